/// What options may stand together, so that none is ignored in silence.
enum ArgumentRule: Hashable, Sendable {
  /// The option means nothing unless one of the others is there.
  case needs(String, anyOf: [String])
  /// The options contradict each other, or the second would be ignored beside the first.
  case excludes(String, String)
  /// The value of an option contradicts another option, as `--svg -` one that says what else is printed.
  case excludesValue(String, String, String)
  /// Of these only one may be `-`, the standard input; a name without dashes is the first argument known by its place.
  case readsOnce([String])

  /// Throws when arguments break the rule.
  func check(_ parsed: ParsedArguments) throws(UsageError) {
    switch self {
    case .needs(let option, let others):
      guard parsed.has(option), !others.contains(where: parsed.has) else { return }
      throw .missingCompanion(option: option, needs: others)
    case .excludes(let one, let other):
      guard parsed.has(one), parsed.has(other) else { return }
      throw .contradiction(one, other)
    case .excludesValue(let option, let value, let other):
      guard parsed.values[option] == value, parsed.has(other) else { return }
      throw .contradiction("\(option) \(value)", other)
    case .readsOnce(let names):
      let reading = names.filter { name in
        (name.hasPrefix("-") ? parsed.values[name] : parsed.positionals.first) == "-"
      }
      if reading.count > 1 { throw .repeatedInput(reading[0], reading[1]) }
    }
  }
}

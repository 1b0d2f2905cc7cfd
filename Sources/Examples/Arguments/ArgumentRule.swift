/// What options may stand together, so that none is ignored in silence.
enum ArgumentRule: Hashable, Sendable {
  /// The option means nothing unless one of the others is there.
  case needs(String, anyOf: [String])
  /// The options contradict each other, or the second would be ignored beside the first.
  case excludes(String, String)

  /// Throws when arguments break the rule.
  func check(_ parsed: ParsedArguments) throws(UsageError) {
    switch self {
    case .needs(let option, let others):
      guard parsed.has(option), !others.contains(where: parsed.has) else { return }
      throw .missingCompanion(option: option, needs: others)
    case .excludes(let one, let other):
      guard parsed.has(one), parsed.has(other) else { return }
      throw .contradiction(one, other)
    }
  }
}

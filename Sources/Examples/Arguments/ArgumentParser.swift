/// Reads the arguments of one command and prints its help, both from one description.
struct ArgumentParser: Sendable {
  /// The name of the command.
  var command: String
  /// What the command does, one line or more.
  var summary: String
  /// The arguments known by their place, required ones first.
  var positionals: [PositionalArgument] = []
  /// The options, in the order of the help; `--help` need not be named.
  var options: [ArgumentOption] = []
  /// Which options may stand together.
  var rules: [ArgumentRule] = []
  /// What the help says below the options, a paragraph each.
  var notes: [String] = []
  /// When the command exits with 1, as the end of a sentence; `nil` when it never does.
  var exitsWithOneWhen: String?

  /// Sorts arguments into options and positional ones.
  ///
  /// `--name value` and `--name=value` are the same; after `--` everything is positional; a number is never an option.
  func parse(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
    var parsed = ParsedArguments()
    var rest = arguments[...]
    var onlyPositionals = false
    while let argument = rest.popFirst() {
      if onlyPositionals || !Self.looksLikeOption(argument) {
        parsed.positionals.append(argument)
      } else if argument == "--" {
        onlyPositionals = true
      } else if argument == "--help" || argument == "-h" {
        parsed.wantsHelp = true
      } else {
        try take(option: argument, rest: &rest, into: &parsed)
      }
    }
    if parsed.wantsHelp { return parsed }
    if parsed.positionals.count > positionals.count {
      throw .unexpectedArgument(parsed.positionals[positionals.count])
    }
    if parsed.positionals.count < positionals.count, positionals[parsed.positionals.count].isRequired {
      throw .missingArgument(positionals[parsed.positionals.count].name)
    }
    if let option = options.first(where: { $0.isRequired && !parsed.has($0.name) }) {
      throw .missingArgument(option.spelling)
    }
    for rule in rules { try rule.check(parsed) }
    return parsed
  }

  /// The help of the command.
  var help: String {
    var usage = "Usage: Examples \(command)"
    for positional in positionals { usage += positional.isRequired ? " \(positional.name)" : " [\(positional.name)]" }
    for option in options where option.isRequired { usage += " \(option.spelling)" }
    if !options.allSatisfy(\.isRequired) { usage += " [OPTIONS]" }
    let rows =
      positionals.map { ($0.name, $0.help) } + options.map { ($0.spelling, $0.help) }
      + [("--help", "Print this.")]
    let one = exitsWithOneWhen.map { ", 1 when \($0)" } ?? ""
    let codes = "Exit codes: 0 as it should be\(one), 2 arguments or input cannot be used."
    let paragraphs = ["\(summary)\n", "\(usage)\n", HelpTable.lines(rows)] + notes.map { "\($0)\n" } + ["\(codes)\n"]
    return paragraphs.joined(separator: "\n")
  }

  private func take(
    option argument: String, rest: inout ArraySlice<String>, into parsed: inout ParsedArguments
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let option = options.first(where: { $0.name == parts[0] }) else {
      throw .unknownOption(
        parts[0], nearest: SpellingDistance.nearest(to: parts[0], among: options.map(\.name) + ["--help"]))
    }
    guard !parsed.flags.contains(option.name), parsed.values[option.name] == nil else {
      throw .repeatedOption(option.name)
    }
    if let value = option.value {
      if parts.count == 2 {
        parsed.values[option.name] = parts[1]
      } else if let next = rest.first, !Self.looksLikeOption(next) {
        parsed.values[option.name] = next
        rest.removeFirst()
      } else {
        throw .missingValue(option: option.name, value: value)
      }
    } else if parts.count == 2 {
      throw .needlessValue(option: option.name, value: parts[1])
    } else {
      parsed.flags.insert(option.name)
    }
  }

  private static func looksLikeOption(_ argument: String) -> Bool {
    argument.hasPrefix("-") && argument != "-" && Double(argument) == nil
  }
}

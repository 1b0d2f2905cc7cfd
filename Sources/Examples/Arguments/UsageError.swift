/// Why arguments could not be understood.
enum UsageError: Error, Hashable, Sendable {
  /// No command has this name.
  case unknownCommand(String, nearest: String?)
  /// The command has no option of this name.
  case unknownOption(String, nearest: String?)
  /// An option that needs a value is the last argument or is followed by another option.
  case missingValue(option: String, value: String)
  /// An option without a value was given one with `=`.
  case needlessValue(option: String, value: String)
  /// An option stands twice.
  case repeatedOption(String)
  /// An option means nothing without one of some others.
  case missingCompanion(option: String, needs: [String])
  /// Two options cannot be given together.
  case contradiction(String, String)
  /// Two files are both the standard input, which can be read once.
  case repeatedInput(String, String)
  /// A value is not of the kind the option takes.
  case invalidValue(name: String, value: String, expected: String)
  /// A needed argument is not there.
  case missingArgument(String)
  /// There are more arguments than the command takes.
  case unexpectedArgument(String)
}

extension UsageError {
  /// The error as one sentence.
  var sentence: String {
    switch self {
    case .unknownCommand(let name, let nearest):
      "There is no command '\(name)'\(Self.ending(nearest))"
    case .unknownOption(let name, let nearest):
      "There is no option '\(name)'\(Self.ending(nearest))"
    case .missingValue(let option, let value):
      "The option \(option) needs a value: \(option) \(value)."
    case .needlessValue(let option, let value):
      "The option \(option) takes no value, but got '\(value)'."
    case .repeatedOption(let option):
      "The option \(option) was given twice."
    case .missingCompanion(let option, let needs):
      "The option \(option) means nothing without \(needs.joined(separator: " or "))."
    case .contradiction(let one, let other):
      "The options \(one) and \(other) cannot be given together."
    case .repeatedInput(let one, let other):
      "\(one) and \(other) cannot both be the standard input."
    case .invalidValue(let name, let value, let expected):
      "'\(value)' is not a value for \(name): expected \(expected)."
    case .missingArgument(let name):
      "The argument \(name) is missing."
    case .unexpectedArgument(let argument):
      "The argument '\(argument)' is one too many."
    }
  }

  private static func ending(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? "."
  }
}

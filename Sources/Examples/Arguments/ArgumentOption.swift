/// One option of a command, with or without a value.
struct ArgumentOption: Sendable {
  /// The spelling with its dashes, such as `--feed`.
  var name: String
  /// What the value stands for in the help, such as `FILE`; `nil` for an option without a value.
  var value: String?
  /// What the option does, one line.
  var help: String
  /// Whether the command cannot run without it.
  var isRequired = false

  /// An option that is there or not.
  static func flag(_ name: String, _ help: String) -> ArgumentOption {
    ArgumentOption(name: name, value: nil, help: help)
  }

  /// An option followed by a value.
  static func value(
    _ name: String, _ value: String, _ help: String, isRequired: Bool = false
  ) -> ArgumentOption {
    ArgumentOption(name: name, value: value, help: help, isRequired: isRequired)
  }

  /// The option with what follows it, such as `--feed FILE`.
  var spelling: String { value.map { "\(name) \($0)" } ?? name }
}

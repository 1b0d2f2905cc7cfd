/// An argument known by its place.
struct PositionalArgument: Sendable {
  /// What it stands for in the help, such as `ROW`.
  var name: String
  /// What it means, one line.
  var help: String
  /// Whether the command cannot run without it.
  var isRequired = true
}

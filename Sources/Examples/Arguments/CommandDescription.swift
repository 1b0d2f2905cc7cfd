/// One command of the tool: its name, what it is for, and how to run it.
struct CommandDescription: Sendable {
  /// The word after `Examples`.
  var name: String
  /// What stands after the name in the list of commands.
  var arguments: String
  /// What the command does, one line.
  var summary: String
  /// Runs the command with the arguments after its name and returns the exit code.
  var run: @Sendable (_ arguments: [String], _ console: Console) async -> Int32
}

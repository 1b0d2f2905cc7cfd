/// Finds the command that was asked for and runs it.
enum CommandLineTool {
  /// All commands, in the order of the help; the first is the default.
  static let commands: [CommandDescription] = [
    CommandDescription(
      name: "compare", arguments: "[--json]",
      summary: "Measure a feed by constraints and by frames, compare (default).",
      run: { CompareCommand.run($0) }),
    CommandDescription(
      name: "show", arguments: "ROW [--svg FILE]",
      summary: "Draw one row of the feed as text or as a picture.",
      run: { ShowCommand.run($0) }),
    CommandDescription(
      name: "scroll", arguments: "[--svg FILE]",
      summary: "Scroll the feed in virtual time and compare ways to get heights.",
      run: { ScrollCommand.run($0) }),
    CommandDescription(
      name: "list", arguments: "[--rows COUNT]",
      summary: "Load, edit and query a long list and check every answer.",
      run: { ListCommand.run($0) }),
    CommandDescription(
      name: "solve", arguments: "FILE|- [--explain]",
      summary: "Run a text of the constraint language on an empty solver.",
      run: { SolveCommand.run($0) }),
    CommandDescription(
      name: "check", arguments: "[--rules]",
      summary: "Check the feed cell by rules: what is wrong, where, how to mend it.",
      run: { CheckCommand.run($0) }),
    CommandDescription(
      name: "bench", arguments: "[CASE] [--json]",
      summary: "Time the operations that must be fast.",
      run: { BenchCommand.run($0) }),
    CommandDescription(
      name: "measure-text", arguments: "TEXT [--json]",
      summary: "Tell how wide and high a text is, and what stands in each line.",
      run: { MeasureTextCommand.run($0) }),
    CommandDescription(
      name: "measure", arguments: "FILE [--json]",
      summary: "Measure a cell or view of an Interface Builder file.",
      run: { MeasureCommand.run($0) }),
    CommandDescription(
      name: "convert", arguments: "FILE",
      summary: "Print a cell of an Interface Builder file as Swift source.",
      run: { ConvertCommand.run($0) }),
    CommandDescription(
      name: "conform", arguments: "DIR [--json]",
      summary: "Compare Interface Builder files with the frames stored in them.",
      run: { ConformCommand.run($0) }),
  ]

  /// Runs the tool with the arguments after its name.
  ///
  /// - Returns: the exit code, see ``ExitCode``.
  static func run(_ arguments: [String], on console: Console = .standard) -> Int32 {
    guard let first = arguments.first else { return commands[0].run([]) }
    if first == "--help" || first == "-h" || first == "help" {
      console.write(help)
      return ExitCode.success
    }
    if first.hasPrefix("-") { return commands[0].run(arguments) }
    guard let command = commands.first(where: { $0.name == first }) else {
      let error = UsageError.unknownCommand(
        first, nearest: SpellingDistance.nearest(to: first, among: commands.map(\.name)))
      console.complain("\(error.sentence)\nSee 'Examples --help'.\n")
      return ExitCode.unusable
    }
    return command.run(Array(arguments.dropFirst()))
  }

  /// All commands in one screen.
  static var help: String {
    """
    Table rows measured without a screen: declared by constraints, laid out by frames, cached.

    Usage: Examples [COMMAND] [OPTIONS]

    \(HelpTable.lines(commands.map { ("\($0.name) \($0.arguments)", $0.summary) }))
    Examples COMMAND --help tells the options of a command.
    Exit codes: 0 as it should be, 1 a comparison differs, 2 arguments or input cannot be used.

    """
  }
}

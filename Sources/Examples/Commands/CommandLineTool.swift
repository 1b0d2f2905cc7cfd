/// Finds the command that was asked for and runs it.
enum CommandLineTool {
  /// All commands, in the order of the help; the first is the default.
  static let commands: [CommandDescription] = [
    CommandDescription(
      name: "compare", arguments: "", summary: "Measure a feed by constraints and by frames (default).",
      run: { CompareCommand.run($0, on: $1) }),
    CommandDescription(
      name: "show", arguments: "ROWS", summary: "Draw rows as text or, with --svg FILE, as a picture.",
      run: { ShowCommand.run($0, on: $1) }),
    CommandDescription(
      name: "report", arguments: "--out DIR", summary: "Write comparison, pictures and checks as one page.",
      run: { ReportCommand.run($0, on: $1) }),
    CommandDescription(
      name: "scroll", arguments: "", summary: "Scroll in virtual time, compare ways to get heights.",
      run: { ScrollCommand.run($0, on: $1) }),
    CommandDescription(
      name: "list", arguments: "", summary: "Load, edit and query a long list, check every answer.",
      run: { await ListCommand.run($0, on: $1) }),
    CommandDescription(
      name: "check", arguments: "", summary: "Check the feed cell by rules: what is wrong, and where.",
      run: { CheckCommand.run($0, on: $1) }),
    CommandDescription(
      name: "solve", arguments: "FILE|-", summary: "Run a text of the constraint language on a solver.",
      run: { SolveCommand.run($0, on: $1) }),
    CommandDescription(
      name: "bench", arguments: "[CASE]", summary: "Time the operations that must be fast.",
      run: { await BenchCommand.run($0, on: $1) }),
    CommandDescription(
      name: "measure-text", arguments: "TEXT", summary: "Tell how wide and high a text is, line by line.",
      run: { MeasureTextCommand.run($0, on: $1) }),
    CommandDescription(
      name: "measure", arguments: "FILE", summary: "Measure a cell or view of an Interface Builder file.",
      run: { MeasureCommand.run($0, on: $1) }),
    CommandDescription(
      name: "convert", arguments: "FILE", summary: "Print a cell of such a file as Swift source.",
      run: { ConvertCommand.run($0, on: $1) }),
    CommandDescription(
      name: "conform", arguments: "DIR", summary: "Compare such files with the frames stored in them.",
      run: { ConformCommand.run($0, on: $1) }),
  ]

  /// Runs the tool with the arguments after its name.
  ///
  /// - Returns: the exit code, see ``ExitCode``.
  static func run(_ arguments: [String], on console: Console = .standard) async -> Int32 {
    guard let first = arguments.first else { return await commands[0].run([], console) }
    if first == "--help" || first == "-h" || (first == "help" && arguments.count == 1) {
      console.write(help)
      return ExitCode.success
    }
    if first.hasPrefix("-") {
      let name = String(first.prefix { $0 != "=" })
      let known = CompareCommand.parser.options.map(\.name)
      if known.contains(name) || first == "-" { return await commands[0].run(arguments, console) }
      return refuse(
        .unknownOption(name, nearest: SpellingDistance.nearest(to: name, among: known + ["--help"])), console)
    }
    if first == "help", arguments.count > 2 { return refuse(.unexpectedArgument(arguments[2]), console) }
    let (name, rest) =
      first == "help" ? (arguments[1], ["--help"]) : (first, Array(arguments.dropFirst()))
    guard let command = commands.first(where: { $0.name == name }) else {
      return refuse(
        .unknownCommand(name, nearest: SpellingDistance.nearest(to: name, among: commands.map(\.name))), console)
    }
    return await command.run(rest, console)
  }

  private static func refuse(_ error: UsageError, _ console: Console) -> Int32 {
    console.complain("\(error.sentence)\nSee 'Examples --help'.\n")
    return ExitCode.unusable
  }

  /// All commands in one screen of 24 lines of 80 columns.
  static var help: String {
    """
    Table rows measured without a screen: declared by constraints, laid out by
    frames, cached.

    Usage: Examples [COMMAND] [OPTIONS]

    \(HelpTable.lines(commands.map { ("\($0.name) \($0.arguments)", $0.summary) }))
    'Examples COMMAND --help' tells the options of a command; --json prints results
    for programs.
    Exit codes: 0 as it should be, 1 something differs, is wrong or was refused,
    2 arguments or input cannot be used.

    """
  }
}

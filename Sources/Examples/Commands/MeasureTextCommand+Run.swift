extension MeasureTextCommand {
  /// Runs the command with the arguments after its name and returns the exit code.
  static func run(_ arguments: [String], on console: Console = .standard) -> Int32 {
    if arguments.contains("--help") || arguments.contains("-h") {
      console.write("Tells how wide and high a text is, and what stands in each line.\n\nUsage: Examples \(usage)\n")
      return ExitCode.success
    }
    do {
      console.write(try MeasureTextCommand(arguments).run() + "\n")
      return ExitCode.success
    } catch {
      console.complain("\(error)\nSee 'Examples measure-text --help'.\n")
      return ExitCode.unusable
    }
  }
}

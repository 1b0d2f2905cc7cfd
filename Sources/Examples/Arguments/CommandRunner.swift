import Foundation

/// Runs a command's work and turns what it throws into a sentence and an exit code.
enum CommandRunner {
  /// Parses arguments, prints help when asked, runs the body, reports errors.
  ///
  /// - Returns: what the body returns, or ``ExitCode/unusable`` after an error.
  static func run(
    _ parser: ArgumentParser, _ arguments: [String], on console: Console,
    _ body: (ParsedArguments) throws -> Int32
  ) -> Int32 {
    do {
      let parsed = try parser.parse(arguments)
      if parsed.wantsHelp {
        console.write(parser.help)
        return ExitCode.success
      }
      return try body(parsed)
    } catch let error as UsageError {
      console.complain("\(error.sentence)\nSee 'Examples \(parser.command) --help'.\n")
    } catch {
      console.complain("\(ErrorSentence.of(error))\n")
    }
    return ExitCode.unusable
  }
}

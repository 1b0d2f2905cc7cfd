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
      guard let parsed = try parse(parser, arguments, console) else { return ExitCode.success }
      return try body(parsed)
    } catch {
      return report(error, parser, console)
    }
  }

  /// As the other, for a body that waits for concurrent work.
  static func run(
    _ parser: ArgumentParser, _ arguments: [String], on console: Console,
    _ body: (ParsedArguments) async throws -> Int32
  ) async -> Int32 {
    do {
      guard let parsed = try parse(parser, arguments, console) else { return ExitCode.success }
      return try await body(parsed)
    } catch {
      return report(error, parser, console)
    }
  }

  /// The arguments; `nil` when the help was asked for and printed.
  private static func parse(
    _ parser: ArgumentParser, _ arguments: [String], _ console: Console
  ) throws(UsageError) -> ParsedArguments? {
    let parsed = try parser.parse(arguments)
    guard parsed.wantsHelp else { return parsed }
    console.write(parser.help)
    return nil
  }

  private static func report(_ error: any Error, _ parser: ArgumentParser, _ console: Console) -> Int32 {
    if let error = error as? UsageError {
      console.complain("\(error.sentence)\nSee 'Examples \(parser.command) --help'.\n")
    } else {
      console.complain("\(ErrorSentence.of(error))\n")
    }
    return ExitCode.unusable
  }
}

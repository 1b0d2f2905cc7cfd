import Foundation

/// Where a command writes: results to one place, complaints to another, and to a terminal how far it is.
struct Console: Sendable {
  /// Takes text of the result.
  var write: @Sendable (String) -> Void
  /// Takes text about what went wrong.
  var complain: @Sendable (String) -> Void
  /// Takes what moves the cursor of a terminal; `nil` where complaints do not go to a terminal.
  var terminal: (@Sendable (String) -> Void)?

  /// The standard output and the standard error of the process.
  static let standard = Console(
    write: { text in
      do {
        try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
      } catch {
        // A reader that has enough, such as head, ends the process by SIGPIPE before this; what is left is a full
        // disk and the like.
        writeError("The standard output cannot be written.\n")
        exit(ExitCode.unusable)
      }
    },
    complain: writeError,
    terminal: hasTerminal ? writeError : nil)

  private static let hasTerminal =
    isatty(FileHandle.standardError.fileDescriptor) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"

  /// There is nowhere to say that this failed.
  @Sendable private static func writeError(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}

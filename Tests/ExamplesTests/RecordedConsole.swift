import Foundation

@testable import Examples

/// A console that keeps what it is given.
final class RecordedConsole: Sendable {
  private let lock = NSLock()
  nonisolated(unsafe) private var written = ""
  nonisolated(unsafe) private var complaints = ""

  /// The console to hand to a command.
  var console: Console {
    Console(
      write: { text in self.lock.withLock { self.written += text } },
      complain: { text in self.lock.withLock { self.complaints += text } })
  }

  /// All results so far.
  var output: String { lock.withLock { written } }
  /// All complaints so far.
  var errors: String { lock.withLock { complaints } }
}

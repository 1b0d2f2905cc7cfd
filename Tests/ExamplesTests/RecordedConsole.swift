import Foundation

@testable import Examples

/// A console that keeps what it is given.
final class RecordedConsole: Sendable {
  private let lock = NSLock()
  nonisolated(unsafe) private var written = ""
  nonisolated(unsafe) private var complaints = ""
  nonisolated(unsafe) private var moves: [String] = []

  /// The console to hand to a command; no terminal.
  var console: Console {
    Console(
      write: { text in self.lock.withLock { self.written += text } },
      complain: { text in self.lock.withLock { self.complaints += text } })
  }

  /// The console of somebody at a terminal.
  var terminal: Console {
    var result = console
    result.terminal = { text in self.lock.withLock { self.moves.append(text) } }
    return result
  }

  /// All results so far.
  var output: String { lock.withLock { written } }
  /// All complaints so far.
  var errors: String { lock.withLock { complaints } }
  /// What went to the terminal so far.
  var progress: [String] { lock.withLock { moves } }
}

import Foundation
import TemplateCell

/// A line on the terminal that tells how far a long work is, and is gone when the work is done.
///
/// Nothing is written to anything but a terminal, nor for work that is done soon.
final class ProgressLine: Sendable {
  private let terminal: (@Sendable (String) -> Void)?
  private let delay: Duration
  private let interval: Duration
  private let start = ContinuousClock.now
  private let lock = NSLock()
  // Guarded by the lock.
  nonisolated(unsafe) private var last: ContinuousClock.Instant?
  nonisolated(unsafe) private var isShown = false

  /// Makes a line for a console.
  ///
  /// - Parameters:
  ///   - delay: how long nothing is shown.
  ///   - interval: the shortest time between two changes.
  init(on console: Console, delay: Duration = .milliseconds(500), interval: Duration = .milliseconds(100)) {
    terminal = console.terminal
    self.delay = delay
    self.interval = interval
  }

  /// Shows a text in place of what stood before.
  func show(_ text: @autoclosure () -> String) {
    guard let terminal else { return }
    lock.withLock {
      let now = ContinuousClock.now
      guard now - start >= delay, last.map({ now - $0 >= interval }) ?? true else { return }
      last = now
      isShown = true
      terminal("\r\u{1B}[2K" + TerminalText.prefix(text(), columns: 79))
    }
  }

  /// Takes the line away, before a result is written and at the end.
  func clear() {
    lock.withLock {
      guard isShown, let terminal else { return }
      isShown = false
      terminal("\r\u{1B}[2K")
    }
  }
}

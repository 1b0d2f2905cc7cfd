import Foundation

/// A clock that moves only when work is charged to it, so that a replay gives the same numbers everywhere.
final class VirtualClock: Clock, @unchecked Sendable {
  struct Instant: InstantProtocol {
    var offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let lock = NSLock()
  private var offset = Duration.zero

  var now: Instant { lock.withLock { Instant(offset: offset) } }
  var minimumResolution: Duration { .nanoseconds(1) }

  func charge(_ duration: Duration) {
    lock.withLock { offset += duration }
  }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    lock.withLock { offset = max(offset, deadline.offset) }
  }
}

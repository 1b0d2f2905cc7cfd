import Foundation
import TemplateCell

/// A clock that only moves when it is told to.
final class ManualClock: Clock, @unchecked Sendable {
  struct Instant: InstantProtocol {
    var offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let lock = NSLock()
  private var offset = Duration.zero

  var now: Instant { lock.withLock { Instant(offset: offset) } }
  var minimumResolution: Duration { .zero }
  func advance(by duration: Duration) { lock.withLock { offset += duration } }
  func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
}

/// Measures a row in a fixed time of a manual clock, and notes the order of its calls.
struct TimedMeasurer: RowMeasuring {
  final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var rows: [Int] = []
    var items: [Int] { lock.withLock { rows } }
    func add(_ item: Int) { lock.withLock { rows.append(item) } }
  }

  let clock: ManualClock
  var cost: Duration = .milliseconds(1)
  let log = Log()

  func layout(of item: Int, width: Double, environment: LayoutEnvironment) throws(MeasuringError) -> CellLayout {
    log.add(item)
    clock.advance(by: cost)
    guard item >= 0 else { throw .unknownReuseIdentifier("negative", registered: []) }
    let height = 40 + Double(item % 50)
    return CellLayout(width: width, height: height, fittingHeight: height, names: [], frames: [], source: .frames)
  }
}

/// A table whose rows are numbers.
func makeNumberTable(_ rows: [[Int]], measurer: some RowMeasuring<Int>) throws -> HeadlessTable<Int> {
  var registry = TemplateRegistry<Int>()
  try registry.register(measurer, for: "number")
  return try HeadlessTable(
    sections: rows.map { TableSection(rows: $0) }, registry: registry, width: 320, reuseIdentifier: { _ in "number" })
}

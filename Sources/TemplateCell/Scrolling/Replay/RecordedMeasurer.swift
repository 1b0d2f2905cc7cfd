import Foundation

/// Measures rows whose heights are known beforehand, and charges a fixed time for each.
struct RecordedMeasurer: RowMeasuring {
  /// How many rows were measured.
  final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var total = 0

    var count: Int { lock.withLock { total } }
    func raise() { lock.withLock { total += 1 } }
  }

  let heights: [Double]
  let cost: Duration
  let clock: VirtualClock
  let counter = Counter()

  func layout(of item: Int, width: Double, environment: LayoutEnvironment) throws(MeasuringError) -> CellLayout {
    guard heights.indices.contains(item) else {
      throw .invalidNumber(name: "The row", value: "\(item)", rule: "from 0 to \(heights.count - 1)")
    }
    counter.raise()
    clock.charge(cost)
    return CellLayout(
      width: width, height: heights[item], fittingHeight: heights[item], names: [], frames: [], source: .frames)
  }
}

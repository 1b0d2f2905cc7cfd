public import Foundation

/// Measures rows ahead of time, a bounded slice whenever the host is idle.
///
/// It keeps no list of rows: what is to be measured is what the table does not know, so a row that was measured on
/// demand meanwhile, or that is gone, is never measured. When the data, the width or the visible rows change it
/// begins its order anew. It does nothing until it is enabled.
public struct IdlePrecacher: Sendable {
  /// What one slice did.
  public struct Slice: Hashable, Sendable {
    /// How many rows were measured.
    public var measuredCount = 0
    /// How many rows could not be measured.
    public var failedCount = 0
    /// Whether nothing is left to measure.
    public var isFinished = false

    /// Makes the account of a slice.
    public init(measuredCount: Int = 0, failedCount: Int = 0, isFinished: Bool = false) {
      self.measuredCount = measuredCount
      self.failedCount = failedCount
      self.isFinished = isFinished
    }
  }

  /// Whether slices do any work.
  public var isEnabled: Bool

  private var visible: (first: RowPosition, last: RowPosition)?
  private var direction: ScrollDirection?
  private var order: PrecacheOrder?
  private var dataVersion: Int?

  /// Makes a precacher.
  public init(isEnabled: Bool = false) {
    self.isEnabled = isEnabled
  }

  /// Says what is visible: those rows come first, then the others along the direction.
  ///
  /// - Parameters:
  ///   - rows: the visible rows in order; empty when none is.
  ///   - direction: where the list is scrolled to; `nil` when it rests.
  public mutating func setVisibleRows(_ rows: some BidirectionalCollection<IndexPath>, direction: ScrollDirection?) {
    self.direction = direction
    order = nil
    visible = nil
    if let first = rows.first.flatMap(RowPosition.init), let last = rows.last.flatMap(RowPosition.init) {
      visible = (first, last)
    }
  }

  /// Stops for good: later slices do nothing until ``isEnabled`` is set again.
  public mutating func cancel() {
    isEnabled = false
    order = nil
  }

  /// Measures rows until the budget is used up or nothing is left; ends at most one row after the budget.
  ///
  /// - Parameters:
  ///   - table: the table.
  ///   - budget: how long to work; nothing is measured for a budget that is not positive.
  ///   - clock: tells the time.
  /// - Returns: what was done.
  /// - Complexity: O(1) per row passed, and one measurement per row measured.
  public mutating func step<Host: Clock>(
    on table: inout some PrecachableTable, budget: Duration, clock: Host = ContinuousClock()
  ) -> Slice where Host.Duration == Duration {
    var slice = Slice()
    guard isEnabled, budget > .zero else { return slice }
    let end = clock.now.advanced(by: budget)
    if dataVersion != table.dataVersion { order = nil }
    dataVersion = table.dataVersion
    var current =
      order
      ?? PrecacheOrder(
        rowCounts: table.rowCounts, first: visible?.first, last: visible?.last, direction: direction)
    order = nil
    var passed = 0
    while let position = current.advance() {
      if table.needsMeasuring(row: position.row, section: position.section) {
        do {
          _ = try table.height(at: position.indexPath)
          slice.measuredCount += 1
        } catch {
          slice.failedCount += 1
        }
        if clock.now >= end { break }
      } else {
        passed += 1
        if passed % 256 == 0, clock.now >= end { break }
      }
    }
    slice.isFinished = current.isFinished
    order = current
    return slice
  }
}

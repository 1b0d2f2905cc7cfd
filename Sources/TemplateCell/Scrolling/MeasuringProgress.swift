/// How far measuring many rows has come.
public struct MeasuringProgress: Hashable, Sendable {
  /// How many rows are done.
  public var completedCount: Int
  /// How many rows there were to do.
  public var totalCount: Int
  /// The time since the start.
  public var elapsed: Duration

  /// Makes a state of progress.
  public init(completedCount: Int, totalCount: Int, elapsed: Duration) {
    self.completedCount = completedCount
    self.totalCount = totalCount
    self.elapsed = elapsed
  }

  /// The share that is done, 0 to 1; 1 when there was nothing to do.
  public var fraction: Double { totalCount > 0 ? Double(completedCount) / Double(totalCount) : 1 }

  /// The rows done per second; `nil` before any time has passed.
  public var rowsPerSecond: Double? {
    let seconds = elapsed / .seconds(1)
    return seconds > 0 ? Double(completedCount) / seconds : nil
  }
}

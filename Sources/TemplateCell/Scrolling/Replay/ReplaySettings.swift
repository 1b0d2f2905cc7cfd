/// What a scroll replay assumes.
public struct ReplaySettings: Hashable, Sendable {
  /// Frames per second.
  public var framesPerSecond = 60.0
  /// The height of the visible part in points.
  public var visibleHeight = 667.0
  /// What a row counts as before it is measured.
  public var estimate = HeightEstimate.constant(44)
  /// When the table asks for heights.
  public var callPattern = HeightCallPattern.appearingRows
  /// The time to measure one row by constraints.
  public var constraintsCost = Duration.microseconds(2_000)
  /// The time to lay out one row by frames.
  public var framesCost = Duration.microseconds(1_000)
  /// The time to find a height by index path.
  public var indexPathHitCost = Duration.nanoseconds(20)
  /// The time to find a height by key.
  public var keyedHitCost = Duration.nanoseconds(100)
  /// The time to show one row, however its height was found.
  public var displayCost = Duration.microseconds(500)
  /// The most idle work per frame.
  public var idleBudget = Duration.milliseconds(4)
  /// The workers of parallel measuring.
  public var workers = 2
  /// Which rows to load in a far fling; `nil` loads every row.
  public var flingLoading: FlingLoading?

  /// Makes the settings of a phone of 60 frames per second, two milliseconds per row by constraints.
  public init() {}
}

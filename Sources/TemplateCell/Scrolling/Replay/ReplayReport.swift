/// What a scroll replay found for one strategy.
public struct ReplayReport: Hashable, Sendable {
  /// The strategy.
  public var strategy: ScrollStrategy
  /// The time from the data to the first frame.
  public var loadTime: Duration
  /// The part of ``loadTime`` for which the main thread was busy.
  public var mainThreadLoadTime: Duration
  /// How many rows were measured in all, on whatever thread.
  public var measureCount: Int
  /// The frames.
  public var frames: [ReplayFrame]

  /// The number of refreshes of the screen that were missed.
  public var droppedCount: Int { frames.reduce(0) { $0 + $1.droppedCount } }
  /// The number of heights that were asked for and not known.
  public var missCount: Int { frames.reduce(0) { $0 + $1.missCount } }
  /// The number of blank rows, summed over the frames.
  public var blankCount: Int { frames.reduce(0) { $0 + $1.blankCount } }
  /// The number of frames in which rows jumped by more than a thousandth of a point.
  public var jumpCount: Int { frames.reduce(0) { $1.jump > 0.001 ? $0 + 1 : $0 } }
  /// The greatest jump in points.
  public var greatestJump: Double { frames.reduce(0) { max($0, $1.jump) } }
  /// The longest work of one frame.
  public var longestWork: Duration { frames.reduce(.zero) { max($0, $1.work) } }
  /// The time the main thread measured rows while scrolling.
  public var measuringTime: Duration { frames.reduce(.zero) { $0 + $1.measuring } }
}

/// What happened in one frame of a scroll replay.
public struct ReplayFrame: Hashable, Sendable {
  /// Seconds from the start.
  public var time: Double
  /// The time the main thread worked: asking for heights, measuring, showing rows, idle work.
  public var work: Duration
  /// The part of the work that measured rows.
  public var measuring: Duration
  /// How many heights were asked for and not known.
  public var missCount: Int
  /// How many visible rows have no content.
  public var blankCount: Int
  /// How far rows that stayed visible moved on the screen besides the scrolling, in points.
  public var jump: Double
  /// How many refreshes of the screen passed before the frame was done.
  public var droppedCount: Int
}

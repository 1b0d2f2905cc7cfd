/// What a ``TextMeasuring`` answers; all lengths in points.
public struct TextMeasurement: Hashable, Sendable {
  /// The width of the widest line, trailing spaces not counted.
  public var width: Double
  /// The height of all lines.
  public var height: Double
  /// The width the text would take with no limit on its width.
  public var naturalWidth: Double
  /// The number of lines shown; an empty text has one.
  public var lineCount: Int
  /// From the top to the baseline of the first line.
  public var firstBaseline: Double
  /// From the top to the baseline of the last line.
  public var lastBaseline: Double
  /// Whether characters were left out because of the line limit.
  public var isTruncated: Bool

  /// Makes an answer.
  public init(
    width: Double, height: Double, naturalWidth: Double, lineCount: Int, firstBaseline: Double,
    lastBaseline: Double, isTruncated: Bool = false
  ) {
    self.width = width
    self.height = height
    self.naturalWidth = naturalWidth
    self.lineCount = lineCount
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.isTruncated = isTruncated
  }
}

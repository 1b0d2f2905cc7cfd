/// Measures texts: the only thing a layout needs to know about fonts.
///
/// A measurer MUST be a pure function of the request: same request, same bits out, on any thread.
public protocol TextMeasuring: Sendable {
  /// The size a text takes.
  func measure(_ request: TextRequest) -> TextMeasurement
}

/// What is asked of a ``TextMeasuring``.
public struct TextRequest: Hashable, Sendable {
  /// The text and its font.
  public var text: StyledText
  /// The width offered in points: `nil` asks for the natural width (no wrapping but at forced breaks);
  /// 0, negative or NaN asks for the narrowest (the widest word decides).
  public var width: Double?
  /// The greatest number of lines; 0 means any number.
  public var numberOfLines: Int
  /// Pixels per point, to which line heights are rounded up; not positive or not finite means 1.
  public var scale: Double

  /// Makes a request.
  public init(_ text: StyledText, width: Double? = nil, numberOfLines: Int = 0, scale: Double = 2) {
    self.text = text
    self.width = width
    self.numberOfLines = numberOfLines
    self.scale = scale
  }
}

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

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

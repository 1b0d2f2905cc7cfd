/// A measurer that can also say what stands in each line, for drawing.
public protocol TextLayouting: TextMeasuring {
  /// The lines of a text, placed in the width of the request, or in their own where it has none.
  func layout(_ request: TextRequest) -> TextLayout
}

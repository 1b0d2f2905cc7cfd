/// A text set in lines.
public struct TextLayout: Hashable, Sendable {
  /// The lines shown, from the top.
  public var lines: [TextLine]
  /// The size of all.
  public var measurement: TextMeasurement

  /// Makes a layout.
  public init(lines: [TextLine], measurement: TextMeasurement) {
    self.lines = lines
    self.measurement = measurement
  }
}

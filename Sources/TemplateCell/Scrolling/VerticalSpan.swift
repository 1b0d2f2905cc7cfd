/// Where something lies in the content of a table, from top to bottom.
public struct VerticalSpan: Hashable, Sendable {
  /// The upper edge in points from the top of the content.
  public var y: Double
  /// The height in points.
  public var height: Double

  /// Makes a span.
  public init(y: Double, height: Double) {
    self.y = y
    self.height = height
  }

  /// The lower edge in points from the top of the content.
  public var maxY: Double { y + height }
}

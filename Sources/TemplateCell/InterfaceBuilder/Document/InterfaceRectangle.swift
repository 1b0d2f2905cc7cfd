/// A rectangle in points: in a file, in the space of the superview.
public struct InterfaceRectangle: Hashable, Sendable, Codable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Makes a rectangle.
  public init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The edges moved to whole pixels, each on its own.
  public func rounded(scale: Double) -> InterfaceRectangle {
    func edge(_ value: Double) -> Double { (value * scale).rounded() / scale }
    let (left, top) = (edge(x), edge(y))
    return InterfaceRectangle(x: left, y: top, width: edge(x + width) - left, height: edge(y + height) - top)
  }
}

/// From where to where something reaches from top to bottom, in points.
struct Extent {
  let top: Double
  let length: Double

  init(_ top: Double, _ length: Double) { (self.top, self.length) = (top, length) }

  /// How much of it lies above or below a content view of a height.
  func hidden(_ height: Double) -> Double {
    length - max(0, min(top + length, height) - max(top, 0))
  }

  /// Whether more than half of it does.
  func isOutside(_ height: Double) -> Bool { hidden(height) > length / 2 + 0.01 }
}

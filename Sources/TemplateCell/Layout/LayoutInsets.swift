/// Distances from the edges of a rectangle inwards, in points; as `NSDirectionalEdgeInsets`.
public struct LayoutInsets: Hashable, Sendable, Codable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the leading edge.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the trailing edge.
  public var trailing: Double

  /// Makes insets.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets that are equal left and right, and equal at top and bottom.
  public init(horizontal: Double = 0, vertical: Double = 0) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// Makes insets that are equal on all sides.
  public init(_ all: Double) {
    self.init(horizontal: all, vertical: all)
  }
}

extension LayoutInsets {
  /// 8 points on all sides: the layout margins of a view.
  public static let standardMargins = LayoutInsets(8)
  /// 16 points at the sides, 11 at top and bottom: the layout margins of the content view of a cell.
  public static let cellMargins = LayoutInsets(horizontal: 16, vertical: 11)

  /// Each distance the greater of both.
  func union(_ other: LayoutInsets) -> LayoutInsets {
    LayoutInsets(
      top: max(top, other.top), leading: max(leading, other.leading), bottom: max(bottom, other.bottom),
      trailing: max(trailing, other.trailing))
  }

  /// The distance at the left edge.
  func left(_ direction: LayoutEnvironment.LayoutDirection) -> Double {
    direction == .leftToRight ? leading : trailing
  }

  /// The distance at the right edge.
  func right(_ direction: LayoutEnvironment.LayoutDirection) -> Double {
    direction == .leftToRight ? trailing : leading
  }

  /// Whether all distances can be reckoned with.
  var areOnGrid: Bool {
    PixelGrid.holds(top) && PixelGrid.holds(leading) && PixelGrid.holds(bottom) && PixelGrid.holds(trailing)
  }
}

extension LayoutInsets: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes insets that are equal on all sides.
  public init(floatLiteral value: Double) { self.init(value) }

  /// Makes insets that are equal on all sides.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}

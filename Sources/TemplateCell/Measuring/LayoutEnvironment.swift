/// Everything besides content and width that a height depends on; part of every cache key.
public struct LayoutEnvironment: Hashable, Sendable, Codable {
  /// The direction in which leading and trailing point.
  public enum LayoutDirection: UInt8, Hashable, Sendable, Codable {
    case leftToRight, rightToLeft
  }

  /// Pixels per point; row heights are rounded up to whole pixels.
  public var scale: Double
  /// The direction of the layout.
  public var layoutDirection: LayoutDirection
  /// The text size setting, as a name such as `L` or `accessibilityM`.
  public var contentSizeCategory: String

  /// Makes an environment: 2 pixels per point, left to right, text size `L`.
  public init(
    scale: Double = 2, layoutDirection: LayoutDirection = .leftToRight, contentSizeCategory: String = "L"
  ) {
    self.scale = scale
    self.layoutDirection = layoutDirection
    self.contentSizeCategory = contentSizeCategory
  }
}

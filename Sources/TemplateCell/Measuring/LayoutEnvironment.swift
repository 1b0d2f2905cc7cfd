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
  /// The text size setting.
  public var contentSizeCategory: ContentSizeCategory

  /// Makes an environment: 2 pixels per point, left to right, text size large.
  public init(
    scale: Double = 2, layoutDirection: LayoutDirection = .leftToRight,
    contentSizeCategory: ContentSizeCategory = .large
  ) {
    self.scale = scale
    self.layoutDirection = layoutDirection
    self.contentSizeCategory = contentSizeCategory
  }
}

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
  /// The language and region of formatted texts such as dates and amounts, `de_CH`; empty when heights do not depend on
  /// it. The measurers of this package do not read it: it keeps the heights of two languages apart.
  public var localeIdentifier: String

  /// Makes an environment: 2 pixels per point, left to right, text size large, no locale.
  public init(
    scale: Double = 2, layoutDirection: LayoutDirection = .leftToRight,
    contentSizeCategory: ContentSizeCategory = .large, localeIdentifier: String = ""
  ) {
    self.scale = scale
    self.layoutDirection = layoutDirection
    self.contentSizeCategory = contentSizeCategory
    self.localeIdentifier = localeIdentifier
  }
}

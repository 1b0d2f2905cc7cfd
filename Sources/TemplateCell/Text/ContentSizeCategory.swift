/// The text size setting of iOS, spelled as `UIContentSizeCategory` does; the raw value is its short name.
public enum ContentSizeCategory: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  case extraSmall = "XS"
  case small = "S"
  case medium = "M"
  case large = "L"
  case extraLarge = "XL"
  case extraExtraLarge = "XXL"
  case extraExtraExtraLarge = "XXXL"
  case accessibilityMedium = "accessibilityM"
  case accessibilityLarge = "accessibilityL"
  case accessibilityExtraLarge = "accessibilityXL"
  case accessibilityExtraExtraLarge = "accessibilityXXL"
  case accessibilityExtraExtraExtraLarge = "accessibilityXXXL"

  /// The place in the order from the smallest, 0, to the largest, 11.
  var index: Int {
    switch self {
    case .extraSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .extraLarge: 4
    case .extraExtraLarge: 5
    case .extraExtraExtraLarge: 6
    case .accessibilityMedium: 7
    case .accessibilityLarge: 8
    case .accessibilityExtraLarge: 9
    case .accessibilityExtraExtraLarge: 10
    case .accessibilityExtraExtraExtraLarge: 11
    }
  }

  /// Whether it is one of the five larger accessibility sizes.
  public var isAccessibilityCategory: Bool { index > 6 }

  /// Smaller texts come first.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.index < right.index
  }
}

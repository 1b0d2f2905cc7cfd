/// The text styles of iOS, each with a size for every ``ContentSizeCategory``.
public enum TextStyle: String, Hashable, Sendable, Codable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2

  /// The weight of the style; all are regular but the headline.
  public var weight: FontDescription.Weight { self == .headline ? .semibold : .regular }

  /// The size of the style in points.
  ///
  /// Source: Apple's Human Interface Guidelines, Typography, Dynamic Type sizes for iOS.
  public func size(for category: ContentSizeCategory) -> Double {
    Self.sizes[row][category.index]
  }

  private var row: Int {
    switch self {
    case .largeTitle: 0
    case .title1: 1
    case .title2: 2
    case .title3: 3
    case .headline, .body: 4
    case .callout: 5
    case .subheadline: 6
    case .footnote: 7
    case .caption1: 8
    case .caption2: 9
    }
  }

  // Columns: XS S M L XL XXL XXXL, then the accessibility sizes M L XL XXL XXXL.
  private static let sizes: [[Double]] = [
    [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]
}

extension FontDescription {
  /// The system font of a text style at the default setting, which follows the setting when ``resolved(for:)``.
  public static func preferred(_ style: TextStyle) -> FontDescription {
    FontDescription(size: style.size(for: .large), weight: style.weight, textStyle: style)
  }

  /// The font at a text size setting: one with a ``textStyle`` takes the style's size, any other stays as it is.
  public func resolved(for category: ContentSizeCategory) -> FontDescription {
    guard let textStyle else { return self }
    var font = self
    font.size = textStyle.size(for: category)
    return font
  }

  /// 34 points at the default setting.
  public static var largeTitle: FontDescription { .preferred(.largeTitle) }
  /// 28 points at the default setting.
  public static var title1: FontDescription { .preferred(.title1) }
  /// 22 points at the default setting.
  public static var title2: FontDescription { .preferred(.title2) }
  /// 20 points at the default setting.
  public static var title3: FontDescription { .preferred(.title3) }
  /// 17 points, semibold, at the default setting.
  public static var headline: FontDescription { .preferred(.headline) }
  /// 15 points at the default setting.
  public static var subheadline: FontDescription { .preferred(.subheadline) }
  /// 17 points at the default setting.
  public static var body: FontDescription { .preferred(.body) }
  /// 16 points at the default setting.
  public static var callout: FontDescription { .preferred(.callout) }
  /// 13 points at the default setting.
  public static var footnote: FontDescription { .preferred(.footnote) }
  /// 12 points at the default setting.
  public static var caption1: FontDescription { .preferred(.caption1) }
  /// 11 points at the default setting.
  public static var caption2: FontDescription { .preferred(.caption2) }
}

/// Widths and heights of a font that its letters do not tell, as parts of the em.
public struct FontMetrics: Hashable, Sendable, Codable {
  /// What is added after each character.
  public enum Tracking: Hashable, Sendable, Codable {
    /// Nothing.
    case none
    /// What Apple's system font adds at the size, see ``SystemTracking``.
    case system
    /// What the system font of iOS 9 to 13 added at the size: letters at 17 points stood a little wider.
    case earlierSystem
    /// A fixed number of points; negative moves characters together.
    case points(Double)
  }

  /// The advance of East Asian Wide and Fullwidth characters.
  public var ideographAdvance: Double
  /// The advance of Halfwidth characters.
  public var halfwidthAdvance: Double
  /// The advance of a Hangul syllable.
  public var hangulAdvance: Double
  /// The advance of an emoji, one per grapheme cluster.
  public var emojiAdvance: Double
  /// The advance of a character that no table has.
  public var otherAdvance: Double
  /// What is added after each character.
  public var tracking: Tracking
  /// From the top of a line to its baseline.
  public var ascender: Double
  /// From the baseline to the bottom of a line, positive.
  public var descender: Double

  /// Makes metrics; what is not given is that of Inter 4.1 with Noto fallback fonts.
  public init(
    ideographAdvance: Double = 1, halfwidthAdvance: Double = 0.5, hangulAdvance: Double = 0.92,
    emojiAdvance: Double = 1.245, otherAdvance: Double = 0.6, tracking: Tracking = .none,
    ascender: Double = 1950 / 2048, descender: Double = 494 / 2048
  ) {
    self.ideographAdvance = ideographAdvance
    self.halfwidthAdvance = halfwidthAdvance
    self.hangulAdvance = hangulAdvance
    self.emojiAdvance = emojiAdvance
    self.otherAdvance = otherAdvance
    self.tracking = tracking
    self.ascender = ascender
    self.descender = descender
  }

  /// Inter 4.1 as designed, its line height that of the system font, with fallback fonts of the Noto family.
  public static let inter = FontMetrics()
  /// The system font of iOS with its fallback fonts.
  public static let system = FontMetrics(ideographAdvance: 1.019, emojiAdvance: 1.33, tracking: .system)
  /// The system font of iOS 9 to 13 with its fallback fonts.
  public static let earlierSystem = FontMetrics(ideographAdvance: 1.019, emojiAdvance: 1.33, tracking: .earlierSystem)

  /// The height of a line before rounding.
  public var lineHeight: Double { ascender + descender }
}

/// How the lines of a text stand together; the terms are those of `NSParagraphStyle`, and as there no number may be
/// negative.
///
/// A text measurer passes over numbers that are not from 0 to 1,000,000; a row that shows such a text throws
/// ``MeasuringError/invalidNumber(name:value:rule:)``.
public struct ParagraphStyle: Hashable, Sendable, Codable {
  /// Where lines stand between the edges.
  public enum Alignment: UInt8, Hashable, Sendable, Codable, CaseIterable {
    /// The leading edge of the text's own direction.
    case natural
    case left, center, right
  }

  /// What happens to the last line shown when there are more lines than the limit allows.
  public enum LineBreakMode: UInt8, Hashable, Sendable, Codable, CaseIterable {
    /// The end is replaced by an ellipsis.
    case truncatingTail
    /// The beginning of what is left is replaced by an ellipsis.
    case truncatingHead
    /// The middle of what is left is replaced by an ellipsis.
    case truncatingMiddle
    /// The line is wrapped at a word as all others, and the rest left out.
    case wordWrapping
    /// All lines break at any character, and the rest is left out.
    case characterWrapping
  }

  /// Where lines stand between the edges.
  public var alignment: Alignment
  /// What happens to the last line shown.
  public var lineBreakMode: LineBreakMode
  /// Points added between two lines.
  public var lineSpacing: Double
  /// Points added between two paragraphs, besides the line spacing.
  public var paragraphSpacing: Double
  /// The least height of a line in points; 0 means no bound.
  public var minimumLineHeight: Double
  /// The greatest height of a line in points; 0 means no bound.
  public var maximumLineHeight: Double
  /// The factor on a font's own line height before the bounds; 0 means 1.
  public var lineHeightMultiple: Double

  /// Makes a style; without arguments that of a label.
  public init(
    alignment: Alignment = .natural, lineBreakMode: LineBreakMode = .truncatingTail, lineSpacing: Double = 0,
    paragraphSpacing: Double = 0, minimumLineHeight: Double = 0, maximumLineHeight: Double = 0,
    lineHeightMultiple: Double = 0
  ) {
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.lineSpacing = lineSpacing
    self.paragraphSpacing = paragraphSpacing
    self.minimumLineHeight = minimumLineHeight
    self.maximumLineHeight = maximumLineHeight
    self.lineHeightMultiple = lineHeightMultiple
  }

  /// The height of a line whose font asks for a height, both in points.
  ///
  /// A bound that is not greater than 0 and at most 1,000,000 does not count; the minimum wins over the maximum.
  public func lineHeight(natural: Double) -> Double {
    var height = natural
    if Self.counts(lineHeightMultiple) { height *= lineHeightMultiple }
    if Self.counts(maximumLineHeight) { height = min(height, maximumLineHeight) }
    if Self.counts(minimumLineHeight) { height = max(height, minimumLineHeight) }
    return height
  }

  /// The greatest spacing and line height in points, and the greatest factor.
  static let maximumValue = 1_000_000.0

  static func counts(_ value: Double) -> Bool { value > 0 && value <= maximumValue }

  /// The first number that is not from 0 to ``maximumValue``, with its name.
  var invalidNumber: (name: String, value: Double)? {
    func isUsable(_ value: Double) -> Bool { value >= 0 && value <= Self.maximumValue }
    if !isUsable(lineSpacing) { return ("lineSpacing", lineSpacing) }
    if !isUsable(paragraphSpacing) { return ("paragraphSpacing", paragraphSpacing) }
    if !isUsable(minimumLineHeight) { return ("minimumLineHeight", minimumLineHeight) }
    if !isUsable(maximumLineHeight) { return ("maximumLineHeight", maximumLineHeight) }
    if !isUsable(lineHeightMultiple) { return ("lineHeightMultiple", lineHeightMultiple) }
    return nil
  }
}

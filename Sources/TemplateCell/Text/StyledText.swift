/// A text with the fonts it is set in.
public struct StyledText: Hashable, Sendable {
  /// A stretch of the text in another font than ``StyledText/font``.
  public struct Run: Hashable, Sendable {
    /// Where the run begins, in UTF-8 bytes from the beginning of the text.
    public var start: Int
    /// Where the run ends, in UTF-8 bytes from the beginning of the text, exclusive.
    public var end: Int
    /// The font of the run.
    public var font: FontDescription

    /// Makes a run.
    public init(start: Int, end: Int, font: FontDescription) {
      self.start = start
      self.end = end
      self.font = font
    }
  }

  /// The characters.
  public var string: String
  /// The font of all characters outside of ``runs``, and of the line of an empty text.
  public var font: FontDescription
  /// Stretches in other fonts; where two overlap the later one holds, and parts outside of the text do not count.
  public var runs: [Run]
  /// How the lines stand together.
  public var paragraph: ParagraphStyle

  /// Makes a text in one font.
  public init(_ string: String, font: FontDescription, paragraph: ParagraphStyle = ParagraphStyle()) {
    self.string = string
    self.font = font
    self.runs = []
    self.paragraph = paragraph
  }

  /// The text with all fonts at a text size setting, see ``FontDescription/resolved(for:)``.
  public func resolved(for category: ContentSizeCategory) -> StyledText {
    var text = self
    text.font = font.resolved(for: category)
    for index in text.runs.indices { text.runs[index].font = text.runs[index].font.resolved(for: category) }
    return text
  }

  /// One text after another: the fonts of both stay, the paragraph style is that of the first.
  public static func + (left: StyledText, right: StyledText) -> StyledText {
    let offset = left.string.utf8.count
    var text = left
    text.string += right.string
    if right.font != left.font {
      text.runs.append(Run(start: offset, end: text.string.utf8.count, font: right.font))
    }
    let length = right.string.utf8.count
    for run in right.runs {
      let (start, end) = (min(max(run.start, 0), length), min(max(run.end, 0), length))
      if start < end { text.runs.append(Run(start: offset + start, end: offset + end, font: run.font)) }
    }
    return text
  }
}

/// Puts lines under one another: heights, gaps and baselines, all in points and before rounding.
struct LineStack {
  private(set) var height = 0.0
  private(set) var firstBaseline = 0.0
  private(set) var lastBaseline = 0.0
  private(set) var lineCount = 0
  private(set) var lastLineHeight = 0.0
  let paragraph: ParagraphStyle

  init(_ paragraph: ParagraphStyle) {
    self.paragraph = paragraph
  }

  /// Adds a line; extra height from the paragraph style goes above the letters, as TextKit does.
  mutating func add(ascender: Double, naturalHeight: Double, startsParagraph: Bool) {
    if lineCount > 0 {
      if ParagraphStyle.counts(paragraph.lineSpacing) { height += paragraph.lineSpacing }
      if startsParagraph && ParagraphStyle.counts(paragraph.paragraphSpacing) { height += paragraph.paragraphSpacing }
    }
    let lineHeight = paragraph.lineHeight(natural: naturalHeight)
    lastBaseline = height + (lineHeight - naturalHeight) + ascender
    if lineCount == 0 { firstBaseline = lastBaseline }
    height += lineHeight
    lastLineHeight = lineHeight
    lineCount += 1
  }
}

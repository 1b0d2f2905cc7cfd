/// Puts lines under one another: heights, gaps and baselines, all in points and before rounding.
struct LineStack {
  private(set) var height = 0.0
  private(set) var firstBaseline = 0.0
  private(set) var lastBaseline = 0.0
  private(set) var lineCount = 0
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
    lineCount += 1
  }
}

/// Rounding of lengths in points to whole pixels.
enum PixelRounding {
  /// Pixels per point that can be computed with: 1 where a request holds nonsense.
  static func usable(_ scale: Double) -> Double { scale > 0 && scale.isFinite ? scale : 1 }

  /// The next whole pixel; a millionth of a pixel too much counts as arithmetic noise.
  static func up(_ value: Double, scale: Double) -> Double {
    let pixels = value * scale
    guard pixels.isFinite else { return value }
    return (pixels - 1e-6).rounded(.up) / scale
  }

  /// The nearest whole pixel.
  static func nearest(_ value: Double, scale: Double) -> Double {
    let pixels = value * scale
    guard pixels.isFinite else { return value }
    return pixels.rounded() / scale
  }
}

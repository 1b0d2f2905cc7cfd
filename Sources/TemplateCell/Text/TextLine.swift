/// One line of a text that was set; lengths in points, offsets in UTF-8 bytes from the beginning of the text.
public struct TextLine: Hashable, Sendable {
  /// Where the line begins.
  public var start: Int
  /// Where the next line begins; trailing spaces and a line break belong to the line.
  public var end: Int
  /// The part of the line that an ellipsis stands for, if there is one.
  public var hidden: Range<Int>?
  /// Whether a hyphen is added at the end, where the text has a soft one.
  public var endsInHyphen: Bool
  /// The left edge of the line.
  public var x: Double
  /// The top of the line.
  public var y: Double
  /// The width, trailing spaces not counted.
  public var width: Double
  /// The height, without spacing to the next line.
  public var height: Double
  /// From the top of the text to the baseline of the line.
  public var baseline: Double

  /// Makes a line.
  public init(
    start: Int, end: Int, hidden: Range<Int>? = nil, endsInHyphen: Bool = false, x: Double, y: Double, width: Double,
    height: Double, baseline: Double
  ) {
    self.start = start
    self.end = end
    self.hidden = hidden
    self.endsInHyphen = endsInHyphen
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.baseline = baseline
  }

  /// What the line shows of a text, with ellipsis and hyphen, without line breaks and spaces at the end.
  ///
  /// - Complexity: O(n) for n characters of the text.
  public func shownText(of string: String) -> String {
    let bytes = Array(string.utf8)
    let start = max(0, min(start, bytes.count))
    let end = max(start, min(end, bytes.count))
    var shown: String
    if let hidden, hidden.lowerBound >= start, hidden.upperBound <= end {
      shown = String(decoding: bytes[start..<hidden.lowerBound], as: UTF8.self)
      while shown.last?.isWhitespace == true { shown.removeLast() }
      shown += "\u{2026}" + String(decoding: bytes[hidden.upperBound..<end], as: UTF8.self)
    } else {
      shown = String(decoding: bytes[start..<end], as: UTF8.self)
    }
    while let last = shown.last, last.isWhitespace || last == "\u{AD}" { shown.removeLast() }
    return endsInHyphen ? shown + "-" : shown
  }

  /// The line moved to its place in a box of a width, and down.
  func placed(in width: Double, alignment: ParagraphStyle.Alignment, down: Double) -> TextLine {
    var line = self
    switch alignment {
    case .natural, .left: line.x = 0
    case .center: line.x = (width - line.width) / 2
    case .right: line.x = width - line.width
    }
    line.y += down
    line.baseline += down
    return line
  }
}

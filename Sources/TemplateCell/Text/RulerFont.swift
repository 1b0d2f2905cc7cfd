/// A measurer for tests: heights are exact without any real font.
///
/// Each character is 10 points wide, each CJK character or emoji cluster 20; a line is 20 high with its baseline at
/// 16. Lines break greedily after spaces and on both sides of a character 20 wide; trailing spaces are not counted, and
/// a word wider than the line stays whole. Sizes, weights, families and runs make no difference; the paragraph style
/// and the line limit do, but no ellipsis is added.
///
/// ```swift
/// let size = RulerFont().measure(TextRequest(StyledText("alpha beta", font: .system(size: 17)), width: 60))
/// size.width  // 50
/// size.height  // 40
/// size.lineCount  // 2
/// ```
public struct RulerFont: TextMeasuring {
  /// Makes the measurer.
  public init() {}

  /// The size a text takes; see ``RulerFont``.
  ///
  /// - Complexity: O(n) for n characters.
  public func measure(_ request: TextRequest) -> TextMeasurement {
    let narrowest = request.width.map { !($0 > 0) } ?? false
    let limit = narrowest ? RulerFont.widestWord(in: request.text.string) : (request.width ?? .infinity) + 1e-6
    let shown = request.numberOfLines > 0 ? request.numberOfLines : Int.max
    var lines = Lines(limit: limit, shown: shown, stack: LineStack(request.text.paragraph))
    for character in request.text.string { lines.add(character) }
    lines.finish()
    return TextMeasurement(
      width: lines.width, height: PixelGrid(scale: request.scale).finiteRoundedUp(lines.stack.height),
      naturalWidth: lines.naturalWidth, lineCount: lines.stack.lineCount,
      firstBaseline: lines.stack.firstBaseline, lastBaseline: lines.stack.lastBaseline,
      isTruncated: lines.count > lines.stack.lineCount)
  }

  /// The lines so far and the line being filled.
  private struct Lines {
    let limit: Double
    let shown: Int
    var stack: LineStack
    var count = 0
    var width = 0.0
    var naturalWidth = 0.0
    /// The line up to the last place where it may break, without and with trailing spaces.
    var line = 0.0
    var lineWithSpaces = 0.0
    /// What follows that place: characters that stay together, then spaces.
    var word = 0.0
    var spaces = 0.0
    /// The paragraph on a single line.
    var paragraph = 0.0
    var paragraphWithSpaces = 0.0
    var startsParagraph = true
    /// The number of lines before the paragraph.
    var paragraphStart = 0

    init(limit: Double, shown: Int, stack: LineStack) {
      self.limit = limit
      self.shown = shown
      self.stack = stack
    }

    mutating func add(_ character: Character) {
      if character.isNewline {
        endWord()
        endLine(width: line)
        endParagraph()
        startsParagraph = character == "\n" || character == "\r" || character == "\r\n" || character == "\u{2029}"
        return
      }
      let advance = RulerFont.advance(of: character)
      paragraphWithSpaces += advance
      if character == " " {
        spaces += advance
        return
      }
      paragraph = paragraphWithSpaces
      if spaces > 0 || advance == 20 { endWord() }
      word += advance
      if advance == 20 { endWord() }
    }

    mutating func finish() {
      endWord()
      endLine(width: line)
      endParagraph()
    }

    private mutating func endWord() {
      if lineWithSpaces > 0 && word > 0 && lineWithSpaces + word > limit {
        endLine(width: line)
      }
      if word > 0 { line = lineWithSpaces + word }
      lineWithSpaces += word + spaces
      word = 0
      spaces = 0
    }

    private mutating func endLine(width lineWidth: Double) {
      if count < shown {
        stack.add(ascender: 16, naturalHeight: 20, startsParagraph: startsParagraph)
        width = max(width, lineWidth)
      }
      startsParagraph = false
      count += 1
      line = 0
      lineWithSpaces = 0
    }

    private mutating func endParagraph() {
      if paragraphStart < shown { naturalWidth = max(naturalWidth, paragraph) }
      paragraphStart = count
      paragraph = 0
      paragraphWithSpaces = 0
    }
  }

  /// The width of the widest word, or of a character 20 wide.
  private static func widestWord(in string: String) -> Double {
    var lines = Lines(limit: 0, shown: Int.max, stack: LineStack(ParagraphStyle()))
    for character in string { lines.add(character) }
    lines.finish()
    return lines.width
  }

  private static func advance(of character: Character) -> Double {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.value < 0x80 && character.utf8.count == 1 { return 10 }
    if isWide(first) || character.unicodeScalars.contains("\u{FE0F}") { return 20 }
    return character.unicodeScalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint) ? 0 : 10
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return true
    default:
      return scalar.properties.isEmojiPresentation
    }
  }
}

extension TextMeasuring where Self == RulerFont {
  /// The measurer for tests, see ``RulerFont``.
  public static var ruler: RulerFont { RulerFont() }
}

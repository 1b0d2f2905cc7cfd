/// Adds up advances code point by code point; remembers what the next advance depends on.
struct AdvanceState {
  /// The advance so far.
  var total = 0
  /// The advance after the last character that counts at the end of a line.
  var trimmed = 0
  /// The offset in the face's kerning of the row of the last character; 0 for one without kerning.
  var kerningRow = 0

  /// The glyph before, where a font file may kern with it; 0 for none.
  private var glyph = 0
  /// The advance of the cluster's first character, to be replaced when a variation selector makes it an emoji.
  private var baseAdvance = 0
  /// Whether the cluster has an emoji that was counted.
  private var isEmojiCluster = false
  /// Whether the last character is a zero-width joiner inside an emoji cluster.
  private var joinsEmoji = false
  /// Whether the last character is the first half of a flag.
  private var halfFlag = false
  /// The Arabic letter that may join with the next one.
  private var arabic = ArabicLetter()

  /// The Arabic letter before, as far as its form is known.
  private struct ArabicLetter {
    /// The place in the table of forms, or -1 for none.
    var index = -1
    var isJoinedToPrevious = false
    var joinsNext = false
  }

  /// Adds an ASCII character from space to tilde.
  @inline(__always)
  mutating func addASCII(_ byte: UInt8, face: borrowing Face, factor: Int) {
    let kern = Int(face.kerning[kerningRow + Int(face.kerningColumns[Int(byte)])])
    kerningRow = Int(face.kerningRows[Int(byte)])
    total &+= (kern &+ Int(face.ascii[Int(byte)]) &+ face.letterExtra) &* factor
    if byte != 0x20 { trimmed = total }
  }

  /// Adds the kerning with the ASCII character that comes next, which belongs to the advance of the one before it.
  mutating func kern(with byte: UInt8, face: borrowing Face, factor: Int) {
    var kern = Int(face.kerning[kerningRow + Int(face.kerningColumns[Int(byte)])]) * factor
    if let font = face.font, kerningRow == 0, glyph != 0 {
      kern = font.kerning(glyph, Int(font.ascii.glyphs[Int(byte)])) * factor
      glyph = 0
    }
    if trimmed == total { trimmed += kern }
    total += kern
    kerningRow = 0
  }

  /// Notes that an ASCII character stands before one that is not.
  mutating func endASCII(_ byte: UInt8, face: borrowing Face, factor: Int) {
    let isKeycap = byte &- 0x30 < 10 || byte == 0x23 || byte == 0x2A
    baseAdvance = isKeycap ? (Int(face.ascii[Int(byte)]) + face.letterExtra) * factor : 0
    isEmojiCluster = false
    joinsEmoji = false
    halfFlag = false
    arabic = ArabicLetter()
    if let font = face.font { glyph = Int(font.ascii.glyphs[Int(byte)]) }
  }

  /// Adds any character but an ASCII one from space to tilde.
  mutating func add(
    _ codePoint: UInt32, _ properties: CodePointProperties, face: borrowing Face, factor: Int
  ) {
    let kind = CodePointProperties.Kind(rawValue: properties.kind) ?? .other
    let isPictographic = properties.graphemeClass == CodePointProperties.Grapheme.extendedPictographic
    kerningRow = 0
    if kind == .zero {
      addZero(codePoint, face: face, factor: factor)
      return
    }
    var advance = 0
    let joined = joinsEmoji && isPictographic
    let wasHalfFlag = halfFlag
    joinsEmoji = false
    halfFlag = false
    if kind != .arabic { arabic = ArabicLetter() }
    if joined { return }
    switch kind {
    case .wide: advance = face.wide + face.otherExtra
    case .half: advance = face.half + face.otherExtra
    case .hangul: advance = face.hangul + face.otherExtra
    case .other: advance = face.other + face.letterExtra
    case .listed: advance = face.listedAdvance(of: codePoint) + face.letterExtra
    case .arabic:
      addArabic(codePoint, face: face, factor: factor)
      return
    case .emoji:
      if properties.graphemeClass == CodePointProperties.Grapheme.regionalIndicator {
        if wasHalfFlag { return }
        halfFlag = true
      } else if isEmojiCluster && isSkinTone(codePoint) {
        return
      }
      advance = face.emoji + face.otherExtra
    case .zero: break
    }
    if kind == .emoji {
      glyph = 0
    } else if let font = face.font {
      advance = place(codePoint, font, advance, face, factor)
    }
    isEmojiCluster = kind == .emoji
    baseAdvance = isPictographic ? advance * factor : 0
    total += advance * factor
    if !properties.hangs { trimmed = total }
  }

  /// Kerns with the glyph before and gives the advance in the font, or the one given where the font has no such glyph.
  private mutating func place(
    _ codePoint: UInt32, _ font: OpenTypeFont, _ advance: Int, _ face: borrowing Face, _ factor: Int
  ) -> Int {
    let next = font.glyph(of: codePoint)
    let kern = glyph != 0 && next != 0 ? font.kerning(glyph, next) * factor : 0
    if trimmed == total { trimmed += kern }
    total += kern
    glyph = next
    return next == 0 ? advance : font.advance(ofGlyph: next) + face.letterExtra
  }

  /// A character without width: it may turn the one before into an emoji, or join emoji and Arabic letters.
  private mutating func addZero(_ codePoint: UInt32, face: borrowing Face, factor: Int) {
    switch codePoint {
    case 0xFE0F where !isEmojiCluster && baseAdvance > 0:
      total += (face.emoji + face.otherExtra) * factor - baseAdvance
      isEmojiCluster = true
      trimmed = total
    case 0x200D:
      joinsEmoji = isEmojiCluster
      if arabic.index >= 0 { arabic.joinsNext = arabic.joinsNext || ArabicJoining.joinsNext(arabic.index) }
    case 0x200C:
      arabic = ArabicLetter()
    case 0..<0x20, 0x2028, 0x2029:
      arabic = ArabicLetter()
      isEmojiCluster = false
      baseAdvance = 0
      glyph = 0
    default:
      break
    }
    if codePoint != 0x200D { joinsEmoji = false }
    halfFlag = false
  }

  private func isSkinTone(_ codePoint: UInt32) -> Bool { codePoint >= 0x1F3FB && codePoint <= 0x1F3FF }

  /// An Arabic letter: its form depends on both neighbours, so the one before may change its width now.
  private mutating func addArabic(_ codePoint: UInt32, face: borrowing Face, factor: Int) {
    let index = ArabicJoining.index(of: codePoint)
    isEmojiCluster = false
    baseAdvance = 0
    guard !ArabicJoining.isTransparent(index) else { return }
    let joins = arabic.index >= 0 && ArabicJoining.joinsNext(arabic.index) && ArabicJoining.joinsPrevious(index)
    if joins {
      let previous = arabic
      let before = ArabicJoining.advance(previous.index, previous: previous.isJoinedToPrevious, next: false)
      let after = ArabicJoining.advance(previous.index, previous: previous.isJoinedToPrevious, next: true)
      total += (face.scaled(after) - face.scaled(before)) * factor
    }
    let advance = ArabicJoining.advance(index, previous: joins, next: false)
    total += (face.scaled(advance) + (advance > 0 ? face.letterExtra : 0)) * factor
    glyph = 0
    if advance > 0 { trimmed = total }
    arabic = ArabicLetter(index: index, isJoinedToPrevious: joins)
  }
}

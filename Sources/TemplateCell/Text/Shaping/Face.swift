/// A font ready for shaping: everything in integers, in parts of its em.
struct Face: @unchecked Sendable {
  /// Parts of the em.
  let unitsPerEm: Int
  /// Advances of ASCII characters, before ``letterExtra``.
  let ascii: UnsafePointer<UInt16>
  /// The offset in ``kerning`` of a left ASCII character.
  let kerningRows: UnsafePointer<UInt16>
  /// The offset from the row of a right ASCII character.
  let kerningColumns: UnsafePointer<UInt16>
  let kerning: UnsafePointer<Int16>
  /// Added to each letter: weight and tracking.
  let letterExtra: Int
  /// Added to each other character that is not zero wide: tracking.
  let otherExtra: Int
  let wide: Int
  let half: Int
  let hangul: Int
  let emoji: Int
  let other: Int
  /// Advances of Inter in the weight, or of the system font, below ``TextTables/faceLimit``.
  let listed: UnsafePointer<UInt16>
  /// The font whose letters come before the tables; it owns the memory of the ASCII tables.
  let font: OpenTypeFont?

  /// The built-in face of a description.
  init(_ description: FontDescription, size: Double) {
    let metrics = description.resolvedMetrics
    let isInter = description.family != .system
    let tables = TextTables.shared
    unitsPerEm = 2048
    listed = isInter ? tables.face(description.weight) : tables.system
    ascii = listed
    kerningRows = tables.kerningRows
    kerningColumns = tables.kerningColumns
    kerning = tables.kerning
    let tracking = Face.tracking(metrics.tracking, size: size, unitsPerEm: 2048)
    otherExtra = tracking.others
    letterExtra = tracking.letters + (isInter ? 0 : Face.weightExtra(description.weight))
    wide = Face.units(metrics.ideographAdvance, unitsPerEm: 2048)
    half = Face.units(metrics.halfwidthAdvance, unitsPerEm: 2048)
    hangul = Face.units(metrics.hangulAdvance, unitsPerEm: 2048)
    emoji = Face.units(metrics.emojiAdvance, unitsPerEm: 2048)
    other = Face.units(metrics.otherAdvance, unitsPerEm: 2048)
    font = nil
  }

  /// The face of a font file; what it lacks is taken from the tables.
  init(_ font: OpenTypeFont, _ description: FontDescription, size: Double) {
    let metrics = description.metrics ?? .inter
    let unitsPerEm = font.unitsPerEm
    self.unitsPerEm = unitsPerEm
    self.font = font
    listed = TextTables.shared.face(.regular)
    ascii = font.ascii.advances
    kerningRows = font.ascii.rows
    kerningColumns = font.ascii.columns
    kerning = font.ascii.kerning
    (letterExtra, otherExtra) = Face.tracking(metrics.tracking, size: size, unitsPerEm: unitsPerEm)
    wide = Face.units(metrics.ideographAdvance, unitsPerEm: unitsPerEm)
    half = Face.units(metrics.halfwidthAdvance, unitsPerEm: unitsPerEm)
    hangul = Face.units(metrics.hangulAdvance, unitsPerEm: unitsPerEm)
    emoji = Face.units(metrics.emojiAdvance, unitsPerEm: unitsPerEm)
    other = Face.units(metrics.otherAdvance, unitsPerEm: unitsPerEm)
  }

  /// The advance of a character of the tables, with what is added to letters.
  func advance(of codePoint: UInt32) -> Int {
    codePoint < 0x80 ? Int(ascii[Int(codePoint)]) + letterExtra : listedAdvance(of: codePoint) + letterExtra
  }

  /// The advance of a character of the font or of the tables, without what is added to letters.
  @inline(__always)
  func listedAdvance(of codePoint: UInt32) -> Int {
    guard let font else { return TextTables.shared.faceAdvance(of: codePoint, in: listed) }
    let glyph = font.glyph(of: codePoint)
    if glyph != 0 { return font.advance(ofGlyph: glyph) }
    return scaled(TextTables.shared.faceAdvance(of: codePoint, in: listed))
  }

  /// An advance of the built-in tables in units of the face.
  @inline(__always)
  func scaled(_ advance: Int) -> Int { unitsPerEm == 2048 ? advance : (advance * unitsPerEm + 1024) / 2048 }

  /// A part of the em as whole units; nonsense is nothing, and more than 64 em is 64 em.
  static func units(_ part: Double, unitsPerEm: Int) -> Int {
    guard part.isFinite else { return 0 }
    return Int((max(-64, min(64, part)) * Double(unitsPerEm)).rounded())
  }

  /// What is added after letters and after all other characters.
  static func tracking(
    _ tracking: FontMetrics.Tracking, size: Double, unitsPerEm: Int
  ) -> (letters: Int, others: Int) {
    let letters: Double
    switch tracking {
    case .none: return (0, 0)
    case .points(let points):
      let all = units(points / size, unitsPerEm: unitsPerEm)
      return (all, all)
    case .system: letters = SystemTracking.points(atSize: size)
    case .earlierSystem: letters = SystemTracking.earlierPoints(atSize: size)
    }
    let others = SystemTracking.widePoints(atSize: size)
    return (units(letters / size, unitsPerEm: unitsPerEm), units(others / size, unitsPerEm: unitsPerEm))
  }

  /// How much wider than regular the letters of a weight are on average, in 1/2048 em.
  private static func weightExtra(_ weight: FontDescription.Weight) -> Int {
    switch weight {
    case .regular: 0
    case .medium: 24
    case .semibold: 44
    case .bold: 66
    }
  }
}

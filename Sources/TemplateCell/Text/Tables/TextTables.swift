/// All tables of the text engine, read once; immutable from then on.
struct TextTables: @unchecked Sendable {
  static let shared = TextTables()

  private let propertyBlocks: UnsafePointer<UInt16>
  private let propertyMiddle: UnsafePointer<UInt16>
  private let propertyValues: UnsafePointer<UInt16>
  /// The properties of ASCII characters.
  let asciiProperties: UnsafePointer<UInt16>
  /// The automaton of UAX #14, by state * 64 + line class.
  let transitions: UnsafePointer<UInt16>
  /// What look-aheads ask about a line class.
  let lineTraits: UnsafePointer<UInt16>
  private let faceBlocks: UnsafePointer<UInt16>
  private let regular: UnsafePointer<UInt16>
  private let medium: UnsafePointer<UInt16>
  private let semibold: UnsafePointer<UInt16>
  private let bold: UnsafePointer<UInt16>
  /// The advances of the system font, for ``faceAdvance(of:in:)``.
  let system: UnsafePointer<UInt16>
  /// Row * 64 in ``kerning`` of a left ASCII character; row 0 is empty.
  let kerningRows: UnsafePointer<UInt16>
  /// The column in ``kerning`` of a right ASCII character.
  let kerningColumns: UnsafePointer<UInt16>
  /// Kerning in 1/2048 em.
  let kerning: UnsafePointer<Int16>
  /// Five values per code point from U+0600: isolated, initial, medial and final advance, joining type.
  let arabicForms: UnsafePointer<UInt16>

  private init() {
    propertyBlocks = TableText.values(UnicodeProperties.first)
    propertyMiddle = TableText.values(UnicodeProperties.second)
    propertyValues = TableText.values(UnicodeProperties.values)
    transitions = TableText.values(LineBreakAutomaton.transitions)
    lineTraits = TableText.values(LineBreakAutomaton.traits)
    faceBlocks = TableText.values(FaceAdvances.blocks)
    regular = TableText.values(FaceAdvances.regular)
    medium = TableText.values(FaceAdvances.medium)
    semibold = TableText.values(FaceAdvances.semibold)
    bold = TableText.values(FaceAdvances.bold)
    system = Self.systemAdvances(blocks: faceBlocks)
    let rows = UnsafeMutablePointer<UInt16>.allocate(capacity: 128)
    let classes = TableText.values(KerningClasses.left)
    for index in 0..<128 { rows[index] = classes[index] * 64 }
    classes.deallocate()
    kerningRows = UnsafePointer(rows)
    kerningColumns = TableText.values(KerningClasses.right)
    kerning = UnsafePointer(
      UnsafeRawPointer(TableText.values(KerningClasses.values)).assumingMemoryBound(to: Int16.self))
    arabicForms = TableText.values(ArabicForms.values)
    let ascii = UnsafeMutablePointer<UInt16>.allocate(capacity: 128)
    let (first, second, values) = (propertyBlocks, propertyMiddle, propertyValues)
    for index in 0..<128 { ascii[index] = values[Int(second[Int(first[0]) << 6 | index >> 4]) << 4 | index & 15] }
    asciiProperties = UnsafePointer(ascii)
  }

  /// The advances of Inter Regular with the differences of ``SystemAdvances``.
  private static func systemAdvances(blocks: UnsafePointer<UInt16>) -> UnsafePointer<UInt16> {
    let advances = UnsafeMutablePointer(mutating: TableText.values(FaceAdvances.regular))
    func add(_ difference: Int16, to codePoint: UInt32) {
      let place = Int(blocks[Int(codePoint >> 5)]) << 5 | Int(codePoint & 31)
      advances[place] = UInt16(max(0, Int(advances[place]) + Int(difference)))
    }
    for (index, difference) in SystemAdvances.ascii.enumerated() { add(difference, to: UInt32(0x20 + index)) }
    for (codePoint, difference) in SystemAdvances.others { add(difference, to: codePoint) }
    for (base, letters) in SystemAdvances.marked {
      for letter in letters.unicodeScalars { add(SystemAdvances.ascii[Int(base.value) - 0x20], to: letter.value) }
    }
    return UnsafePointer(advances)
  }

  /// The properties of a code point: line class (6 bits), grapheme class (5), kind of advance (4), hangs (1).
  @inline(__always)
  func properties(of codePoint: UInt32) -> CodePointProperties {
    let block = Int(propertyBlocks[Int(codePoint >> 10)]) << 6 | Int(codePoint >> 4 & 63)
    return CodePointProperties(bits: propertyValues[Int(propertyMiddle[block]) << 4 | Int(codePoint & 15)])
  }

  /// The advance of a code point below U+3000 in 1/2048 em.
  @inline(__always)
  func faceAdvance(of codePoint: UInt32, in face: UnsafePointer<UInt16>) -> Int {
    Int(face[Int(faceBlocks[Int(codePoint >> 5)]) << 5 | Int(codePoint & 31)])
  }

  /// The advances of a weight, for ``faceAdvance(of:in:)``.
  func face(_ weight: FontDescription.Weight) -> UnsafePointer<UInt16> {
    switch weight {
    case .regular: regular
    case .medium: medium
    case .semibold: semibold
    case .bold: bold
    }
  }
}

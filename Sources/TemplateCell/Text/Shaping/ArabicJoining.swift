/// How Arabic letters join, and how wide that makes them.
enum ArabicJoining {
  private static let right: UInt16 = 1
  private static let both: UInt16 = 2
  private static let transparent: UInt16 = 3

  /// The place of a code point from U+0600 to U+06FF in the table of forms.
  @inline(__always)
  static func index(of codePoint: UInt32) -> Int { Int(codePoint &- 0x600) * 5 }

  /// Whether the character is a mark that joining looks through.
  static func isTransparent(_ index: Int) -> Bool { type(index) == transparent }

  /// Whether the letter can join with the one after it.
  static func joinsNext(_ index: Int) -> Bool { type(index) == both }

  /// Whether the letter can join with the one before it.
  static func joinsPrevious(_ index: Int) -> Bool { type(index) == both || type(index) == right }

  /// The advance of a letter in 1/2048 em by whether it is joined on either side.
  static func advance(_ index: Int, previous: Bool, next: Bool) -> Int {
    let form = previous ? (next ? 2 : 3) : (next ? 1 : 0)
    return Int(TextTables.shared.arabicForms[index + form])
  }

  private static func type(_ index: Int) -> UInt16 { TextTables.shared.arabicForms[index + 4] }
}

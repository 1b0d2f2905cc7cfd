/// What the tables say about one code point, in 16 bits.
struct CodePointProperties {
  let bits: UInt16

  /// How wide a character is.
  enum Kind: UInt16 {
    /// As the face's table says.
    case listed
    /// Nothing: marks, controls, default ignorables, vowels and finals of Hangul jamo.
    case zero
    /// East Asian Wide or Fullwidth.
    case wide
    /// Halfwidth.
    case half
    case hangul
    /// An emoji, counted once per cluster.
    case emoji
    /// In no table.
    case other
    /// By how it joins.
    case arabic
  }

  /// Grapheme classes that code asks for, as numbered by the generator.
  enum Grapheme {
    static let zwj: UInt16 = 5
    static let regionalIndicator: UInt16 = 6
    static let extendedPictographic: UInt16 = 14
  }

  /// The class of UAX #14 as a column of the automaton.
  @inline(__always) var lineClass: Int { Int(bits & 63) }
  /// The class of UAX #29.
  @inline(__always) var graphemeClass: UInt16 { bits >> 6 & 31 }
  /// How wide it is.
  @inline(__always) var kind: UInt16 { bits >> 11 & 15 }
  /// Whether it is a space that is not counted at the end of a line.
  @inline(__always) var hangs: Bool { bits & 0x8000 != 0 }
}

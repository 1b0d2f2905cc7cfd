/// A stretch of shaped text up to the next place where something may happen to the line.
///
/// Advances count from the beginning of the text, in the units of the ``ShapedText``.
struct Segment: Sendable {
  /// What is at the end of a segment.
  struct Flags: OptionSet {
    let rawValue: Int
    /// A line may end here.
    static let breakable = Flags(rawValue: 1)
    /// A line and a paragraph end here.
    static let forced = Flags(rawValue: 2)
    /// The segment ends in a tab, which is as wide as its place asks.
    static let tab = Flags(rawValue: 4)
    /// The segment ends in a soft hyphen, which shows when the line ends here.
    static let softHyphen = Flags(rawValue: 8)
    /// The text ends here.
    static let end = Flags(rawValue: 16)
  }

  /// The advance at the end of the segment.
  var end: Int
  /// The advance after the last character that counts at the end of a line.
  var trimmed: Int
  private var offsetAndFlags: Int

  @inline(__always)
  init(end: Int, trimmed: Int, offset: Int, flags: Flags) {
    self.end = end
    self.trimmed = trimmed
    offsetAndFlags = offset << 5 | flags.rawValue
  }

  /// Where the segment ends, in UTF-8 bytes.
  @inline(__always) var offset: Int { offsetAndFlags >> 5 }
  @inline(__always) var flags: Flags { Flags(rawValue: offsetAndFlags & 31) }

  @inline(__always) mutating func insert(_ flags: Flags) { offsetAndFlags |= flags.rawValue }
}

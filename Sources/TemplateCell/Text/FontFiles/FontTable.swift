/// The bytes of one table of a font, read with every access checked.
struct FontTable {
  let tag: String
  private let bytes: UnsafeRawBufferPointer

  init(tag: String, bytes: UnsafeRawBufferPointer) {
    self.tag = tag
    self.bytes = bytes
  }

  var count: Int { bytes.count }

  /// A big-endian unsigned 16-bit number.
  func uint16(_ offset: Int) throws(FontFileError) -> Int {
    try check(offset, 2)
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  /// A big-endian signed 16-bit number.
  func int16(_ offset: Int) throws(FontFileError) -> Int {
    Int(Int16(truncatingIfNeeded: try uint16(offset)))
  }

  /// A big-endian unsigned 32-bit number.
  func uint32(_ offset: Int) throws(FontFileError) -> Int {
    try check(offset, 4)
    return Int(bytes[offset]) << 24 | Int(bytes[offset + 1]) << 16 | Int(bytes[offset + 2]) << 8
      | Int(bytes[offset + 3])
  }

  /// A tag of four characters.
  func tag(_ offset: Int) throws(FontFileError) -> String {
    try check(offset, 4)
    return String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
  }

  /// The part of the table from an offset to its end.
  func from(_ offset: Int) throws(FontFileError) -> FontTable {
    try check(offset, 0)
    return FontTable(tag: tag, bytes: UnsafeRawBufferPointer(rebasing: bytes[offset...]))
  }

  /// A part of the table under another name.
  func part(_ tag: String, offset: Int, length: Int) throws(FontFileError) -> FontTable {
    guard offset >= 0, length >= 0, offset <= count, length <= count - offset else {
      throw .truncated(table: tag, offset: max(0, offset))
    }
    return FontTable(tag: tag, bytes: UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + length]))
  }

  /// Makes sure that a number of bytes is there.
  func check(_ offset: Int, _ length: Int) throws(FontFileError) {
    guard offset >= 0, length >= 0, offset <= count, length <= count - offset else {
      throw .truncated(table: tag, offset: max(0, offset))
    }
  }
}

/// Reads code points from the UTF-8 of a `String`, which is always valid.
enum UTF8Decoder {
  /// The code point at an offset and the number of its bytes.
  @inline(__always)
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> (codePoint: UInt32, length: Int) {
    let first = UInt32(bytes[offset])
    if first < 0x80 { return (first, 1) }
    let left = bytes.count - offset
    if first < 0xE0 {
      guard left >= 2 else { return (0xFFFD, left) }
      return ((first & 0x1F) << 6 | UInt32(bytes[offset + 1] & 0x3F), 2)
    }
    if first < 0xF0 {
      guard left >= 3 else { return (0xFFFD, left) }
      return ((first & 0x0F) << 12 | UInt32(bytes[offset + 1] & 0x3F) << 6 | UInt32(bytes[offset + 2] & 0x3F), 3)
    }
    guard left >= 4 else { return (0xFFFD, left) }
    let high = (first & 0x07) << 18 | UInt32(bytes[offset + 1] & 0x3F) << 12
    let codePoint = high | UInt32(bytes[offset + 2] & 0x3F) << 6 | UInt32(bytes[offset + 3] & 0x3F)
    return (min(codePoint, 0x10FFFF), 4)
  }
}

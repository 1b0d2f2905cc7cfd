/// The direction of a text.
enum TextDirection {
  /// Whether the first letter with a direction is of a script written from right to left.
  static func isRightToLeft(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var offset = 0
    while offset < bytes.count {
      let (codePoint, length) = UTF8Decoder.decode(bytes, at: offset)
      switch codePoint {
      case 0x41...0x5A, 0x61...0x7A, 0xC0...0x2FF, 0x370...0x589, 0x900...0x1FFF, 0x2E80...0xD7FF, 0x200E:
        return false
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF, 0x200F:
        return true
      default: offset += length
      }
    }
    return false
  }
}

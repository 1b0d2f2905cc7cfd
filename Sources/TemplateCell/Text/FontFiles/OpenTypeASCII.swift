/// The advances and kerning of a font's ASCII characters in memory that lives as long as the font.
final class OpenTypeASCII: @unchecked Sendable {
  /// 128 glyphs, 128 advances, 128 offsets of rows, 128 columns.
  private let numbers: UnsafeMutablePointer<UInt16>
  private let pairs: UnsafeMutablePointer<Int16>

  var glyphs: UnsafePointer<UInt16> { UnsafePointer(numbers) }
  var advances: UnsafePointer<UInt16> { UnsafePointer(numbers + 128) }
  var rows: UnsafePointer<UInt16> { UnsafePointer(numbers + 256) }
  var columns: UnsafePointer<UInt16> { UnsafePointer(numbers + 384) }
  /// By row + column.
  var kerning: UnsafePointer<Int16> { UnsafePointer(pairs) }

  init(_ contents: FontContents) {
    numbers = .allocate(capacity: 512)
    numbers.initialize(repeating: 0, count: 512)
    pairs = .allocate(capacity: 128 * 128)
    pairs.initialize(repeating: 0, count: 128 * 128)
    for byte in 0..<128 {
      var glyph = contents.characters.glyph(of: UInt32(byte))
      if glyph >= contents.glyphCount { glyph = 0 }
      numbers[byte] = UInt16(glyph)
      numbers[128 + byte] = contents.advances[min(glyph, contents.advances.count - 1)]
      numbers[256 + byte] = UInt16(128 * byte)
      numbers[384 + byte] = UInt16(byte)
    }
    guard !contents.kerning.isEmpty else { return }
    let mapped = (0x20..<0x7F).filter { numbers[$0] != 0 }
    for left in mapped {
      for right in mapped {
        let value = contents.kerning.value(Int(numbers[left]), Int(numbers[right]))
        pairs[128 * left + right] = Int16(clamping: value)
      }
    }
  }

  deinit {
    numbers.deallocate()
    pairs.deallocate()
  }
}

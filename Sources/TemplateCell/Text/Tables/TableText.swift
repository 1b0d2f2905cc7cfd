/// Reads the tables of this folder, which are text so that they compile at once: three characters a value, each six
/// bits above the character `0`, the most significant first.
enum TableText {
  /// The values of a table, in memory that is never freed: tables live as long as the program.
  static func values(_ text: StaticString) -> UnsafePointer<UInt16> {
    let count = text.utf8CodeUnitCount / 3
    let values = UnsafeMutablePointer<UInt16>.allocate(capacity: max(count, 1))
    let bytes = text.utf8Start
    for index in 0..<count {
      let high = UInt16(truncatingIfNeeded: bytes[3 * index] &- 48) << 12
      let middle = UInt16(truncatingIfNeeded: bytes[3 * index + 1] &- 48) << 6
      values[index] = high | middle | UInt16(truncatingIfNeeded: bytes[3 * index + 2] &- 48)
    }
    return UnsafePointer(values)
  }
}

/// The tables of one font in a file.
struct FontDirectory {
  private let file: FontTable
  private let entries: [String: (offset: Int, length: Int)]

  /// Finds the tables.
  ///
  /// - Parameter index: the number of the font in a collection; 0 in a file with one font.
  init(_ bytes: UnsafeRawBufferPointer, index: Int) throws(FontFileError) {
    file = FontTable(tag: "file", bytes: bytes)
    guard file.count >= 12 else { throw .notAFont }
    var start = 0
    var count = 1
    if try file.tag(0) == "ttcf" {
      count = try file.uint32(8)
      guard index >= 0, index < count else { throw .noSuchFont(index: index, count: count) }
      start = try file.uint32(12 + 4 * index)
    }
    guard index >= 0, index < count else { throw .noSuchFont(index: index, count: count) }
    let version = try file.uint32(start)
    guard [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(version) else { throw .notAFont }
    let tables = try file.uint16(start + 4)
    try file.check(start + 12, 16 * tables)
    var entries: [String: (offset: Int, length: Int)] = [:]
    for number in 0..<tables {
      let record = start + 12 + 16 * number
      entries[try file.tag(record)] = (try file.uint32(record + 8), try file.uint32(record + 12))
    }
    self.entries = entries
  }

  /// A table that the font may lack.
  func table(_ tag: String) throws(FontFileError) -> FontTable? {
    guard let entry = entries[tag] else { return nil }
    return try file.part(tag, offset: entry.offset, length: entry.length)
  }

  /// A table that the font must have.
  func required(_ tag: String) throws(FontFileError) -> FontTable {
    guard let table = try table(tag) else { throw .missingTable(tag: tag) }
    return table
  }
}

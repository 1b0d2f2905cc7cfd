/// Which glyph stands for a code point: the table `cmap`, formats 4 and 12.
struct CharacterMap: Sendable {
  /// Code points in a row whose glyphs are in a row.
  private struct Range: Sendable {
    var first: UInt32
    var last: UInt32
    var glyph: UInt32
  }

  private var ranges: [Range] = []

  init(_ table: FontTable) throws(FontFileError) {
    let count = try table.uint16(2)
    try table.check(4, 8 * count)
    var best: (rank: Int, offset: Int)?
    for number in 0..<count {
      let record = 4 + 8 * number
      let (platform, encoding) = (try table.uint16(record), try table.uint16(record + 2))
      let offset = try table.uint32(record + 4)
      let isUnicode = platform == 0 && encoding != 5 || platform == 3 && (encoding == 1 || encoding == 10)
      guard isUnicode else { continue }
      let format = try table.uint16(offset)
      guard format == 4 || format == 12 else { continue }
      let rank = format * 2 + (platform == 3 ? 1 : 0)
      if rank > best?.rank ?? -1 { best = (rank, offset) }
    }
    guard let best else { throw .invalid(table: "cmap", field: "Unicode subtables", value: 0) }
    let subtable = try table.from(best.offset)
    if try subtable.uint16(0) == 12 { try readFormat12(subtable) } else { try readFormat4(subtable) }
  }

  /// The glyph of a code point; 0 for none.
  ///
  /// - Complexity: O(log n) for n ranges.
  func glyph(of codePoint: UInt32) -> Int {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].last < codePoint { low = middle + 1 } else { high = middle }
    }
    guard low < ranges.count, ranges[low].first <= codePoint else { return 0 }
    return Int(ranges[low].glyph + (codePoint - ranges[low].first))
  }

  private mutating func readFormat12(_ table: FontTable) throws(FontFileError) {
    let count = try table.uint32(12)
    try table.check(16, 12 * count)
    ranges.reserveCapacity(count)
    for number in 0..<count {
      let group = 16 + 12 * number
      let (first, last) = (try table.uint32(group), try table.uint32(group + 4))
      let glyph = try table.uint32(group + 8)
      guard last <= 0x10FFFF else { throw .invalid(table: "cmap", field: "end code", value: last) }
      guard glyph + (last - first) <= 0xFFFF else { throw .invalid(table: "cmap", field: "glyph", value: glyph) }
      try append(first, last, glyph)
    }
  }

  private mutating func readFormat4(_ table: FontTable) throws(FontFileError) {
    let doubled = try table.uint16(6)
    guard doubled.isMultiple(of: 2) else { throw .invalid(table: "cmap", field: "segCountX2", value: doubled) }
    let (ends, starts) = (14, 16 + doubled)
    let (deltas, offsets) = (starts + doubled, starts + 2 * doubled)
    try table.check(offsets, doubled)
    for segment in stride(from: 0, to: doubled, by: 2) {
      let (first, last) = (try table.uint16(starts + segment), try table.uint16(ends + segment))
      let delta = try table.uint16(deltas + segment)
      let offset = try table.uint16(offsets + segment)
      guard first <= last else { throw .invalid(table: "cmap", field: "start code", value: first) }
      for code in first...last where code != 0xFFFF {
        var glyph = code
        if offset != 0 && offset != 0xFFFF {
          glyph = try table.uint16(offsets + segment + offset + 2 * (code - first))
          if glyph == 0 { continue }
        }
        glyph = (glyph + delta) & 0xFFFF
        if glyph != 0 { try append(code, code, glyph) }
      }
    }
  }

  /// Adds a range after all others, to the last one where it goes on in both.
  private mutating func append(_ first: Int, _ last: Int, _ glyph: Int) throws(FontFileError) {
    guard first <= last else { throw .invalid(table: "cmap", field: "start code", value: first) }
    let range = Range(first: UInt32(first), last: UInt32(last), glyph: UInt32(glyph))
    guard let previous = ranges.last else {
      ranges.append(range)
      return
    }
    guard range.first > previous.last else { throw .invalid(table: "cmap", field: "start code", value: first) }
    if range.first == previous.last + 1 && range.glyph == previous.glyph + (range.first - previous.first) {
      ranges[ranges.count - 1].last = range.last
    } else {
      ranges.append(range)
    }
  }
}

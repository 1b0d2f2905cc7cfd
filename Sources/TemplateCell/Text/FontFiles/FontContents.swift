/// Everything that is read from a font file.
struct FontContents {
  let unitsPerEm: Int
  let ascender: Int
  let descender: Int
  let lineGap: Int
  let glyphCount: Int
  let advances: [UInt16]
  let characters: CharacterMap
  let kerning: Kerning

  init(_ bytes: UnsafeRawBufferPointer, index: Int) throws(FontFileError) {
    let directory = try FontDirectory(bytes, index: index)
    unitsPerEm = try directory.required("head").uint16(18)
    guard (16...16_384).contains(unitsPerEm) else {
      throw .invalid(table: "head", field: "unitsPerEm", value: unitsPerEm)
    }
    glyphCount = try directory.required("maxp").uint16(4)
    guard glyphCount > 0 else { throw .invalid(table: "maxp", field: "numGlyphs", value: glyphCount) }
    let hhea = try directory.required("hhea")
    let metricCount = try hhea.uint16(34)
    guard metricCount > 0, metricCount <= glyphCount else {
      throw .invalid(table: "hhea", field: "numberOfHMetrics", value: metricCount)
    }
    let hmtx = try directory.required("hmtx")
    try hmtx.check(0, 4 * metricCount)
    var advances: [UInt16] = []
    advances.reserveCapacity(metricCount)
    // No glyph is wider than 64 em, so that sums of advances cannot overflow.
    for glyph in 0..<metricCount { advances.append(UInt16(min(try hmtx.uint16(4 * glyph), 64 * unitsPerEm))) }
    self.advances = advances
    (ascender, descender, lineGap) = try Self.lineMetrics(hhea, try directory.table("OS/2"))
    characters = try CharacterMap(try directory.required("cmap"))
    kerning = try Kerning(directory, limit: 64 * unitsPerEm)
  }

  /// Line metrics as Apple's engine takes them: `hhea`, but the typographic ones where the font asks for them or `hhea`
  /// has none.
  private static func lineMetrics(
    _ hhea: FontTable, _ os2: FontTable?
  ) throws(FontFileError) -> (ascender: Int, descender: Int, lineGap: Int) {
    var metrics = (ascender: try hhea.int16(4), descender: -(try hhea.int16(6)), lineGap: try hhea.int16(8))
    if let os2, os2.count >= 74 {
      let prefersTypographic = try os2.uint16(62) & 0x80 != 0
      if prefersTypographic || metrics.ascender == 0 && metrics.descender == 0 {
        metrics = (try os2.int16(68), -(try os2.int16(70)), try os2.int16(72))
      }
    }
    metrics.lineGap = max(0, metrics.lineGap)
    guard metrics.ascender + metrics.descender > 0 else {
      throw .invalid(table: "hhea", field: "ascender", value: metrics.ascender)
    }
    return metrics
  }
}

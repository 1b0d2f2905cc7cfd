import Foundation
import TemplateCell
import Testing

@Suite("Hostile font files")
struct HostileFontTests {
  /// A font with every table that is read.
  private var builder: FontBuilder {
    var builder = FontBuilder()
    builder.tables["OS/2"] = [UInt8](repeating: 0, count: 78)
    builder.tables["GPOS"] = FontBuilder.positioning(
      [FontBuilder.pairs([(2, -50), (3, 20)]), FontBuilder.classes([-1, -2, -3, -4])], isExtension: true)
    builder.tables["kern"] = FontBuilder.u16(0, 1, 0, 20, 1, 1, 0, 0, 0, 1, 2, -30)
    return builder
  }

  @Test("No table", arguments: ["head", "maxp", "hhea", "hmtx", "cmap"])
  func missing(tag: String) {
    var data = builder.build()
    guard let range = data.range(of: Data(tag.utf8)) else {
      Issue.record("no \(tag)")
      return
    }
    data.replaceSubrange(range, with: Data("none".utf8))
    #expect(throws: FontFileError.missingTable(tag: tag)) { try OpenTypeFont(data: data) }
  }

  @Test("Not a font")
  func notAFont() {
    #expect(throws: FontFileError.notAFont) { try OpenTypeFont(data: Data()) }
    #expect(throws: FontFileError.notAFont) { try OpenTypeFont(data: Data("this is a text, not a font".utf8)) }
    #expect(throws: FontFileError.unreadable(path: "/no/such/file")) { try OpenTypeFont(path: "/no/such/file") }
    #expect(throws: FontFileError.self) { try OpenTypeFont(path: "/") }
  }

  @Test("Truncated at every byte: an error wherever a table that is needed is cut")
  func truncated() {
    let data = builder.build()
    for count in 0..<data.count {
      #expect(throws: FontFileError.self, "\(count) of \(data.count)") {
        try OpenTypeFont(data: data.prefix(count))
      }
    }
  }

  @Test("Every table truncated at every byte gives an error or a font, never a trap")
  func truncatedTables() {
    let tables = ["head", "maxp", "hhea", "hmtx", "cmap", "OS/2", "GPOS", "kern"]
    var builder = builder
    _ = builder.build()
    for tag in tables {
      let whole = bytes(of: tag)
      for count in 0..<whole.count {
        builder = self.builder
        builder.tables[tag] = Array(whole.prefix(count))
        let font = try? OpenTypeFont(data: builder.build())
        if ["head", "maxp", "hhea", "hmtx"].contains(tag) && count < min(whole.count, tag == "head" ? 20 : whole.count)
        {
          #expect(font == nil, "\(tag) \(count)")
        }
        if let font { use(font) }
      }
    }
  }

  @Test("Any byte replaced by any of a few values gives an error or a font, never a trap or a hang")
  func replaced() {
    let whole = [UInt8](builder.build())
    for place in whole.indices {
      for value in [0, 1, 2, 0x7F, 0x80, 0xFF] as [UInt8] {
        var bytes = whole
        bytes[place] = value
        if let font = try? OpenTypeFont(data: Data(bytes)) { use(font) }
      }
    }
  }

  @Test("Seeded noise in several places at once")
  func noise() {
    let whole = [UInt8](builder.build())
    var seed: UInt64 = 42
    func next() -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33)
    }
    for _ in 0..<4_000 {
      var bytes = whole
      for _ in 0..<(1 + next() % 8) { bytes[12 + next() % (bytes.count - 12)] = UInt8(next() & 0xFF) }
      if let font = try? OpenTypeFont(data: Data(bytes)) { use(font) }
    }
  }

  @Test("Tables that share bytes to ask for endless work are refused")
  func endless() {
    // 8,000 subtables that are all the same matrix of 60 x 60 classes.
    let (rows, columns) = (60, 60)
    let matrix = [UInt8](repeating: 0, count: 2 * rows * columns)
    let start = 16 + matrix.count
    let subtable =
      FontBuilder.u16(2, start, 4, 0, start + 6, start + 6, rows, columns) + matrix + FontBuilder.u16(1, 1, 1)
      + FontBuilder.u16(1, 1, 1, 1)
    let count = 8_000
    var lookup = FontBuilder.u16(2, 0, count)
    for _ in 0..<count { lookup += FontBuilder.u16(6 + 2 * count) }
    let scripts = FontBuilder.u16(1) + FontBuilder.tag("latn") + FontBuilder.u16(8, 4, 0, 0, 0xFFFF, 1, 0)
    let features = FontBuilder.u16(1) + FontBuilder.tag("kern") + FontBuilder.u16(8, 0, 1, 0)
    var builder = FontBuilder()
    builder.tables["GPOS"] =
      FontBuilder.u32(0x10000) + FontBuilder.u16(10, 10 + scripts.count, 10 + scripts.count + features.count) + scripts
      + features + FontBuilder.u16(1, 4) + lookup + subtable
    let data = builder.build()
    #expect(throws: FontFileError.tooComplex(table: "GPOS")) { try OpenTypeFont(data: data) }
  }

  @Test("Values that no font has")
  func invalid() {
    var builder = FontBuilder()
    builder.unitsPerEm = 0
    let noUnits = builder.build()
    #expect(throws: FontFileError.invalid(table: "head", field: "unitsPerEm", value: 0)) {
      try OpenTypeFont(data: noUnits)
    }
    builder = FontBuilder()
    builder.ascender = 0
    builder.descender = 0
    let noHeight = builder.build()
    #expect(throws: FontFileError.invalid(table: "hhea", field: "ascender", value: 0)) {
      try OpenTypeFont(data: noHeight)
    }
    builder = FontBuilder()
    builder.tables["cmap"] =
      FontBuilder.u16(0, 1, 3, 10) + FontBuilder.u32(12) + FontBuilder.u16(12, 0) + FontBuilder.u32(40, 0, 2)
      + FontBuilder.u32(10, 20, 1, 15, 30, 1)
    let overlapping = builder.build()
    #expect(throws: FontFileError.invalid(table: "cmap", field: "start code", value: 15)) {
      try OpenTypeFont(data: overlapping)
    }
  }

  /// The bytes of a table as the builder writes it.
  private func bytes(of tag: String) -> [UInt8] {
    let data = [UInt8](builder.build())
    let count = Int(data[4]) << 8 | Int(data[5])
    for table in 0..<count {
      let record = 12 + 16 * table
      guard String(decoding: data[record..<record + 4], as: UTF8.self) == tag else { continue }
      let offset = (8..<12).reduce(0) { $0 << 8 | Int(data[record + $1]) }
      let length = (12..<16).reduce(0) { $0 << 8 | Int(data[record + $1]) }
      return Array(data[offset..<offset + length])
    }
    return []
  }

  /// Asks a font for everything.
  private func use(_ font: OpenTypeFont) {
    let text = StyledText("AB AéB字 \u{1D400}", font: .inter(size: 17))
    _ = OpenTypeTextMeasurer(font).measure(TextRequest(text, width: 40, numberOfLines: 2))
    for glyph in 0..<4 { _ = font.kerning(glyph, 3 - glyph) }
  }
}

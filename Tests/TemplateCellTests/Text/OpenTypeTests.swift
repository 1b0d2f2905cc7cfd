import Foundation
import TemplateCell
import Testing

@Suite("OpenType files")
struct OpenTypeTests {
  private func font(_ change: (inout FontBuilder) -> Void = { _ in }) throws -> OpenTypeFont {
    var builder = FontBuilder()
    change(&builder)
    return try OpenTypeFont(data: builder.build())
  }

  private func width(_ string: String, _ font: OpenTypeFont, size: Double = 1_000) -> Double {
    let text = StyledText(string, font: .inter(size: size))
    return OpenTypeTextMeasurer(font).measure(TextRequest(text, scale: 1)).width
  }

  @Test("Metrics, advances and characters", arguments: [false, true])
  func plain(usesFormat12: Bool) throws {
    let font = try font { $0.usesFormat12 = usesFormat12 }
    #expect(font.unitsPerEm == 1_000)
    #expect((font.ascender, font.descender, font.lineGap) == (800, 200, 0))
    #expect(font.glyphCount == 4)
    #expect("AB C".unicodeScalars.map { font.glyph(of: $0.value) } == [1, 2, 3, 0])
    #expect((-1...4).map(font.advance(ofGlyph:)) == [0, 500, 600, 700, 250, 0])
    #expect(width("A B", font) == 600 + 250 + 700)
    #expect(width("A B", font, size: 500) == 775)
    // A glyph that the font lacks: 'C' is glyph 0 as in any font engine, an ideograph is one em.
    #expect(width("A字", font) == 1_600)
  }

  @Test("Characters beyond the basic plane and beyond ASCII")
  func beyond() throws {
    let font = try font {
      $0.usesFormat12 = true
      $0.characters[0x1D400] = 2
      $0.characters[0xE9] = 1
      $0.characters[0xE8] = 2
    }
    #expect(font.glyph(of: 0x1D400) == 2)
    #expect(font.glyph(of: 0x1D401) == 0)
    #expect(width("\u{1D400}éA", font) == 700 + 600 + 600)
  }

  @Test("Fewer advances than glyphs: the last one goes on")
  func monospaced() throws {
    let font = try font {
      $0.tables["hhea"] =
        FontBuilder.u32(0x10000) + FontBuilder.u16(800, -200, 0) + [UInt8](repeating: 0, count: 24)
        + FontBuilder.u16(2)
      $0.tables["hmtx"] = FontBuilder.u16(500, 0, 640, 0, 0, 0)
    }
    #expect((0..<4).map(font.advance(ofGlyph:)) == [500, 640, 640, 640])
  }

  @Test("Pair adjustment 1, directly and by extension", arguments: [false, true])
  func pairs(isExtension: Bool) throws {
    let font = try font {
      $0.tables["GPOS"] = FontBuilder.positioning(
        [FontBuilder.pairs([(2, -50), (3, 20)])], isExtension: isExtension)
    }
    #expect(font.kerning(1, 2) == -50)
    #expect(font.kerning(1, 3) == 20)
    #expect(font.kerning(2, 1) == 0)
    #expect(font.kerning(9, -1) == 0)
    #expect(width("AB", font) == 600 + 700 - 50)
    #expect(width("ABA", font) == 600 + 700 - 50 + 600)
  }

  @Test("Pair adjustment 2, and the first subtable that knows a pair decides")
  func classes() throws {
    let font = try font {
      $0.tables["GPOS"] = FontBuilder.positioning([
        FontBuilder.pairs([(2, -50)]), FontBuilder.classes([-1, -2, -3, -4]), FontBuilder.pairs([(3, 77)]),
      ])
    }
    #expect(font.kerning(1, 2) == -50)
    #expect(font.kerning(1, 1) == -1)
    #expect(font.kerning(1, 3) == -2)
    #expect(font.kerning(2, 2) == -3)
    #expect(font.kerning(2, 3) == -4)
    #expect(font.kerning(3, 3) == 0)
  }

  @Test("The table kern counts only where GPOS has no kerning")
  func kernTable() throws {
    let kern = FontBuilder.u16(0, 1, 0, 20, 1, 1, 0, 0, 0, 1, 2, -30)
    #expect(try font { $0.tables["kern"] = kern }.kerning(1, 2) == -30)
    let other = try font {
      $0.tables["kern"] = kern
      $0.tables["GPOS"] = FontBuilder.positioning([FontBuilder.pairs([(2, -50)])], feature: "mark")
    }
    #expect(other.kerning(1, 2) == -30)
    let both = try font {
      $0.tables["kern"] = kern
      $0.tables["GPOS"] = FontBuilder.positioning([FontBuilder.pairs([(3, -50)])])
    }
    #expect(both.kerning(1, 2) == 0)
  }

  @Test("Kerning with characters beyond ASCII")
  func kerningBeyond() throws {
    let font = try font {
      $0.characters = [0x41: 1, 0xE9: 2, 0xE8: 3, 0x42: 3]
      $0.tables["GPOS"] = FontBuilder.positioning([
        FontBuilder.pairs([(2, -50), (3, -7)]), FontBuilder.pairs(left: 2, [(1, 10), (3, 5)]),
      ])
    }
    #expect(width("Aé", font) == 1_300 - 50)
    #expect(width("éA", font) == 1_300 + 10)
    #expect(width("éè", font) == 950 + 5)
    #expect(width("éB", font) == 950 + 5)
    #expect(width("é\nA", font) == 700)
    #expect(width("AéAB", font) == 600 + 700 + 600 + 250 - 50 + 10 - 7)
  }

  @Test("Typographic line metrics where the font asks for them")
  func lineMetrics() throws {
    var os2 = [UInt8](repeating: 0, count: 62) + FontBuilder.u16(0, 0, 0, 700, -300, 90, 0, 0)
    #expect(try font { $0.tables["OS/2"] = os2 }.ascender == 800)
    os2[63] = 0x80
    let font = try font { $0.tables["OS/2"] = os2 }
    #expect((font.ascender, font.descender, font.lineGap) == (700, 300, 90))
    let text = StyledText("A\nA", font: .inter(size: 100))
    let measured = OpenTypeTextMeasurer(font).measure(TextRequest(text, scale: 1))
    #expect(measured.height == 218)
    #expect(measured.firstBaseline == 70)
  }

  @Test("A collection holds several fonts")
  func collection() throws {
    var builder = FontBuilder()
    let first = builder.build()
    builder.unitsPerEm = 500
    let header = FontBuilder.tag("ttcf") + FontBuilder.u32(0x10000, 2, 20, 20 + first.count)
    // Offsets inside of a font of a collection count from the beginning of the file.
    func moved(_ font: Data, by distance: Int) -> [UInt8] {
      var bytes = [UInt8](font)
      for table in 0..<(Int(bytes[4]) << 8 | Int(bytes[5])) {
        let place = 12 + 16 * table + 8
        let offset = (0..<4).reduce(0) { $0 << 8 | Int(bytes[place + $1]) } + distance
        bytes.replaceSubrange(place..<place + 4, with: FontBuilder.u32(offset))
      }
      return bytes
    }
    let data = Data(header + moved(first, by: 20) + moved(builder.build(), by: 20 + first.count))
    #expect(try OpenTypeFont(data: data).unitsPerEm == 1_000)
    #expect(try OpenTypeFont(data: data, index: 1).unitsPerEm == 500)
    #expect(throws: FontFileError.noSuchFont(index: 2, count: 2)) { try OpenTypeFont(data: data, index: 2) }
    #expect(throws: FontFileError.noSuchFont(index: -1, count: 2)) { try OpenTypeFont(data: data, index: -1) }
    #expect(throws: FontFileError.noSuchFont(index: 1, count: 1)) { try OpenTypeFont(data: first, index: 1) }
  }

  @Test("Fonts by name, all other descriptions from the tables")
  func named() throws {
    let measurer = OpenTypeTextMeasurer(fonts: ["Test": try font()])
    func width(_ family: FontDescription.Family) -> Double {
      let text = StyledText("A", font: FontDescription(family: family, size: 1_000))
      return measurer.measure(TextRequest(text, scale: 1)).width
    }
    #expect(width(.named("Test")) == 600)
    let inter = InterTextMeasurer.default.measure(TextRequest(StyledText("A", font: .inter(size: 1_000)), scale: 1))
      .width
    #expect(width(.inter) == inter)
    #expect(width(.named("Other")) == inter)
  }

  @Test("A shaped text keeps its font alive")
  func lifetime() throws {
    let text = StyledText("AB AB", font: .inter(size: 1_000))
    let shaped = OpenTypeTextMeasurer(try font()).shape(text)
    #expect(shaped.measure(width: 700, scale: 1).lineCount == 4)
    #expect(shaped.measure(width: nil, scale: 1).width == 2_850)
  }
}

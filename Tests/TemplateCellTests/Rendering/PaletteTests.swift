import TemplateCell
import Testing

/// The colours can be told apart by people with weak sight: WCAG 2.2, level AA.
@Suite struct PaletteTests {
  static let palettes: [(name: String, palette: Palette)] = [("light", .light), ("dark", .dark)]

  @Test(arguments: 0..<2, Palette.Purpose.allCases)
  func `every purpose has a colour`(_ index: Int, _ purpose: Palette.Purpose) {
    let color = Self.palettes[index].palette[purpose]
    #expect(Palette.contrast(color, color) == 1, "\(purpose) in \(Self.palettes[index].name)")
    #expect(purpose == .overruled || color != "#808080")
  }

  /// Success criterion 1.4.3: text has at least 4.5 to 1 against what lies behind it.
  @Test(arguments: 0..<2)
  func `text can be read`(_ index: Int) throws {
    let palette = Self.palettes[index].palette
    let onPages: [Palette.Purpose] = [.ink, .muted, .link, .good, .broken, .determines]
    for text in onPages {
      for behind in [Palette.Purpose.page, .surface, .band] {
        let contrast = try #require(Palette.contrast(palette[text], palette[behind]))
        #expect(contrast >= 4.5, "\(text) on \(behind)")
      }
    }
    let inPictures: [Palette.Purpose] = [.holds, .determines, .overruled, .broken, .muted]
    for text in inPictures {
      for behind in [Palette.Purpose.surface, .image, .view, .band] {
        let contrast = try #require(Palette.contrast(palette[text], palette[behind]))
        #expect(contrast >= 4.5, "\(text) on \(behind)")
      }
    }
  }

  /// The shade of margins lies over whatever is there; what stands on it can be read.
  @Test(arguments: 0..<2)
  func `text on margins can be read`(_ index: Int) throws {
    let palette = Self.palettes[index].palette
    let rules = PictureStyle.rules(index == 0 ? .light : .dark)
    let opacity = try #require(
      rules.components(separatedBy: ".tc-margin{fill-opacity:").dropFirst().first.flatMap {
        Double($0.prefix { $0 != ";" })
      })
    #expect(rules.contains(".tc-margin{fill:\(palette[.outline]);"))
    for behind in [Palette.Purpose.surface, .image, .view] {
      let shaded = Self.blend(palette[.outline], over: palette[behind], opacity)
      for text in [Palette.Purpose.holds, .determines, .overruled, .broken, .muted] {
        let contrast = try #require(Palette.contrast(palette[text], shaded))
        #expect(contrast >= 4.5, "\(text) on a margin over \(behind): \(contrast)")
      }
    }
  }

  /// A colour seen through another.
  private static func blend(_ one: String, over other: String, _ opacity: Double) -> String {
    let parts = stride(from: 1, to: 7, by: 2).map { start in
      let values = [one, other].map { color in
        Double(Int(color.dropFirst(start).prefix(2), radix: 16) ?? 0)
      }
      let text = String(Int((values[0] * opacity + values[1] * (1 - opacity)).rounded()), radix: 16)
      return text.count == 1 ? "0" + text : text
    }
    return "#" + parts.joined()
  }

  /// Success criterion 1.4.11: what one must see to understand a picture has at least 3 to 1.
  @Test(arguments: 0..<2)
  func `bars and lines can be seen`(_ index: Int) throws {
    let palette = Self.palettes[index].palette
    let series: [Palette.Purpose] = [.first, .second, .third, .fourth, .broken]
    for mark in series + [.bar, .outline] {
      let contrast = try #require(Palette.contrast(palette[mark], palette[.surface]))
      #expect(contrast >= 3, "\(mark)")
    }
    for behind in [Palette.Purpose.image, .view, .band] {
      for mark in [Palette.Purpose.outline, .bar, .holds, .determines, .broken, .overruled] {
        let contrast = try #require(Palette.contrast(palette[mark], palette[behind]))
        #expect(contrast >= 3, "\(mark) on \(behind)")
      }
    }
  }

  /// The ratios that WCAG itself names: 21 for black on white; #767676 is the lightest grey for text on white, 4.54.
  @Test func `contrast is that of the standard`() throws {
    #expect(Palette.contrast("#000000", "#ffffff") == 21)
    let grey = try #require(Palette.contrast("#ffffff", "#767676"))
    #expect(abs(grey - 4.54) < 0.005)
    let lighter = try #require(Palette.contrast("#777777", "#ffffff"))
    #expect(lighter < 4.5)
    for text in ["", "#fff", "white", "#gggggg", "#1234567"] { #expect(Palette.contrast(text, "#ffffff") == nil) }
  }
}

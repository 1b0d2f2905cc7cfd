import TemplateCell
import Testing

@Suite("Line limit and truncation")
struct TruncationTests {
  // Inter at 2048 points: "!" is 589 wide and not kerned with itself, "…" 1726.
  private let mark = 589.0

  private func layout(
    _ string: String, width: Double?, lines: Int, mode: ParagraphStyle.LineBreakMode = .truncatingTail
  ) -> TextLayout {
    let text = StyledText(string, font: .inter(size: 2048), paragraph: ParagraphStyle(lineBreakMode: mode))
    return InterTextMeasurer.default.layout(TextRequest(text, width: width, numberOfLines: lines, scale: 1))
  }

  private func shown(_ layout: TextLayout, _ string: String) -> [String] {
    layout.lines.map { $0.shownText(of: string) }
  }

  private var ellipsis: Double {
    InterTextMeasurer.default.measure(TextRequest(StyledText("…", font: .inter(size: 2048)), scale: 1)).width
  }

  @Test(
    "The last line shows as much as fits beside the ellipsis",
    arguments: [
      (ParagraphStyle.LineBreakMode.truncatingTail, "1!!!!…"), (.truncatingHead, "…!!!!9"),
      (.truncatingMiddle, "1!!…!9"),
    ])
  func modes(mode: ParagraphStyle.LineBreakMode, expected: String) {
    let string = "1!!!!!!!!!!!!!!9"
    func width(_ string: String) -> Double {
      InterTextMeasurer.default.measure(TextRequest(StyledText(string, font: .inter(size: 2048)), scale: 1)).width
    }
    let room = width(expected) + mark - 1
    let result = layout(string, width: room, lines: 1, mode: mode)
    #expect(shown(result, string) == [expected])
    #expect(result.measurement.width == width(expected))
    #expect(result.measurement.isTruncated)
    #expect(result.measurement.lineCount == 1)
    #expect(result.measurement.naturalWidth == width(string))
  }

  @Test("Without an ellipsis the line ends at a word, or at a character")
  func clipped() {
    let words = layout("!! !! !!", width: 5 * mark, lines: 1, mode: .wordWrapping)
    #expect(shown(words, "!! !! !!") == ["!! !!"])
    #expect(words.measurement.isTruncated)
    let characters = layout("!!!! !!!!", width: 6 * mark, lines: 2, mode: .characterWrapping)
    #expect(shown(characters, "!!!! !!!!") == ["!!!! !", "!!!"])
    #expect(!characters.measurement.isTruncated)
  }

  @Test("Only the last of several lines is cut, and the rest of its paragraph is what it stands for")
  func severalLines() {
    let string = "!!! !!! !!! !!!\n!!!"
    let result = layout(string, width: 3 * mark, lines: 2)
    #expect(shown(result, string) == ["!!!", "…"])
    #expect(result.measurement.lineCount == 2)
    let wide = layout("!\n!\n!", width: 10_000, lines: 2)
    #expect(shown(wide, "!\n!\n!") == ["!", "!…"])
    #expect(wide.measurement.width == mark + ellipsis)
  }

  @Test("Nothing visible left out is no truncation")
  func trailing() {
    #expect(!layout("!\n", width: nil, lines: 1).measurement.isTruncated)
    #expect(!layout("!!!   ", width: 3 * mark, lines: 1).measurement.isTruncated)
    #expect(layout("!\n!", width: nil, lines: 1).measurement.isTruncated)
    #expect(!layout("!!! !!!", width: 3 * mark, lines: 2).measurement.isTruncated)
    #expect(!layout("!", width: nil, lines: -3).measurement.isTruncated)
  }

  @Test("Clusters are not cut")
  func clusters() {
    let string = "👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧"
    let result = layout(string, width: 2550 + ellipsis + 10, lines: 1)
    #expect(shown(result, string) == ["👨‍👩‍👧…"])
  }

  @Test("A width less than the ellipsis still gives a line")
  func narrow() {
    for mode in [ParagraphStyle.LineBreakMode.truncatingTail, .truncatingHead, .truncatingMiddle] {
      let result = layout("!!!!", width: 1, lines: 1, mode: mode)
      #expect(shown(result, "!!!!") == ["…"])
    }
  }

  @Test("The limit counts lines, and the height is that of the lines shown", arguments: 1...6)
  func heights(limit: Int) {
    let text = StyledText("a b c d e", font: .system(size: 17))
    let measured = InterTextMeasurer.default.measure(TextRequest(text, width: 5, numberOfLines: limit))
    #expect(measured.lineCount == min(limit, 5))
    #expect(measured.isTruncated == (limit < 5))
    #expect(measured.height == ((Double(min(limit, 5)) * 17 * 1.193359375 * 2).rounded(.up)) / 2)
  }
}

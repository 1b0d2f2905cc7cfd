import TemplateCell
import Testing

@Suite("Paragraphs, runs and lines")
struct ParagraphTests {
  private func measure(_ text: StyledText, width: Double? = nil, scale: Double = 1) -> TextMeasurement {
    InterTextMeasurer.default.measure(TextRequest(text, width: width, scale: scale))
  }

  /// Sixteen points: a line is 19.09375 high, its ascender 15.234375.
  private let font = FontDescription.inter(size: 16)

  private func text(_ string: String, _ paragraph: ParagraphStyle = ParagraphStyle()) -> StyledText {
    StyledText(string, font: font, paragraph: paragraph)
  }

  @Test("Spacing between lines and paragraphs, once per gap")
  func spacing() {
    #expect(measure(text("a\nb\nc", ParagraphStyle(lineSpacing: 5))).height == 68)  // 57.28 + 10
    #expect(measure(text("a\nb\nc", ParagraphStyle(paragraphSpacing: 5))).height == 68)
    #expect(measure(text("a\u{2029}b", ParagraphStyle(lineSpacing: 5, paragraphSpacing: 7))).height == 51)
    #expect(measure(text("a\r\nb", ParagraphStyle(lineSpacing: 5, paragraphSpacing: 7))).height == 51)
    #expect(measure(text("a\u{2028}b", ParagraphStyle(lineSpacing: 5, paragraphSpacing: 7))).height == 44)
    #expect(measure(text("a b", ParagraphStyle(lineSpacing: 5, paragraphSpacing: 7)), width: 11).height == 44)
    #expect(measure(text("a", ParagraphStyle(lineSpacing: 5, paragraphSpacing: 7))).height == 20)
  }

  @Test("Bounds and factor of the line height")
  func lineHeight() {
    #expect(measure(text("a\nb", ParagraphStyle(minimumLineHeight: 26))).height == 52)
    #expect(measure(text("a\nb", ParagraphStyle(minimumLineHeight: 10))).height == 39)
    #expect(measure(text("a\nb", ParagraphStyle(maximumLineHeight: 15))).height == 30)
    #expect(measure(text("a\nb", ParagraphStyle(minimumLineHeight: 26, maximumLineHeight: 20))).height == 52)
    #expect(measure(text("a", ParagraphStyle(lineHeightMultiple: 2))).height == 39)  // 38.19
    #expect(measure(text("a", ParagraphStyle(minimumLineHeight: .nan, lineHeightMultiple: -.infinity))).height == 20)
  }

  @Test("Baselines: the ascender below the top of the line, extra height above it")
  func baselines() {
    let plain = measure(text("a\nb"), scale: 1)
    // 38.1875 is rounded up to 39, and half of what that adds goes above.
    #expect(plain.firstBaseline == 15.234375 + 0.40625)
    #expect(plain.lastBaseline == plain.firstBaseline + 19.09375)
    let high = measure(text("a", ParagraphStyle(minimumLineHeight: 30)))
    #expect(high.firstBaseline == 30 - 19.09375 + 15.234375)
    #expect(measure(text("")).firstBaseline == measure(text("a")).firstBaseline)
  }

  @Test("Runs of several fonts: widths add up, the highest run decides the height")
  func runs() {
    let small = StyledText("small ", font: .inter(size: 16))
    let large = StyledText("large", font: .inter(size: 32))
    let both = measure(small + large, scale: 1_024)
    let apart =
      measure(small + StyledText("x", font: .inter(size: 16)), scale: 1_024).width
      - measure(StyledText("x", font: .inter(size: 16)), scale: 1_024).width
    #expect(abs(both.width - apart - measure(large, scale: 1_024).width) < 0.002)
    #expect(measure(small + large).height == 39)  // 32 x 1.193359375 = 38.19
    #expect(measure(small + large, width: 80).height == 58)  // and 19.09
    #expect(measure(large + StyledText(" small", font: .inter(size: 16)), width: 80).height == 58)
    #expect(measure(small + StyledText("", font: .inter(size: 90))).height == 20)
    #expect((small + large).runs == [StyledText.Run(start: 6, end: 11, font: .inter(size: 32))])
  }

  @Test("A run in the font of the text changes nothing", arguments: [13.0, 16, 17, 17.3])
  func sameFont(size: Double) {
    let font = FontDescription.system(size: size)
    let plain = StyledText("The quick brown fox, 24 字 and 👍🏽 of it", font: font)
    var divided = plain
    divided.runs = [StyledText.Run(start: 0, end: 1_000, font: font)]
    for width in stride(from: 20.0, to: 400, by: 7) {
      let (one, other) = (measure(plain, width: width), measure(divided, width: width))
      #expect(one.lineCount == other.lineCount)
      #expect(abs(one.width - other.width) <= 1)
      #expect(one.height == other.height)
    }
  }

  @Test("Runs outside of the text, backwards and inside of a character do no harm")
  func hostileRuns() {
    var text = text("aé字👍b")
    text.runs = [(-5, -1), (3, 1), (100, 200), (2, 4), (Int.min, Int.max), (Int.max, Int.min)].map {
      StyledText.Run(start: $0.0, end: $0.1, font: .inter(size: 20))
    }
    let measured = measure(text, width: 30)
    #expect(measured.lineCount >= 2)
    #expect(measured.width > 0)
  }

  @Test("Lines lie under one another and are aligned in the width")
  func lines() {
    for (alignment, part) in [(ParagraphStyle.Alignment.left, 0.0), (.center, 0.5), (.right, 1), (.natural, 0)] {
      let text = text("alpha be\ngamma", ParagraphStyle(alignment: alignment, lineSpacing: 2))
      let layout = InterTextMeasurer.default.layout(TextRequest(text, width: 56, scale: 1))
      #expect(layout.lines.map { $0.shownText(of: text.string) } == ["alpha", "be", "gamma"])
      #expect(layout.lines.map(\.start) == [0, 6, 9])
      #expect(layout.lines.map(\.end) == [6, 9, 14])
      for line in layout.lines { #expect(abs(line.x - part * (56 - line.width)) < 1e-9) }
      #expect(layout.lines[1].y - layout.lines[0].y == 21.09375)
      #expect(layout.lines[0].baseline == layout.measurement.firstBaseline)
      #expect(layout.lines[2].baseline == layout.measurement.lastBaseline)
      #expect(layout.lines[0].y == (layout.measurement.height - 3 * 19.09375 - 4) / 2)
    }
  }

  @Test(
    "The natural alignment follows the first letter",
    arguments: [("שלום", true), ("1. سلام", true), ("a שלום", false), ("12", false)])
  func natural(string: String, isRight: Bool) {
    let layout = InterTextMeasurer.default.layout(TextRequest(text(string), width: 300))
    #expect((layout.lines[0].x > 0) == isRight)
  }

  @Test("A shaped text measures as the text does")
  func shaped() {
    let strings = ["", "a", "The quick brown fox, 24 字 and 👍🏽 of it\n\tand\u{AD}more", "הכל טוב", "一二三四五六七八九十。"]
    for string in strings {
      for font in [FontDescription.system(size: 17), .inter(size: 13.3, weight: .bold)] {
        let text = StyledText(string, font: font) + StyledText("tail", font: font)
        let shaped = InterTextMeasurer.default.shape(text)
        for width in [nil, 0, 1, 20, 60, 61.5, 300] as [Double?] {
          for lines in 0...2 {
            let request = TextRequest(text, width: width, numberOfLines: lines, scale: 3)
            #expect(
              shaped.measure(width: width, numberOfLines: lines, scale: 3) == InterTextMeasurer.default.measure(request)
            )
            #expect(
              shaped.layout(width: width, numberOfLines: lines, scale: 3) == InterTextMeasurer.default.layout(request))
          }
        }
      }
    }
  }
}

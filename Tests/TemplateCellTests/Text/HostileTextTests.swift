import TemplateCell
import Testing

@Suite("Hostile texts and numbers")
struct HostileTextTests {
  /// Random numbers that are the same in every run.
  private struct Generator {
    var seed: UInt64

    mutating func next(_ count: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % count
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[next(elements.count)] }
  }

  private let pieces = [
    "a", "word ", " ", "-", "\t", "\n", "\r\n", "\u{2028}", "\u{2029}", "\u{AD}", "\u{A0}", "\u{200B}", "\u{200D}",
    "\u{FE0F}", "e\u{301}", "字", "ｱ", "한", "กำ", "เ", "नि", "שָ", "ب", "لا", "ـ", "👍🏽", "👨‍👩‍👧", "🇫🇷", "🇫", "1️⃣", "\u{20E3}",
    "(", ")", "“", "”", "12.5", "\u{0}", "\u{7F}", "\u{E0041}", "\u{10FFFF}", "\u{25CC}", "\u{1B05}\u{1B44}",
  ]
  private let numbers = [
    0, -0.0, -1, 0.0005, 0.5, 1, 13, 17, 17.3, 1e4, 1e6, 1e18, 1e300, .leastNonzeroMagnitude, Double.nan, .infinity,
    -.infinity,
  ]

  @Test("A run that reaches beyond its text ends there when another text follows")
  func runsBeyondTheText() {
    let (small, large) = (FontDescription.system(size: 17), FontDescription.system(size: 90))
    var text = StyledText("ab", font: small)
    text.runs = [.init(start: .min, end: .max, font: large), .init(start: 2, end: 1, font: large)]
    let joined = StyledText("xyz", font: small) + text
    #expect(joined.runs == [.init(start: 3, end: 5, font: large)])
  }

  @Test("Ten thousand random requests: no trap, and what is promised holds", arguments: [1, 2, 3, 4] as [UInt64])
  func random(seed: UInt64) {
    var generator = Generator(seed: seed)
    for _ in 0..<2_500 {
      var text = StyledText("", font: font(&generator))
      for _ in 0..<generator.next(12) { text.string += generator.pick(pieces) }
      if generator.next(3) == 0 {
        let run = StyledText.Run(start: generator.next(9) - 2, end: generator.next(30), font: font(&generator))
        text.runs.append(run)
      }
      if generator.next(2) == 0 { text.paragraph = paragraph(&generator) }
      let width = generator.next(4) == 0 ? nil : generator.pick(numbers) * Double(1 + generator.next(9))
      let request = TextRequest(
        text, width: width, numberOfLines: generator.pick([0, 0, 1, 2, -1, .max, .min]), scale: generator.pick(numbers))
      check(request, InterTextMeasurer.default.measure(request))
    }
  }

  private func font(_ generator: inout Generator) -> FontDescription {
    var font = FontDescription(
      family: generator.pick([.system, .inter, .named("none")]), size: generator.pick(numbers + [12, 14, 16, 20]),
      weight: generator.pick(FontDescription.Weight.allCases))
    if generator.next(4) == 0 {
      font.metrics = FontMetrics(
        ideographAdvance: generator.pick(numbers), emojiAdvance: generator.pick(numbers),
        tracking: generator.pick([.none, .system, .points(generator.pick(numbers))]),
        ascender: generator.pick(numbers), descender: generator.pick(numbers))
    }
    return font
  }

  private func paragraph(_ generator: inout Generator) -> ParagraphStyle {
    ParagraphStyle(
      alignment: generator.pick(ParagraphStyle.Alignment.allCases),
      lineBreakMode: generator.pick(ParagraphStyle.LineBreakMode.allCases), lineSpacing: generator.pick(numbers),
      paragraphSpacing: generator.pick(numbers), minimumLineHeight: generator.pick(numbers),
      maximumLineHeight: generator.pick(numbers), lineHeightMultiple: generator.pick(numbers))
  }

  private func check(_ request: TextRequest, _ measured: TextMeasurement) {
    let all = [
      measured.width, measured.height, measured.naturalWidth, measured.firstBaseline, measured.lastBaseline,
    ]
    #expect(!all.contains { !$0.isFinite }, "\(request) \(measured)")
    #expect(measured.width >= 0 && measured.height >= 0 && measured.naturalWidth >= 0, "\(request) \(measured)")
    #expect(measured.lineCount >= 1)
    if request.numberOfLines > 0 { #expect(measured.lineCount <= request.numberOfLines) }
    let again = InterTextMeasurer.default.shape(request.text).measure(
      width: request.width, numberOfLines: request.numberOfLines, scale: request.scale)
    #expect(again == measured, "\(request)")
    let layout = InterTextMeasurer.default.layout(request)
    #expect(layout.measurement == measured)
    #expect(layout.lines.count == measured.lineCount)
    #expect(layout.lines.first?.start == 0)
    if request.numberOfLines <= 0 { #expect(layout.lines.last?.end == request.text.string.utf8.count, "\(request)") }
    for (line, next) in zip(layout.lines, layout.lines.dropFirst()) { #expect(line.end == next.start) }
  }

  @Test("A hundred thousand characters without a place to break, in lines of one cluster")
  func longWord() {
    let text = StyledText(String(repeating: "x", count: 100_000), font: .system(size: 17))
    let measured = InterTextMeasurer.default.measure(TextRequest(text, width: 1))
    #expect(measured.lineCount == 100_000)
    #expect(InterTextMeasurer.default.measure(TextRequest(text, width: 100, numberOfLines: 1)).lineCount == 1)
  }
}

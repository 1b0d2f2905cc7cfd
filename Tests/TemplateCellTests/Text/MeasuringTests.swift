import TemplateCell
import Testing

/// Most texts are 2048 points large, so that one unit of the tables is one point.
@Suite("Measuring text")
struct MeasuringTests {
  private func measure(
    _ string: String, _ width: Double?, lines: Int = 0, mode: ParagraphStyle.LineBreakMode = .truncatingTail,
    font: FontDescription = .inter(size: 2048)
  ) -> TextMeasurement {
    let text = StyledText(string, font: font, paragraph: ParagraphStyle(lineBreakMode: mode))
    return InterTextMeasurer.default.measure(TextRequest(text, width: width, numberOfLines: lines, scale: 1))
  }

  private func natural(_ string: String, font: FontDescription = .inter(size: 2048)) -> Double {
    measure(string, nil, font: font).naturalWidth
  }

  @Test("Advances are those of the font's own table")
  func advances() {
    #expect(natural(" a") - natural("a") == 576)
    #expect(natural("!") == 589)
    #expect(natural("!", font: .inter(size: 2048, weight: .medium)) == 623)
    #expect(natural("!", font: .inter(size: 2048, weight: .semibold)) == 658)
    #expect(natural("!", font: .inter(size: 2048, weight: .bold)) == 692)
    #expect(natural("\"&") == 954 + 1319 - 69)
  }

  @Test("The system font adds weight and tracking to each letter, and has its own wide characters")
  func system() {
    func system(_ string: String, _ weight: FontDescription.Weight = .regular) -> Double {
      natural(string, font: FontDescription(size: 2048, weight: weight))
    }
    // 40 units more than Inter; letters at display sizes -0.0425 em, -87 units, others -0.0225 em, -46 units.
    #expect(system("!") == 589 + 40 - 87)
    #expect(system("!", .medium) == 589 + 40 - 87 + 24)
    #expect(system("!", .semibold) == 589 + 40 - 87 + 44)
    #expect(system("!", .bold) == 589 + 40 - 87 + 66)
    // A letter with a mark is as wide as the letter: an e is 18 units narrower than in Inter.
    #expect(system("e") == 1194 - 18 - 87)
    #expect(system("é") == 1194 - 18 - 87)
    #expect(system("字", .bold) == 2087 - 46)
    #expect(system("👍") == 2724 - 46)
    #expect(system("\u{301}") == 0)
  }

  @Test(
    "Widths by rule",
    arguments: [
      ("字", 2048), ("ｱ", 1024), ("Ａ", 2048), ("한", 1884), ("👍", 2550), ("👍🏽", 2550), ("👨‍👩‍👧", 2550), ("🇫🇷", 2550),
      ("🇫🇷🇯🇵", 5100), ("1️⃣", 2550), ("❤️", 2550), ("🤷‍♂️", 2550), ("🤷🏽‍♀️", 2550), ("👩‍❤️‍👨", 2550), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2550),
      ("\u{200B}", 0), ("\u{2060}", 0), ("\u{FEFF}", 0), ("\u{AD}", 0), ("\u{1112}\u{1161}\u{11AB}", 1884),
    ])
  func rules(string: String, width: Double) {
    #expect(natural(string) == width)
    #expect(natural(string + string) == 2 * width)
  }

  @Test("Marks take no room")
  func marks() {
    #expect(natural("e\u{301}\u{327}") == natural("e"))
    #expect(natural("שָׁלוֹם") == natural("שלום"))
    #expect(natural("กำ") == natural("ก") + natural("ำ"))
    #expect(natural("ก่") == natural("ก"))
    #expect(natural("नी") == natural("न") + natural("ी"))
    #expect(natural("न्") == natural("न"))
  }

  @Test(
    "Arabic letters join: isolated, initial, medial and final widths in 1/1000 em",
    arguments: [
      ("ب", [993]), ("بب", [269, 1093]), ("ببب", [269, 343, 1093]), ("با", [269, 291]), ("اب", [238, 993]),
      ("ببا", [269, 343, 291]), ("بَب", [269, 1093]), ("ب\u{200C}ب", [993, 993]), ("دب", [477, 993]),
      ("سلام", [784, 300, 291, 484]),
    ])
  func arabic(string: String, thousandths: [Int]) {
    let units = thousandths.reduce(0) { $0 + ($1 * 2048 + 500) / 1000 }
    #expect(natural(string) == Double(units))
  }

  @Test("Trailing spaces hang, leading and no-break spaces count")
  func spaces() {
    #expect(natural("a   ") == natural("a"))
    #expect(natural("a\u{3000}\u{2003} ") == natural("a"))
    #expect(natural("   a") == natural("a") + 3 * 576)
    #expect(natural("a\u{A0}") > natural("a") + 500)
    #expect(natural("    ") == 0)
    let two = natural("aa bb")
    #expect(measure("aa bb      cc", two).lineCount == 2)
    #expect(measure("aa\u{A0}bb cc", two - 1).width <= two - 1)
    #expect(measure("a\u{A0}b c", natural("a\u{A0}b")).lineCount == 2)
  }

  @Test(
    "Forced breaks",
    arguments: [
      ("", 1), ("a", 1), ("a\nb", 2), ("a\r\nb", 2), ("a\rb", 2), ("a\u{2028}b", 2), ("a\u{2029}b", 2), ("a\u{85}b", 2),
      ("a\u{0B}b", 2), ("a\u{0C}b", 2), ("a\n", 2), ("\n", 2), ("\n\n", 3), ("\r\n\r\n", 3), ("\n\r", 3),
    ])
  func forced(string: String, lines: Int) {
    #expect(measure(string, nil).lineCount == lines)
    #expect(measure(string, 100_000).lineCount == lines)
    #expect(measure(string, nil).naturalWidth <= natural("a") + 200)
  }

  @Test("A soft hyphen shows, and counts, only at the end of a line")
  func softHyphen() {
    let hyphen = natural("-")
    #expect(natural("alpha\u{AD}beta") == natural("alphabeta"))
    let broken = measure("alpha\u{AD}beta", natural("alpha") + hyphen)
    #expect(broken.lineCount == 2)
    #expect(broken.width == natural("alpha") + hyphen)
    // Without room for the hyphen the word breaks as one without a soft hyphen does.
    #expect(measure("alpha\u{AD}beta", natural("alpha") + hyphen - 1).width < natural("alpha") + hyphen)
  }

  @Test("Zero-width spaces allow a break, joiners forbid one")
  func zeroWidth() {
    let half = natural("alpha")
    #expect(measure("alpha\u{200B}beta", half).lineCount == 2)
    #expect(measure("alpha\u{200B}beta", half).width == half)
    #expect(measure("字\u{2060}字字", 2048 * 2).lineCount == 2)
    #expect(measure("字字\u{2060}字", 2048 * 2).width == 2048 * 2)
  }

  @Test("Tabs lead to stops every 28 points")
  func tabs() {
    let font = FontDescription.inter(size: 16)
    func width(_ string: String) -> Double { measure(string, nil, font: font).width }
    #expect(width("\ta") == 28 + width("a"))
    #expect(width("\t\ta") == 56 + width("a"))
    #expect(width("a\ta") == 28 + width("a"))
    #expect(width("aaaa\ta") == 56 + width("a"))
    #expect(width("a\t") == width("a"))
    #expect(measure("aaa\taaa", 40, font: font).lineCount == 2)
    #expect(measure("aaa\taaa", 40, font: font).naturalWidth == 28 + width("aaa"))
  }

  @Test("A word wider than the line breaks at clusters, one of them at least on a line")
  func emergency() {
    #expect(measure("字字", 1).lineCount == 2)
    #expect(measure("!!!!!!", 2 * 589).lineCount == 3)
    #expect(measure("!!!!!!", 2 * 589 - 1).lineCount == 6)
    #expect(measure("👨‍👩‍👧\u{2060}👨‍👩‍👧\u{2060}👨‍👩‍👧", 2 * 2550).lineCount == 2)
    #expect(measure("aaaa e\u{301}e\u{301}e\u{301}", 1).lineCount == 7)
    #expect(measure("हिन्दी", 1).lineCount == 2)
  }

  @Test("No width, 0, negative and not a number", arguments: [0, -1, -Double.infinity, .nan])
  func narrowest(width: Double) {
    let measured = measure("alpha beta gamma", width)
    #expect(measured.width == natural("gamma"))
    #expect(measured.lineCount == 3)
    #expect(measured == measure("alpha beta gamma", measured.width))
    #expect(measured.naturalWidth == natural("alpha beta gamma"))
  }

  @Test("Widths beyond all measure are no limit", arguments: [Double.infinity, 1e300, 1e18])
  func endless(width: Double) {
    #expect(measure("alpha beta gamma", width) == measure("alpha beta gamma", nil))
  }

  @Test("Sizes and scales that are none", arguments: [0, -1, Double.nan, .infinity])
  func nonsense(value: Double) {
    let measured = measure("alpha", 100, font: .system(size: value))
    #expect(measured.width == 0 && measured.height == 0 && measured.lineCount == 1)
    let text = StyledText("alpha", font: .system(size: 17))
    let request = TextRequest(text, width: 100, scale: value)
    #expect(InterTextMeasurer.default.measure(request).height == 21)
  }

  @Test("The widest line in whole pixels, but never more than the width offered")
  func pixels() {
    let text = StyledText("Label Label Label", font: .system(size: 17))
    for tenth in 300...1_500 {
      let width = Double(tenth) / 10
      let measured = InterTextMeasurer.default.measure(TextRequest(text, width: width, scale: 3))
      #expect(measured.width <= width || width < 42)
      #expect(measured.width == width || (measured.width * 3).rounded() / 3 == measured.width)
    }
  }

  @Test("The example of the documentation")
  func documented() {
    let text = StyledText("Twelve books on maps and slow trains", font: .system(size: 17))
    let size = InterTextMeasurer.default.measure(TextRequest(text, width: 160))
    #expect((size.width, size.height, size.lineCount) == (160, 41, 2))
    #expect(size.naturalWidth == 291)
  }
}

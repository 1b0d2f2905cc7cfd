import TemplateCell
import Testing

/// Ruler text A: 300 wide on one line.
private let rulerTextA = "alpha beta gamma delta epsilon"

private func ruler(
  _ string: String, _ width: Double?, lines: Int = 0, paragraph: ParagraphStyle = ParagraphStyle()
) -> TextMeasurement {
  let text = StyledText(string, font: .system(size: 17), paragraph: paragraph)
  return RulerFont().measure(TextRequest(text, width: width, numberOfLines: lines))
}

@Suite("Ruler font")
struct RulerFontTests {
  @Test(
    "Ruler text A",
    arguments: [
      (300.0, 1, 300.0), (299, 2, 220), (160, 2, 160), (130, 3, 110), (100, 4, 100), (70, 5, 70), (1, 5, 70),
      (0, 5, 70), (-5, 5, 70), (.nan, 5, 70), (.infinity, 1, 300), (1e300, 1, 300),
    ])
  func textA(width: Double, lines: Int, widest: Double) {
    let measurement = ruler(rulerTextA, width)
    #expect(measurement.lineCount == lines)
    #expect(measurement.height == Double(lines) * 20)
    #expect(measurement.width == widest)
    #expect(measurement.naturalWidth == 300)
    #expect(measurement.firstBaseline == 16)
    #expect(measurement.lastBaseline == Double(lines) * 20 - 4)
    #expect(!measurement.isTruncated)
  }

  @Test("No width is the natural width") func natural() {
    #expect(ruler(rulerTextA, nil).width == 300)
    #expect(ruler(rulerTextA, nil).height == 20)
  }

  @Test(
    "CJK breaks between ideographs",
    arguments: [
      ("一二三四五六七八", 160.0, 1, 160.0), ("一二三四五六七八", 159, 2, 140), ("一二三四五六七八", 100, 2, 100),
      ("ab一二三四五六七八", 100, 2, 100), ("一二三四五六七八", 0, 8, 20), ("👨‍👩‍👧👍🏽🇫🇷", 40, 2, 40),
      ("❤️a", 100, 1, 30), ("e\u{301}", 100, 1, 10),
    ])
  func cjk(string: String, width: Double, lines: Int, widest: Double) {
    #expect(ruler(string, width).lineCount == lines)
    #expect(ruler(string, width).width == widest)
  }

  @Test("Two words of eight stay on one line of 200, and whole in 30") func words() {
    #expect(ruler("unbroken wordless", 200).width == 160 + 10)
    #expect(ruler("unbroken wordless", 200).lineCount == 1)
    #expect(ruler("unbroken wordless", 30).width == 80)
  }

  @Test("Asked for the narrowest, lines are filled up to the widest word; at 1 every word has its own") func narrowest()
  {
    #expect(ruler("a b c elephants", 0).lineCount == 2)
    #expect(ruler("a b c elephants", 0).width == 90)
    #expect(ruler("a b c elephants", 1).lineCount == 4)
  }

  @Test("Fifty characters in words of four and a space: 29 fit in 296") func bubble() {
    let measurement = ruler(String(repeating: "abcd ", count: 10), 296)
    #expect(measurement.lineCount == 2)
    #expect(measurement.width == 290)
  }

  @Test(
    "Forced breaks and empty lines",
    arguments: [("", 1, 0.0), ("a\nb", 2, 10), ("a\r\nbc", 2, 20), ("a\n", 2, 10), ("\n\n", 3, 0), ("  ", 1, 0)])
  func breaks(string: String, lines: Int, widest: Double) {
    let measurement = ruler(string, nil)
    #expect(measurement.lineCount == lines)
    #expect(measurement.width == widest)
    #expect(measurement.height == Double(lines) * 20)
  }

  @Test("A line limit cuts the height and says so") func limit() {
    let measurement = ruler(rulerTextA, 70, lines: 2)
    #expect(measurement.height == 40)
    #expect(measurement.width == 50)
    #expect(measurement.isTruncated)
    #expect(measurement.naturalWidth == 300)
    #expect(!ruler(rulerTextA, 70, lines: 5).isTruncated)
  }

  @Test("Line height and spacing of a paragraph") func paragraph() {
    #expect(ruler(rulerTextA, 160, paragraph: ParagraphStyle(minimumLineHeight: 26)).height == 52)
    #expect(ruler(rulerTextA, 160, paragraph: ParagraphStyle(lineSpacing: 6)).height == 46)
    #expect(ruler("a\nb", 160, paragraph: ParagraphStyle(lineSpacing: 6, paragraphSpacing: 10)).height == 56)
    #expect(ruler("a\u{2028}b", 160, paragraph: ParagraphStyle(lineSpacing: 6, paragraphSpacing: 10)).height == 46)
    #expect(ruler("a", nil, paragraph: ParagraphStyle(minimumLineHeight: 26)).firstBaseline == 22)
  }

  @Test("Texts of 0 to 999 characters agree with the closed form, in both orders") func closedForm() {
    for count in Array(0...999) + Array((0...999).reversed()) {
      let string = String(String(repeating: "abcd ", count: count / 5 + 1).prefix(count))
      // Six words of four and a space are 300 wide with the last space hanging: 6 words, 29 characters of 10.
      let words = (count + 4) / 5
      let lines = max(1, (words + 5) / 6)
      #expect(ruler(string, 300).height == Double(lines) * 20, "count \(count)")
    }
  }
}

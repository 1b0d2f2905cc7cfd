import TemplateCell
import Testing

@Suite struct TerminalTextTests {
  @Test(
    arguments: [
      ("", 0), ("abc", 3), ("漢字", 4), ("ひらがな", 8), ("ｶﾅ", 2), ("ＡＢ", 4), ("한글", 4), ("。", 2), ("\u{3000}", 2),
      ("é", 1), ("e\u{301}", 1), ("\u{200B}", 0), ("\u{202E}", 0), ("\u{FEFF}", 0), ("😀", 2), ("👩‍👩‍👧", 2), ("🇫🇮", 2),
      ("❤", 1), ("❤\u{FE0F}", 2), ("👍🏽", 2), ("שלום", 4), ("مرحبا", 5), ("\t\n\u{7F}", 0), ("▒─", 2), ("𠮷", 2),
    ] as [(String, Int)])
  func `columns of a text`(_ text: String, _ columns: Int) {
    #expect(TerminalText.columns(of: text) == columns)
  }

  @Test(
    arguments: [
      ("a\nb\r\nc\td", "a b c d"), ("\u{1B}[31mred", " [31mred"), ("a\u{202E}b\u{200B}c", "abc"), ("\u{85}x", " x"),
      ("a\u{2028}b", "a b"), ("漢\u{0}字", "漢 字"), ("👩‍👩‍👧", "👩‍👩‍👧"),
    ] as [(String, String)])
  func `nothing that moves the cursor gets to a terminal`(_ text: String, _ plain: String) {
    #expect(TerminalText.plain(text) == plain)
  }

  @Test(
    arguments: [("abc", 2, "ab"), ("漢字", 3, "漢"), ("a漢", 2, "a"), ("😀😀", 4, "😀😀"), ("x", 0, "")]
      as [(String, Int, String)])
  func `a prefix never has half a character`(_ text: String, _ columns: Int, _ prefix: String) {
    #expect(TerminalText.prefix(text, columns: columns) == prefix)
  }
}

import TemplateCell

/// One line of Unicode's LineBreakTest: code points with a sign between them that says whether a line may end there.
struct LineBreakConformance {
  let string: String
  /// The UTF-8 offsets at which a line may end, the end of the text among them.
  let expected: [Int]

  /// Reads `÷ 0023 × 0020 ÷ 0023 ÷`, or the same with `/` and `x`, up to `#`; `nil` for a line without code points.
  init?(line: Substring) {
    var string = ""
    var expected: [Int] = []
    for part in line.prefix(while: { $0 != "#" }).split(whereSeparator: { $0 == " " || $0 == "\t" }) {
      if part == "÷" || part == "/" {
        expected.append(string.utf8.count)
      } else if part != "×" && part != "x" {
        guard let scalar = UInt32(part, radix: 16).flatMap(Unicode.Scalar.init) else { return nil }
        string.unicodeScalars.append(scalar)
      }
    }
    guard !string.isEmpty else { return nil }
    self.string = string
    self.expected = expected
  }

  var holds: Bool { LineBreaks.opportunities(in: string).map(\.offset) == expected }
}

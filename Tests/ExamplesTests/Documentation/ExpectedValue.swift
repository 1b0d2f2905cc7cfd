/// The value in an expectation, as far as documentation must show it: numbers, texts and names.
struct ExpectedValue {
  private(set) var numbers: [String] = []
  private(set) var texts: [String] = []
  private(set) var names: [String] = []

  /// Takes the source of a value apart: `CGRect(x: 16, y: 8, width: 40, height: 20)`, `"a text"`, `[1, 2]`, `nil`.
  init(_ source: some StringProtocol) {
    let source = String(source)
    var rest = source
    if let start = source.range(of: "\"\"\"\n"), let end = source.range(of: "\"\"\"", options: .backwards),
      start.upperBound < end.lowerBound
    {
      texts = source[start.upperBound..<end.lowerBound].split(separator: "\n").map {
        String($0.drop { $0 == " " })
      }
      rest = ""
    }
    var inText = false
    var text = ""
    var code = ""
    var last: Character = " "
    for character in rest {
      if character == "\"", last != "\\" {
        if inText { texts.append(text) }
        text = ""
        inText.toggle()
        code += " "
      } else if inText {
        if character == "\"", last == "\\" { text.removeLast() }
        text.append(character)
      } else {
        code.append(character)
      }
      last = character
    }
    numbers = Self.numbers(in: code)
    names = code.split { !$0.isLetter }.map(String.init).filter { ["nil", "true", "false"].contains($0) }
  }

  /// Whether a comment shows the value: its numbers first, its texts and names anywhere.
  func isShown(in comment: String) -> Bool {
    Self.numbers(in: comment).starts(with: numbers)
      && texts.allSatisfy { comment.contains($0) } && names.allSatisfy { comment.contains($0) }
  }

  /// The numbers in a text, in order, thousands separators left out.
  private static func numbers(in text: String) -> [String] {
    var result: [String] = []
    var number = ""
    var last: Character = " "
    func finish() {
      if number.hasSuffix(".") { number.removeLast() }
      if number.contains(where: \.isNumber) { result.append(number) }
      number = ""
    }
    for character in text.replacing("_", with: "") {
      if character.isASCII, character.isNumber || (character == "." && !number.isEmpty && !number.contains(".")) {
        if number.isEmpty, last.isLetter {
          last = character
          continue
        }
        if number.isEmpty, last == "-" { number = "-" }
        number.append(character)
      } else {
        finish()
      }
      last = character
    }
    finish()
    return result
  }
}

import Foundation

/// A line of Swift with what is said about it behind `//`; an expectation on several lines is one statement.
struct SwiftStatement: Equatable {
  /// The code without indentation and comment; lines of one expectation are joined by spaces.
  var code: String
  /// What stands behind `//` on the line and on the lines below it that are nothing but comments.
  var comment = ""

  var isExpectation: Bool { code.hasPrefix("#expect(") || code.hasPrefix("try #expect(") }

  /// The statements of some lines; blank lines, and comments before the first statement, say nothing.
  static func statements(in lines: some Sequence<Substring>) -> [SwiftStatement] {
    var result: [SwiftStatement] = []
    var open: (code: String, depth: Int, isText: Bool)?
    for line in lines {
      let scan = Scan(line, isText: open?.isText ?? false)
      if let begun = open {
        let joint = begun.isText || scan.endsInText ? "\n" : " "
        let depth = begun.depth + scan.depth
        open = nil
        if depth > 0 || scan.endsInText {
          open = (begun.code + joint + scan.code, depth, scan.endsInText)
        } else {
          result.append(SwiftStatement(code: begun.code + joint + scan.code, comment: scan.comment))
        }
      } else if scan.code.isEmpty {
        guard !scan.comment.isEmpty, !result.isEmpty else { continue }
        result[result.count - 1].comment += (result[result.count - 1].comment.isEmpty ? "" : "\n") + scan.comment
      } else if SwiftStatement(code: scan.code).isExpectation, scan.depth > 0 || scan.endsInText {
        open = (scan.code, scan.depth, scan.endsInText)
      } else {
        result.append(SwiftStatement(code: scan.code, comment: scan.comment))
      }
    }
    return result
  }

  /// Whether an expectation in a test says the value that the documentation shows for an expression.
  ///
  /// `layout.height  // 84 = 10 + 64 + 10` is said by `#expect(layout.height == 84)`: the numbers of the value must be
  /// the first numbers of the comment, its texts and names must occur in it.
  func isSaid(by expectation: SwiftStatement) -> Bool {
    guard expectation.isExpectation, !isExpectation else { return false }
    var shown = code
    let isPrinted = shown.hasPrefix("print(") && shown.hasSuffix(")")
    if isPrinted { shown = String(shown.dropFirst(6).dropLast()) }
    shown = shown.squeezed
    var said = String(expectation.code.drop { $0 != "(" }.dropFirst().dropLast())
    if isPrinted { said = said.replacing(".description", with: "") }
    if said.squeezed == shown { return comment.isEmpty || comment.contains("true") }
    for sign in said.ranges(of: "==") where said[..<sign.lowerBound].squeezed == shown {
      return comment.isEmpty || ExpectedValue(said[sign.upperBound...]).isShown(in: comment)
    }
    return false
  }

  /// One line taken apart.
  private struct Scan {
    var code = ""
    var comment = ""
    var depth = 0
    var endsInText: Bool

    init(_ line: Substring, isText: Bool) {
      endsInText = isText
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.contains("\"\"\"") {
        endsInText.toggle()
        code = text
        depth = text.filter { "([{".contains($0) }.count - text.filter { ")]}".contains($0) }.count
        return
      }
      if isText {
        code = text
        return
      }
      var inString = false
      var last: Character = " "
      var index = text.startIndex
      while index < text.endIndex {
        let character = text[index]
        if character == "\"" && last != "\\" { inString.toggle() }
        if !inString {
          if text[index...].hasPrefix("//"), last != ":" { break }
          if "([{".contains(character) { depth += 1 }
          if ")]}".contains(character) { depth -= 1 }
        }
        last = last == "\\" && character == "\\" ? " " : character
        index = text.index(after: index)
      }
      code = text[..<index].trimmingCharacters(in: .whitespaces)
      comment = text[index...].drop { $0 == "/" }.trimmingCharacters(in: .whitespaces)
    }
  }
}

extension StringProtocol {
  /// The code without white space and a `try` in front, so that line breaks make no difference.
  fileprivate var squeezed: String {
    let result = String(filter { !$0.isWhitespace })
    return result.hasPrefix("try") ? String(result.dropFirst(3)) : result
  }
}

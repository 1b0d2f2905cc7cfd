import Testing

@testable import Cassowary

@Suite("The text language: parsing and printing")
struct ScriptParsingTests {
  struct Reading: Sendable, CustomTestStringConvertible {
    var text: String
    var printed: String
    var testDescription: String { text }
  }

  static let readings: [Reading] = [
    .init(text: "variable a b c", printed: "variable a b c"),
    .init(text: "a==3", printed: "a == 3"),
    .init(
      text: "  a + 2 b - c/4 >= 3*(b + 1) @750 \"gap\"  # a comment",
      printed: "a + 2 b - 0.25 c - 3 b >= 3 @750 \"gap\""),
    .init(text: "3 <= x @1000", printed: "-x <= -3"),
    .init(text: "2(a - 3 (b - 1)) == -(c)", printed: "2 a - 6 b + c == -6"),
    .init(text: "a*2/4 == 1_000", printed: "0.5 a == 1000"),
    .init(text: "1e9 x == y", printed: "1000000000 x - y == 0"),
    .init(text: "1e-9x == 0x1F", printed: "1e-09 x == 31"),
    .init(text: "0 x == 5", printed: "0 x == 5"),
    .init(text: "0x == 5", printed: "0 x == 5"),
    .init(text: "x - x == 0b101", printed: "x - x == 5"),
    .init(text: "0x1p-3 x == 0o17", printed: "0.125 x == 15"),
    .init(text: "5 == 5", printed: "0 == 0"),
    .init(text: "5 <= 2", printed: "0 <= -3"),
    .init(text: "--a == +4", printed: "a == 4"),
    .init(text: "a + b @ 250.5 == 3", printed: ""),
    .init(text: "a.b_1 == _c", printed: "a.b_1 - _c == 0"),
    .init(text: "Höhe == 標題.top", printed: "Höhe - 標題.top == 0"),
    .init(text: "edit a @750", printed: "edit a @750"),
    .init(text: "edit a", printed: "edit a"),
    .init(text: "edit a @1000 \"in\"", printed: "edit a \"in\""),
    .init(text: "edit - a == 3", printed: "edit - a == 3"),
    .init(text: "print == 3", printed: "print == 3"),
    .init(text: "suggest a -70.25", printed: "suggest a -70.25"),
    .init(text: "stay b @10", printed: "stay b @10"),
    .init(text: "constant \"gap\" 5", printed: "constant \"gap\" 5"),
    .init(text: "priority \"gap\" 1000", printed: "priority \"gap\" 1000"),
    .init(text: "coefficient \"gap\" a 2", printed: "coefficient \"gap\" a 2"),
    .init(text: "remove \"a \\\"b\\\" \\\\ c\"", printed: "remove \"a \\\"b\\\" \\\\ c\""),
    .init(text: "endedit a", printed: "endedit a"),
    .init(text: "print", printed: "print"),
    .init(text: "print a b", printed: "print a b"),
    .init(text: "explain a", printed: "explain a"),
    .init(text: "batch\na == 1\n\nremove \"x\"\nend", printed: "batch\na == 1\nremove \"x\"\nend"),
  ].filter { !$0.printed.isEmpty }

  @Test("a statement is read, printed, and read again", arguments: readings)
  func reading(_ item: Reading) throws {
    let script = try SolverScript(parsing: item.text)
    #expect(script.description == item.printed + "\n")
    let again = try SolverScript(parsing: script.description)
    #expect(again.description == script.description)
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    var text: String
    var line: Int
    var column: Int
    var reason: ScriptError.Reason
    var testDescription: String { text }
  }

  static let mistakes: [Mistake] = [
    .init(text: "a + == 3", line: 1, column: 5, reason: .expected("a number, a name or '('", found: "'=='")),
    .init(
      text: "a == 3\n  b ==", line: 2, column: 7,
      reason: .expected("a number, a name or '('", found: "the end of the line")),
    .init(text: "a", line: 1, column: 2, reason: .expected("an operator, ==, <= or >=", found: "the end of the line")),
    .init(text: "a = 3", line: 1, column: 3, reason: .unexpectedCharacter("=")),
    .init(text: "a < 3", line: 1, column: 3, reason: .unexpectedCharacter("<")),
    .init(text: "a == 3 $", line: 1, column: 8, reason: .unexpectedCharacter("$")),
    .init(text: "a * b == 3", line: 1, column: 3, reason: .notLinear),
    .init(text: "a b == 3", line: 1, column: 3, reason: .notLinear),
    .init(text: "3 / a == 3", line: 1, column: 3, reason: .notLinear),
    .init(text: "a == 1/0", line: 1, column: 7, reason: .divisionByZero),
    .init(text: "b == 2\na / (1 - 1) == 3", line: 2, column: 3, reason: .divisionByZero),
    .init(text: "a == 0 / -0", line: 1, column: 8, reason: .divisionByZero),
    .init(text: "a == 1e300 * 1e300", line: 1, column: 12, reason: .numberTooLarge),
    .init(text: "1e308 (10 a) == 1", line: 1, column: 7, reason: .numberTooLarge),
    .init(text: "a / 1e-320 == 1", line: 1, column: 3, reason: .numberTooLarge),
    .init(text: "a == 1 + 1e308 + 1e308", line: 1, column: 16, reason: .numberTooLarge),
    .init(text: "1e308 == a - 1e308", line: 1, column: 7, reason: .numberTooLarge),
    .init(text: "(a + 1 == 3", line: 1, column: 8, reason: .expected("')'", found: "'=='")),
    .init(text: "a == 3 @", line: 1, column: 9, reason: .expected("a number", found: "the end of the line")),
    .init(text: "a == 3 \"x", line: 1, column: 8, reason: .unterminatedLabel),
    .init(text: "a == 3 \"x\\q\"", line: 1, column: 11, reason: .invalidEscape("q")),
    .init(text: "a == 3 \"x\" 4", line: 1, column: 12, reason: .expected("the end of the line", found: "4")),
    .init(text: "a == 3 == 4", line: 1, column: 8, reason: .expected("the end of the line", found: "'=='")),
    .init(text: "a == 1e999", line: 1, column: 6, reason: .invalidNumber("1e999")),
    .init(text: "a == 0b12", line: 1, column: 6, reason: .invalidNumber("0b12")),
    .init(text: "suggest a", line: 1, column: 10, reason: .expected("a number", found: "the end of the line")),
    .init(
      text: "remove gap", line: 1, column: 8,
      reason: .expected("a label in quotation marks", found: "'gap'")),
    .init(text: "variable", line: 1, column: 9, reason: .expected("a name", found: "the end of the line")),
    .init(text: "variable a 3", line: 1, column: 12, reason: .expected("a name", found: "3")),
    .init(text: "batch\na == 1", line: 1, column: 1, reason: .unbalancedBatch),
    .init(text: "end", line: 1, column: 1, reason: .unbalancedBatch),
    .init(text: "batch\nbatch\nend", line: 2, column: 1, reason: .nestedBatch),
    .init(text: "batch\nprint\nend", line: 2, column: 1, reason: .notAllowedInBatch("print")),
    .init(
      text: String(repeating: "(", count: 300) + "a" + String(repeating: ")", count: 300) + " == 1", line: 1,
      column: 201, reason: .nestedTooDeep),
  ]

  @Test("a mistake is named with its place", arguments: mistakes)
  func mistake(_ item: Mistake) {
    #expect { try SolverScript(parsing: item.text) } throws: { error in
      guard let error = error as? ScriptError else { return false }
      #expect(error.line == item.line)
      #expect(error.column == item.column)
      #expect(error.reason == item.reason)
      return true
    }
  }

  @Test("an error shows the line and a caret under the place")
  func caret() throws {
    #expect {
      try SolverScript(parsing: "a == 1\n\tb == 2 c d\n")
    } throws: { error in
      "\(error)" == """
        2:11: error: not linear: a product needs a number on one side, a division a number on the right
        \tb == 2 c d
        \t         ^
        """
    }
  }

  @Test("every kind of line end, and none at the end of the text")
  func lineEnds() throws {
    for end in ["\n", "\r\n", "\r"] {
      let script = try SolverScript(parsing: ["a == 1", "", "# nothing", "b == 2"].joined(separator: end))
      #expect(script.lines.map(\.number) == [1, 4])
      #expect(script.lineCount == 4)
    }
    #expect(try SolverScript(parsing: "a == 1\n").lineCount == 1)
    #expect(try SolverScript(parsing: "").lineCount == 0)
  }

  @Test("numbers read back to the same bits")
  func numbers() throws {
    var state: UInt64 = 7
    var checked = 0
    while checked < 2000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let value = Double(bitPattern: state)
      if !value.isFinite { continue }
      checked += 1
      guard
        case .suggest("a", let back) = try SolverScript(parsing: "suggest a \(ScriptFormat.number(value))")
          .lines[0].statement
      else {
        Issue.record("no suggestion")
        return
      }
      #expect(back.bitPattern == value.bitPattern)
    }
    #expect(ScriptFormat.number(3) == "3")
    #expect(ScriptFormat.number(-0.0) == "-0")
    #expect(ScriptFormat.number(1e16) == "1e+16")
    #expect(ScriptFormat.number(0.1) == "0.1")
  }

  @Test("a constraint of the library in the language")
  func printing() {
    let (a, b) = (Variable(index: 0), Variable(index: 1))
    func text(_ constraint: Constraint, _ label: String?) -> String {
      ScriptConstraint(constraint, label: label) { $0 == a ? "a" : "b" }.description
    }
    #expect(text(2 * a + 1 <= b, nil) == "2 a - b <= -1")
    #expect(text(0.5 * a == 1e-7 ~ 250.5, "half") == "0.5 a == 1e-07 @250.5 \"half\"")
  }
}

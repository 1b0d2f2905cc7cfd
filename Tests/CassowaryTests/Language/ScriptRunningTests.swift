import Cassowary
import Testing

@Suite("The text language: running")
struct ScriptRunningTests {
  /// Runs a text and gives the lines that `Examples solve` prints for its events and its end.
  private static func output(_ text: String, json: Bool) throws -> [String] {
    var runner = ScriptRunner()
    return try runner.run(try SolverScript(parsing: text)).map { json ? $0.json : $0.text }
  }

  @Test("the example of the language, as JSON")
  func json() throws {
    let text = """
      variable a b
      a >= 5 "gap"
      a == 3 @750 "wish"
      a <= 4 "other"

      print a
      """
    #expect(
      try Self.output(text, json: true) == [
        #"{"line": 4, "refused": "other", "conflict": ["other", "gap"]}"#,
        #"{"line": 6, "values": {"a": 5}, "violations": [{"constraint": "wish", "priority": 750, "violation": 2}], "#
          + #""ambiguous": ["b"]}"#,
        #"{"line": 6, "values": {"a": 5, "b": 0}, "violations": [{"constraint": "wish", "priority": 750, "#
          + #""violation": 2}], "ambiguous": ["b"]}"#,
      ])
  }

  @Test("the same as text")
  func text() throws {
    #expect(
      try Self.output("a >= 5 \"gap\"\na <= 4\nprint", json: false) == [
        "line 2: refused \"line 2\": required constraints contradict each other: \"line 2\", \"gap\"",
        "a = 5",
        "a = 5",
      ])
  }

  @Test("refusals that are no conflict say why")
  func otherRefusals() throws {
    let text = """
      a == 1 @0
      a == 1 @1001 "p"
      1e308 a + 1e308 a == 1 "q"
      suggest a 3
      a == 1 "r"
      remove "r"
      remove "r"
      edit a @750
      edit a @500
      """
    let lines = try Self.output(text, json: true)
    #expect(
      lines.dropLast() == [
        #"{"line": 1, "refused": "line 1", "conflict": [], "reason": "0 is not a priority: greater than 0, at most 1000"}"#,
        #"{"line": 2, "refused": "p", "conflict": [], "reason": "1001 is not a priority: greater than 0, at most 1000"}"#,
        #"{"line": 3, "refused": "q", "conflict": [], "reason": "the solution is too large to represent"}"#,
        #"{"line": 4, "refused": "a", "conflict": [], "reason": "a is not an edit variable"}"#,
        #"{"line": 7, "refused": "r", "conflict": [], "reason": "it is not in the solver"}"#,
        #"{"line": 9, "refused": "line 9", "conflict": [], "reason": "a is an edit variable already"}"#,
      ])
  }

  @Test("names and labels that stand for nothing are errors in the text, with their place")
  func unknownNames() throws {
    let cases: [(String, Int, Int, ScriptError.Reason)] = [
      ("a == 1 \"x\"\na == 2 \"x\"", 2, 8, .labelInUse("x")),
      ("suggest b 1", 1, 9, .unknownVariable("b")),
      ("a == 1\nprint a b", 2, 9, .unknownVariable("b")),
      ("remove \"x\"", 1, 8, .unknownLabel("x")),
      ("constant \"line 2\" 3", 1, 10, .unknownLabel("line 2")),
      ("batch\nremove \"x\"\nend", 2, 8, .unknownLabel("x")),
    ]
    for (text, line, column, reason) in cases {
      var runner = ScriptRunner()
      let script = try SolverScript(parsing: text)
      #expect {
        try runner.run(script)
      } throws: { error in
        guard let error = error as? ScriptError else { return false }
        return error.line == line && error.column == column && error.reason == reason
      }
    }
  }

  @Test("a label is free again once its constraint is gone; a line is a label")
  func labels() throws {
    let text = """
      a == 1 @750 "x"
      remove "x"
      a == 2 @750 "x"
      b == 3
      remove "line 4"
      b == 4
      print
      """
    #expect(try Self.output(text, json: false).first == "a = 2\nb = 4")
  }

  @Test("every change of a solver can be said")
  func everyChange() throws {
    let text = """
      variable a b
      a + b == 10 "sum"
      a >= b @500 "order"
      print
      edit b @750
      suggest b 8
      print
      endedit b
      print
      constant "sum" 20
      print
      coefficient "order" b -3
      print
      priority "order" 1000
      stay a @10
      constant "sum" 40
      print
      """
    // a is nearest 0 where nothing else says; a >= b makes it half of the sum, a >= 3 b three quarters.
    #expect(
      try Self.output(text, json: false).dropLast() == [
        "a = 5\nb = 5", "a = 2\nb = 8", "a = 5\nb = 5", "a = 10\nb = 10", "a = 15\nb = 5", "a = 30\nb = 10",
      ])
  }

  @Test("a batch is all or nothing")
  func batch() throws {
    let text = """
      a == 1 "one"
      b == 1 @500 "b"
      batch
      remove "one"
      a == 2 "two"
      end
      print
      batch
      remove "b"
      c == 5
      a == 3 "three"
      end
      print
      """
    #expect(
      try Self.output(text, json: true).dropLast() == [
        #"{"line": 7, "values": {"a": 2, "b": 1}, "violations": [], "ambiguous": []}"#,
        #"{"line": 8, "refused": "three", "conflict": ["three", "two"]}"#,
        #"{"line": 13, "values": {"a": 2, "b": 1, "c": 0}, "violations": [], "ambiguous": ["c"]}"#,
      ])
  }

  @Test("an explanation is a sum of the constraints that hold")
  func explanation() throws {
    let text = """
      top == 10 "top"
      title == 20.5 "title"
      height == top + title + 6 "height"
      explain height
      """
    let lines = try Self.output(text, json: false)
    #expect(
      lines[0] == """
        height = 10 + 20.5 + 6 = 36.5
          10: 1 * "top"
          20.5: 1 * "title"
          6: 1 * "height"
        """)
  }

  @Test("statements printed and parsed again say the same")
  func roundTrip() throws {
    let statements: [ScriptStatement] = [
      .variable(["a", "b"]), .constraint(.init([.init("a", 0.1), .init("b", -3)], constant: 1e-300, .lessThanOrEqual)),
      .edit("a", priority: 750.5, label: "e \"x\"\n"), .suggest("a", -1.0 / 3), .stay("b", priority: 1, label: nil),
      .constant("e", 1e300), .priority("e", 1000), .coefficient("e", variable: "a", 2), .remove("e"),
      .batch([.init(.endEdit("a"), number: 0)]), .print([]), .explain(["a"]),
    ]
    let script = SolverScript(statements)
    let parsed = try SolverScript(parsing: script.description)
    #expect(parsed.lineCount == script.lineCount)
    #expect(parsed.lines.map(\.number) == script.lines.map(\.number))
    #expect(parsed.description == script.description)
    #expect(parsed.lines.dropFirst().prefix(8).map(\.statement) == script.lines.dropFirst().prefix(8).map(\.statement))
  }
}

import Cassowary
import Testing
import TestSupport

/// A refusal names a smallest set of required constraints: with labels and lines, and nothing that is not needed.
@Suite("Conflicts")
struct ConflictTests {
  static let cases: [ScriptCase] = [
    ScriptCase(
      "a chain against its end; what is idle is not named",
      """
      x >= 10 "a"
      y >= x + 5 "b"
      z <= 100 "idle"
      x <= 50 "idle too"
      y <= 12 "d"
      print x y z
      """, prints: ["x = 10 y = 15 z = 0"], refusals: ["5: d, a, b"]),
    ScriptCase(
      "two minimums and a gap do not fit",
      "w1 >= 60 \"w1\"\nw2 >= 50 \"w2\"\nw1 + w2 + 10 <= width \"row\"\nwidth == 100 \"width\"\nprint w1 w2",
      prints: ["w1 = 60 w2 = 50"], refusals: ["4: width, w1, w2, row"]),
    ScriptCase(
      "a wish is never a member", "x == 5 @999 \"wish\"\nx >= 10 \"low\"\nx <= 9 \"high\"\nprint", prints: ["x = 10"],
      refusals: ["3: high, low"], ambiguous: [], violations: ["wish 5"]),
    ScriptCase(
      "a constant", "x >= 10 \"low\"\nx <= 20 \"high\"\nconstant \"high\" 5\nprint\nconstant \"high\" 10\nprint",
      prints: ["x = 10", "x = 10"], refusals: ["3: high, low"]),
    ScriptCase(
      "a priority", "x == 1 \"a\"\nx == 2 @750 \"b\"\npriority \"b\" 1000\nprint", prints: ["x = 1"],
      refusals: ["3: b, a"], ambiguous: [], violations: ["b 1"]),
    ScriptCase(
      "a suggestion to an input", "x <= 10 \"most\"\nedit x \"input\"\nsuggest x 20\nprint\nsuggest x 7\nprint",
      prints: ["x = 0", "x = 7"], refusals: ["3: input, most"]),
    ScriptCase(
      "a circle of equations, by line", "a == b\nb == c\na == c + 1\nprint", prints: ["a = 0 b = 0 c = 0"],
      refusals: ["3: line 3, line 1, line 2"], ambiguous: ["a", "b", "c"]),
    ScriptCase(
      "a coefficient",
      "x == 4 \"x\"\nx + y == 10 \"sum\"\ny >= 5 \"y\"\ncoefficient \"sum\" x 2\nprint", prints: ["x = 4 y = 6"],
      refusals: ["4: sum, x, y"], ambiguous: []),
  ]

  @Test("the right members", arguments: cases)
  func rightMembers(_ item: ScriptCase) {
    #expect(item.faults() == [])
    #expect(item.judgedFaults() == [])
  }

  @Test("each member is needed", arguments: cases)
  func minimality(_ item: ScriptCase) throws {
    var check = TraceCheck()
    for line in try SolverScript(parsing: item.text).lines {
      #expect(check.step(line.statement) == nil)
    }
  }

  @Test("members carry label, file and line")
  func places() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let low = try solver.add(x >= 10, label: "low", file: "Cells/Row.swift", line: 12)
    do {
      try solver.add(2 * x <= 18, label: "high", file: "Cells/Other.swift", line: 7)
      Issue.record("accepted")
    } catch {
      guard case .unsatisfiable(let conflict) = error else { throw error }
      #expect(conflict.refused.label == "high")
      #expect(conflict.refused.location == SourceLocation(file: "Cells/Other.swift", line: 7))
      #expect(conflict.refused.text == "<2 x <= 18 @1000 \"high\" Other.swift:7>")
      #expect(conflict.others.map(\.id) == [low])
      #expect(conflict.others.map(\.text) == ["<x >= 10 @1000 \"low\" Row.swift:12>"])
      #expect(conflict.members.map(\.label) == ["low", "high"])
    }
    #expect(solver.constraintCount == 1)
    #expect(solver.value(of: x) == 10)
  }

  @Test("without a label the place of the call says which")
  func callSite() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let line = #line + 1
    let id = try solver.add(x == 1)
    let info = try solver.info(id)
    #expect(info.label == nil)
    #expect(info.location == SourceLocation(file: #fileID, line: line))
    #expect(info.text == "<x == 1 @1000 ConflictTests.swift:\(line)>")
  }
}

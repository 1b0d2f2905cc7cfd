import Cassowary
import Testing
import TestSupport

/// Inputs on which other solvers go wrong, with the right answers; the number is that of the list of faults.
@Suite("Faults of other solvers")
struct SolverFaultTests {
  static let cases: [ScriptCase] = [
    ScriptCase(
      "1: a thousand weak wishes against one stronger",
      "x == 0 @500\n" + String(repeating: "x == 100 @250\n", count: 1001) + "print x",
      prints: ["x = 0"], ambiguous: []),
    ScriptCase(
      "2: a large coefficient is no priority", "x == 0 @500\n2000 x == 200000 @250\nprint", prints: ["x = 0"],
      ambiguous: []),
    ScriptCase(
      "3: two equal wishes, one order", "x == 0 @250\nx == 10 @250\nprint", prints: ["x = 0"], ambiguous: ["x"]),
    ScriptCase(
      "3: two equal wishes, the other order", "x == 10 @250\nx == 0 @250\nprint", prints: ["x = 0"],
      ambiguous: ["x"]),
    ScriptCase(
      "5: a refused bound leaves no trace",
      "x >= 10\nx <= 5\ny == x @750\nx == 20 @250\nprint", prints: ["x = 20 y = 20"],
      refusals: ["2: line 2, line 1"], ambiguous: [], violations: []),
    ScriptCase(
      "6: a refused sum leaves no trace",
      """
      x >= 0 "x"
      y >= 0 "y"
      x + y == 10 "sum"
      x + y <= -10 "low"
      x == 4 @750
      2 y == x + 4 @250
      print
      """, prints: ["x = 4 y = 6"], refusals: ["4: low, sum"], ambiguous: []),
    ScriptCase(
      "7: a required equation twice, the first removed",
      """
      b == 0 "c0"
      a == 1 @500
      -a - b == 0
      b == 0 "c3"
      print a b
      remove "c0"
      print a b
      """, prints: ["a = 0 b = 0", "a = 0 b = 0"], ambiguous: []),
    ScriptCase(
      "9: tiny and huge coefficients", "1e9 x == y\n1e-9 y == z\nx == 1 @750\nprint",
      prints: ["x = 1 y = 1000000000 z = 1"], ambiguous: []),
    ScriptCase(
      "13: constraints without a variable",
      "0 x == 5 \"a\"\n0 x == 5 @750 \"b\"\n0 x == 0 \"c\"\nx - x == 0 \"d\"\nprint", prints: ["x = 0"],
      refusals: ["1: a"], ambiguous: ["x"], violations: ["b 5"]),
    ScriptCase(
      "14: almost equal is not equal", "x == 1\nx == 1.0000001\nprint", prints: ["x = 1"],
      refusals: ["2: line 2, line 1"]),
    ScriptCase(
      "15: Beale's cycling example",
      """
      x0 >= 0
      x1 >= 0
      x2 >= 0
      x3 >= 0
      0.25 x0 - 8 x1 - x2 + 9 x3 <= 0
      0.5 x0 - 12 x1 - 0.5 x2 + 3 x3 <= 0
      x2 <= 1
      -0.75 x0 + 20 x1 - 0.5 x2 + 6 x3 == -1000 @250 "goal"
      print
      """, prints: ["x0 = 1 x1 = 0 x2 = 1 x3 = 0"], ambiguous: [], violations: ["goal 998.75"]),
  ]

  @Test("the right answer", arguments: cases)
  func rightAnswer(_ item: ScriptCase) {
    #expect(item.faults() == [])
    #expect(item.judgedFaults() == [])
  }

  @Test("4: the same edges whatever was suggested before")
  func histories() throws {
    // Two boxes wish 50 and 100 inside a window; at 75 the tie rule says which gives way: the earlier variable is
    // nearest 0 first, so the first box is 0 wide after all that the wishes leave open.
    let text = """
      variable left w right1 right2 window
      left >= 0
      left == 0
      w == 0
      right1 >= left
      right2 >= right1
      right2 <= window
      right1 - left == 50 @250
      right2 - right1 == 100 @250
      window >= 0
      edit window @500

      """
    var answers: [[ScriptState.Value]] = []
    for history in [[75.0], [20, 75], [300, 75]] {
      let suggestions = history.map { "suggest window \($0)\n" }.joined()
      var check = TraceCheck()
      for line in try SolverScript(parsing: text + suggestions).lines {
        #expect(check.step(line.statement) == nil)
      }
      answers.append(check.runner.state(line: 0).values)
    }
    #expect(answers[0] == answers[1])
    #expect(answers[0] == answers[2])
    // right1 is the earliest variable that is free: any value in 0...50 is optimal, 0 is nearest 0.
    #expect(answers[0].map(\.value) == [0, 0, 0, 75, 75])
  }

  @Test("8: an outlier leaves no trace", arguments: [1e12, 1e15, 1e16, 1e17, 1e300])
  func outlier(_ value: Double) throws {
    var solver = Solver()
    let (a, b) = (solver.variable("a"), solver.variable("b"))
    try solver.add(b == a + 10)
    try solver.add(a >= 0)
    try solver.edit(a, priority: .high)
    try solver.suggest(a, 3)
    #expect(solver.value(of: a) == 3)
    #expect(solver.value(of: b) == 13)
    try solver.suggest(a, value)
    #expect(solver.value(of: a) == value)
    #expect(solver.value(of: b) == value + 10)
    try solver.suggest(a, 7)
    #expect(solver.value(of: a) == 7)
    #expect(solver.value(of: b) == 17)
  }

  @Test("11: a tiny coefficient alone")
  func tinyCoefficient() throws {
    var solver = Solver()
    let x = solver.variable("x")
    try solver.add(1e-9 * x == 1)
    #expect((solver.value(of: x) - 1e9).magnitude <= 1)
    #expect(solver.ambiguousVariables().isEmpty)
  }

  @Test("10: a chain of small coefficients")
  func chain() throws {
    var solver = Solver()
    let (a, b, c, d) = (solver.variable("a"), solver.variable("b"), solver.variable("c"), solver.variable("d"))
    try solver.add(b == 1e-4 * a)
    try solver.add(c == 1e-4 * b)
    try solver.add(d == 1e-4 * c)
    try solver.add(d == 1 ~ .high)
    for (variable, right) in [(a, 1e12), (b, 1e8), (c, 1e4), (d, 1)] {
      #expect((solver.value(of: variable) - right).magnitude <= 1e-9 * right)
    }
    #expect(solver.violations().isEmpty)
  }

  @Test("18: equal constraints are two, each with its own identity")
  func equalConstraints() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let constraint = x == 5 ~ .high
    let first = try solver.add(constraint)
    let second = try solver.add(constraint)
    #expect(first != second)
    #expect(solver.constraints.count == 2)
    try solver.remove(first)
    #expect(!solver.contains(first))
    #expect(solver.contains(second))
    #expect(solver.value(of: x) == 5)
    try solver.remove(second)
    #expect(solver.value(of: x) == 0)
    #expect(solver.constraints.isEmpty)
  }

  @Test("20: a hundred thousand suggestions leave no drift")
  func drift() throws {
    func made() throws -> (Solver, [Variable]) {
      var solver = Solver()
      let (l, m, r) = (solver.variable("l"), solver.variable("m"), solver.variable("r"))
      try solver.add(2 * m == l + r)
      try solver.add(l + 10 <= r)
      try solver.add(l >= -1e6)
      try solver.add(l == 0.1 * m ~ .low)
      try solver.edit(m)
      try solver.edit(r, priority: .medium)
      return (solver, [l, m, r])
    }
    var (solver, variables) = try made()
    var random = SeededRandom(seed: 20)
    for _ in 0..<50_000 {
      try solver.suggest(variables[1], (random.unit() - 0.5) * 2e6)
      try solver.suggest(variables[2], (random.unit() - 0.5) * 2e6)
    }
    try solver.suggest(variables[1], 33.3)
    try solver.suggest(variables[2], 70.7)
    var (fresh, same) = try made()
    try fresh.suggest(same[1], 33.3)
    try fresh.suggest(same[2], 70.7)
    for (one, other) in zip(variables, same) {
      let (got, right) = (solver.value(of: one), fresh.value(of: other))
      #expect((got - right).magnitude <= 1e-9 * max(1, right.magnitude))
    }
  }
}

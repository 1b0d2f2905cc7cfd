import Cassowary
import Testing
import TestSupport

@Suite("Explanations, violations and changes")
struct ExplanationTests {
  private struct Row {
    var solver = Solver()
    var width: Variable
    var columns: [Variable]
    var sum: ConstraintID

    /// left | a | gap | b | 12: two equal columns in a width of 300.
    init() throws {
      width = solver.variable("width")
      let (left, a, gap, b) =
        (solver.variable("left"), solver.variable("a"), solver.variable("gap"), solver.variable("b"))
      columns = [a, b]
      try solver.add(width == 300 ~ .high, label: "width")
      try solver.add(left == 10, label: "left")
      try solver.add(gap == 8, label: "gap")
      try solver.add(a == b, label: "same")
      try solver.add(a >= 20, label: "idle")
      sum = try solver.add(left + a + gap + b + 12 == width, label: "row")
    }
  }

  @Test("a variable is a sum over the constraints that hold, in the order of adding")
  func sum() throws {
    var row = try Row()
    let explanation = try row.solver.explain(row.columns[0])
    #expect(explanation.value == 135)
    #expect(explanation.parts.map { $0.constraint?.label } == ["width", "left", "gap", "same", "row"])
    #expect(explanation.parts.map(\.multiplier) == [0.5, -0.5, -0.5, 0.5, 0.5])
    #expect(explanation.parts.map(\.amount) == [150, -5, -4, 0, -6])
    // A multiplier says what the constant does: 12 becomes 14, and a half of the 2 is a's.
    try row.solver.setConstant(row.sum, to: -14)
    #expect(row.solver.value(of: row.columns[0]) == 134)
  }

  @Test("the tie rule is named where nothing else holds a variable")
  func tie() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    try solver.add(y == x + 3, label: "next")
    let parts = try solver.explain(y).parts
    #expect(parts.map { $0.constraint?.label } == ["next", nil])
    #expect(parts.map(\.variable) == [nil, x])
    #expect(parts.map(\.amount) == [3, 0])
  }

  @Test("random explanations add up, over constraints that hold", arguments: 0..<10)
  func randomSums(_ chunk: Int) throws {
    for offset in 0..<20 {
      let seed = 3_000_000 + UInt64(chunk * 20 + offset)
      var generator = TraceGenerator(seed: seed)
      var check = TraceCheck()
      _ = check.step(generator.variables, compare: false)
      for _ in 0..<generator.length(4, 14) {
        var model = check.model
        _ = check.step(generator.next(&model), compare: false)
      }
      let solver = check.runner.solver
      for variable in solver.variables {
        let explanation = try solver.explain(variable)
        let scale = explanation.parts.reduce(1) { max($0, abs($1.amount)) }
        let total = explanation.parts.reduce(0) { $0 + $1.amount }
        #expect(abs(total - solver.value(of: variable)) <= 1e-9 * scale, "seed \(seed)")
        for part in explanation.parts {
          guard let info = part.constraint, let id = info.id else { continue }
          let constant = -info.constraint.expression.constant
          #expect(abs(part.multiplier * constant - part.amount) <= 1e-9 * scale, "seed \(seed)")
          #expect(try solver.violation(of: id) == 0, "seed \(seed): \(info.text)")
        }
      }
    }
  }

  @Test("ambiguous is what only the tie rule fixes")
  func ambiguity() throws {
    var solver = Solver()
    let (x, y, z) = (solver.variable("x"), solver.variable("y"), solver.variable("z"))
    try solver.add(x == 4 ~ .low)
    try solver.add(x == 10 ~ .low)
    try solver.add(y == x + 1)
    try solver.add(z == 5)
    #expect(solver.value(of: x) == 4)
    #expect(solver.ambiguousVariables() == [x, y])
    let id = try solver.add(y == 8 ~ 100)
    #expect(solver.value(of: x) == 7)
    #expect(solver.ambiguousVariables() == [])
    try solver.remove(id)
    #expect(solver.value(of: x) == 4)
    #expect(solver.ambiguousVariables() == [x, y])
  }

  @Test("violations with amounts, in the order of adding and in the units of the constraint")
  func violations() throws {
    var solver = Solver()
    let x = solver.variable("x")
    try solver.add(x <= 10)
    let wish = try solver.add(x == 25 ~ 750)
    let more = try solver.add(x >= 12.5 ~ 500)
    let kept = try solver.add(x == 10 ~ 250)
    let twice = try solver.add(2 * x >= 30 ~ 100)
    let violations = solver.violations()
    #expect(violations.map(\.constraint) == [wish, more, twice])
    #expect(violations.map(\.priority) == [750, 500, 100])
    #expect(violations.map(\.amount) == [15, 2.5, 10])
    #expect(try solver.violation(of: kept) == 0)
    #expect(try [wish, more, kept, twice].map { id in try solver.residual(of: id) } == [-15, -2.5, 0, -10])
  }

  @Test("what changed since last asked, in the order of making")
  func changes() throws {
    var row = try Row()
    let (width, columns) = (row.width, row.columns)
    #expect(row.solver.changedVariables() == row.solver.variables)
    #expect(row.solver.changedVariables() == [])
    let extra = row.solver.variable("extra")
    #expect(row.solver.changedVariables() == [])
    try row.solver.edit(width, priority: 800)
    #expect(row.solver.changedVariables() == [])
    try row.solver.suggest(width, 400)
    #expect(row.solver.changedVariables() == [width] + columns)
    try row.solver.suggest(width, 500)
    try row.solver.suggest(width, 400)
    #expect(row.solver.changedVariables() == [])
    #expect(throws: SolverError.self) { try row.solver.add(columns[0] == 1) }
    #expect(row.solver.changedVariables() == [])
    try row.solver.add(extra == 2)
    #expect(row.solver.changedVariables() == [extra])
  }

  @Test("a copy keeps what it was asked, and a failure in a copy is not seen by the original")
  func copies() throws {
    var original = try Row().solver
    var copy = original
    #expect(copy.changedVariables() == copy.variables)
    #expect(original.changedVariables() == original.variables)
    let first = original.variables[1]
    #expect(throws: SolverError.self) { try copy.add(first == 11) }
    try copy.add(first == 10 ~ .low, label: "again")
    #expect(original.constraints.map(\.text) == copy.constraints.dropLast().map(\.text))
    #expect(original.variables.map(original.value(of:)) == copy.variables.map(copy.value(of:)))
  }
}

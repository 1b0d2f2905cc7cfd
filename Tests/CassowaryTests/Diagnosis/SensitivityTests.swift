import Cassowary
import TestSupport
import Testing

/// Ranges of constants and break points, found by hand.
@Suite struct SensitivityTests {
  /// b = max(0, a + 5) as long as b <= 20, that is a <= 15; a is what its constraint says.
  private static func chain() throws -> (solver: Solver, a: Variable, b: Variable, id: ConstraintID) {
    var solver = Solver()
    let a = solver.variable("a")
    let b = solver.variable("b")
    let id = try solver.add(a == 10)
    try solver.add(b >= a + 5)
    try solver.add(b <= 20)
    try solver.add(b == 0 ~ .low)
    return (solver, a, b, id)
  }

  @Test func `a constant moves until another constraint takes over`() throws {
    let (solver, a, b, id) = try Self.chain()
    let sensitivity = try solver.sensitivity(of: id)
    #expect(sensitivity.constant == 10)
    #expect(sensitivity.lower == -5)
    #expect(sensitivity.upper == 15)
    #expect(sensitivity.slope(of: a) == 1)
    #expect(sensitivity.slope(of: b) == 1)
    #expect(solver.value(of: b) == 15)
  }

  @Test(
    "A wish between a limit and a stronger wish",
    arguments: [(50.0, 20.0, 100.0, 1.0), (150, 100, .infinity, 0), (0, -.infinity, 20, 0)])
  func wish(constant: Double, lower: Double, upper: Double, slope: Double) throws {
    var solver = Solver()
    let x = solver.variable("x")
    try solver.add(x <= 100)
    try solver.add(x >= 20 ~ 800)
    let id = try solver.add(x == constant ~ .high)
    let sensitivity = try solver.sensitivity(of: id)
    #expect(sensitivity.lower == lower)
    #expect(sensitivity.upper == upper)
    #expect(sensitivity.slope(of: x) == slope)
  }

  @Test func `a factor scales the slopes`() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    let id = try solver.add(-4 * x == 8)
    try solver.add(y == 3 * x + 1)
    try solver.add(y >= -20)
    let sensitivity = try solver.sensitivity(of: id)
    #expect(solver.value(of: x) == -2)
    #expect(sensitivity.slopes == [-0.25, -0.75])
    // y = -20 at x = -7, which is a constant of 28.
    #expect(sensitivity.upper == 28)
    #expect(sensitivity.lower == -.infinity)
  }

  @Test func `a sweep ends where required constraints conflict`() throws {
    let (solver, a, b, id) = try Self.chain()
    let sweep = try solver.sweep(id, over: -20...30)
    #expect(sweep.points.map(\.constant) == [-20, -5, 15])
    #expect(sweep.points.map { $0.value(of: a) } == [-20, -5, 15])
    #expect(sweep.points.map { $0.value(of: b) } == [0, 0, 20])
    #expect(sweep.breakPoints == [-5])
    #expect(try solver.sweep(id, over: 16...30).points.isEmpty)
  }

  @Test func `a sweep shows who gives way in turn`() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    let id = try solver.add(x + y == 20)
    try solver.add(y >= 0)
    try solver.add(y <= 50)
    try solver.add(x == 10 ~ .high)
    try solver.add(y == 10 ~ .low)
    let sweep = try solver.sweep(id, over: 0...100)
    #expect(sweep.breakPoints == [10, 60])
    #expect(sweep.points.map { $0.value(of: x) } == [0, 10, 10, 50])
    #expect(sweep.points.map { $0.value(of: y) } == [0, 0, 50, 50])
    #expect(solver.value(of: y) == 10)
  }

  @Test func `refusals`() throws {
    var (solver, _, _, id) = try Self.chain()
    #expect(throws: SolverError.self) { try solver.sweep(id, over: 0 ... .infinity) }
    try solver.remove(id)
    #expect(throws: SolverError.self) { try solver.sensitivity(of: id) }
    #expect(throws: SolverError.self) { try solver.sweep(id, over: 0...1) }
  }

  @Test("Between two points everything is linear", arguments: 0..<60)
  func random(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    var solver = Solver()
    let variables = (0..<5).map { solver.variable("v\($0)") }
    let id = try solver.add(variables[0] == 0)
    for variable in variables { try solver.add(variable == Double.random(in: -50...50, using: &random).rounded() ~ 10) }
    for _ in 0..<8 {
      let pair = variables.shuffled(using: &random)
      let constant = Double.random(in: -50...50, using: &random).rounded()
      let priority = Priority(Double(Int.random(in: 2...9, using: &random)) * 100)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: try solver.add(pair[0] - pair[1] <= constant ~ priority)
      case 1: try solver.add(pair[0] + 2 * pair[1] >= constant ~ priority)
      default: try solver.add(pair[0] == 2 * pair[1] + pair[2] + constant ~ priority)
      }
    }
    let sweep = try solver.sweep(id, over: -100...100)
    #expect(sweep.points.first?.constant == -100)
    #expect(sweep.points.last?.constant == 100)
    for (point, next) in zip(sweep.points, sweep.points.dropFirst()) {
      for share in [0.03, 0.5, 0.97] {
        let constant = point.constant + share * (next.constant - point.constant)
        try solver.setConstant(id, to: constant)
        for variable in variables {
          let expected = point.value(of: variable) * (1 - share) + next.value(of: variable) * share
          #expect(abs(solver.value(of: variable) - expected) < 1e-6, "\(variable) at \(constant)")
        }
      }
    }
  }
}

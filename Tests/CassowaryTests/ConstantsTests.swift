import Cassowary
import Testing

/// Several constants changed with one optimisation.
@Suite("Constants changed together")
struct ConstantsTests {
  @Test("all of them or none")
  func allOrNone() throws {
    var solver = Solver()
    let (left, right) = (solver.variable("left"), solver.variable("right"))
    let low = try solver.add(left == 10)
    let high = try solver.add(right == 20)
    try solver.add(left <= right)
    // One after the other, left == 30 alone would contradict right == 20.
    try solver.setConstants([(low, 30), (high, 40)])
    #expect(solver.value(of: left) == 30)
    #expect(solver.value(of: right) == 40)
    // The second contradicts `left <= right`: the first is not changed either.
    #expect(throws: SolverError.self) { try solver.setConstants([(low, 35), (high, 5)]) }
    #expect(solver.value(of: left) == 30)
    #expect(solver.value(of: right) == 40)
    #expect(throws: SolverError.self) { try solver.setConstants([(low, 1), (high, .infinity)]) }
    #expect(solver.value(of: left) == 30)
  }
}

import Cassowary
import Testing

@Suite struct WitnessTests {
  @Test func `an ambiguous variable has a second optimum`() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    let z = solver.variable("z")
    try solver.add(x + y == 10)
    try solver.add(x >= 0)
    try solver.add(y >= 0)
    try solver.add(z == 4 ~ .low)
    #expect(solver.ambiguousVariables() == [x, y])
    let witness = try #require(try solver.ambiguity(of: x))
    #expect(witness.first == [0, 10, 4])
    #expect(witness.second == [1, 9, 4])
    #expect(try solver.ambiguity(of: z) == nil)
    #expect(solver.constraintCount == 4)
  }

  @Test func `two equal wishes leave everything between them open`() throws {
    var solver = Solver()
    let x = solver.variable("x")
    try solver.add(x == 3 ~ .low)
    try solver.add(x == 7 ~ .low)
    let witness = try #require(try solver.ambiguity(of: x))
    #expect(witness.first == [3])
    #expect(witness.second == [6])
  }

  @Test func `a variable of another solver is refused`() throws {
    var other = Solver()
    let x = other.variable("x")
    let solver = Solver()
    #expect(throws: SolverError.self) { try solver.ambiguity(of: x) }
  }
}

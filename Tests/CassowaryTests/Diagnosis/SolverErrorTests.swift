import Cassowary
import Testing

/// What a failing test shows of each error.
@Suite struct SolverErrorTests {
  @Test func `every refusal is a sentence`() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let id = try solver.add(x >= 0)
    try solver.remove(id)
    let sentences: [(SolverError, String)] = [
      (.invalidNumber(.nan), "nan is not a finite number, which constants, factors and suggested values must be."),
      (.invalidNumber(-3), "-3.0 cannot be a size: it is negative."),
      (.invalidPriority(1001), "The priority 1001.0 is not greater than 0 and at most 1000."),
      (
        .unknownVariable(x),
        "Variable 0 was not made by this solver. Make it with variable(_:) of the solver that uses it."
      ),
      (
        .unknownConstraint(id), "The constraint is not in this solver: it was removed before, or added to another one."
      ),
      (.notAnEditVariable(x), "Variable 0 is not an edit variable. Call edit(_:) before values are suggested for it."),
      (.alreadyAnEditVariable(x), "Variable 0 is an edit variable already."),
      (.overflow, "The numbers are so large that the solution cannot be represented."),
    ]
    for (error, sentence) in sentences { #expect("\(error)" == sentence) }
  }

  @Test func `a constraint that can never hold stands alone`() {
    var solver = Solver()
    let x = solver.variable("x")
    let error = #expect(throws: SolverError.self) { try solver.add(x == x + 1, label: "odd", file: "A.swift", line: 3) }
    #expect(
      error.map { "\($0)" }
        == "<0 == 1 @1000 \"odd\" A.swift:3> can never hold. Change it, or give it a priority below 1000."
    )
  }
}

import Cassowary
import Testing

/// The code in the documentation comments of Cassowary.
@Suite struct CommentExamples {
  @Test func `a solver`() throws {
    var solver = Solver()
    let left = solver.variable("left")
    let width = solver.variable("width")
    try solver.add(left + width <= 100)
    try solver.add(left == 10 ~ .low)
    #expect(solver.value(of: left) == 10)
    #expect(solver.value(of: width) == 0)
  }
}

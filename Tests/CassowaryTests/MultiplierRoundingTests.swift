import Cassowary
import Testing

/// A multiplier that misses the end of its slopes by rounding alone must count as being there.
@Suite("Multipliers at the end of their slopes")
struct MultiplierRoundingTests {
  @Test("a rest of 2e-16 at a higher priority does not decide over a lower one", arguments: [false, true])
  func restOfRounding(isReversed: Bool) throws {
    var solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    // At 750 the violations sum up to 21 at best; at 600 to 3.6, which x = -1.4 and y = 1.4 alone reach.
    let constraints: [Constraint] = [
      x + y == -4 ~ 750, y + x <= 0 ~ 600, 3 * y <= 2 * x + 7, x <= y - 8 ~ 750, y == 5 ~ 600, 2 * x >= 9 ~ 750,
    ]
    for constraint in isReversed ? constraints.reversed() : constraints { try solver.add(constraint) }
    #expect(abs(solver.value(of: x) + 1.4) < 1e-12)
    #expect(abs(solver.value(of: y) - 1.4) < 1e-12)
    #expect(solver.ambiguousVariables().isEmpty)
    #expect(solver.invariantFault() == nil)
  }
}

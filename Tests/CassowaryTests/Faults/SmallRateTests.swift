import Cassowary
import Testing
import TestSupport

/// Coefficients over five decades, several deep, make rates along a ray that are nothing but rounding. A step to what
/// such a rate points to once divided by 0: the operation was refused as too large, or left the solver unusable.
@Suite("Rates that are rounding")
struct SmallRateTests {
  private static let coefficients = [1, 1, -1, -1, 3, 0.001, 100]
  private static let priorities: [Priority] = [.required, .required, .high, .medium, .low]

  /// Adds, removes and moves constraints with numbers up to 200; none of that is too large for a `Double`.
  private static func history(_ seed: Int) -> String? {
    var random = SeededRandom(seed: UInt64(31_000 + seed))
    var solver = Solver()
    let variables = (0..<30).map { solver.variable("v\($0)") }
    var ids: [ConstraintID] = []
    for step in 0..<100 {
      do {
        if ids.isEmpty || random.chance(70) {
          var sum = Expression(constant: Double(random.integer(-60, 140)))
          for _ in 0..<random.integer(1, 5) {
            sum.append(Term(variables[random.below(30)], coefficients[random.below(7)]))
          }
          let relation: Relation = [.equal, .lessThanOrEqual, .greaterThanOrEqual][random.below(3)]
          ids.append(try solver.add(Constraint(sum, relation, priority: priorities[random.below(5)])))
        } else if random.chance(50) {
          try solver.remove(ids.remove(at: random.below(ids.count)))
        } else {
          try solver.setConstant(ids[random.below(ids.count)], to: Double(random.integer(-60, 140)))
        }
      } catch {
        // Some random constraints contradict each other.
        guard case .unsatisfiable = error else { return "seed \(seed), step \(step): \(error)" }
      }
      for variable in variables where !solver.value(of: variable).isFinite {
        return "seed \(seed), step \(step): \(solver.name(of: variable)) is \(solver.value(of: variable))"
      }
    }
    return nil
  }

  @Test("nothing overflows", arguments: 0..<4)
  func overflows(_ chunk: Int) {
    for seed in (chunk * 10)..<(chunk * 10 + 10) {
      let fault = Self.history(seed)
      #expect(fault == nil)
    }
  }
}

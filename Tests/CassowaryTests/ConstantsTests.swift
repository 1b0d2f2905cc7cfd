import Cassowary
import TestSupport
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

  /// Random systems with 5 to 64 constants changed together, three times: each time all values are those of a solver
  /// that was built at once, and a refusal changes no bit.
  @Test("many of them at once", arguments: 0..<8)
  func many(_ chunk: Int) throws {
    var refusals = 0
    for seed in (chunk * 20)..<(chunk * 20 + 20) {
      var random = SeededRandom(seed: UInt64(9000 + seed))
      var (solver, variables) = try LargeSystem.make(seed: UInt64(9000 + seed))
      let floor = try solver.add(variables[0] >= -1e5)
      try solver.add(variables[0] <= 1e5)
      for round in 0..<3 {
        let infos = solver.constraints
        let chosen = random.permutation(infos.count)[..<min(5 + random.below(60), infos.count)]
        var changes = chosen.compactMap { position -> (ConstraintID, Double)? in
          guard let id = infos[position].id else { return nil }
          let shift = random.chance(20) ? 0 : (random.unit() - 0.5) * (random.chance(50) ? 4 : 800)
          return (id, -infos[position].constraint.expression.constant + shift)
        }
        // Sometimes the floor goes above the ceiling.
        if random.chance(30) { changes.append((floor, 2e5)) }
        let before = variables.map { solver.value(of: $0) }
        guard Self.set(changes, in: &solver) else {
          refusals += 1
          #expect(variables.map { solver.value(of: $0).bitPattern } == before.map(\.bitPattern), "seed \(seed)")
          continue
        }
        var fresh = Solver()
        for variable in variables { _ = fresh.variable(solver.name(of: variable)) }
        for info in solver.constraints { try fresh.add(info.constraint) }
        for variable in variables {
          let (value, right) = (solver.value(of: variable), fresh.value(of: variable))
          #expect(
            abs(value - right) <= 1e-7 * max(1, abs(right)),
            "seed \(seed), round \(round): \(solver.name(of: variable)) is \(value), built at once \(right)")
        }
      }
    }
    #expect(refusals > 0)
  }

  private static func set(_ changes: [(ConstraintID, Double)], in solver: inout Solver) -> Bool {
    do {
      try solver.setConstants(changes)
      return true
    } catch {
      return false
    }
  }
}

import Cassowary
import Testing
import TestSupport

/// Edits in long runs, where the solver keeps how everything moves with an edited variable, between changes that make
/// parts of that wrong.
@Suite("Repeated edits")
struct RepeatedEditTests {
  /// One history of 240 steps; at every sixth all values are those of a solver that was built at once.
  private static func history(_ seed: Int) throws {
    var random = SeededRandom(seed: UInt64(7000 + seed))
    var (solver, variables) = try LargeSystem.make(seed: UInt64(7000 + seed))
    let edited = Array(random.permutation(variables.count)[..<4]).map { variables[$0] }
    for (position, variable) in edited.enumerated() {
      try solver.edit(variable, priority: Priority(Double(300 + 150 * position)))
    }
    var added: [ConstraintID] = []
    for step in 0..<240 {
      if random.chance(85) {
        // Mostly near the last value: the working set stands, and only values move.
        let variable = edited[random.below(4)]
        let size = random.chance(70) ? 4.0 : 800.0
        try solver.suggest(variable, solver.value(of: variable) + (random.unit() - 0.5) * size)
      } else if random.chance(50) || added.isEmpty {
        let (one, other) = (variables[random.below(variables.count)], variables[random.below(variables.count)])
        added.append(
          try solver.add(one >= 0.5 * other + 100 * random.unit() ~ Priority(Double(random.integer(200, 900)))))
      } else {
        try solver.remove(added.remove(at: random.below(added.count)))
      }
      if step % 6 != 5 { continue }
      var fresh = Solver()
      for variable in variables { _ = fresh.variable(solver.name(of: variable)) }
      for info in solver.constraints { try fresh.add(info.constraint) }
      for variable in variables {
        let (value, right) = (solver.value(of: variable), fresh.value(of: variable))
        if abs(value - right) > 1e-7 * max(1, abs(right)) {
          Issue.record("seed \(seed), step \(step): \(solver.name(of: variable)) is \(value), built at once \(right)")
          return
        }
      }
    }
  }

  @Test("a solver that was edited long has the values of one built at once", arguments: 0..<8)
  func agreement(_ chunk: Int) throws {
    for seed in (chunk * 5)..<(chunk * 5 + 5) { try Self.history(seed) }
  }

  @Test("the tie rule holds after edits that bring a variable to 0 and through it")
  func ties() throws {
    // a + b == width leaves open how the width is shared: the first variable is as close to 0 as it may be.
    var solver = Solver()
    let (first, second) = (solver.variable("a"), solver.variable("b"))
    let width = solver.variable("width")
    try solver.add(first + second == width)
    try solver.add(second <= 50)
    try solver.add(second >= -50)
    try solver.edit(width, priority: .required)
    // Six moves in a row with one working set, so that the next one is made by what was kept.
    let rising = (0..<6).map { Double(60 + $0) }
    let falling = rising.map { -$0 }
    for suggested in rising + [20] + rising + [-60] + falling + [-20] + falling + [60, 0] {
      try solver.suggest(width, suggested)
      let right = suggested > 50 ? suggested - 50 : suggested < -50 ? suggested + 50 : 0
      #expect(solver.value(of: first) == right, "width \(suggested)")
      #expect(solver.value(of: second) == suggested - right, "width \(suggested)")
    }
  }
}

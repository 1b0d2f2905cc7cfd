import Cassowary

/// W2: random systems, built, edited, and taken apart again.
enum RandomBench {
  static var cases: [BenchCase] { [100, 300, 600, 900, 1500].flatMap(cases(of:)) }

  private static func cases(of count: Int) -> [BenchCase] {
    let builds = max(10, 20_000 / count)
    let check: () throws -> Void = { try Self.check(count) }
    return [
      BenchCase(
        name: "W2(\(count)) build", iterations: builds, reference: "W2(\(count)) edit", check: check,
        prepare: { build(count) }),
      BenchCase(
        name: "W2(\(count)) edit", iterations: 1000, reference: "W2(\(count)) build", check: check,
        prepare: { try edit(count) }),
      BenchCase(
        name: "W2(\(count)) build, remove", iterations: builds, reference: "W2(\(count)) build", check: check,
        prepare: { buildAndRemove(count) }),
    ]
  }

  private static func build(_ count: Int) -> BenchCase.Run {
    let workload = RandomWorkload(count)
    return BenchCase.repeating {
      let (solver, variables, _) = try workload.built()
      return solver.value(of: variables[0])
    }
  }

  private static func edit(_ count: Int) throws -> BenchCase.Run {
    let workload = RandomWorkload(count)
    let (first, second) = workload.edited
    var (solver, variables, _) = try workload.built()
    var step = 0
    return BenchCase.repeating {
      let values = workload.steps[step]
      step = step == workload.steps.count - 1 ? 0 : step + 1
      try solver.suggest(variables[first], values.0)
      try solver.suggest(variables[second], values.1)
      var sum = 0.0
      for variable in variables { sum += solver.value(of: variable) }
      return sum
    }
  }

  private static func buildAndRemove(_ count: Int) -> BenchCase.Run {
    let workload = RandomWorkload(count)
    return BenchCase.repeating {
      var (solver, variables, ids) = try workload.built()
      for id in ids.reversed() { try solver.remove(id) }
      return solver.value(of: variables[0])
    }
  }

  /// After every step the required rows hold; after every 25th the values are those of the same set added backwards.
  /// In the end everything can be removed.
  private static func check(_ count: Int) throws {
    let workload = RandomWorkload(count)
    var (solver, variables, ids) = try workload.built()
    for (index, (first, second)) in workload.steps.enumerated() {
      try solver.suggest(variables[workload.edited.0], first)
      try solver.suggest(variables[workload.edited.1], second)
      try workload.checkRequired(solver, variables)
      if index % 25 != 24 { continue }
      let (other, others) = try workload.builtBackwards(editedTo: (first, second))
      for (one, same) in zip(variables, others) {
        try BenchError.expect("step \(index): \(solver.name(of: one))", solver.value(of: one), other.value(of: same))
      }
    }
    for id in ids.reversed() { try solver.remove(id) }
    for variable in variables { try BenchError.expect("emptied", solver.value(of: variable), 0) }
    if !solver.constraints.isEmpty { throw BenchError.violated("emptiness after all was removed") }
  }
}

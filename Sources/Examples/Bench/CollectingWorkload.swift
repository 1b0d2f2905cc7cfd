import Cassowary

/// A workload whose constraints are added one by one, or collected and added at once.
protocol CollectingWorkload {
  var solver: Solver { get set }
  /// The constraints to be added at once, when that is wanted.
  var collected: [Constraint]? { get set }
}

extension CollectingWorkload {
  /// Adds a constraint, or collects it.
  @inline(__always)
  mutating func add(_ constraint: Constraint) throws(SolverError) {
    if collected == nil {
      try solver.add(constraint)
    } else {
      collected?.append(constraint)
    }
  }

  /// Adds what was collected.
  mutating func finish() throws(SolverError) {
    if let constraints = collected {
      collected = nil
      try solver.add(contentsOf: constraints)
    }
  }
}

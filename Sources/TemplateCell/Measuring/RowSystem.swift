import Cassowary

/// The constraints of one row inside a solver.
protocol RowSystem {
  /// Gives the constraints the numbers of the row as far as they are known.
  mutating func apply(_ inputs: RowInputs) throws(SolverError)
  /// The solver with the numbers of the row.
  var solver: Solver { get }
  /// The constraint of an entry, `nil` when it was left out.
  func id(of entry: Int) -> ConstraintID?
  /// The variable of an unknown.
  func variable(of slot: Slot) -> Variable
  /// The value of an unknown.
  func value(of slot: Slot) -> Double
}

/// A solver that holds the constraints of a plan for one content width, with contents of size 0.
struct SolverBase: Sendable {
  let solver: Solver
  /// For each slot its variable.
  let variables: [Variable]
  /// For each entry its constraint, `nil` for one left out as redundant.
  let ids: [ConstraintID?]

  /// Builds the solver.
  ///
  /// - Throws: the refusal when required constraints conflict; the row must then be built with its own numbers.
  init(_ plan: RowPlan, width: Double) throws(SolverError) {
    var solver = Solver()
    let variables = plan.makeVariables(in: &solver)
    ids = try solver.batch { solver throws(SolverError) in
      var ids: [ConstraintID?] = []
      ids.reserveCapacity(plan.entries.count)
      for entry in plan.entries {
        if entry.isRedundant {
          ids.append(nil)
        } else {
          let target = entry.startingTarget(width: width)
          ids.append(try solver.add(entry.constraint(variables, target: target)))
        }
      }
      return ids
    }
    self.solver = solver
    self.variables = variables
  }
}

/// The ordinary case: a copy of a base with the numbers of the row put in.
struct CopiedSystem: RowSystem {
  let compiled: PlanCache.Compiled
  let base: SolverBase
  private(set) var solver: Solver
  private var isFresh = true

  init(_ compiled: PlanCache.Compiled, base: SolverBase) {
    self.compiled = compiled
    self.base = base
    solver = base.solver
  }

  mutating func apply(_ inputs: RowInputs) throws(SolverError) {
    let (compiled, base, isFresh) = (compiled, base, isFresh)
    try solver.batch { solver throws(SolverError) in
      for (content, size) in zip(compiled.plan.contents, inputs.sizes) where size.isChanged {
        let first = content.firstEntry
        try Self.set(base.ids[first], to: size.width, in: &solver)
        try Self.set(base.ids[first + 2], to: size.width, in: &solver)
        guard size.isKnown else { continue }
        try Self.set(base.ids[first + 1], to: size.height, in: &solver)
        try Self.set(base.ids[first + 3], to: size.height, in: &solver)
      }
      for entry in compiled.plan.baselineEntries {
        try Self.set(base.ids[entry], to: compiled.target(of: entry, inputs), in: &solver)
      }
      guard isFresh else { return }
      for (constraint, _) in inputs.constants {
        let entry = compiled.plan.entryOfConstraint[constraint]
        if entry >= 0 {
          try Self.set(base.ids[entry], to: compiled.target(of: entry, inputs), in: &solver)
        }
      }
    }
    self.isFresh = false
  }

  func value(of slot: Slot) -> Double { solver.value(of: base.variables[slot.index]) }

  func variable(of slot: Slot) -> Variable { base.variables[slot.index] }

  func id(of entry: Int) -> ConstraintID? { base.ids[entry] }

  private static func set(
    _ id: ConstraintID?, to target: Double?, in solver: inout Solver
  ) throws(SolverError) {
    if let id, let target { try solver.setConstant(id, to: target) }
  }
}

extension RowPlan {
  /// Makes the variables of all slots; those of collapsed items share the one of the content width.
  func makeVariables(in solver: inout Solver) -> [Variable] {
    let width = solver.variable("contentView.width")
    var variables = [Variable](repeating: width, count: slotCount)
    variables[Slot.contentHeight.index] = solver.variable("contentView.height")
    for item in activeItems {
      for slot in [Slot.x(item), .width(item), .y(item), .height(item)] {
        variables[slot.index] = solver.variable("")
      }
    }
    return variables
  }
}

extension RowPlan.Entry {
  /// The entry as a constraint of a solver.
  func constraint(_ variables: [Variable], target: Double) -> Constraint {
    Constraint(
      Expression(
        terms: sum.terms.map { Term(variables[$0.slot.index], $0.coefficient) }, constant: 0 - target),
      relation, priority: priority)
  }

  /// The number that the terms are compared with before a row is known: contents are empty, and nothing that a row
  /// may allow is forbidden.
  func startingTarget(width: Double) -> Double {
    switch origin {
    case .width: width
    case .nonNegative, .fitting, .compressionResistance: 0
    case .hugging: priority.isRequired ? 1e5 : 0
    case .declared: 0 - sum.constant
    }
  }
}

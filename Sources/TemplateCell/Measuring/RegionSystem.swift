import Cassowary

/// The ordinary case: the numbers of a row put into a known region, or into a copy of a base solver when there is
/// none.
struct RegionSystem: RowSystem {
  let compiled: CompiledPlan
  var targets: [Double]
  var values: [Double]

  /// Makes the system of a row, taking over memory.
  init(_ compiled: CompiledPlan, room: inout RowRoom) {
    self.compiled = compiled
    targets = []
    values = []
    swap(&targets, &room.targets)
    swap(&values, &room.values)
    targets.withUnsafeMutableBufferPointer { targets in
      for index in targets.indices { targets[index] = compiled.plan.startingTargets[index] }
    }
  }

  mutating func apply(_ inputs: RowInputs) throws(SolverError) {
    targets[compiled.plan.widthEntry] = inputs.width
    targets[compiled.plan.fittingEntry] = inputs.height
    for index in inputs.sizes.indices where inputs.sizes[index].isChanged {
      let first = compiled.plan.contents[index].firstEntry
      targets[first] = inputs.sizes[index].naturalWidth
      targets[first + 2] = inputs.sizes[index].width
      if compiled.plan.contents[index].wraps { targets[first + 4] = inputs.sizes[index].width }
      targets[first + 1] = inputs.sizes[index].height
      targets[first + 3] = inputs.sizes[index].height
    }
    for entry in compiled.plan.baselineEntries {
      targets[entry] = compiled.target(of: entry, inputs)
    }
    for entry in compiled.plan.shareEntries {
      targets[entry] = compiled.target(of: entry, inputs)
    }
    for (constraint, _) in inputs.constants {
      let entry = compiled.plan.entryOfConstraint[constraint]
      if entry >= 0 { targets[entry] = compiled.target(of: entry, inputs) }
    }
    if compiled.evaluate(targets, into: &values) { return }
    let base = try compiled.base(width: inputs.width)
    let solver = try base.solver(targets)
    for slot in compiled.plan.activeSlots { values[slot] = solver.value(of: base.variables[slot]) }
    compiled.learn(targets, &values)
  }

  func value(of slot: Slot) -> Double { values[slot.index] }

  var isHeightGiven: Bool? { compiled.isHeightGiven(targets) }

  func pushed(to height: Double) throws(SolverError) -> PushedRow {
    var pushed = targets
    pushed[compiled.plan.fittingEntry] = height
    let base = try compiled.base(width: targets[compiled.plan.widthEntry])
    return PushedRow(solver: try base.solver(pushed), variables: base.variables)
  }
}

/// A solver that holds the constraints of a plan for one content width, with contents of size 0.
struct SolverBase: Sendable {
  private let solver: Solver
  /// For each slot its variable.
  let variables: [Variable]
  /// For each entry its constraint, `nil` for one left out as redundant.
  private let ids: [ConstraintID?]
  private let targets: [Double]

  /// Builds the solver.
  ///
  /// - Throws: the refusal when required constraints conflict; the row must then be built with its own numbers.
  init(_ plan: RowPlan, width: Double) throws(SolverError) {
    var solver = Solver()
    let variables = plan.makeVariables(in: &solver)
    var targets = plan.startingTargets
    targets[plan.widthEntry] = width
    ids = try solver.batch { [targets] solver throws(SolverError) in
      var ids: [ConstraintID?] = []
      ids.reserveCapacity(plan.entries.count)
      for (index, entry) in plan.entries.enumerated() {
        ids.append(
          entry.isRedundant ? nil : try solver.add(entry.constraint(variables, target: targets[index])))
      }
      return ids
    }
    self.solver = solver
    self.variables = variables
    self.targets = targets
  }

  /// A copy with the numbers of a row, solved.
  func solver(_ targets: [Double]) throws(SolverError) -> Solver {
    var solver = solver
    var changes: [(ConstraintID, Double)] = []
    for (index, id) in ids.enumerated() where targets[index] != self.targets[index] {
      if let id { changes.append((id, targets[index])) }
    }
    try solver.setConstants(changes)
    return solver
  }
}

extension RowPlan {
  /// Makes the variables of all slots; those of collapsed items share the one of the content width.
  func makeVariables(in solver: inout Solver) -> [Variable] {
    let width = solver.variable("contentView.width")
    var variables = [Variable](repeating: width, count: slotCount)
    for slot in activeSlots where slot != Slot.contentWidth.index { variables[slot] = solver.variable() }
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
}

import Cassowary

/// The case of a conflict: the constraints of a row built anew in the order of declaration, leaving out each required
/// one that cannot hold together with those before it.
struct RebuiltSystem: RowSystem {
  /// A constraint that was left out, and those it cannot hold together with.
  struct Breakage: Sendable {
    /// The entry left out: the most recently declared of the conflict.
    var entry: Int
    /// All entries of the smallest conflict, in the order of declaration.
    var conflict: [Int]
  }

  let compiled: CompiledPlan
  /// Whether entries that cannot matter while no required constraint is broken are left out.
  var leavesOutRedundant = false
  /// How much the number of each entry moves per point of the content width; empty when none does.
  var tilts: [Double] = []
  private(set) var solver = Solver()
  private(set) var variables: [Variable] = []
  private(set) var ids: [ConstraintID?] = []
  private(set) var breakages: [Breakage] = []

  init(_ compiled: CompiledPlan) {
    self.compiled = compiled
  }

  mutating func apply(_ inputs: RowInputs) throws(SolverError) {
    let plan = compiled.plan
    solver = Solver()
    variables = plan.makeVariables(in: &solver)
    ids = Array(repeating: nil, count: plan.entries.count)
    breakages = []
    for (index, entry) in plan.entries.enumerated()
    where !entry.isAbsent && !(leavesOutRedundant && entry.isRedundant) {
      var constraint = entry.constraint(variables, target: compiled.target(of: index, inputs))
      if !tilts.isEmpty, tilts[index] != 0 {
        constraint.expression =
          constraint.expression + (inputs.width - variables[Slot.contentWidth.index]) * tilts[index]
      }
      do {
        ids[index] = try solver.add(constraint)
      } catch .unsatisfiable(let conflict) {
        breakages.append(Breakage(entry: index, conflict: entries(of: conflict) + [index]))
      } catch {
        throw error
      }
    }
  }

  func value(of slot: Slot) -> Double { solver.value(of: variables[slot.index]) }

  func pushed(to height: Double) throws(SolverError) -> PushedRow {
    var pushed = solver
    if let fitting = ids[compiled.plan.fittingEntry] { try pushed.setConstant(fitting, to: height) }
    return PushedRow(solver: pushed, variables: variables)
  }

  /// The same without some entries; `nil` when none of them is there.
  func without(_ entries: [Int]) -> RebuiltSystem? {
    var result = self
    for entry in entries {
      guard let id = ids[entry] else { continue }
      do throws(SolverError) {
        try result.solver.remove(id)
      } catch {
        return nil
      }
      result.ids[entry] = nil
    }
    return result.ids == ids ? nil : result
  }

  /// The same with another number for a constraint; `nil` when required constraints forbid it.
  func with(_ id: ConstraintID, constant: Double) -> RebuiltSystem? {
    var result = self
    do throws(SolverError) {
      try result.solver.setConstant(id, to: constant)
      return result
    } catch {
      return nil
    }
  }

  private func entries(of conflict: Conflict) -> [Int] {
    let members = Set(conflict.others.compactMap(\.id))
    return ids.indices.filter { ids[$0].map(members.contains) ?? false }
  }
}

extension CompiledPlan {
  /// The least content width with which some required entries can hold together; `nil` when no width helps.
  func leastWidth(for entries: [Int], _ inputs: RowInputs) -> Double? {
    var solver = Solver()
    let variables = plan.makeVariables(in: &solver)
    do throws(SolverError) {
      for index in entries where index != plan.widthEntry {
        try solver.add(plan.entries[index].constraint(variables, target: target(of: index, inputs)))
      }
      let width = variables[Slot.contentWidth.index]
      try solver.add(width == 0 ~ .fittingSizeLevel)
      return solver.value(of: width)
    } catch {
      return nil
    }
  }
}

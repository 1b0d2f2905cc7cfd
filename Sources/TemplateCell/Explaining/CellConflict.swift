import Cassowary

/// Required constraints of a row that cannot hold together, what was left out, and what would help.
public struct CellConflict: Sendable, Hashable {
  /// The smallest set: without any one of them the others can hold together.
  public var members: [ConstraintReference]
  /// The one left out: the most recently declared of them.
  public var broken: ConstraintReference
  /// The declared members for which lowering the priority to 999, and nothing else, leaves the row without any
  /// conflict; each was tried. The most recently declared come first. Empty when no single change helps.
  public var suggestions: [ConstraintReference]

  /// What is wrong and what helps, as a sentence.
  public var message: String { message() }

  /// What is wrong and what helps.
  ///
  /// - Parameter condition: when it is so, for the end of a clause.
  func message(_ condition: String = "") -> String {
    let texts = members.map(\.text).joined(separator: ", ")
    guard let best = suggestions.first else {
      return "These cannot hold together\(condition): \(texts). No single change of a priority removes the conflict."
    }
    return "These cannot hold together\(condition): \(texts). "
      + "Lower the priority of \(best.text) to 999: with that alone no conflict is left."
  }
}

extension MeasuringCore {
  /// The conflicts of a row in the order in which they were met.
  func conflicts(
    _ content: CellContent, width: Double, environment: LayoutEnvironment
  ) throws(MeasuringError) -> [CellConflict] {
    guard case .rebuilt(let measurement, let system) = try solve(content, width: width, environment: environment)
    else { return [] }
    return system.breakages.map { conflict($0, system.compiled, measurement.inputs) }
  }

  func conflict(
    _ breakage: RebuiltSystem.Breakage, _ compiled: CompiledPlan, _ inputs: RowInputs
  ) -> CellConflict {
    CellConflict(
      members: breakage.conflict.map { reference(to: $0, compiled, inputs) },
      broken: reference(to: breakage.entry, compiled, inputs),
      suggestions: helpful(breakage, compiled, inputs).map { reference(to: $0, compiled, inputs) })
  }

  /// The declared members of a conflict of which lowering one leaves none, the most recently declared first.
  ///
  /// - Complexity: for each member the required constraints are added once, at most 16 times.
  func helpful(_ breakage: RebuiltSystem.Breakage, _ compiled: CompiledPlan, _ inputs: RowInputs) -> [Int] {
    let declared = breakage.conflict.filter { entry in
      if case .declared = compiled.plan.entries[entry].origin { return true }
      return false
    }
    return declared.reversed().prefix(16).filter { isPossible(compiled, inputs, lowering: $0) }
  }

  /// Whether all required constraints but one can hold together.
  private func isPossible(_ compiled: CompiledPlan, _ inputs: RowInputs, lowering lowered: Int) -> Bool {
    var solver = Solver()
    let variables = compiled.plan.makeVariables(in: &solver)
    do throws(SolverError) {
      for (index, entry) in compiled.plan.entries.enumerated()
      where entry.priority.isRequired && !entry.isAbsent && index != lowered {
        try solver.add(entry.constraint(variables, target: compiled.target(of: index, inputs)))
      }
      return true
    } catch {
      return false
    }
  }
}

extension CellMeasurer {
  /// The conflicts of required constraints in a row, each with the single changes of a priority that remove it.
  ///
  /// - Throws: as ``layout(of:width:environment:)``, but for conflicts, which are the result also when strict.
  /// - Complexity: for each member of a conflict the required constraints are added once.
  public func conflicts(
    of row: Item, width: Double, environment: LayoutEnvironment = LayoutEnvironment()
  ) throws(MeasuringError) -> [CellConflict] {
    try core.conflicts(content(of: row), width: width, environment: environment)
  }
}

import Cassowary

/// A constraint can never matter: the required ones settle what it says for every width.
///
/// Fires when what the constraint demands follows from the required constraints declared with it, for all widths and all
/// contents, or when these fix everything it is about so that a wish can move nothing. Constraints with a label are
/// left alone, since rows may change their constants. So is one of two inequalities that keep the opposite edges of an item
/// inside the same view, as long as the other matters: they are written together, and a center makes one of them follow.
/// Remove the constraint, or lower the ones that settle it.
enum IneffectiveRule: CheckRule {
  static let name = "never-matters"
  static let summary = "A constraint follows from the required ones, whatever the width and the contents are."

  static func findings(in check: TemplateCheck) -> [Finding] {
    var verdicts: [Int: Bool] = [:]
    let duplicates = Set(DuplicateRule.pairs(in: check).map(\.later))
    for state in check.states {
      var left = state.plan.entries.indices.filter { entry in
        isFirm(entry, state, check) && !(candidate(entry, state, check).map(duplicates.contains) ?? false)
      }
      for entry in state.plan.entries.indices.reversed() {
        guard let index = candidate(entry, state, check), index >= check.core.template.firstDeclared,
          !duplicates.contains(index), verdicts[index] != false
        else { continue }
        let others = left.filter { $0 != entry }
        let verdict = isSettled(entry, by: others, state)
        verdicts[index] = verdict
        if verdict { left = others }
      }
    }
    let settled = verdicts.keys.sorted().filter { verdicts[$0] == true }
    return settled.filter { !isHalfOfPair($0, settled, check) }.map { index in
      check.finding(
        self, constraint: index,
        "\(check.tree.text.text(of: check.constraints[index])) can never matter: the required constraints settle what "
          + "it says. Remove it, or lower the priority of what settles it.")
    }
  }

  /// Whether an inequality keeps an edge of an item inside a view of which another that matters keeps the opposite edge.
  private static func isHalfOfPair(_ index: Int, _ settled: [Int], _ check: TemplateCheck) -> Bool {
    guard let tie = EdgeTie(index, check), !tie.isEquation, !tie.isOutward else { return false }
    return check.constraints.indices.contains { other in
      guard !settled.contains(other), let twin = EdgeTie(other, check) else { return false }
      return twin.item == tie.item && twin.holder == tie.holder && twin.edge == tie.opposite && !twin.isEquation
        && !twin.isOutward && check.constraints[other].priority == check.constraints[index].priority
    }
  }

  /// Whether an entry holds in every row of the state with the same numbers.
  private static func isFirm(_ entry: Int, _ state: CheckedState, _ check: TemplateCheck) -> Bool {
    guard state.plan.entries[entry].priority.isRequired else { return false }
    switch state.plan.entries[entry].origin {
    case .nonNegative: return true
    case .declared: return candidate(entry, state, check) != nil
    default: return false
    }
  }

  private static func candidate(_ entry: Int, _ state: CheckedState, _ check: TemplateCheck) -> Int? {
    guard case .declared(let index) = state.plan.entries[entry].origin, !state.plan.varies(entry)
    else { return nil }
    return index
  }

  /// Whether a constraint follows from others, or is a wish about something that they fix for each width.
  private static func isSettled(_ entry: Int, by others: [Int], _ state: CheckedState) -> Bool {
    let relation = state.plan.entries[entry].relation
    guard let free = extremes(of: entry, others, state, width: nil) else { return false }
    let tolerance = 1e-6
    let follows =
      (relation == .greaterThanOrEqual || free.greatest <= tolerance)
      && (relation == .lessThanOrEqual || free.least >= -tolerance)
    if follows { return true }
    guard !state.plan.entries[entry].priority.isRequired else { return false }
    return [320.5, 768.25].allSatisfy { width in
      guard let fixed = extremes(of: entry, others, state, width: width) else { return false }
      return fixed.greatest - fixed.least <= tolerance
    }
  }

  /// The least and greatest value of left minus right side while other entries hold, within a million points.
  private static func extremes(
    of entry: Int, _ others: [Int], _ state: CheckedState, width: Double?
  ) -> (least: Double, greatest: Double)? {
    do throws(SolverError) {
      var solver = Solver()
      let variables = state.plan.makeVariables(in: &solver)
      let contentWidth = variables[Slot.contentWidth.index]
      try solver.add(contentWidth >= 0)
      if let width { try solver.add(contentWidth == width) }
      for other in others {
        try solver.add(state.plan.entries[other].constraint(variables, target: state.plan.startingTargets[other]))
      }
      let sum = state.plan.entries[entry].constraint(variables, target: state.plan.startingTargets[entry]).expression
      var upwards = solver
      try upwards.add(sum == 1e6 ~ .high)
      try solver.add(sum == -1e6 ~ .high)
      return (solver.value(of: sum), upwards.value(of: sum))
    } catch {
      return nil
    }
  }
}

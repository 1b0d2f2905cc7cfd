import Cassowary

/// The states of a template that checking tries: what is collapsed and which groups of constraints are on.
struct CheckedStates {
  /// The most combinations that are all tried.
  static let limit = 32

  /// One thing that differs from row to row, with the ways it can be, first as it is when nothing is said.
  private typealias Choice = [Option]

  private struct Option {
    var collapsed: Int?
    var groups: [(group: Int, isActive: Bool)] = []
  }

  let core: MeasuringCore

  /// The states, fewest changes first, then those of rows.
  func all(rows: [RowState]) -> [RowState] {
    let choices = collapsibleItems.map { [Option(), Option(collapsed: $0)] } + groupChoices
    var result: [RowState] = []
    func append(_ state: RowState) {
      var state = state
      state.withoutImage = ItemSet()
      if !result.contains(state) { result.append(state) }
    }
    for picks in Self.picks(choices) { append(state(zip(choices, picks).map { $0[$1] })) }
    for row in rows {
      var shown = row
      shown.collapsed = ItemSet()
      append(shown)
      append(row)
    }
    return result
  }

  /// For each state the position of the option of each choice.
  private static func picks(_ choices: [Choice]) -> [[Int]] {
    let count = choices.reduce(1) { min($0 * $1.count, limit + 1) }
    let usual = Array(repeating: 0, count: choices.count)
    guard count <= limit else {
      var result = [usual]
      for choice in choices.indices {
        for option in choices[choice].indices.dropFirst() {
          result.append(usual)
          result[result.count - 1][choice] = option
        }
      }
      return result + [choices.map { $0.count == 2 && $0[1].collapsed != nil ? 1 : 0 }]
    }
    var result: [[Int]] = [[]]
    for choice in choices { result = result.flatMap { picks in choice.indices.map { picks + [$0] } } }
    let changes = result.map { $0.count { $0 > 0 } }
    return result.indices.sorted { (changes[$0], $0) < (changes[$1], $1) }.map { result[$0] }
  }

  private func state(_ options: [Option]) -> RowState {
    var isActive = core.template.groups.map(\.isActive)
    var collapsed = ItemSet()
    for option in options {
      if let item = option.collapsed { collapsed.insert(item) }
      for (group, value) in option.groups { isActive[group] = value }
    }
    var result = RowState()
    result.collapsed = core.template.tree.withDescendants(collapsed)
    result.changes = isActive.indices.filter { !isActive[$0] }.map { .inactive(group: $0) }
    return result
  }

  /// The items that `whenCollapsed` names.
  private var collapsibleItems: [Int] {
    var result: [Int] = []
    for constraint in core.template.constraints[core.template.firstDeclared...] {
      for item in constraint.collapsedItems {
        if let position = core.template.tree.position(of: item), !result.contains(position) { result.append(position) }
      }
    }
    return result
  }

  // MARK: - Groups

  private var groupChoices: [Choice] {
    let groups = core.template.groups
    return alternatives.map { members in
      guard members.count > 1 else {
        let isActive = groups[members[0]].isActive
        return [isActive, !isActive].map { Option(groups: [(members[0], $0)]) }
      }
      let first = members.first { groups[$0].isActive } ?? members[0]
      return ([first] + members.filter { $0 != first }).map { chosen in
        Option(groups: members.map { ($0, $0 == chosen) })
      }
    }
  }

  /// The groups, those together of which no two can hold together.
  private var alternatives: [[Int]] {
    var result: [[Int]] = []
    for group in core.template.groups.indices {
      let place = result.firstIndex { members in members.allSatisfy { areAlternatives($0, group) } }
      if let place { result[place].append(group) } else { result.append([group]) }
    }
    return result
  }

  private func areAlternatives(_ first: Int, _ second: Int) -> Bool {
    !canHold([first, second]) && canHold([first]) && canHold([second])
  }

  /// Whether all constraints of some groups can hold together with what is required, other groups being off.
  private func canHold(_ members: [Int]) -> Bool {
    var state = RowState()
    state.changes = core.template.groups.indices.filter { !members.contains($0) }.map { .inactive(group: $0) }
    let compiled = core.cache.plan(state)
    let plan = compiled.plan
    let lowered = core.template.lowered(.leftToRight)
    var solver = Solver()
    let variables = plan.makeVariables(in: &solver)
    do throws(SolverError) {
      for (index, entry) in plan.entries.enumerated() {
        var isMeant = entry.priority.isRequired
        if case .declared(let constraint) = entry.origin {
          isMeant = isMeant || members.contains { lowered[constraint].groups.contains($0) }
        }
        guard isMeant, !entry.isAbsent else { continue }
        let target = index == plan.widthEntry ? TemplateCheck.width : plan.startingTargets[index]
        let constraint = entry.constraint(variables, target: target)
        try solver.add(Constraint(constraint.expression, constraint.relation, priority: .required))
      }
      return true
    } catch {
      return false
    }
  }
}

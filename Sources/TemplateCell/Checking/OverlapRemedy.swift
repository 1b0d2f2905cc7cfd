import Cassowary

/// What parts two items that lie over each other on an axis, tried in the solution in which they do.
struct OverlapRemedy {
  let axis: LayoutAxis
  /// The item that is to lie before the other, and the other.
  let earlier: Int
  let later: Int
  /// The constraint that keeps them over each other; `nil` where one is only missing.
  private(set) var culprit: Int?

  /// - Returns: `nil` when no single constraint, in place of another where one is in its way, parts them without moving an
  ///   item out of the cell or making one lower.
  init?(_ pair: OverlapPair, _ axis: LayoutAxis, _ solved: SolvedSystem, _ check: TemplateCheck) {
    self.axis = axis
    (earlier, later) = pair.order(axis, solved)
    switch separated(solved, check, without: nil) {
    case .apart(true): return
    case .apart(false): return nil
    case .conflict(let entries):
      for index in candidates(entries, pair, solved, check) {
        if case .apart(true) = separated(solved, check, without: index) {
          culprit = index
          return
        }
      }
      return nil
    }
  }

  /// Whether an item with a very long content stays inside the cell when the items are kept apart.
  func keeps(_ item: Int, in long: SolvedSystem) -> Bool {
    var solver = long.system.solver
    do throws(SolverError) {
      if let culprit, let id = long.id(of: culprit) { try solver.remove(id) }
      try solver.add(gap(long) >= 0)
    } catch {
      return false
    }
    func value(_ slot: Slot) -> Double { solver.value(of: long.system.variables[slot.index]) }
    return value(.x(item)) > -0.01 && value(.x(item)) + value(.width(item)) < value(.contentWidth) + 0.01
  }

  /// The beginning of the later less the end of the earlier item.
  private func gap(_ solved: SolvedSystem) -> Expression {
    OverlapPair.gap(from: earlier, to: later, axis).reduce(Expression()) { sum, term in
      sum + solved.system.variables[term.slot.index] * term.coefficient
    }
  }

  private enum Trial {
    /// Required constraints stand against it.
    case conflict([Int])
    /// Nothing stands against it; whether the items stay inside and keep their heights.
    case apart(Bool)
  }

  /// Solves the row with the items apart.
  private func separated(_ solved: SolvedSystem, _ check: TemplateCheck, without culprit: Int?) -> Trial {
    var solver = solved.system.solver
    do throws(SolverError) {
      if let culprit, let id = solved.id(of: culprit) { try solver.remove(id) }
      for item in [earlier, later] {
        let length = axis == .horizontal ? Slot.width(item) : .height(item)
        try solver.add(solved.system.variables[length.index] >= leastLength(item, solved, check))
      }
      try solver.add(gap(solved) >= 0)
    } catch {
      guard case .unsatisfiable(let conflict) = error else { return .apart(false) }
      return .conflict(conflict.others.compactMap { $0.id.flatMap { solved.entries[$0] } })
    }
    func value(_ slot: Slot) -> Double { solver.value(of: solved.system.variables[slot.index]) }
    let isFine = [earlier, later].allSatisfy { item in
      let before = solved.frame(of: item)
      let (x, width) = (value(.x(item)), value(.width(item)))
      let (y, height) = (value(.y(item)), value(.height(item)))
      return x > min(0, Double(before.minX)) - 0.5
        && x + width < max(value(.contentWidth), Double(before.maxX)) + 0.5
        && y > min(0, Double(before.minY)) - 0.5
        && (y + height < value(.contentHeight) + 0.5
          || y + height - value(.contentHeight) < Double(before.maxY) - solved.system.value(of: .contentHeight) + 0.5)
    }
    return .apart(isFine)
  }

  /// The least length an item must keep on the axis: texts are not to become lower, nor narrower than a short word, and
  /// controls no narrower than they are.
  private func leastLength(_ item: Int, _ solved: SolvedSystem, _ check: TemplateCheck) -> Double {
    let extent = solved.frame(of: item).extent(axis)
    let length = extent.end - extent.start
    guard axis == .horizontal else { return length }
    let content = solved.plan.contentOfItem[item]
    if content >= 0, solved.plan.contents[content].kind.isRigid {
      return min(length, solved.measurement.inputs.sizes[content].width)
    }
    return min(length, 40)
  }

  /// The declared constraints of a conflict that hold the beginning of the later or the end of the earlier item.
  private func candidates(
    _ entries: [Int], _ pair: OverlapPair, _ solved: SolvedSystem, _ check: TemplateCheck
  ) -> [Int] {
    let declared = entries.compactMap { entry -> Int? in
      guard case .declared(let index) = solved.plan.entries[entry].origin, index >= check.core.template.firstDeclared
      else { return nil }
      return index
    }
    func holds(_ index: Int, _ item: Int) -> Bool {
      check.constraints[index].terms.contains { term in
        term.attribute.isPosition(axis)
          && (check.tree.position(of: term.item).map {
            pair.members.contains($0) && check.tree.chain(from: $0).contains(item)
          }
            ?? false)
      }
    }
    return declared.filter { holds($0, later) } + declared.filter { !holds($0, later) && holds($0, earlier) }
  }
}

extension SolvedSystem {
  /// The identity of a declared constraint; `nil` when it does not hold.
  fileprivate func id(of constraint: Int) -> ConstraintID? {
    let entry = plan.entryOfConstraint[constraint]
    return entry < 0 ? nil : system.ids[entry]
  }
}

extension RowPlan.Content.Kind {
  /// Whether nobody expects the content to become narrower.
  fileprivate var isRigid: Bool {
    switch self {
    case .button, .fixed: true
    default: false
    }
  }
}

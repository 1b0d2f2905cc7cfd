extension TemplateCheck {
  /// The conflicts of required constraints, each once: as a row meets it, at the width asked for, or else without a width.
  func conflicts() -> [Finding] {
    var told: Set<Set<RowPlan.Origin>> = []
    var result: [Finding] = []
    let rows = self.rows.map(\.solved)
    let inRows = Set(rows.flatMap { solved in solved.system.breakages.map { members(of: $0, solved) } })
    for state in states {
      let solved = state.roomy
      for breakage in solved.system.breakages where !inRows.contains(members(of: breakage, solved)) {
        guard told.insert(members(of: breakage, solved)).inserted else { continue }
        result.append(conflict(breakage, solved, isWidthAsked: false))
      }
    }
    for solved in rows {
      for breakage in solved.system.breakages where !isTooNarrow(breakage, solved) {
        guard told.insert(members(of: breakage, solved)).inserted else { continue }
        result.append(conflict(breakage, solved, isWidthAsked: true))
      }
    }
    return result
  }

  private func members(of breakage: RebuiltSystem.Breakage, _ solved: SolvedSystem) -> Set<RowPlan.Origin> {
    Set(breakage.conflict.map { solved.plan.entries[$0].origin })
  }

  /// Whether a wider row is all that is missing, which the layout of the row tells.
  private func isTooNarrow(_ breakage: RebuiltSystem.Breakage, _ solved: SolvedSystem) -> Bool {
    let inputs = solved.measurement.inputs
    guard breakage.conflict.contains(solved.plan.widthEntry),
      let least = solved.compiled.leastWidth(for: breakage.conflict, inputs)
    else { return false }
    return least > inputs.width
  }

  /// - Parameter isWidthAsked: whether somebody asked for the width of the row.
  private func conflict(
    _ breakage: RebuiltSystem.Breakage, _ solved: SolvedSystem, isWidthAsked: Bool
  ) -> Finding {
    let inputs = solved.measurement.inputs
    var conflict = core.conflict(breakage, solved.compiled, inputs)
    if !isWidthAsked, let width = breakage.conflict.firstIndex(of: solved.plan.widthEntry) {
      conflict.members[width].text = "the width of the row"
    }
    let place = conflict.suggestions.first ?? conflict.broken
    return Finding(
      rule: "conflict",
      message: "\(tree.template): \(conflict.message(when(breakage, solved)))\(contents(breakage, solved))",
      file: place.file, line: place.line)
  }

  /// What required hugging of contents takes part, which rather should give way; empty when none does.
  private func contents(_ breakage: RebuiltSystem.Breakage, _ solved: SolvedSystem) -> String {
    let names = breakage.conflict.compactMap { entry -> String? in
      guard case .hugging = solved.plan.entries[entry].origin else { return nil }
      return core.nameWithPlace(of: entry, solved)
    }
    guard let last = names.last else { return "" }
    let list = names.count < 2 ? last : names.dropLast().joined(separator: ", ") + " or " + last
    return " Or lower \(list) below 1000, so that it may grow."
  }

  /// The groups that must be on and the items that must be collapsed for a conflict, for the end of a clause.
  private func when(_ breakage: RebuiltSystem.Breakage, _ solved: SolvedSystem) -> String {
    let declared = breakage.conflict.compactMap { entry -> LayoutConstraint? in
      guard case .declared(let index) = solved.plan.entries[entry].origin else { return nil }
      return constraints[index]
    }
    func list(_ names: [String], _ participle: String) -> String? {
      var each: [String] = []
      for name in names where !each.contains(name) { each.append(name) }
      return each.isEmpty ? nil : "\(each.joined(separator: " and ")) \(each.count == 1 ? "is" : "are") \(participle)"
    }
    let parts = [
      list(declared.flatMap(\.collapsedItems).map { tree.name(of: $0) }, "collapsed"),
      list(declared.flatMap(\.groups).map { tree.name(of: $0) }, "on"),
    ].compactMap { $0 }
    return parts.isEmpty ? "" : " when " + parts.joined(separator: " and ")
  }
}

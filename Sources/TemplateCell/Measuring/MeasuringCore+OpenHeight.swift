extension MeasuringCore {
  /// That nothing determines the height of a row, with the place to look at and what is collapsed that others hang on.
  func undeterminedHeight(in plan: RowPlan) throws(MeasuringError) -> Finding {
    let lost = constraintsLost(in: plan)
    let names = lost.items.map { template.names[$0] }
    let error = MeasuringError.undeterminedHeight(template: template.tree.template, collapsed: names)
    if isStrict { throw error }
    let place = (lost.first ?? lastAtContentView).map { template.constraints[$0] }
    return Finding(
      rule: Finding.undeterminedHeight, message: error.description, file: place?.file, line: place?.line)
  }

  /// That nothing makes a row high enough for its texts, with the place to look at and what is collapsed that others
  /// hang on while nothing is declared instead.
  func undeterminedHeight(_ missing: MissingHeight, in plan: RowPlan) throws(MeasuringError) -> Finding {
    let lost = constraintsLost(in: plan)
    let collapsed = lost.isReplaced ? [] : lost.items.map { template.names[$0] }
    let error = MeasuringError.undeterminedHeight(
      template: template.tree.template, collapsed: collapsed, outside: missing.texts.map { template.names[$0] },
      remedy: remedy(for: missing))
    if isStrict { throw error }
    let lostPlace = collapsed.isEmpty ? nil : lost.first.map { template.constraints[$0] }
    let place = lostPlace.map { (file: $0.file, line: $0.line) } ?? place(of: missing)
    return Finding(rule: Finding.undeterminedHeight, message: error.description, file: place.file, line: place.line)
  }

  /// The last declared constraint on the top or bottom of the content view, or else the first of all.
  var lastAtContentView: Int? {
    template.constraints.lastIndex { constraint in
      constraint.terms.contains { $0.item is ContentView && $0.attribute.isVerticalPosition }
    } ?? template.constraints.indices.first
  }

  /// What a state takes away between a collapsed item and one that is there, from top to bottom: the collapsed items, if
  /// possible those for which nothing is declared instead, and the first constraint that one of them takes along.
  private func constraintsLost(in plan: RowPlan) -> (first: Int?, items: [Int], isReplaced: Bool) {
    let collapsed = plan.state.collapsed
    guard !collapsed.isEmpty else { return (nil, [], false) }
    var lost: [(item: Int, constraint: Int)] = []
    var replaced = ItemSet()
    for index in template.firstDeclared..<template.constraints.count {
      let constraint = template.constraints[index]
      let conditions = constraint.collapsedItems.compactMap { template.tree.position(of: $0) }
      if !conditions.isEmpty {
        if conditions.allSatisfy({ collapsed.contains($0) }) { for item in conditions { replaced.insert(item) } }
        continue
      }
      let isVertical = constraint.terms.contains { $0.attribute.isVerticalPosition || $0.attribute == .height }
      let positions = constraint.terms.map { template.tree.position(of: $0.item) }
      let touched = positions.compactMap { $0 }.filter { collapsed.contains($0) }
      guard isVertical, !touched.isEmpty, touched.count < positions.count else { continue }
      // What lies in a collapsed view is collapsed because of that.
      let views = touched.map { item in template.tree.chain(from: item).last { collapsed.contains($0) } ?? item }
      for item in views where !lost.contains(where: { $0.item == item }) { lost.append((item, index)) }
    }
    let open = lost.filter { !replaced.contains($0.item) }
    let told = open.isEmpty ? lost : open
    return (told.first?.constraint, told.map(\.item), open.isEmpty)
  }
}

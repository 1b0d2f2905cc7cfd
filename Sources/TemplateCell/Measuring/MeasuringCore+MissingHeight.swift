import Cassowary

extension MeasuringCore {
  /// The texts for which a row is not high enough although it might be; `nil` when there are none.
  ///
  /// A text of which more than half lies above or below the content view is none that sticks out a little. Where the
  /// height comes from contents, or from an item of a height of its own, the row is folded and the text meant to be
  /// hidden; not where they only say how low the row may be at least, as `contentView.bottom >= avatar.bottom + 10` does.
  ///
  /// - Complexity: a comparison for each text; where one lies outside, another evaluation of the region of the row, and
  ///   where none is known or nothing gives the height the row is solved anew.
  func missingHeight(_ measurement: RowMeasurement, _ system: some RowSystem) -> MissingHeight? {
    let height = system.value(of: .contentHeight)
    var outside: [Int] = []
    var furthest = 0.0
    // Nothing is copied here: every row comes by.
    for index in measurement.compiled.plan.contents.indices where measurement.compiled.plan.contents[index].kind.hasText
    {
      let item = measurement.compiled.plan.contents[index].item
      let (top, length) = (system.value(of: .y(item)), system.value(of: .height(item)))
      guard Extent(top, length).isOutside(height), isSeen(item, measurement.content) else { continue }
      outside.append(item)
      furthest = max(furthest, 0 - top, top + length - height)
    }
    guard !outside.isEmpty, !measurement.compiled.plan.isFitting else { return nil }
    return missingHeight(measurement, system, outside: outside, furthest: furthest)
  }

  /// Those of some texts outside that would be inside if the row were high enough for the furthest of them.
  @inline(never)
  private func missingHeight(
    _ measurement: RowMeasurement, _ system: some RowSystem, outside: [Int], furthest: Double
  ) -> MissingHeight? {
    let plan = measurement.compiled.plan
    let height = system.value(of: .contentHeight)
    if system.isHeightGiven == true { return nil }
    do throws(SolverError) {
      let pushed = try system.pushed(to: height + furthest)
      let pushedHeight = pushed.value(of: .contentHeight)
      guard pushedHeight > height + 0.5 else { return nil }
      let texts = outside.filter { item in
        Extent(pushed.value(of: .y(item)), pushed.value(of: .height(item))).hidden(pushedHeight) + 0.5
          < Extent(system.value(of: .y(item)), system.value(of: .height(item))).hidden(height)
      }
      guard !texts.isEmpty, try !isHeightHeld(measurement) else { return nil }
      return MissingHeight(texts: texts, open: openBottom(of: texts, plan) { system.value(of: $0) })
    } catch {
      return nil
    }
  }

  /// The texts for which a row is not high enough although it might be.
  func missingHeight(_ row: SolvedRow) -> MissingHeight? {
    switch row {
    case .ordinary(let measurement, let system): missingHeight(measurement, system)
    case .rebuilt(let measurement, let system): missingHeight(measurement, system)
    }
  }

  /// Whether an item has a text that is shown.
  func isSeen(_ item: Int, _ content: ContentStorage) -> Bool {
    !content[item].isHidden && !content[item].label.styledText.string.isEmpty
  }

  /// Whether the height of a row comes from contents or from an item of a height of its own.
  private func isHeightHeld(_ measurement: RowMeasurement) throws(SolverError) -> Bool {
    var system = RebuiltSystem(measurement.compiled)
    system.leavesOutRedundant = true
    try system.apply(measurement.inputs)
    let entries = try SolvedSystem(measurement: measurement, system: system).explain([(.contentHeight, 1)]).entries
    return measurement.compiled.plan.givesHeight(entries.map(\.entry))
  }

  /// What should be tied to what for the lowest of some items to lie inside.
  func openBottom(of items: [Int], _ plan: RowPlan, value: (Slot) -> Double) -> OpenBottom {
    func bottom(_ item: Int) -> Double { value(.y(item)) + value(.height(item)) }
    let below = items.filter { bottom($0) > value(.contentHeight) + 0.01 }
    let above = items.filter { !below.contains($0) }.min { value(.y($0)) < value(.y($1)) }
    var lowest = above ?? items[0]
    for item in below where !below.contains(lowest) || bottom(item) > bottom(lowest) { lowest = item }
    while let around = template.tree.parents[lowest], value(.y(around)) <= value(.y(lowest)) + 0.01,
      bottom(around) >= bottom(lowest) - 0.01
    {
      lowest = around
    }
    let holder = template.tree.parents[lowest]
    let weak = template.constraints.indices.first { index in
      let (entry, constraint) = (plan.entryOfConstraint[index], template.constraints[index])
      guard entry >= 0, ties(constraint, lowest, items, to: holder) else { return false }
      return constraint.comparison != .equal || plan.entries[entry].priority <= .fittingSizeLevel
    }
    return OpenBottom(item: lowest, holder: holder, weak: weak, above: above, isTop: below.isEmpty)
  }

  /// Whether a constraint is about the bottoms of an item and of the view around.
  private func ties(_ constraint: LayoutConstraint, _ item: Int, _ others: [Int], to holder: Int?) -> Bool {
    guard constraint.terms.count == 2, constraint.terms.allSatisfy({ $0.attribute.withoutMargins == .bottom })
    else { return false }
    let positions = constraint.terms.map { template.tree.position(of: $0.item) }
    return [positions, positions.reversed()].contains { pair in
      pair[1] == holder && (pair[0].map { $0 == item || others.contains($0) } ?? false)
    }
  }

  /// What mends a height that leaves out texts.
  func remedy(for missing: MissingHeight) -> String {
    let tree = template.tree
    if let weak = missing.open.weak {
      return "\(tree.text.text(of: template.constraints[weak])) does not: make it == with the priority 1000."
    }
    let holder = missing.open.holder.map { tree.names[$0] } ?? "contentView"
    if missing.open.isTop {
      return "Add \(tree.names[missing.open.item]).top == \(holder).top + k, k points of distance."
    }
    if let above = missing.open.above {
      return "Add \(tree.names[above]).top == \(tree.names[missing.open.item]).bottom + k, k points of distance."
    }
    return "Add \(tree.names[missing.open.item]).bottom == \(holder).bottom - k, k points of distance."
  }

  /// Where to look for what is missing: the constraint that is too weak, or one of the item.
  func place(of missing: MissingHeight) -> (file: String?, line: Int?) {
    if let weak = missing.open.weak, let file = template.constraints[weak].file {
      return (file, template.constraints[weak].line)
    }
    let place = place(of: missing.open.item, axis: .vertical)
    return (place?.file, place?.line)
  }
}

extension RowPlan {
  /// Whether some entries that a height of the content view is the sum of give it one: the size of a content among them,
  /// and unless the row is folded by a group no constraint that only says how low the content view may be at least.
  func givesHeight(_ sum: some Sequence<Int>) -> Bool {
    var isGiven = false
    for entry in sum {
      if !isFolded, case .declared = entries[entry].origin, entries[entry].relation != .equal,
        entries[entry].sum.terms.contains(where: { $0.slot == .contentHeight })
      {
        return false
      }
      isGiven = isGiven || givesSize(entry)
    }
    return isGiven
  }

  /// Whether an entry is the size of a content, or gives an item a height of its own.
  private func givesSize(_ entry: Int) -> Bool {
    switch entries[entry].origin {
    case .hugging, .compressionResistance, .wrapping: return true
    case .declared:
      let places = entries[entry].sum.terms.map { $0.slot.index < 2 ? -1 : ($0.slot.index - 2) % 4 }
      return entries[entry].relation == .equal && places.contains(3) && !places.contains(2) && !places.contains(-1)
    default: return false
    }
  }
}

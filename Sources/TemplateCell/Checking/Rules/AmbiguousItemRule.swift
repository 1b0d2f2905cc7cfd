/// The constraints leave the place or size of an item open, whatever the contents are.
///
/// Fires for what has more than one value among equally good solutions, both with short and with long contents, unless
/// equal priorities are the cause (see ``PriorityTieRule``) or a fixed height (see ``FixedHeightRule``), in any state of
/// the groups of constraints; with rows of your own also for what is open in one of them. Add the constraint that is
/// missing on that axis.
enum AmbiguousItemRule: CheckRule {
  static let name = "ambiguous-item"
  static let summary = "The constraints leave the position or size of an item open."

  static func findings(in check: TemplateCheck) -> [Finding] {
    var known: Set<Int> = []
    var result: [Finding] = []
    func tell(_ slots: [Int], _ condition: String) {
      let open = slots.filter { known.insert($0).inserted }
      result += check.findings(self, slots: open) { item, unknowns in
        check.core.openMessage(item, unknowns, condition)
      }
    }
    for state in check.states where state.collapsed.isEmpty {
      tell(state.ambiguousSlots, check.condition(state))
    }
    // What is open with items collapsed is told by another rule.
    for state in check.states { known.formUnion(state.ambiguousSlots) }
    for row in check.rows { tell(row.openings.flatMap(\.untied), check.condition(row)) }
    return result
  }
}

extension TemplateCheck {
  /// One finding for each item and axis among some unknowns.
  func findings(
    _ rule: any CheckRule.Type, slots: [Int], _ message: (_ item: String, _ unknowns: String) -> String
  ) -> [Finding] {
    var result: [Finding] = []
    for item in tree.items.indices {
      for axis in LayoutAxis.allCases {
        let own = axis == .horizontal ? [Slot.x(item), .width(item)] : [Slot.y(item), .height(item)]
        let open = own.filter { slots.contains($0.index) }.map { $0.name(in: tree) }
        guard !open.isEmpty else { continue }
        result.append(
          finding(rule, item: item, axis: axis, message(tree.names[item], open.joined(separator: " and "))))
      }
    }
    return result
  }
}

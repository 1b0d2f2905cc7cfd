/// The constraints leave the place or size of an item open, whatever the contents are.
///
/// Fires for what has more than one value among equally good solutions, both with short and with long contents, unless
/// equal priorities are the cause (see ``PriorityTieRule``), in any state of the groups of constraints. Add the constraint that is missing on that axis.
enum AmbiguousItemRule: CheckRule {
  static let name = "ambiguous-item"
  static let summary = "The constraints leave the position or size of an item open."

  static func findings(in check: TemplateCheck) -> [Finding] {
    var known: Set<Int> = []
    var result: [Finding] = []
    for state in check.states where state.collapsed.isEmpty {
      let slots = state.ambiguousSlots.filter { known.insert($0).inserted }
      result += check.findings(self, slots: slots) { item, unknowns in
        "nothing determines \(unknowns)\(check.condition(state)). Tie \(item) to a neighbour or to the content view, "
          + "or give it a size."
      }
    }
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

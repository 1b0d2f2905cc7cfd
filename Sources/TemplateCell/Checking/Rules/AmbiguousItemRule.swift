/// The constraints leave the place or size of an item open, whatever the contents are.
///
/// Fires for what has more than one value among equally good solutions, both with short and with long contents, unless
/// equal priorities are the cause (see ``PriorityTieRule``). Add the constraint that is missing on that axis.
enum AmbiguousItemRule: CheckRule {
  static let name = "ambiguous-item"
  static let summary = "The constraints leave the position or size of an item open."

  static func findings(in check: TemplateCheck) -> [Finding] {
    guard let shown = check.states.first, shown.collapsed.isEmpty else { return [] }
    return check.findings(self, slots: shown.ambiguousSlots) { item, unknowns in
      "nothing determines \(unknowns). Tie \(item) to a neighbour or to the content view, or give it a size."
    }
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

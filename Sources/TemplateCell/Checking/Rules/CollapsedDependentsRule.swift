/// An item can be collapsed, others hang on it, and nothing is declared instead.
///
/// Fires when with the item collapsed the row loses its height or another item its place, which both have while
/// everything is shown. Declare what holds instead with `whenCollapsed`.
enum CollapsedDependentsRule: CheckRule {
  static let name = "collapsed-dependents"
  static let summary = "Items hang on one that can be collapsed, and nothing is declared instead."

  static func findings(in check: TemplateCheck) -> [Finding] {
    guard let shown = check.states.first, shown.collapsed.isEmpty else { return [] }
    var result: [Finding] = []
    for state in check.states.dropFirst() {
      let mend = "Declare what holds instead in whenCollapsed."
      let lost = check.constraints.firstIndex { constraint in
        constraint.collapsedItems.isEmpty
          && constraint.terms.contains { isCollapsed($0, state, check) }
          && constraint.terms.contains { !isCollapsed($0, state, check) && !($0.item is ContentView) }
      }
      if shown.roomy.isHeightDetermined, !state.roomy.isHeightDetermined {
        let message = "the row has no height\(check.condition(state)). \(mend)"
        result.append(
          lost.map { check.finding(self, constraint: $0, message) }
            ?? Finding(rule: name, message: "\(check.tree.template): \(message)"))
      }
      let known = Set(shown.ambiguousSlots)
      result += check.findings(self, slots: state.ambiguousSlots.filter { !known.contains($0) }) { _, unknowns in
        "nothing determines \(unknowns)\(check.condition(state)). \(mend)"
      }
    }
    return result
  }

  private static func isCollapsed(_ term: LayoutTerm, _ state: CheckedState, _ check: TemplateCheck) -> Bool {
    check.tree.position(of: term.item).map { state.collapsed.contains($0) } ?? false
  }
}

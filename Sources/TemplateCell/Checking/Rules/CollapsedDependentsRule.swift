/// An item can be collapsed, others hang on it, and nothing is declared instead.
///
/// Fires when with the item collapsed the row loses its height, or one that leaves no text out, or another item its place, which both have while
/// everything is shown. Declare what holds instead with `whenCollapsed`.
enum CollapsedDependentsRule: CheckRule {
  static let name = "collapsed-dependents"
  static let summary = "Items hang on one that can be collapsed, and nothing is declared instead."

  static func findings(in check: TemplateCheck) -> [Finding] {
    var result: [Finding] = []
    var withoutHeight: [ItemSet] = []
    var openSlots: Set<Int> = []
    for state in check.states where !state.collapsed.isEmpty {
      guard let shown = check.shown(state) else { continue }
      let mend = "Declare what holds instead in whenCollapsed."
      let lost = check.constraints.indices.first { index in
        let constraint = check.constraints[index]
        return shown.plan.entryOfConstraint[index] >= 0 && constraint.collapsedItems.isEmpty
          && constraint.terms.contains { isCollapsed($0, state, check) }
          && constraint.terms.contains { !isCollapsed($0, state, check) && !($0.item is ContentView) }
      }
      if !withoutHeight.contains(where: { $0.isSubset(of: state.collapsed) }), shown.hasHeight,
        !state.hasHeight
      {
        withoutHeight.append(state.collapsed)
        let texts = state.roomy.isHeightDetermined ? state.missingHeight?.texts : nil
        let fault = texts.map { "the row is not high enough for \(check.names($0))" } ?? "the row has no height"
        let message = "\(fault)\(check.condition(state)). \(mend)"
        result.append(
          lost.map { check.finding(self, constraint: $0, message) }
            ?? Finding(rule: name, message: "\(check.tree.template): \(message)"))
      }
      openSlots.formUnion(shown.ambiguousSlots)
      let slots = state.ambiguousSlots.filter { openSlots.insert($0).inserted }
      result += check.findings(self, slots: slots) { _, unknowns in
        "nothing determines \(unknowns)\(check.condition(state)). \(mend)"
      }
    }
    return result
  }

  private static func isCollapsed(_ term: LayoutTerm, _ state: CheckedState, _ check: TemplateCheck) -> Bool {
    check.tree.position(of: term.item).map { state.collapsed.contains($0) } ?? false
  }
}

/// Nothing limits the width of a label on several lines, a text view or a view sized by code, so it never wraps.
///
/// Fires when a long content makes the item wider than the cell lets it be instead of higher. Tie both ends of the item;
/// a preferred width is not needed.
enum MultilineWithoutWidthRule: CheckRule {
  static let name = "multiline-without-width"
  static let summary = "An item that grows in height with its content has nothing that limits its width."

  static func findings(in check: TemplateCheck) -> [Finding] {
    check.itemsLeaving { kind in
      switch kind {
      case .label(_, _, let lines): lines != 1
      case .textView, .sized: true
      default: false
      }
    }.filter { item in !check.overlaps.contains { $0.kept.contains(item) } }.map { item in
      let name = check.tree.names[item]
      return check.leavingFinding(
        self, item, "nothing limits the width of \(name)", ", so its content leaves the cell instead of wrapping",
        "Tie \(name).leading and \(name).trailing to its neighbours or to the content view.")
    }
  }
}

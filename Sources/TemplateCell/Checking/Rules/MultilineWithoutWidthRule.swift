/// Nothing limits the width of a label on several lines, so its text never wraps.
///
/// Fires when a long text makes the label wider than the cell lets it be instead of higher. Tie both ends of the label;
/// a preferred width is not needed.
enum MultilineWithoutWidthRule: CheckRule {
  static let name = "multiline-without-width"
  static let summary = "A label on several lines has nothing that limits its width."

  static func findings(in check: TemplateCheck) -> [Finding] {
    check.itemsLeaving { kind in
      if case .label(_, _, let lines) = kind { return lines != 1 }
      return false
    }.map { item in
      let name = check.tree.names[item]
      return check.finding(
        self, item: item, axis: .horizontal,
        "nothing limits the width of \(name), so its text leaves the cell instead of wrapping. Tie \(name).leading "
          + "and \(name).trailing to its neighbours or to the content view.")
    }
  }
}

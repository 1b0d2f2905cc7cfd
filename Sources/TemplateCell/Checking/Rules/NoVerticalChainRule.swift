/// Nothing leads from the top of the content view to its bottom, so the row has no height, or one that leaves texts out.
///
/// Fires when the content view has no height and could as well have any, or when more than half of a text lies above or
/// below it although it could as well be higher, as a background with an inset makes it; with a group of constraints off
/// or on as well as in the state that is declared. Chain the items from `contentView.top` to `contentView.bottom`, or
/// give the content view a height.
enum NoVerticalChainRule: CheckRule {
  static let name = "no-vertical-chain"
  static let summary = "No chain of constraints from the top to the bottom of the content view."

  static func findings(in check: TemplateCheck) -> [Finding] {
    let shown = check.states.filter(\.collapsed.isEmpty)
    if let open = shown.first(where: { !$0.roomy.isHeightDetermined }) { return [withoutHeight(open, check)] }
    guard let state = shown.first(where: { $0.missingHeight != nil }), let missing = state.missingHeight else {
      return []
    }
    let (file, line) = check.core.place(of: missing)
    let message =
      "nothing makes the content view high enough for \(check.names(missing.texts))\(check.condition(state)), which "
      + "\(missing.texts.count == 1 ? "lies" : "lie") outside it. \(check.core.remedy(for: missing))"
    return [Finding(rule: name, message: "\(check.tree.template): \(message)", file: file, line: line)]
  }

  private static func withoutHeight(_ open: CheckedState, _ check: TemplateCheck) -> Finding {
    let message =
      "nothing leads from contentView.top to contentView.bottom\(check.condition(open)), so the row has no height. "
      + "Tie the last item to contentView.bottom and each item to the one above."
    guard let place = check.core.lastAtContentView else {
      return Finding(rule: name, message: "\(check.tree.template): \(message)")
    }
    return check.finding(self, constraint: place, message)
  }
}

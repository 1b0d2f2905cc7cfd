/// Nothing leads from the top of the content view to its bottom, so the row has no height.
///
/// Fires when the content view has no height and could as well have any, with a group of constraints off or on as well as
/// in the state that is declared. Chain the items from `contentView.top` to
/// `contentView.bottom`, or give the content view a height.
enum NoVerticalChainRule: CheckRule {
  static let name = "no-vertical-chain"
  static let summary = "No chain of constraints from the top to the bottom of the content view."

  static func findings(in check: TemplateCheck) -> [Finding] {
    let open = check.states.first { $0.collapsed.isEmpty && !$0.roomy.isHeightDetermined }
    guard let open else { return [] }
    let place = check.core.lastAtContentView
    let message =
      "nothing leads from contentView.top to contentView.bottom\(check.condition(open)), so the row has no height. "
      + "Tie the last item to contentView.bottom and each item to the one above."
    guard let place else { return [Finding(rule: name, message: "\(check.tree.template): \(message)")] }
    return [check.finding(self, constraint: place, message)]
  }
}

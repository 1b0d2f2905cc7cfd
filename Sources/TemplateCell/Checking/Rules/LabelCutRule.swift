/// A label on one line or a button is cut although nobody said it may be.
///
/// Fires when texts of a little more than half the width of the cell cut a label on one line or a button whose
/// compression resistance is 750 or more. Allow more lines, or give the one that may be cut a lower horizontal
/// compression resistance.
enum LabelCutRule: CheckRule {
  static let name = "label-cut"
  static let summary = "A text of usual length cuts a label that was not said to give way."

  static func findings(in check: TemplateCheck) -> [Finding] {
    var result: [Finding] = []
    for item in check.tree.items.indices {
      let mend: String
      switch check.tree.items[item].traits.kind {
      case .label(_, _, lines: 1): mend = "Allow more lines"
      case .button: mend = "Make it wider"
      default: continue
      }
      guard check.tree.items[item].traits.compressionResistance.horizontal.value >= 750 else { continue }
      for state in check.states where !state.collapsed.contains(item) {
        let content = state.plan.contentOfItem[item]
        guard content >= 0, !state.tightLoose.contains(where: { $0.slot == Slot.width(item).index }) else { continue }
        let needed = state.tight.measurement.inputs.sizes[content].width
        guard state.tight.system.value(of: .width(item)) < needed - 0.01 else { continue }
        let name = check.tree.names[item]
        result.append(
          check.finding(
            self, item: item, axis: .horizontal,
            "\(name) is cut by a text of \(number(needed.rounded())) points\(check.condition(state)). \(mend), "
              + "or say that it may be cut with a horizontal compression resistance below 750."))
        break
      }
    }
    return result
  }
}

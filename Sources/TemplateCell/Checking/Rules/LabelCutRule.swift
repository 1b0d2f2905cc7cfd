/// A label on one line or a button is cut although nobody said it may be.
///
/// Fires when a text of a little more than half the width of the cell cuts a label on one line whose compression
/// resistance is 750 or more, or a button is narrower than its title. A text that is declared and that no row changes
/// counts as it is; of a button the widest title counts that is declared or that a row gives it. A label beside one that
/// resists more was said to give way: somebody decided which of them is cut. Allow more lines, or give the one that may
/// be cut a lower horizontal compression resistance.
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
        // A tie, which another rule tells, may decide how wide it is.
        guard !state.isOpen(.width(item)), let text = cut(item, state, check) else { continue }
        result.append(
          check.finding(
            self, item: item, axis: .horizontal,
            "\(check.tree.names[item]) is cut by \(text)\(check.condition(state)). \(mend), or say that it may be cut "
              + "with a horizontal compression resistance below 750."))
        break
      }
    }
    return result
  }

  /// The text that cuts an item which was not said to give way; `nil` when none does.
  private static func cut(_ item: Int, _ state: CheckedState, _ check: TemplateCheck) -> String? {
    let content = state.plan.contentOfItem[item]
    guard content >= 0 else { return nil }
    let needed = state.usual.measurement.inputs.sizes[content].width
    guard state.usual.value(of: .width(item)) < needed - 0.01, !givesWay(item, state, check) else { return nil }
    let length = "\(number(needed.rounded())) points"
    guard let declared = check.declaredTexts[item] else { return "a text of \(length)" }
    return declared.string.isEmpty ? "its own size of \(length)" : "\"\(declared.string)\", \(length) wide"
  }

  /// Whether an item is narrow because another content resists, or hugs, more than it does.
  private static func givesWay(_ item: Int, _ state: CheckedState, _ check: TemplateCheck) -> Bool {
    guard let solved = check.solvedUsual(state) else { return false }
    let own = check.tree.items[item].traits.compressionResistance.horizontal
    let shares: [EntryShare]
    do {
      shares = try solved.explain([(.width(item), 1)]).entries
    } catch {
      return false
    }
    return shares.contains { share in
      let entry = solved.plan.entries[share.entry]
      switch entry.origin {
      case .compressionResistance(let content, isVertical: false):
        return solved.plan.contents[content].item != item && entry.priority > own
      default: return false
      }
    }
  }
}

/// A fixed height is stronger than a text that needs more.
///
/// Fires when a label, a text view, a view sized by code or the title of a button is lower than a long content needs and
/// a declared constraint holds it there. Write the height with `>=`, or give it a priority below the compression
/// resistance of the item.
enum FixedHeightRule: CheckRule {
  static let name = "fixed-height"
  static let summary = "A fixed height cuts a text that needs more."

  static func findings(in check: TemplateCheck) -> [Finding] {
    var result: [Finding] = []
    for item in check.tree.items.indices {
      switch check.tree.items[item].traits.kind {
      case .label, .textView, .button, .sized: break
      default: continue
      }
      for long in check.longContents[item] where long.height < long.neededHeight - 0.01 {
        guard let solved = check.solvedLong(item, in: check.states[long.state]), let cause = cause(of: item, solved)
        else { continue }
        let name = check.tree.names[item]
        let text = check.tree.text.text(of: check.constraints[cause])
        result.append(
          check.finding(
            self, constraint: cause,
            "\(text) cuts \(name) when its content needs more height. Write it with >=, or give it a priority below "
              + "\(number(check.tree.items[item].traits.compressionResistance.vertical.value))."))
        break
      }
    }
    return result
  }

  /// The constraint on a height that keeps an item lower than its content.
  private static func cause(of item: Int, _ solved: SolvedSystem) -> Int? {
    let shares: [EntryShare]
    do {
      shares = try solved.explain([(.height(item), 1)]).entries
    } catch {
      return nil
    }
    let declared = shares.compactMap { share -> Int? in
      if case .declared(let index) = solved.plan.entries[share.entry].origin { return index }
      return nil
    }
    let terms = solved.compiled.template.constraints
    return declared.first { terms[$0].terms.contains { $0.attribute == .height } } ?? declared.first
  }
}

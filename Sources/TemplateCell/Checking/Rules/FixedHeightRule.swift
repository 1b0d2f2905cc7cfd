/// A fixed height is stronger than a text that needs more.
///
/// Fires when a label, a text view, a view sized by code or the title of a button is lower than a long content needs and
/// a declared constraint holds it there, and when a height cuts several contents of which nothing says which gives way,
/// as that of a row does whose bottom pin has a lower priority. Write the height with `>=`, or give it a priority below the compression
/// resistance of the item.
enum FixedHeightRule: CheckRule {
  static let name = "fixed-height"
  static let summary = "A fixed height cuts a text that needs more."

  static func findings(in check: TemplateCheck) -> [Finding] {
    var result: [Finding] = []
    var told: Set<Int> = []
    for opening in check.states.flatMap(\.openings) + check.rows.flatMap(\.openings) {
      for limit in opening.limits where told.insert(limit).inserted {
        let message = check.core.cutMessage(limit, opening.items(cutBy: limit))
        result.append(check.finding(self, constraint: limit, message))
      }
    }
    for item in check.tree.items.indices {
      switch check.tree.items[item].traits.kind {
      case .label, .textView, .button, .sized: break
      default: continue
      }
      for long in check.longContents[item] where long.height < long.neededHeight - 0.01 {
        guard let solved = check.solvedLong(item, in: check.states[long.state]), let cause = cause(of: item, solved),
          !told.contains(cause)
        else { continue }
        result.append(check.finding(self, constraint: cause, check.core.cutMessage(cause, [item])))
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

extension Opening {
  /// The heights that leave something open, each once.
  var limits: [Int] {
    var result: [Int] = []
    for limit in loose.compactMap(\.limit) where !result.contains(limit) { result.append(limit) }
    return result
  }

  /// The contents that a height leaves too little room for: those that are lower, and those that could be instead.
  func items(cutBy limit: Int) -> [Int] {
    let open = loose.filter { $0.limit == limit }.compactMap { slot in
      slot.item.flatMap { Slot.height($0).index == slot.slot && solved.plan.contentOfItem[$0] >= 0 ? $0 : nil }
    }
    return Set(open + solved.cutItems.map(\.item)).sorted()
  }
}

extension MeasuringCore {
  /// Which items a height cuts, and how to mend it.
  func cutMessage(_ constraint: Int, _ items: [Int]) -> String {
    let names = items.map { template.names[$0] }
    let list =
      names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
    let least = items.map { template.tree.items[$0].traits.compressionResistance.vertical }.min() ?? .required
    return "\(template.tree.text.text(of: template.constraints[constraint])) cuts \(list) when "
      + "\(items.count < 2 ? "its content needs" : "their contents need") more height. Write it with >=, or give it a "
      + "priority below \(number(least.value))."
  }
}

extension MeasuringCore {
  /// What is ambiguous in a solved row, a sentence for each tie and for each item and axis, with places and what helps.
  func ambiguities(of solved: SolvedSystem) -> [String] {
    var found: [String] = []
    var told: [Set<[Int]>] = []
    var limits: Set<Int> = []
    for opening in solved.openings() {
      for limit in opening.limits where limits.insert(limit).inserted {
        found.append(cutMessage(limit, opening.items(cutBy: limit)))
      }
      for slot in opening.loose where slot.limit == nil {
        if let tie = PriorityTie(slot, opening.solved, self) {
          if told.contains(where: { tie.wishes.isSubset(of: $0) }) { continue }
          told.append(tie.wishes)
          found.append(tie.message())
        }
      }
      found += openItems(opening)
    }
    return found
  }

  /// A sentence for each item and axis of which nothing says where or how long it is.
  private func openItems(_ opening: Opening) -> [String] {
    var found: [String] = []
    for item in template.tree.items.indices {
      for axis in LayoutAxis.allCases {
        let own = axis == .horizontal ? [Slot.x(item), .width(item)] : [Slot.y(item), .height(item)]
        let open = own.filter { opening.untied.contains($0.index) }.map { $0.name(in: template.tree) }
        guard !open.isEmpty else { continue }
        let text = place(of: item, axis: axis).map { " (\($0.file.split(separator: "/").last ?? ""):\($0.line))" }
        found.append(openMessage(template.names[item], open.joined(separator: " and "), text ?? ""))
      }
    }
    return found
  }

  /// What is open of an item, and how to mend it.
  ///
  /// - Parameter remark: the place or the state, for the end of a clause.
  func openMessage(_ item: String, _ unknowns: String, _ remark: String) -> String {
    "nothing determines \(unknowns)\(remark). Tie \(item) to a neighbour or to the content view, or give it a size."
  }
}

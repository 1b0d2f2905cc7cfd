import Foundation

/// What lies over what, and what parts them.
struct OverlapFault {
  /// The item that is told about: the one that should lie behind or below the others.
  let item: Int
  private(set) var others: [Int]
  let axis: LayoutAxis
  /// How far they lie over each other on the axis, in points; with several the furthest.
  private(set) var length: Double
  let remedy: OverlapRemedy?
  /// The items that leave the cell when their contents are wide, and no more when they are kept apart.
  private(set) var kept: [Int] = []
  /// The texts, the state or the row in which it is so, for the end of a clause.
  let condition: String

  /// - Parameters:
  ///   - state: the state of the solution; `nil` for a row.
  ///   - short: the state with short contents, where they are longer.
  ///   - open: the unknowns that are open.
  ///   - leaving: the items that leave the cell when their contents are wide.
  /// - Returns: `nil` when another rule tells what is wrong.
  init?(
    _ pair: OverlapPair, _ solved: SolvedSystem, _ state: CheckedState?, short: SolvedSystem?, open: Set<Int>,
    leaving: Set<Int>, condition: String, _ check: TemplateCheck
  ) {
    let slots = pair.members.flatMap { [Slot.x($0), .width($0), .y($0), .height($0)] }
    let isTold = pair.members.contains { item in
      check.wrongSigns.contains { $0.item == item } || check.outsideItems?.items.contains(item) ?? false
    }
    guard !isTold, !slots.contains(where: { open.contains($0.index) }) else { return nil }
    let axes = pair.axes(solved, short: short)
    let frames = pair.outer.map { solved.frame(of: $0) }
    // What sticks out of a stack, or with short texts of the row, is no fault of the two.
    guard frames[0].intersection(frames[1]).width > 1, frames[0].intersection(frames[1]).height > 1,
      pair.outer.allSatisfy({ Self.isInside($0, short ?? solved) })
    else { return nil }
    remedy = axes.lazy.compactMap { OverlapRemedy(pair, $0, solved, check) }.first
    axis = remedy?.axis ?? axes[0]
    let order = pair.order(axis, solved)
    (item, others) = (order.later, [order.earlier])
    length = pair.overlap.length(axis)
    self.condition = condition
    guard axis == .horizontal else { return }
    kept = pair.overlap.items.filter(leaving.contains)
    for item in kept {
      guard let remedy, let state, let long = check.solvedLong(item, in: state),
        remedy.keeps(item, in: long)
      else { return nil }
    }
  }

  private static func isInside(_ item: Int, _ solved: SolvedSystem) -> Bool {
    let extent = solved.frame(of: item).extent(.vertical)
    return extent.start > -0.5 && extent.end < solved.system.value(of: .contentHeight) + 0.5
  }

  /// Whether another fault is the same for one more item, which then is told with it.
  mutating func takes(_ other: OverlapFault) -> Bool {
    guard other.item == item, other.axis == axis, other.condition == condition,
      other.remedy?.culprit == remedy?.culprit, (other.remedy == nil) == (remedy == nil),
      !others.contains(other.others[0])
    else { return false }
    others += other.others
    kept += other.kept.filter { !kept.contains($0) }
    length = max(length, other.length)
    return true
  }

  func finding(_ check: TemplateCheck) -> Finding {
    let names = others.map { check.tree.names[$0] }.joined(separator: " and ")
    let upTo = others.count > 1 ? "up to " : ""
    let direction = axis == .horizontal ? "across" : "from top to bottom"
    let message =
      "\(check.tree.names[item]) lies over \(names), by \(upTo)\(LayoutExplanation.text(length)) points "
      + "\(direction)\(condition). " + mend(check)
    if let culprit = remedy?.culprit {
      return check.finding(OverlapRule.self, constraint: culprit, message)
    }
    return check.finding(OverlapRule.self, item: item, axis: axis, message)
  }

  private func mend(_ check: TemplateCheck) -> String {
    let name = check.tree.names[item]
    guard let remedy else {
      return "Say which of them lies beside or below the other; where rows show only one of them, give check such rows."
    }
    let (start, end) = axis == .horizontal ? ("leading", "trailing") : ("top", "bottom")
    let separation = others.map { "\(name).\(start) >= \(check.tree.names[$0]).\(end) + k" }.joined(separator: " and ")
    guard let culprit = remedy.culprit else { return "Add \(separation), k points of distance: that was tried." }
    return
      "\(check.tree.text.text(of: check.constraints[culprit])) keeps them so: write \(separation) instead, k points "
      + "of distance, which was tried."
  }
}

extension MeasuringCore {
  /// What is ambiguous in a solved row, a sentence for each item and axis, with places and what helps.
  func ambiguities(of solved: SolvedSystem) -> [String] {
    let loose = solved.looseSlots()
    if loose.isEmpty, let unwrapped = solved.unwrapped(width: solved.measurement.inputs.width) {
      return unwrapped.looseToCompression().prefix(1).compactMap { PriorityTie($0, unwrapped, self)?.message() }
    }
    var found: [String] = []
    var seen: Set<[Int]> = []
    for slot in loose {
      if let tie = PriorityTie(slot, solved, self) {
        if seen.insert(tie.members).inserted { found.append(tie.message()) }
        continue
      }
      guard let item = slot.item, seen.insert([-1, item, slot.isVertical ? 1 : 0]).inserted else { continue }
      let same = loose.filter { $0.item == item && $0.isVertical == slot.isVertical && $0.tied.isEmpty }
      let unknowns = same.map { Slot(index: $0.slot).name(in: template.tree) }.joined(separator: " and ")
      let place = place(of: item, axis: slot.isVertical ? .vertical : .horizontal)
      let text = place.map { " (\($0.file.split(separator: "/").last ?? ""):\($0.line))" } ?? ""
      found.append(
        "nothing determines \(unknowns)\(text). Tie \(template.names[item]) to a neighbour or to the content view, or "
          + "give it a size.")
    }
    return found
  }
}

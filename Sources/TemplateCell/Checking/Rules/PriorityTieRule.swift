/// Wishes of equal priority pull against each other, so nothing says which of them gives way.
///
/// Fires when something is ambiguous and raising the priority of one wish a little settles it: two labels side by side
/// that hug equally, with room left over; two that resist equally, with too little room, as they are before either takes
/// more lines; two widths of one priority; a height of the row and the hugging of a label in it. Lower one of them: the
/// finding names one for which that was tried and helps.
enum PriorityTieRule: CheckRule {
  static let name = "priority-tie"
  static let summary = "Wishes of equal priority pull against each other."

  static func findings(in check: TemplateCheck) -> [Finding] {
    var result: [Finding] = []
    var seen: Set<[Int]> = []
    for state in check.states {
      for (solved, loose) in state.looseByContent {
        for slot in loose {
          guard let tie = PriorityTie(slot, solved, check.core) else { continue }
          guard seen.insert(members(tie, solved, check)).inserted else { continue }
          result.append(finding(tie.message(check.condition(state)), tie, slot, solved, check))
        }
      }
    }
    return result
  }

  /// The wishes of a tie in numbers that mean the same in every state.
  private static func members(_ tie: PriorityTie, _ solved: SolvedSystem, _ check: TemplateCheck) -> [Int] {
    tie.members.flatMap { member -> [Int] in
      switch solved.plan.entries[member].origin {
      case .declared(let index): [0, index]
      case .hugging(let content, let isVertical): [isVertical ? 1 : 2, solved.plan.contents[content].item]
      case .compressionResistance(let content, let isVertical):
        [isVertical ? 3 : 4, solved.plan.contents[content].item]
      default: [5, member]
      }
    }
  }

  private static func finding(
    _ message: String, _ tie: PriorityTie, _ slot: LooseSlot, _ solved: SolvedSystem, _ check: TemplateCheck
  ) -> Finding {
    for member in tie.members {
      if case .declared(let index) = solved.plan.entries[member].origin {
        return check.finding(self, constraint: index, message)
      }
    }
    return check.finding(self, item: slot.item ?? 0, axis: slot.isVertical ? .vertical : .horizontal, message)
  }
}

/// Wishes of equal priority pull against each other, so nothing says which of them gives way.
///
/// Fires when something is ambiguous and raising the priority of one wish a little settles it: two labels side by side
/// that hug equally, with room left over; two that resist equally, with too little room, as they are before either takes
/// more lines; a label on several lines and an icon that hug equally; two widths of one priority; a height of the row and
/// the hugging of a label in it. Lower one of them: the finding names one for which that was tried and helps. Contents
/// that compete only because a fixed height cuts them are told by ``FixedHeightRule``.
///
/// With rows of your own the rule also fires for what is open in a row itself.
enum PriorityTieRule: CheckRule {
  static let name = "priority-tie"
  static let summary = "Wishes of equal priority pull against each other."

  static func findings(in check: TemplateCheck) -> [Finding] {
    var result: [Finding] = []
    var told: [Set<[Int]>] = []
    func tell(_ openings: [Opening], _ condition: String) {
      for opening in openings {
        for slot in opening.loose where slot.limit == nil {
          guard let tie = PriorityTie(slot, opening.solved, check.core) else { continue }
          guard !told.contains(where: { tie.wishes.isSubset(of: $0) }) else { continue }
          told.append(tie.wishes)
          result.append(finding(tie.message(condition), tie, slot, opening.solved, check))
        }
      }
    }
    for state in check.states { tell(state.openings, check.condition(state)) }
    for row in check.rows { tell(row.openings, check.condition(row)) }
    return result
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

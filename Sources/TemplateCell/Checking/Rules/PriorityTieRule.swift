/// Wishes of equal priority pull against each other, so nothing says which of them gives way.
///
/// Fires when something is ambiguous and raising the priority of one wish a little settles it: two labels side by side
/// that hug equally, with room left over; two that resist equally, with too little room; two widths of one priority.
/// Lower one of them; the finding names those for which that was tried and helps.
enum PriorityTieRule: CheckRule {
  static let name = "priority-tie"
  static let summary = "Wishes of equal priority pull against each other."

  static func findings(in check: TemplateCheck) -> [Finding] {
    var result: [Finding] = []
    var seen: Set<[String]> = []
    for state in check.states {
      for (solved, loose) in [(state.roomy, state.roomyLoose), (state.tight, state.tightLoose)] {
        for slot in loose where !slot.tied.isEmpty {
          let members = rivals(of: slot, solved)
          let texts = members.map { check.core.text(of: $0, solved.compiled, solved.measurement.inputs) }
          let subjects = members.map { name(of: $0, solved, check) }
          guard seen.insert(subjects).inserted else { continue }
          let priority = number(solved.plan.entries[slot.tied[0]].priority.value)
          let message =
            "\(Slot(index: slot.slot).name(in: check.tree)) is open\(check.condition(state)): "
            + "\(list(subjects)) have the same priority \(priority), and nothing says which gives way. "
            + "Raise or lower one of them: \(texts.joined(separator: ", "))."
          result.append(finding(message, members: members, slot: slot, solved, check))
        }
      }
    }
    return result
  }

  /// The wishes that settle an unknown when raised, and those of the same kind and priority on its rivals.
  private static func rivals(of slot: LooseSlot, _ solved: SolvedSystem) -> [Int] {
    let priority = solved.plan.entries[slot.tied[0]].priority
    let isVertical = (slot.slot - 2) % 4 >= 2
    let kind = kind(of: slot.tied[0], solved)
    var members = slot.tied
    for (entry, id) in solved.system.ids.enumerated() {
      guard let id, solved.plan.entries[entry].priority == priority, !members.contains(entry),
        self.kind(of: entry, solved) == kind, isOn(vertical: isVertical, entry, solved)
      else { continue }
      var raised = solved.system.solver
      do {
        try raised.setPriority(id, to: priority + 1e-3)
      } catch {
        continue
      }
      if !raised.ambiguousVariables().contains(solved.system.variables[slot.slot]) { members.append(entry) }
    }
    return members.sorted()
  }

  private static func kind(of entry: Int, _ solved: SolvedSystem) -> Int {
    switch solved.plan.entries[entry].origin {
    case .hugging, .wrapping: 0
    case .compressionResistance: 1
    default: 2
    }
  }

  private static func isOn(vertical: Bool, _ entry: Int, _ solved: SolvedSystem) -> Bool {
    solved.plan.entries[entry].sum.terms.contains { term in
      term.slot.index > 1 && ((term.slot.index - 2) % 4 >= 2) == vertical
    }
  }

  private static func name(of entry: Int, _ solved: SolvedSystem, _ check: TemplateCheck) -> String {
    switch solved.plan.entries[entry].origin {
    case .hugging(let content, _), .wrapping(let content):
      "the hugging of \(check.tree.names[solved.plan.contents[content].item])"
    case .compressionResistance(let content, _):
      "the compression resistance of \(check.tree.names[solved.plan.contents[content].item])"
    default: check.core.text(of: entry, solved.compiled, solved.measurement.inputs)
    }
  }

  private static func list(_ names: [String]) -> String {
    names.count < 2
      ? (names.first.map { "\($0) and what pulls against it" } ?? "")
      : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
  }

  private static func finding(
    _ message: String, members: [Int], slot: LooseSlot, _ solved: SolvedSystem, _ check: TemplateCheck
  ) -> Finding {
    for member in members {
      if case .declared(let index) = solved.plan.entries[member].origin {
        return check.finding(self, constraint: index, message)
      }
    }
    return check.finding(
      self, item: (slot.slot - 2) / 4, axis: (slot.slot - 2) % 4 >= 2 ? .vertical : .horizontal, message)
  }
}

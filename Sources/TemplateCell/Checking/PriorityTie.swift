import Cassowary

/// Wishes of equal priority that leave an unknown open, and a change that was tried and settles it.
struct PriorityTie {
  /// The wishes that pull against each other, each once: what only refines the hugging of an item counts as that.
  let members: [Int]
  /// The members in numbers that mean the same in every state.
  let wishes: Set<[Int]>
  /// What they are called, with the places where they were written.
  let names: [String]
  /// The priority that they share.
  let priority: LayoutPriority
  /// The one whose priority, lowered or raised by 1, settles the unknown, and the priorities that do.
  private(set) var remedy: (name: String, lowered: Double?, raised: Double?)?
  /// What is open.
  private let subject: String

  /// Finds the rivals of an unknown that a priority settles; `nil` when none does.
  ///
  /// - Complexity: a re-solve for each wish of the same kind and priority on the axis.
  init?(_ slot: LooseSlot, _ solved: SolvedSystem, _ core: MeasuringCore) {
    guard let first = slot.tied.first else { return nil }
    let plan = solved.plan
    var members = slot.tied.map { plan.declaredWish(of: $0) }
    let kind = Self.kind(of: first, plan)
    for (entry, id) in solved.system.ids.enumerated() {
      guard let id, plan.entries[entry].priority == plan.entries[first].priority,
        Self.kind(of: entry, plan) == kind || slot.item == nil, Self.isOn(vertical: slot.isVertical, entry, plan)
      else { continue }
      let member = plan.declaredWish(of: entry)
      if !members.contains(member), Self.settles(slot, solved, [(id, plan.entries[entry].priority.value + 1e-3)]) {
        members.append(member)
      }
    }
    self.members = Array(Set(members)).sorted()
    wishes = Set(self.members.map { Self.wish($0, plan) })
    names = self.members.map { core.nameWithPlace(of: $0, solved) }
    priority = plan.entries[self.members[0]].priority
    subject = Slot(index: slot.slot).name(in: core.template.tree)
    remedy = nil
    for (member, name) in zip(self.members, names).reversed() {
      func settling(_ priority: Double) -> Double? {
        let changes = priority >= 1 && priority < 1000 ? Self.changes(member, to: priority, solved) : []
        return !changes.isEmpty && Self.settles(slot, solved, changes) ? priority : nil
      }
      let found = (lowered: settling(priority.value - 1), raised: settling(priority.value + 1))
      guard found.lowered != nil || found.raised != nil else { continue }
      remedy = (name, found.lowered, found.raised)
      break
    }
  }

  /// What is open, why, and what settles it.
  ///
  /// - Parameter condition: the state in which it is so, for the end of a clause.
  func message(_ condition: String = "") -> String {
    let list =
      names.count < 2
      ? "\(names.first ?? "") and what pulls against it"
      : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
    let mend: String
    switch (remedy?.lowered, remedy?.raised) {
    case (let lowered?, let raised?):
      mend =
        "Lower \(remedy?.name ?? "") to \(number(lowered)) or raise it to \(number(raised)): each settles it."
    case (let lowered?, nil): mend = "Lower \(remedy?.name ?? "") to \(number(lowered)): that settles it."
    case (nil, let raised?): mend = "Raise \(remedy?.name ?? "") to \(number(raised)): that settles it."
    default: mend = "Raise or lower one of them."
    }
    return "\(subject) is open\(condition): \(list) have the same priority \(number(priority.value)), and nothing says "
      + "which gives way. \(mend)"
  }

  private static func wish(_ member: Int, _ plan: RowPlan) -> [Int] {
    switch plan.entries[member].origin {
    case .declared(let index): [0, index]
    case .hugging(let content, let isVertical): [isVertical ? 1 : 2, plan.contents[content].item]
    case .compressionResistance(let content, let isVertical): [isVertical ? 3 : 4, plan.contents[content].item]
    default: [5, member]
    }
  }

  /// Whether giving constraints other priorities fixes an unknown.
  private static func settles(
    _ slot: LooseSlot, _ solved: SolvedSystem, _ changes: [(id: ConstraintID, priority: Double)]
  ) -> Bool {
    var solver = solved.system.solver
    do throws(SolverError) {
      for (id, priority) in changes { try solver.setPriority(id, to: Priority(priority)) }
    } catch {
      return false
    }
    return !solver.ambiguousVariables().contains(solved.system.variables[slot.slot])
  }

  /// The constraints that change with the priority of a wish.
  private static func changes(
    _ member: Int, to priority: Double, _ solved: SolvedSystem
  ) -> [(id: ConstraintID, priority: Double)] {
    var result: [(id: ConstraintID, priority: Double)] = []
    if let id = solved.system.ids[member] { result.append((id, priority)) }
    if case .hugging(let content, isVertical: false) = solved.plan.entries[member].origin,
      solved.plan.contents[content].wraps
    {
      let wrapping = RowPlan.wrappingPriority(hugging: LayoutPriority(priority)).value
      if let id = solved.system.ids[solved.plan.contents[content].wrappingEntry] { result.append((id, wrapping)) }
    }
    return result
  }

  private static func kind(of entry: Int, _ plan: RowPlan) -> Int {
    switch plan.entries[entry].origin {
    case .hugging, .wrapping: 0
    case .compressionResistance: 1
    default: 2
    }
  }

  private static func isOn(vertical: Bool, _ entry: Int, _ plan: RowPlan) -> Bool {
    plan.entries[entry].sum.terms.contains { term in
      term.slot.index > 1 && ((term.slot.index - 2) % 4 >= 2) == vertical
    }
  }
}

extension RowPlan {
  /// The entry of the wish that was declared: the hugging of an item for what only refines it.
  func declaredWish(of entry: Int) -> Int {
    guard case .wrapping(let content) = entries[entry].origin else { return entry }
    return contents[content].firstEntry
  }
}

extension MeasuringCore {
  /// What an entry is called, and where it or the item it belongs to was written.
  func nameWithPlace(of entry: Int, _ solved: SolvedSystem) -> String {
    let kind: String
    let content: Int
    let axis: String
    switch solved.plan.entries[entry].origin {
    case .hugging(let index, let isVertical): (kind, content, axis) = ("hugging", index, isVertical.axisName)
    case .wrapping(let index): (kind, content, axis) = ("hugging", index, false.axisName)
    case .compressionResistance(let index, let isVertical):
      (kind, content, axis) = ("compression resistance", index, isVertical.axisName)
    default: return text(of: entry, solved.compiled, solved.measurement.inputs)
    }
    let item = solved.plan.contents[content].item
    let traits = template.tree.items[item].traits
    let place = traits.file.flatMap { file in
      traits.line.map { " (\(file.split(separator: "/").last ?? ""):\($0))" }
    }
    return "the \(axis) \(kind) of \(template.names[item])\(place ?? "")"
  }
}

extension Bool {
  /// What an axis is called, `true` being the vertical one.
  fileprivate var axisName: String { self ? "vertical" : "horizontal" }
}

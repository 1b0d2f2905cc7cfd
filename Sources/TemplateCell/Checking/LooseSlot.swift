import Cassowary

/// An unknown that has more than one value over all optima.
struct LooseSlot {
  var slot: Int
  /// The entries of equal priority of which any, raised a little, would settle the unknown; empty when none would.
  var tied: [Int] = []
  /// The declared height that cuts contents and without which the unknown would be settled.
  var limit: Int?

  /// The item that the unknown belongs to; `nil` for the content view.
  var item: Int? { slot < 2 ? nil : (slot - 2) / 4 }
  /// Whether the unknown is a position or length from top to bottom.
  var isVertical: Bool { slot < 2 ? slot == 1 : (slot - 2) % 4 >= 2 }
}

/// What is open in one solution.
struct Opening {
  var solved: SolvedSystem
  var loose: [LooseSlot]

  /// The unknowns that no priority settles.
  var untied: [Int] { loose.filter { $0.tied.isEmpty && $0.limit == nil }.map(\.slot) }
}

extension SolvedSystem {
  /// What is open in the row: as it is solved, before any text wraps, and without what refines the hugging of texts.
  ///
  /// The first is the row as it is solved, also when nothing is open in it.
  func openings() -> [Opening] {
    var result = [Opening(solved: self, loose: looseSlots())]
    guard plan.contents.contains(where: \.wraps) else { return result }
    if let unwrapped = unwrapped(width: measurement.inputs.width) {
      result.append(Opening(solved: unwrapped, loose: unwrapped.looseToCompression()))
    }
    if let unrefined = unrefined() {
      result.append(Opening(solved: unrefined, loose: unrefined.looseToHugging()))
    }
    return result
  }

  /// The unknowns that only the tie rule fixes.
  ///
  /// - Parameter isHeightAsked: whether the height of the content view is among them.
  func looseSlots(isHeightAsked: Bool = false) -> [LooseSlot] {
    let solver = system.solver
    let ambiguous = Set(solver.ambiguousVariables())
    // The gap of a stack has a length only; its other numbers do not matter.
    let tree = compiled.template.tree
    let gaps = ItemSet(tree.items.compactMap { ($0 as? StackView)?.gap.flatMap { tree.position(of: $0) } })
    let slots = plan.activeSlots.filter {
      ($0 > 1 || ($0 == 1 && isHeightAsked)) && ambiguous.contains(system.variables[$0])
        && !($0 > 1 && gaps.contains(($0 - 2) / 4))
    }
    guard !slots.isEmpty else { return [] }
    var result = slots.map { LooseSlot(slot: $0) }
    for violation in solver.violations() {
      guard !violation.priority.isRequired, let entry = entries[violation.constraint] else { continue }
      var raised = solver
      do {
        try raised.setPriority(violation.constraint, to: Priority(min(violation.priority.value + 1e-3, 999.9995)))
      } catch {
        continue
      }
      let left = Set(raised.ambiguousVariables())
      for index in result.indices where !left.contains(system.variables[result[index].slot]) {
        result[index].tied.append(entry)
      }
    }
    findLimits(of: &result)
    return result
  }

  /// The items that are lower than their contents, with the priorities that did not hold.
  var cutItems: [(item: Int, priority: LayoutPriority)] {
    system.solver.violations().compactMap { violation in
      guard let entry = entries[violation.constraint],
        case .compressionResistance(let content, isVertical: true) = plan.entries[entry].origin
      else { return nil }
      return (plan.contents[content].item, plan.entries[entry].priority)
    }
  }

  /// Finds the fixed heights without which unknowns would be settled, that of the content view first.
  private func findLimits(of loose: inout [LooseSlot]) {
    guard loose.contains(where: \.isVertical), let strongest = cutItems.map(\.priority).max() else { return }
    let limits = plan.entries.indices.filter { entry in
      guard case .declared = plan.entries[entry].origin, system.ids[entry] != nil else { return false }
      let terms = plan.entries[entry].sum.terms
      return plan.entries[entry].priority > strongest && plan.entries[entry].relation != .greaterThanOrEqual
        && terms.count == 1
        && (terms[0].slot == .contentHeight || terms[0].slot.index > 1 && (terms[0].slot.index - 2) % 4 == 3)
    }
    let isRow = limits.map { plan.entries[$0].sum.terms[0].slot == .contentHeight }
    for entry in zip(limits, isRow).filter(\.1).map(\.0) + zip(limits, isRow).filter({ !$0.1 }).map(\.0) {
      guard case .declared(let constraint) = plan.entries[entry].origin, let free = system.without([entry]) else {
        continue
      }
      let left = Set(free.solver.ambiguousVariables())
      for index in loose.indices where loose[index].isVertical && loose[index].limit == nil {
        if !loose[index].tied.contains(entry), !left.contains(system.variables[loose[index].slot]) {
          loose[index].limit = constraint
        }
      }
    }
  }

  /// The same constraints with the numbers that a row begins with, before a text is measured at a width it got; `nil`
  /// when required constraints conflict.
  func unwrapped(width: Double) -> SolvedSystem? {
    do {
      var room = RowRoom(plan)
      let begun = try RowMeasurement(
        compiled, measuring: measurement.measuring, content: measurement.content, width: width, room: &room)
      var system = RebuiltSystem(compiled)
      system.leavesOutRedundant = true
      try system.apply(begun.inputs)
      return system.breakages.isEmpty ? SolvedSystem(measurement: begun, system: system) : nil
    } catch {
      return nil
    }
  }

  /// The unknowns that equal resistance of contents against being narrower leaves open.
  func looseToCompression() -> [LooseSlot] {
    looseSlots().filter { slot in
      slot.tied.contains { entry in
        if case .compressionResistance(_, isVertical: false) = plan.entries[entry].origin { return true }
        return false
      }
    }
  }

  /// The same without the wishes that labels on several lines are no wider than their widest line, which nobody wrote:
  /// being weaker than hugging, they would settle every tie of it against the neighbour of a label.
  func unrefined() -> SolvedSystem? {
    let wishes = plan.contents.filter(\.wraps).map(\.wrappingEntry)
    return system.without(wishes).map { SolvedSystem(measurement: measurement, system: $0) }
  }

  /// The unknowns that equal hugging of contents across leaves open.
  func looseToHugging() -> [LooseSlot] {
    looseSlots().filter { slot in
      slot.tied.contains { entry in
        if case .hugging(_, isVertical: false) = plan.entries[entry].origin { return true }
        return false
      }
    }
  }

  /// Whether a declared constraint does not hold.
  var hasWishThatGaveWay: Bool {
    system.solver.violations().contains { violation in
      guard let entry = entries[violation.constraint], case .declared = plan.entries[entry].origin else { return false }
      return true
    }
  }

  /// The same without the wish for a row as low as it can be.
  func unfitted() -> SolvedSystem? {
    system.without([plan.fittingEntry]).map { SolvedSystem(measurement: measurement, system: $0) }
  }

  /// Whether something holds the height of the content view.
  var isHeightDetermined: Bool {
    guard system.value(of: .contentHeight) < 1e-6 else { return true }
    do throws(SolverError) {
      return try system.height(pushedTo: 1000) < 500
    } catch {
      return true
    }
  }
}

import Cassowary

/// A template with some items collapsed and some groups of constraints on, solved with short and with long contents.
struct CheckedState {
  /// What is collapsed and which groups are off.
  var state: RowState
  /// Every content is much smaller than the cell.
  var roomy: SolvedSystem
  /// Every text takes more than half of the width.
  var tight: SolvedSystem
  /// As ``tight``, but texts that no row changes are those declared.
  var usual: MeasuringCore.SolvedRow
  /// What nothing but the tie rule holds with short contents.
  var roomyLoose: [LooseSlot]
  /// What nothing but the tie rule holds with long contents.
  var tightLoose: [LooseSlot]
  /// As ``tight``, with every text on one line that has no width of its own yet, as before any wraps.
  var unwrapped: SolvedSystem
  /// As ``roomy``, with nothing that wants the row to be low.
  var unfitted: SolvedSystem
  /// What only wrapping settles: which of two texts takes more lines.
  var unwrappedLoose: [LooseSlot]
  /// The height of the content view, where only a low row settles it.
  var unfittedLoose: [LooseSlot]
  /// The texts that the row is not high enough for although nothing holds it so low.
  var missingHeight: MissingHeight?

  init(state: RowState, roomy: SolvedSystem, tight: SolvedSystem, usual: MeasuringCore.SolvedRow) {
    (self.state, self.roomy, self.tight, self.usual) = (state, roomy, tight, usual)
    roomyLoose = roomy.looseSlots()
    tightLoose = tight.looseSlots()
    // Without a text that wraps, or a wish that gave way, there is nothing else to find.
    let wraps = tight.plan.contents.contains { $0.wraps }
    unwrapped = wraps ? tight.unwrapped(width: TemplateCheck.width) ?? tight : tight
    unwrappedLoose = wraps ? unwrapped.looseToCompression() : []
    unfitted = roomy.hasWishThatGaveWay ? roomy.unfitted() ?? roomy : roomy
    unfittedLoose =
      !roomy.hasWishThatGaveWay
      ? [] : unfitted.looseSlots(isHeightAsked: true).filter { $0.slot == Slot.contentHeight.index }
  }

  var plan: RowPlan { roomy.plan }

  /// The items that are collapsed, with everything inside them.
  var collapsed: ItemSet { state.collapsed }

  /// The unknowns that are ambiguous whatever the contents are, and not because of equal priorities.
  var ambiguousSlots: [Int] {
    let other = Set(tightLoose.filter { $0.tied.isEmpty }.map(\.slot))
    return roomyLoose.filter { $0.tied.isEmpty && other.contains($0.slot) }.map(\.slot)
  }

  /// Whether the row has a height, and one that leaves no text out that might be in.
  var hasHeight: Bool { missingHeight == nil && roomy.isHeightDetermined }

  /// What equal priorities leave open, with the solutions in which they do.
  var looseByContent: [(solved: SolvedSystem, loose: [LooseSlot])] {
    [(roomy, roomyLoose), (tight, tightLoose), (unwrapped, unwrappedLoose), (unfitted, unfittedLoose)]
  }
}

/// An unknown that has more than one value over all optima.
struct LooseSlot {
  var slot: Int
  /// The entries of equal priority of which any, raised a little, would settle the unknown; empty when none would.
  var tied: [Int] = []

  /// The item that the unknown belongs to; `nil` for the content view.
  var item: Int? { slot < 2 ? nil : (slot - 2) / 4 }
  /// Whether the unknown is a position or length from top to bottom.
  var isVertical: Bool { slot < 2 ? slot == 1 : (slot - 2) % 4 >= 2 }
}

extension SolvedSystem {
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
    return result
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

  /// Whether a declared constraint does not hold.
  var hasWishThatGaveWay: Bool {
    system.solver.violations().contains { violation in
      guard let entry = entries[violation.constraint], case .declared = plan.entries[entry].origin else { return false }
      return true
    }
  }

  /// The same without the wish for a row as low as it can be.
  func unfitted() -> SolvedSystem? {
    guard let system = system.unfitted() else { return nil }
    return SolvedSystem(measurement: measurement, system: system)
  }

  /// Whether something holds the height of the content view, though perhaps not for its texts.
  var isHeightDetermined: Bool {
    guard system.value(of: .contentHeight) < 1e-6 else { return true }
    do throws(SolverError) {
      return try system.height(pushedTo: 1000) < 500
    } catch {
      return true
    }
  }
}

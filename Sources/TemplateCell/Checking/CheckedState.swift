import Cassowary

/// A template with some items collapsed and some groups of constraints on, solved with short and with long contents.
struct CheckedState {
  /// What is collapsed and which groups are off.
  var state: RowState
  /// Every content is much smaller than the cell.
  var roomy: SolvedSystem
  /// Every text takes more than half of the width.
  var tight: SolvedSystem
  /// What nothing but the tie rule holds with short contents.
  var roomyLoose: [LooseSlot]
  /// What nothing but the tie rule holds with long contents.
  var tightLoose: [LooseSlot]

  var plan: RowPlan { roomy.plan }

  /// The items that are collapsed, with everything inside them.
  var collapsed: ItemSet { state.collapsed }

  /// The unknowns that are ambiguous whatever the contents are, and not because of equal priorities.
  var ambiguousSlots: [Int] {
    let other = Set(tightLoose.filter { $0.tied.isEmpty }.map(\.slot))
    return roomyLoose.filter { $0.tied.isEmpty && other.contains($0.slot) }.map(\.slot)
  }
}

/// An unknown that has more than one value over all optima.
struct LooseSlot {
  var slot: Int
  /// The entries of equal priority of which any, raised a little, would settle the unknown; empty when none would.
  var tied: [Int] = []
}

extension SolvedSystem {
  /// The unknowns that only the tie rule fixes.
  func looseSlots() -> [LooseSlot] {
    let solver = system.solver
    let ambiguous = Set(solver.ambiguousVariables())
    // The gap of a stack has a length only; its other numbers do not matter.
    let tree = compiled.template.tree
    let gaps = ItemSet(tree.items.compactMap { ($0 as? StackView)?.gap.flatMap { tree.position(of: $0) } })
    let slots = plan.activeSlots.filter {
      $0 > 1 && ambiguous.contains(system.variables[$0]) && !gaps.contains(($0 - 2) / 4)
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

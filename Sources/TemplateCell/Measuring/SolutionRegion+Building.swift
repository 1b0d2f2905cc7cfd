extension SolutionRegion {
  /// Which side of their numbers the constraints of a plan are on at a solution.
  struct Sides {
    /// -1, 0 or 1 for each entry; 0 within the margin.
    var signs: [Int]
    /// The entries on their numbers.
    var tight: [Int]

    init(_ plan: RowPlan, targets: [Double], values: [Double]) {
      signs = Array(repeating: 0, count: plan.entries.count)
      tight = []
      for (index, entry) in plan.entries.enumerated() where !entry.isRedundant {
        let sum = entry.sum.terms.reduce(-targets[index]) { $0 + $1.coefficient * values[$1.slot.index] }
        signs[index] = sum > SolutionRegion.margin ? 1 : sum < -SolutionRegion.margin ? -1 : 0
        if signs[index] == 0 { tight.append(index) }
      }
    }
  }

  /// The region around a solution; `nil` when there are very many unknowns, when the tight constraints do not determine the unknowns, when more hold than
  /// are needed, or when another solution is as good.
  ///
  /// - Complexity: O(n³) for n unknowns.
  static func around(_ sides: Sides, of plan: RowPlan) -> SolutionRegion? {
    let slots = plan.activeSlots
    guard slots.count <= slotLimit, let basis = Self.basis(among: sides.tight, plan: plan, slots: slots),
      let inverse = Self.inverse(of: basis, plan: plan, slots: slots),
      let groups = Self.groups(basis, sides, plan),
      isUniqueOptimum(sides, basis: basis, groups: groups, inverse: inverse, plan: plan, slots: slots)
    else { return nil }
    let starts = plan.startingTargets
    var origin = [Double](repeating: 0, count: plan.slotCount)
    var parameters: [Parameter] = []
    var effects: [Item] = []
    for (column, entry) in basis.enumerated() {
      let first = effects.count
      for (row, slot) in slots.enumerated() where inverse[row][column] != 0 {
        origin[slot] += inverse[row][column] * starts[entry]
        effects.append(Item(slot: slot, factor: inverse[row][column]))
      }
      if plan.varies(entry) {
        parameters.append(
          Parameter(entry: entry, start: starts[entry], firstEffect: first, endEffect: effects.count))
      } else {
        effects.removeSubrange(first...)
      }
    }
    var checks: [Check] = []
    var terms: [Item] = []
    let determining = Set(basis)
    for (index, entry) in plan.entries.enumerated() where !entry.isRedundant && !determining.contains(index) {
      if !plan.varies(index), !moves(entry.sum, parameters, effects, slotCount: plan.slotCount) { continue }
      let first = terms.count
      terms += entry.sum.terms.map { Item(slot: $0.slot.index, factor: $0.coefficient) }
      let side: Check.Side = sides.signs[index] > 0 ? .above : sides.signs[index] < 0 ? .below : .on
      checks.append(Check(entry: index, firstTerm: first, endTerm: terms.count, side: side))
    }
    let height = slots.firstIndex(of: Slot.contentHeight.index)
    let sum = height.map { height in basis.indices.filter { abs(inverse[height][$0]) > 1e-9 }.map { basis[$0] } }
    let isHeightGiven = plan.givesHeight(sum ?? [])
    return SolutionRegion(
      basis: basis, origin: origin, parameters: parameters, effects: effects, checks: checks, terms: terms,
      isHeightGiven: isHeightGiven)
  }

  /// Whether a sum differs from row to row within a region.
  private static func moves(
    _ sum: SlotSum, _ parameters: [Parameter], _ effects: [Item], slotCount: Int
  ) -> Bool {
    var factors = [Double](repeating: 0, count: slotCount)
    for (slot, coefficient) in sum.terms { factors[slot.index] = coefficient }
    return parameters.contains { parameter in
      let change = effects[parameter.firstEffect..<parameter.endEffect].reduce(0.0) {
        $0 + factors[$1.slot] * $1.factor
      }
      return abs(change) > 1e-12
    }
  }

  /// With more unknowns than this the solver alone is used: inverting would cost more than it saves.
  private static let slotLimit = 400

  // MARK: - What determines the unknowns

  /// The first independent constraints among the tight ones, as many as there are unknowns.
  private static func basis(among tight: [Int], plan: RowPlan, slots: [Int]) -> [Int]? {
    var basis: [Int] = []
    var rows: [(pivot: Int, row: [Double])] = []
    for entry in tight where basis.count < slots.count {
      var row = plan.row(of: entry, slots: slots)
      for (pivot, other) in rows where row[pivot] != 0 {
        let factor = row[pivot]
        for column in row.indices { row[column] -= factor * other[column] }
        row[pivot] = 0
      }
      guard let pivot = row.indices.max(by: { abs(row[$0]) < abs(row[$1]) }), abs(row[pivot]) > 1e-9 else {
        continue
      }
      let factor = 1 / row[pivot]
      for column in row.indices { row[column] *= factor }
      rows.append((pivot, row))
      basis.append(entry)
    }
    return basis.count == slots.count ? basis : nil
  }

  /// The inverse of the matrix whose rows are the constraints of a basis, by Gauss-Jordan elimination.
  private static func inverse(of basis: [Int], plan: RowPlan, slots: [Int]) -> [[Double]]? {
    let count = slots.count
    var left = basis.map { plan.row(of: $0, slots: slots) }
    var right = (0..<count).map { row in (0..<count).map { $0 == row ? 1.0 : 0 } }
    for column in 0..<count {
      guard let pivot = (column..<count).max(by: { abs(left[$0][column]) < abs(left[$1][column]) }),
        abs(left[pivot][column]) > 1e-9
      else { return nil }
      left.swapAt(column, pivot)
      right.swapAt(column, pivot)
      let factor = 1 / left[column][column]
      for index in 0..<count {
        left[column][index] *= factor
        right[column][index] *= factor
      }
      for row in 0..<count where row != column && left[row][column] != 0 {
        let factor = left[row][column]
        for index in 0..<count {
          left[row][index] -= factor * left[column][index]
          right[row][index] -= factor * right[column][index]
        }
      }
    }
    return right
  }

  // MARK: - Whether the solution is the only optimum

  /// For each constraint of the basis the tight ones with the same terms, itself first; `nil` when a tight constraint
  /// is neither one of these nor an equation that follows from them.
  private static func groups(_ basis: [Int], _ sides: Sides, _ plan: RowPlan) -> [[Int]]? {
    var groups = basis.map { [$0] }
    for entry in sides.tight where !basis.contains(entry) {
      let sum = plan.entries[entry].sum
      if let group = basis.firstIndex(where: { plan.entries[$0].sum.hasSameTerms(as: sum) }) {
        groups[group].append(entry)
      } else if !(plan.entries[entry].priority.isRequired && plan.entries[entry].relation == .equal) {
        return nil
      }
    }
    return groups
  }

  /// Whether moving off any constraint of the basis, in either direction, makes something worse.
  ///
  /// The multiplier of a constraint is a vector over the priorities; it must lie strictly between what moving down
  /// and what moving up costs, compared from the highest priority on.
  private static func isUniqueOptimum(
    _ sides: Sides, basis: [Int], groups: [[Int]], inverse: [[Double]], plan: RowPlan, slots: [Int]
  ) -> Bool {
    let levels = Set(plan.entries.map(\.priority).filter { !$0.isRequired }).sorted(by: >)
    var slopes = levels.map { _ in [Double](repeating: 0, count: slots.count) }
    for (index, entry) in plan.entries.enumerated() where !entry.isRedundant && sides.signs[index] != 0 {
      let isAbove = sides.signs[index] > 0
      let isViolated = entry.relation == .equal || isAbove == (entry.relation == .lessThanOrEqual)
      guard isViolated else { continue }
      guard let level = levels.firstIndex(of: entry.priority) else { return false }
      let row = plan.row(of: index, slots: slots)
      for column in row.indices { slopes[level][column] += isAbove ? row[column] : -row[column] }
    }
    for (column, group) in groups.enumerated() {
      var room = (up: levels.map { _ in 0.0 }, down: levels.map { _ in 0.0 })
      var blocked = (up: false, down: false)
      for entry in group.map({ plan.entries[$0] }) {
        let level = levels.firstIndex(of: entry.priority)
        if entry.relation != .greaterThanOrEqual {
          if let level { room.up[level] += 1 } else { blocked.up = true }
        }
        if entry.relation != .lessThanOrEqual {
          if let level { room.down[level] += 1 } else { blocked.down = true }
        }
      }
      let multipliers = levels.indices.map { level in
        0 - slots.indices.reduce(0.0) { $0 + inverse[$1][column] * slopes[level][$1] }
      }
      if !blocked.up, !isLess(multipliers, room.up) { return false }
      if !blocked.down, !isLess(room.down.map { -$0 }, multipliers) { return false }
    }
    return true
  }

  private static func isLess(_ left: [Double], _ right: [Double]) -> Bool {
    for (left, right) in zip(left, right) {
      if left < right - 1e-9 { return true }
      if left > right + 1e-9 { return false }
    }
    return false
  }
}

extension SlotSum {
  func hasSameTerms(as other: SlotSum) -> Bool {
    terms.count == other.terms.count
      && zip(terms, other.terms).allSatisfy { $0.slot == $1.slot && $0.coefficient == $1.coefficient }
  }
}

extension RowPlan {
  /// The coefficients of an entry over some slots.
  fileprivate func row(of entry: Int, slots: [Int]) -> [Double] {
    var dense = [Double](repeating: 0, count: slotCount)
    for (slot, coefficient) in entries[entry].sum.terms { dense[slot.index] = coefficient }
    return slots.map { dense[$0] }
  }
}

/// Which unknowns the required equations of a cell fix as multiples of the content width plus a constant.
///
/// A label whose width is fixed can be measured before anything is solved, and no wish can move it.
///
/// Equations with an unknown that no other has are peeled off first, one after the other, which leaves nothing of a cell
/// whose items hang on each other without a circle; the rest goes through Gauss-Jordan elimination with the largest
/// coefficient of each equation as pivot. What stays free gets a number without meaning, and an unknown is fixed when
/// nothing of such numbers is in its value.
struct DeterminedValues: Sendable {
  /// A value that is `slope x content width + offset`.
  struct Line: Sendable, Equatable {
    var slope: Double
    var offset: Double
  }

  /// For each unknown its line, `nil` when the equations alone do not fix it.
  private(set) var lines: [Line?]

  /// Fixes none of so many unknowns.
  init(undetermined slotCount: Int) {
    lines = Array(repeating: nil, count: slotCount)
  }

  /// Eliminates among equations, each a sum that equals 0.
  ///
  /// - Complexity: O(t) for t terms of the equations that are peeled off, at worst O(e² n) for e others among n unknowns.
  init(equations: [SlotSum], slotCount: Int) {
    lines = Array(repeating: nil, count: slotCount)
    let (peeled, rest) = Self.peel(equations, slotCount: slotCount)
    let rows = Self.eliminated(rest.map { equations[$0] }, slotCount: slotCount)
    var values = (0..<slotCount).map { Value(free: Self.meaningless($0)) }
    values[Slot.contentWidth.index] = Value(slope: 1)
    for (pivot, row) in rows {
      // Rows have no pivots of each other.
      values[pivot] = row.value(of: pivot, values)
    }
    for (pivot, equation) in peeled.reversed() { values[pivot] = Row(equations[equation]).value(of: pivot, values) }
    for (slot, value) in values.enumerated() where abs(value.free) <= Row.tolerance {
      lines[slot] = Line(slope: value.slope, offset: value.offset)
    }
  }

  /// A value in terms of the content width, a constant and what stays free.
  private struct Value {
    var slope = 0.0
    var offset = 0.0
    var free = 0.0
  }

  /// A number for an unknown that stays free: no small sum of such numbers is 0 by chance (the mixing of SplitMix64).
  private static func meaningless(_ slot: Int) -> Double {
    var mixed = UInt64(slot) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return 1 + Double((mixed ^ (mixed >> 31)) >> 11) * 0x1p-53
  }

  /// Takes equations away as long as one has an unknown that no other has.
  ///
  /// - Returns: these unknowns and equations in the order of taking away, and what is left.
  private static func peel(
    _ equations: [SlotSum], slotCount: Int
  ) -> (peeled: [(pivot: Int, equation: Int)], rest: [Int]) {
    var users = [[Int]](repeating: [], count: slotCount)
    for (index, equation) in equations.enumerated() {
      for (slot, _) in equation.terms where slot != .contentWidth { users[slot.index].append(index) }
    }
    var counts = users.map(\.count)
    var isTaken = [Bool](repeating: false, count: equations.count)
    var single = counts.indices.reversed().filter { counts[$0] == 1 }
    var peeled: [(pivot: Int, equation: Int)] = []
    while let pivot = single.popLast() {
      guard let index = users[pivot].first(where: { !isTaken[$0] }),
        let term = equations[index].terms.first(where: { $0.slot.index == pivot }),
        abs(term.coefficient) > Row.tolerance
      else { continue }
      isTaken[index] = true
      peeled.append((pivot, index))
      for (slot, _) in equations[index].terms where slot != .contentWidth {
        counts[slot.index] -= 1
        if counts[slot.index] == 1 { single.append(slot.index) }
      }
    }
    return (peeled, equations.indices.filter { !isTaken[$0] })
  }

  /// Reduced equations, each with the unknown that no other of them has.
  private static func eliminated(_ equations: [SlotSum], slotCount: Int) -> [(pivot: Int, row: Row)] {
    var rows: [(pivot: Int, row: Row)] = []
    var rowOfPivot = [Int](repeating: -1, count: slotCount)
    // For each unknown the rows that may have it besides their pivot.
    var users = [[Int]](repeating: [], count: slotCount)
    for equation in equations {
      var row = Row(equation)
      for (slot, _) in equation.terms where rowOfPivot[slot.index] >= 0 {
        row.eliminate(slot.index, with: rows[rowOfPivot[slot.index]].row)
      }
      guard let pivot = row.largest else { continue }
      row.normalize(pivot)
      for index in users[pivot] {
        rows[index].row.eliminate(pivot, with: row)
        for entry in row.entries where entry.column != pivot { users[entry.column].append(index) }
      }
      users[pivot] = []
      for entry in row.entries where entry.column != pivot { users[entry.column].append(rows.count) }
      rowOfPivot[pivot] = rows.count
      rows.append((pivot, row))
    }
    return rows
  }

  /// The line of an unknown.
  subscript(slot: Slot) -> Line? { lines[slot.index] }

  /// An equation with its unknowns in ascending order.
  private struct Row {
    var entries: [(column: Int, coefficient: Double)]
    var constant: Double

    static let tolerance = 1e-9

    init(_ sum: SlotSum) {
      entries = sum.terms.map { ($0.slot.index, $0.coefficient) }.sorted { $0.column < $1.column }
      constant = sum.constant
    }

    /// The value of one of the unknowns, given those of the others.
    func value(of pivot: Int, _ values: [Value]) -> Value {
      var result = Value(offset: constant)
      var factor = 1.0
      for (column, coefficient) in entries {
        if column == pivot {
          factor = -1 / coefficient
        } else {
          result.slope += coefficient * values[column].slope
          result.offset += coefficient * values[column].offset
          result.free += coefficient * values[column].free
        }
      }
      return Value(slope: result.slope * factor, offset: result.offset * factor, free: result.free * factor)
    }

    /// The first unknown with the largest coefficient, the content width left out.
    var largest: Int? {
      var best: (column: Int, coefficient: Double)?
      for entry in entries where entry.column != Slot.contentWidth.index {
        if abs(entry.coefficient) > (best.map { abs($0.coefficient) } ?? Self.tolerance) { best = entry }
      }
      return best?.column
    }

    /// Divides by the coefficient of the pivot.
    mutating func normalize(_ pivot: Int) {
      guard let place = entries.firstIndex(where: { $0.column == pivot }) else { return }
      let factor = 1 / entries[place].coefficient
      for index in entries.indices { entries[index].coefficient *= factor }
      entries[place].coefficient = 1
      constant *= factor
    }

    /// Takes out an unknown by a row that it is the pivot of.
    mutating func eliminate(_ pivot: Int, with other: Row) {
      guard let factor = entries.first(where: { $0.column == pivot })?.coefficient else { return }
      var result: [(column: Int, coefficient: Double)] = []
      result.reserveCapacity(entries.count + other.entries.count)
      var (mine, theirs) = (0, 0)
      while mine < entries.count || theirs < other.entries.count {
        let column = mine < entries.count ? entries[mine].column : Int.max
        let otherColumn = theirs < other.entries.count ? other.entries[theirs].column : Int.max
        var coefficient = 0.0
        if column <= otherColumn {
          coefficient = entries[mine].coefficient
          mine += 1
        }
        if otherColumn <= column {
          coefficient -= factor * other.entries[theirs].coefficient
          theirs += 1
        }
        let place = min(column, otherColumn)
        if place != pivot, abs(coefficient) >= Self.tolerance { result.append((place, coefficient)) }
      }
      entries = result
      constant -= factor * other.constant
    }
  }
}

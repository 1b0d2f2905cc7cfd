import TestSupport
import Testing

@testable import TemplateCell

/// Which unknowns equations fix, against elimination in a full matrix.
@Suite struct DeterminedValuesTests {
  /// The lines that reduced rows of a full matrix give; column 0 is the content width, the last the constant.
  private func reference(_ equations: [SlotSum], slotCount: Int) -> [DeterminedValues.Line?] {
    var rows = equations.map { equation in
      var row = [Double](repeating: 0, count: slotCount + 1)
      for (slot, coefficient) in equation.terms { row[slot.index] += coefficient }
      row[slotCount] = equation.constant
      return row
    }
    var pivots: [(row: Int, column: Int)] = []
    for column in 1..<slotCount {
      let next = pivots.count
      guard let pivot = (next..<rows.count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-7
      else { continue }
      rows.swapAt(next, pivot)
      let factor = rows[next][column]
      rows[next] = rows[next].map { $0 / factor }
      for row in rows.indices where row != next {
        let factor = rows[row][column]
        for index in rows[row].indices { rows[row][index] -= factor * rows[next][index] }
      }
      pivots.append((next, column))
    }
    var lines: [DeterminedValues.Line?] = Array(repeating: nil, count: slotCount)
    lines[0] = DeterminedValues.Line(slope: 1, offset: 0)
    for (row, column) in pivots {
      let isFixed = (1..<slotCount).allSatisfy { $0 == column || abs(rows[row][$0]) < 1e-7 }
      if isFixed { lines[column] = DeterminedValues.Line(slope: 0 - rows[row][0], offset: 0 - rows[row][slotCount]) }
    }
    return lines
  }

  @Test func `random equations fix the same unknowns at the same values`() {
    for seed in 0..<400 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let slotCount = random.integer(2, 14)
      let equations = (0..<random.integer(0, slotCount + 2)).map { _ in
        var sum = SlotSum()
        for _ in 0..<random.integer(1, 4) {
          sum.add(Slot(index: random.integer(1, slotCount - 1)), [1, -1, 1, -1, 0.5, 2][random.below(6)])
        }
        // No equation contradicts another: all hold for unknown i = i² + i/2 times the content width.
        sum.constant = sum.terms.reduce(0) { $0 - $1.coefficient * Double($1.slot.index * $1.slot.index) }
        sum.add(.contentWidth, sum.terms.reduce(0) { $0 - $1.coefficient * Double($1.slot.index) / 2 })
        return sum
      }
      let found = DeterminedValues(equations: equations, slotCount: slotCount)
      for (slot, line) in reference(equations, slotCount: slotCount).enumerated() {
        let other = found[Slot(index: slot)]
        #expect((line == nil) == (other == nil), "seed \(seed) slot \(slot)")
        guard let line, let other else { continue }
        #expect(abs(line.slope - other.slope) < 1e-6 && abs(line.offset - other.offset) < 1e-6, "seed \(seed)")
      }
    }
  }

  @Test func `a chain written from either end is fixed at both`() {
    let count = 3000
    func equation(_ first: Int, _ second: Int) -> SlotSum {
      var sum = SlotSum([(Slot(index: first), 1), (Slot(index: second), -1)])
      sum.constant = 1
      return sum
    }
    var equations = (1..<count - 1).map { equation($0, $0 + 1) }
    equations.append(SlotSum([(Slot(index: count - 1), 1), (.contentWidth, -0.5)]))
    for order in [equations, equations.reversed()] {
      let values = DeterminedValues(equations: order, slotCount: count)
      #expect(values[Slot(index: 1)] == DeterminedValues.Line(slope: 0.5, offset: Double(2 - count)))
      #expect(values[Slot(index: count - 1)] == DeterminedValues.Line(slope: 0.5, offset: 0))
    }
  }
}

/// Which unknowns the required equations of a cell fix as multiples of the content width plus a constant.
///
/// A label whose width is fixed can be measured before anything is solved, and no wish can move it. Found by
/// Gauss-Jordan elimination with the largest coefficient of each equation as pivot.
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
  /// - Complexity: O(e² n) for e equations among n unknowns.
  init(equations: [SlotSum], slotCount: Int) {
    lines = Array(repeating: nil, count: slotCount)
    lines[Slot.contentWidth.index] = Line(slope: 1, offset: 0)
    var rows: [(pivot: Int, coefficients: [Double])] = []
    for equation in equations {
      var row = [Double](repeating: 0, count: slotCount + 1)
      for (slot, coefficient) in equation.terms { row[slot.index] = coefficient }
      row[slotCount] = equation.constant
      for earlier in rows { Self.eliminate(earlier.pivot, of: &row, with: earlier.coefficients) }
      guard let pivot = Self.pivot(of: row, count: slotCount) else { continue }
      let factor = 1 / row[pivot]
      for column in row.indices { row[column] *= factor }
      row[pivot] = 1
      for index in rows.indices { Self.eliminate(pivot, of: &rows[index].coefficients, with: row) }
      rows.append((pivot, row))
    }
    for row in rows {
      let isFixed = row.coefficients.indices.allSatisfy { column in
        column == row.pivot || column == Slot.contentWidth.index || column == slotCount
          || row.coefficients[column] == 0
      }
      if isFixed {
        lines[row.pivot] = Line(
          slope: 0 - row.coefficients[Slot.contentWidth.index], offset: 0 - row.coefficients[slotCount])
      }
    }
  }

  /// The line of an unknown.
  subscript(slot: Slot) -> Line? { lines[slot.index] }

  private static let tolerance = 1e-9

  private static func pivot(of row: [Double], count: Int) -> Int? {
    var best: Int?
    var largest = tolerance
    for column in 1..<count where abs(row[column]) > largest {
      largest = abs(row[column])
      best = column
    }
    return best
  }

  private static func eliminate(_ pivot: Int, of row: inout [Double], with other: [Double]) {
    let factor = row[pivot]
    guard factor != 0 else { return }
    for column in row.indices where other[column] != 0 {
      row[column] -= factor * other[column]
      if abs(row[column]) < tolerance, column < row.count - 1 { row[column] = 0 }
    }
    row[pivot] = 0
  }
}

/// A ``PivotMatrix`` of numbers of any size: slow and never wrong.
struct BigMatrix: PivotMatrix {
  let rowCount: Int
  let columnCount: Int
  private var cells: [[BigInteger]]
  private var denominator = BigInteger(1)

  /// Makes a matrix from rows of entries followed by the constant.
  init(rows: [[BigInteger]], columns: Int) {
    rowCount = rows.count
    columnCount = columns
    cells = rows
  }

  func sign(_ row: Int, _ column: Int) -> Int { cells[row][column].signum }

  func constantSign(_ row: Int) -> Int { cells[row][columnCount].signum }

  func compareRatios(_ first: Int, _ second: Int, column: Int) throws(IntegerOverflow) -> Int {
    let left = (cells[first][columnCount] * cells[second][column]).magnitude
    let right = (cells[second][columnCount] * cells[first][column]).magnitude
    return left < right ? -1 : (left == right ? 0 : 1)
  }

  mutating func exchange(row: Int, column: Int) throws(IntegerOverflow) {
    let pivot = cells[row][column]
    let pivotRow = cells[row]
    let negate = pivot.signum < 0
    for i in 0..<rowCount where i != row {
      let factor = cells[i][column]
      for j in 0...columnCount where j != column {
        let entry = (cells[i][j] * pivot - pivotRow[j] * factor).quotient(by: denominator)
        cells[i][j] = negate ? -entry : entry
      }
      cells[i][column] = negate ? -factor : factor
    }
    for j in 0...columnCount {
      let entry = j == column ? denominator : -pivotRow[j]
      cells[row][j] = negate ? -entry : entry
    }
    denominator = pivot.magnitude
  }

  func costSign(
    column: Int, direction: Int, own: RowCost, rows: [RowCost], levels: Int
  ) throws(IntegerOverflow) -> Int {
    var sums = [BigInteger](repeating: BigInteger(0), count: levels)
    for i in 0..<rowCount where rows[i].slope != 0 && rows[i].level < levels {
      let entry = cells[i][column].shiftedLeft(rows[i].shift)
      let level = rows[i].level
      sums[level] = rows[i].slope * direction > 0 ? sums[level] + entry : sums[level] - entry
    }
    if own.slope != 0, own.level < levels {
      sums[own.level] = sums[own.level] + denominator.shiftedLeft(own.shift)
    }
    return sums.first { $0.signum != 0 }?.signum ?? 0
  }

  func value(_ row: Int) -> (value: Double, isExact: Bool) {
    let constant = cells[row][columnCount]
    let value = BigInteger.ratio(constant, denominator)
    guard value.isFinite else { return (value, false) }
    // Exact when value * denominator is the constant again.
    let shift = 1200
    let back = BigInteger(value, scaledBy: shift) * denominator
    return (value, back == constant.shiftedLeft(shift))
  }
}

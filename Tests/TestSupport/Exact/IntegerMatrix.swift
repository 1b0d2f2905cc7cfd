/// A ``PivotMatrix`` of 64-bit numbers: fast also in a debug build, and it says so when a number does not fit.
struct IntegerMatrix: PivotMatrix {
  let rowCount: Int
  let columnCount: Int
  private let width: Int
  private var cells: [Int]
  private var denominator = 1

  /// Makes a matrix from rows of entries followed by the constant.
  init(rows: [[Int]], columns: Int) {
    rowCount = rows.count
    columnCount = columns
    width = columns + 1
    cells = rows.flatMap { $0 }
  }

  func sign(_ row: Int, _ column: Int) -> Int { cells[row &* width &+ column].signum() }

  func constantSign(_ row: Int) -> Int { cells[row &* width &+ columnCount].signum() }

  func compareRatios(_ first: Int, _ second: Int, column: Int) throws(IntegerOverflow) -> Int {
    let left = cells[first &* width &+ columnCount].magnitude
      .multipliedFullWidth(by: cells[second &* width &+ column].magnitude)
    let right = cells[second &* width &+ columnCount].magnitude
      .multipliedFullWidth(by: cells[first &* width &+ column].magnitude)
    if left.high != right.high { return left.high < right.high ? -1 : 1 }
    if left.low != right.low { return left.low < right.low ? -1 : 1 }
    return 0
  }

  mutating func exchange(row: Int, column: Int) throws(IntegerOverflow) {
    let (width, rows, old) = (self.width, rowCount, denominator)
    let pivotStart = row &* width
    let pivot = cells[pivotStart &+ column]
    let negate = pivot < 0
    var overflow = false
    cells.withUnsafeMutableBufferPointer { (buffer: inout UnsafeMutableBufferPointer<Int>) in
      guard let cell = buffer.baseAddress else { return }
      var i = 0
      while i < rows {
        if i != row {
          let start = i &* width
          let factor = cell[start &+ column]
          var j = 0
          while j < width {
            if j != column {
              let first = cell[start &+ j].multipliedReportingOverflow(by: pivot)
              let second = cell[pivotStart &+ j].multipliedReportingOverflow(by: factor)
              let difference = first.partialValue.subtractingReportingOverflow(second.partialValue)
              if first.overflow || second.overflow || difference.overflow { overflow = true }
              let entry = difference.partialValue / old
              cell[start &+ j] = negate ? 0 &- entry : entry
            }
            j = j &+ 1
          }
          cell[start &+ column] = negate ? 0 &- factor : factor
        }
        i = i &+ 1
      }
      var j = 0
      while j < width {
        let entry = j == column ? old : 0 &- cell[pivotStart &+ j]
        cell[pivotStart &+ j] = negate ? 0 &- entry : entry
        j = j &+ 1
      }
    }
    if overflow { throw IntegerOverflow() }
    denominator = negate ? -pivot : pivot
  }

  func costSign(
    column: Int, direction: Int, own: RowCost, rows: [RowCost], levels: Int
  ) throws(IntegerOverflow) -> Int {
    // Room for the sums of the levels; the first nonzero one decides.
    var sums = [Int](repeating: 0, count: levels)
    var overflow = false
    var i = 0
    while i < rowCount {
      let cost = rows[i]
      if cost.slope != 0, cost.level < levels {
        let entry = cells[i &* width &+ column]
        let product = entry.multipliedReportingOverflow(by: cost.slope &* direction &* (1 &<< cost.shift))
        let sum = sums[cost.level].addingReportingOverflow(product.partialValue)
        if product.overflow || sum.overflow { overflow = true }
        sums[cost.level] = sum.partialValue
      }
      i = i &+ 1
    }
    if own.slope != 0, own.level < levels {
      let product = denominator.multipliedReportingOverflow(by: own.slope &* (1 &<< own.shift))
      let sum = sums[own.level].addingReportingOverflow(product.partialValue)
      if product.overflow || sum.overflow { overflow = true }
      sums[own.level] = sum.partialValue
    }
    if overflow { throw IntegerOverflow() }
    var level = 0
    while level < levels {
      if sums[level] != 0 { return sums[level].signum() }
      level = level &+ 1
    }
    return 0
  }

  func value(_ row: Int) -> (value: Double, isExact: Bool) {
    let constant = cells[row &* width &+ columnCount]
    var (low, high) = (constant.magnitude, denominator.magnitude)
    while low != 0 { (low, high) = (high % low, low) }
    let reduced = denominator.magnitude / max(high, 1)
    return (Double(constant) / Double(denominator), reduced & (reduced &- 1) == 0)
  }
}

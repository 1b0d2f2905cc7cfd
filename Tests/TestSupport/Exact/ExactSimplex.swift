/// A plain primal simplex over a ``PivotMatrix`` with vectors of costs, compared lexicographically.
///
/// Symbols 0 ..< n are the variables, the others the left-hand sides of the constraints, constants included. A symbol
/// is split into a positive and a negative half, each at least 0 with a cost of its own; at most one half is in the
/// basis. All symbols that stand in columns are 0. The start, all variables in columns, is feasible, and costs are at
/// least 0, so there is no first phase and no unbounded case. Bland's rule on the halves makes it end.
struct ExactSimplex<Matrix: PivotMatrix> {
  /// What the halves of a symbol cost: its slope is 1 for a half that costs and 0 for one that does not.
  struct Symbol {
    var level: Int
    var positive: Int
    var negative: Int
    var shift: Int
  }

  private(set) var matrix: Matrix
  private let symbols: [Symbol]
  private let variableCount: Int
  private let levelCount: Int
  private var rowSymbol: [Int]
  private var columnSymbol: [Int]
  /// The half of the symbol in a row: 1 or -1.
  private var half: [Int]
  private var costs: [RowCost] = []

  /// Makes a simplex at its start. The last levels, one per variable, are those of the tie rule.
  init(matrix: Matrix, symbols: [Symbol], variableCount: Int, levelCount: Int) {
    self.matrix = matrix
    self.symbols = symbols
    self.variableCount = variableCount
    self.levelCount = levelCount
    rowSymbol = Array(variableCount..<(variableCount + matrix.rowCount))
    columnSymbol = Array(0..<variableCount)
    half = (0..<matrix.rowCount).map { matrix.constantSign($0) < 0 ? -1 : 1 }
    costs = (0..<matrix.rowCount).map { cost(ofRow: $0) }
  }

  private func cost(ofRow row: Int) -> RowCost {
    let symbol = symbols[rowSymbol[row]]
    return RowCost(
      level: symbol.level, slope: half[row] > 0 ? symbol.positive : -symbol.negative, shift: symbol.shift)
  }

  private func ownCost(_ symbol: Symbol, _ direction: Int) -> RowCost {
    RowCost(level: symbol.level, slope: direction > 0 ? symbol.positive : symbol.negative, shift: symbol.shift)
  }

  private func halfIndex(_ symbol: Int, _ direction: Int) -> Int { symbol &* 2 &+ (direction > 0 ? 0 : 1) }

  /// Minimises over all levels.
  mutating func minimise() throws(IntegerOverflow) {
    while let (column, direction) = try entering() {
      guard let row = try leaving(column, direction, where: { _ in true }) else { return }
      try exchange(row, column, direction)
    }
  }

  private func entering() throws(IntegerOverflow) -> (column: Int, direction: Int)? {
    var best: (column: Int, direction: Int)?
    var bestIndex = Int.max
    for column in 0..<columnSymbol.count {
      for direction in [1, -1] {
        let index = halfIndex(columnSymbol[column], direction)
        if index >= bestIndex { continue }
        let own = ownCost(symbols[columnSymbol[column]], direction)
        let sign = try matrix.costSign(
          column: column, direction: direction, own: own, rows: costs, levels: levelCount)
        if sign < 0 { (best, bestIndex) = ((column, direction), index) }
      }
    }
    return best
  }

  /// The row whose half first reaches 0 when a column moves; `nil` when none does.
  private func leaving(
    _ column: Int, _ direction: Int, where canLeave: (Int) -> Bool
  ) throws(IntegerOverflow) -> Int? {
    var best: Int?
    for row in 0..<half.count {
      if matrix.sign(row, column) &* direction &* half[row] >= 0 || !canLeave(row) { continue }
      guard let current = best else {
        best = row
        continue
      }
      let order = try matrix.compareRatios(row, current, column: column)
      let isFirst = halfIndex(rowSymbol[row], half[row]) < halfIndex(rowSymbol[current], half[current])
      if order < 0 || (order == 0 && isFirst) { best = row }
    }
    return best
  }

  private mutating func exchange(_ row: Int, _ column: Int, _ direction: Int) throws(IntegerOverflow) {
    try matrix.exchange(row: row, column: column)
    let symbol = rowSymbol[row]
    rowSymbol[row] = columnSymbol[column]
    columnSymbol[column] = symbol
    half[row] = direction
    costs[row] = cost(ofRow: row)
  }

  /// The values of all symbols; those that are not in a row are 0.
  func values() -> (values: [Double], isExact: [Bool]) {
    var values = [Double](repeating: 0, count: symbols.count)
    var exact = [Bool](repeating: true, count: symbols.count)
    for row in 0..<half.count { (values[rowSymbol[row]], exact[rowSymbol[row]]) = matrix.value(row) }
    return (values, exact)
  }

  /// Whether a half that costs in the first level is above 0.
  func violatesFirstLevel() -> Bool {
    (0..<half.count).contains { costs[$0].level == 0 && costs[$0].slope != 0 && matrix.constantSign($0) != 0 }
  }

  /// Which variables can move while the levels before the tie rule keep their optimum; call after ``minimise()``.
  ///
  /// The optimal face is where all halves with a positive reduced cost stay 0. From the optimum found, each variable
  /// is pushed up and down along the face; a first step of length above 0 tells.
  mutating func ambiguous() throws(IntegerOverflow) -> [Bool] {
    let levels = levelCount - variableCount
    var isOpen = [Bool](repeating: false, count: symbols.count * 2)
    var anyOpen = false
    for row in 0..<half.count { isOpen[halfIndex(rowSymbol[row], half[row])] = true }
    for column in 0..<columnSymbol.count {
      for direction in [1, -1] {
        let own = ownCost(symbols[columnSymbol[column]], direction)
        let sign = try matrix.costSign(column: column, direction: direction, own: own, rows: costs, levels: levels)
        if sign == 0 { (isOpen[halfIndex(columnSymbol[column], direction)], anyOpen) = (true, true) }
      }
    }
    var result = [Bool](repeating: false, count: variableCount)
    guard anyOpen else { return result }
    for variable in 0..<variableCount {
      for goal in [1, -1] where !result[variable] { try push(variable, goal, isOpen, &result) }
    }
    return result
  }

  private mutating func push(
    _ variable: Int, _ goal: Int, _ isOpen: [Bool], _ result: inout [Bool]
  ) throws(IntegerOverflow) {
    while let (column, direction) = improving(variable, goal, isOpen) {
      let variableCount = self.variableCount
      let rowSymbol = self.rowSymbol
      let row = try leaving(column, direction, where: { rowSymbol[$0] >= variableCount })
      if let row, matrix.constantSign(row) == 0 {
        try exchange(row, column, direction)
        continue
      }
      if columnSymbol[column] < variableCount { result[columnSymbol[column]] = true }
      for other in 0..<half.count where rowSymbol[other] < variableCount && matrix.sign(other, column) != 0 {
        result[rowSymbol[other]] = true
      }
      return
    }
  }

  /// The first open half whose rise moves a variable towards a goal.
  private func improving(_ variable: Int, _ goal: Int, _ isOpen: [Bool]) -> (column: Int, direction: Int)? {
    if let column = columnSymbol.firstIndex(of: variable) { return (column, goal) }
    guard let row = rowSymbol.firstIndex(of: variable) else { return nil }
    var best: (column: Int, direction: Int)?
    var bestIndex = Int.max
    for column in 0..<columnSymbol.count {
      let direction = matrix.sign(row, column) * goal
      let index = halfIndex(columnSymbol[column], direction)
      if direction != 0, index < bestIndex, isOpen[index] { (best, bestIndex) = ((column, direction), index) }
    }
    return best
  }
}

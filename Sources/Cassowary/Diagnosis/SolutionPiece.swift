/// A range of the right-hand constant of one constraint over which the same constraints determine everything, so that
/// every variable is a linear function of the constant.
struct SolutionPiece {
  /// The constant the piece was computed at.
  var constant: Double
  /// The range, within which the constant lies.
  var lower: Double
  var upper: Double
  /// The values at the constant.
  var values: [Double]
  /// How each value moves per unit of the constant.
  var slopes: [Double]

  /// The values at another constant of the piece.
  func values(at other: Double) -> [Double] {
    zip(values, slopes).map { $0 + $1 * (other - constant) }
  }

  /// Whether the values move alike.
  func hasSameSlopes(as other: SolutionPiece) -> Bool {
    zip(slopes, other.slopes).allSatisfy { abs($0 - $1) <= 1e-9 * max(1, abs($0)) }
  }
}

extension Solver {
  /// The piece around the present constant of a constraint.
  ///
  /// The multipliers do not depend on the constants, so the working set stays optimal until a symbol reaches the end of
  /// the segment of its cost that it is located in, or the breakpoint that moves passes another on its symbol (the
  /// ratio test of the dual simplex method).
  ///
  /// - Complexity: one solve with the factors per variable.
  func piece(of id: ConstraintID) throws(SolverError) -> SolutionPiece {
    let index = try place(of: id)
    let record = tableau.constraints[Int(index)]
    let constant = 0 - record.constant
    var result = SolutionPiece(
      constant: constant, lower: -.infinity, upper: .infinity, values: allValues,
      slopes: Array(repeating: 0, count: tableau.variableCount))
    guard record.symbol >= 0, record.breakpoint >= 0 else { return result }
    let moving = tableau.symbols[Int(record.symbol)]
    let point = tableau.breakpoints[Int(record.breakpoint)]
    let symbolValue = tableau.value(ofSymbol: record.symbol)
    guard moving.slot >= 0, moving.at == record.breakpoint else {
      // Nothing moves until the breakpoint reaches the symbol.
      result.limit(at: constant + (symbolValue - point.position) * record.factor, rate: symbolValue - point.position)
      return result
    }
    let rate = 1 / record.factor
    var tableau = tableau
    tableau.unshare()
    for variable in 0..<tableau.variableCount {
      tableau.solveRow(tableau.symbolOfVariable[variable])
      for position in 0..<tableau.alphaCount where tableau.alpha[position] == moving.slot {
        let slope = tableau.alphaValue[position] * rate
        result.slopes[variable] = abs(slope) < 1e-12 ? 0 : slope
      }
    }
    result.limitByNeighbours(point, rate: rate, in: tableau)
    for symbol in 0..<Int32(tableau.symbolCount) where tableau.isInUse(symbol) {
      result.limit(by: symbol, in: tableau)
    }
    return result
  }
}

extension SolutionPiece {
  /// Ends the piece where the breakpoint meets another on the same symbol.
  fileprivate mutating func limitByNeighbours(_ point: Breakpoint, rate: Double, in tableau: Tableau) {
    for neighbour in [point.next, point.previous] where neighbour >= 0 {
      let gap = tableau.breakpoints[Int(neighbour)].position - point.position
      let isUp = neighbour == point.next
      let distance = max(0, isUp ? gap : -gap) / abs(rate)
      if isUp == (rate > 0) { upper = min(upper, constant + distance) } else { lower = max(lower, constant - distance) }
    }
  }

  /// Ends the piece where a basic symbol leaves its segment.
  fileprivate mutating func limit(by symbol: Int32, in tableau: Tableau) {
    let record = tableau.symbols[Int(symbol)]
    guard record.slot < 0 else { return }
    var slope = 0.0
    var scale = 0.0
    if record.variable >= 0 {
      slope = slopes[Int(record.variable)]
      scale = abs(slope)
    } else {
      for place in 0..<Int(record.rowCount) {
        let entry = tableau.rowEntries[Int(record.rowStart) + place]
        slope += entry.coefficient * slopes[Int(entry.variable)]
        scale = max(scale, abs(entry.coefficient * slopes[Int(entry.variable)]))
      }
    }
    guard abs(slope) > 1e-11 * max(1, scale) else { return }
    let value = tableau.value(ofSymbol: symbol)
    let up = max(0, record.high - value) / abs(slope)
    let down = max(0, value - record.low) / abs(slope)
    upper = min(upper, constant + (slope > 0 ? up : down))
    lower = max(lower, constant - (slope > 0 ? down : up))
  }

  /// Ends the piece, in which nothing moves, at a constant on the side that a distance points to.
  fileprivate mutating func limit(at end: Double, rate distance: Double) {
    if end >= constant { upper = min(upper, end) } else { lower = max(lower, end) }
    if distance == 0 { (lower, upper) = (constant, constant) }
  }
}

extension Tableau {
  /// Whether a symbol record holds a variable or a form that constraints are on.
  fileprivate func isInUse(_ symbol: Int32) -> Bool {
    let record = symbols[Int(symbol)]
    return record.variable >= 0 || record.head >= 0
  }
}

import Cassowary

/// An independent, exact solver of small systems: the judge of the product.
///
/// It shares no code and no method with the product: exact rational arithmetic, a textbook simplex on all levels at
/// once, and the tie rule as further levels, one per variable in order, that minimise |variable|.
public struct ExactSystem: Sendable {
  /// The number of variables.
  public var variableCount: Int
  /// The constraints.
  public var constraints: [ExactConstraint]

  /// Makes a system.
  public init(variableCount: Int, constraints: [ExactConstraint]) {
    self.variableCount = variableCount
    self.constraints = constraints
  }

  /// The canonical solution; with `ambiguity`, also which variables only the tie rule fixes.
  public func solve(ambiguity: Bool = true) -> ExactSolution {
    let rows = constraints.map { Row($0, variableCount: variableCount) }
    if rows.allSatisfy(\.isSmall), let solution = try? solve(smallMatrix(rows), rows, ambiguity) { return solution }
    if let solution = try? solve(bigMatrix(rows), rows, ambiguity) { return solution }
    return ExactSolution(isFeasible: false)
  }

  /// Whether the required constraints among those at some positions, or among all, can hold together.
  public func isFeasible(_ positions: [Int]? = nil) -> Bool {
    let chosen = (positions.map { $0.map { constraints[$0] } } ?? constraints).filter(\.isRequired)
    let rows = chosen.map { Row($0, variableCount: variableCount) }
    let system = ExactSystem(variableCount: variableCount, constraints: chosen)
    if rows.allSatisfy(\.isSmall), let answer = try? system.feasible(smallMatrix(rows), rows) { return answer }
    return (try? system.feasible(bigMatrix(rows), rows)) ?? false
  }

  /// Whether the required constraints at some positions cannot hold together and all of them are needed for that.
  public func isMinimalConflict(_ positions: [Int]) -> Bool {
    if isFeasible(positions) { return false }
    return positions.indices.allSatisfy { left in
      isFeasible(positions.indices.filter { $0 != left }.map { positions[$0] })
    }
  }

  private func feasible<Matrix: PivotMatrix>(
    _ matrix: Matrix, _ rows: [Row]
  ) throws(IntegerOverflow) -> Bool {
    let free = ExactSimplex<Matrix>.Symbol(level: 0, positive: 0, negative: 0, shift: 0)
    let symbols = [ExactSimplex<Matrix>.Symbol](repeating: free, count: variableCount)
    var simplex = ExactSimplex(
      matrix: matrix, symbols: symbols + costs(rows, [1000]), variableCount: variableCount, levelCount: 1)
    try simplex.minimise()
    return !simplex.violatesFirstLevel()
  }

  private func costs<Matrix: PivotMatrix>(_ rows: [Row], _ levels: [Double]) -> [ExactSimplex<Matrix>.Symbol] {
    let greatest = rows.map(\.shift).max() ?? 0
    return constraints.indices.map { position in
      let relation = constraints[position].relation
      return ExactSimplex<Matrix>.Symbol(
        level: levels.firstIndex(of: constraints[position].priority) ?? 0,
        positive: relation == .greaterThanOrEqual ? 0 : 1, negative: relation == .lessThanOrEqual ? 0 : 1,
        shift: greatest - rows[position].shift)
    }
  }

  private func solve<Matrix: PivotMatrix>(
    _ matrix: Matrix, _ rows: [Row], _ ambiguity: Bool
  ) throws(IntegerOverflow) -> ExactSolution {
    var levels: [Double] = []
    for constraint in constraints where !constraint.isRequired && !levels.contains(constraint.priority) {
      levels.append(constraint.priority)
    }
    levels = [1000] + levels.sorted(by: >)
    let ties = (0..<variableCount).map {
      ExactSimplex<Matrix>.Symbol(level: levels.count + $0, positive: 1, negative: 1, shift: 0)
    }
    var simplex = ExactSimplex(
      matrix: matrix, symbols: ties + costs(rows, levels), variableCount: variableCount,
      levelCount: levels.count + variableCount)
    try simplex.minimise()
    if simplex.violatesFirstLevel() { return ExactSolution(isFeasible: false) }
    var solution = ExactSolution(isFeasible: true)
    let (values, exact) = simplex.values()
    solution.values = Array(values[..<variableCount])
    solution.isExact = Array(exact[..<variableCount])
    solution.priorities = Array(levels.dropFirst())
    solution.totals = solution.priorities.map { priority in
      constraints.indices.reduce(0) { total, position in
        guard constraints[position].priority == priority else { return total }
        let side = values[variableCount + position] / rows[position].factor
        switch constraints[position].relation {
        case .equal: return total + abs(side)
        case .lessThanOrEqual: return total + max(0, side)
        case .greaterThanOrEqual: return total + max(0, -side)
        }
      }
    }
    if ambiguity { solution.isAmbiguous = try simplex.ambiguous() }
    return solution
  }

  private func smallMatrix(_ rows: [Row]) -> IntegerMatrix {
    IntegerMatrix(rows: rows.map { row in row.entries.map { Int($0 * row.factor) } }, columns: variableCount)
  }

  private func bigMatrix(_ rows: [Row]) -> BigMatrix {
    BigMatrix(rows: rows.map { row in row.bigEntries }, columns: variableCount)
  }

  /// A constraint as a row of whole numbers: its coefficients and constant times a power of two.
  private struct Row {
    /// The coefficients by variable, then the constant; where a variable occurs twice only ``bigEntries`` is exact.
    var entries: [Double]
    var bigEntries: [BigInteger] = []
    /// The exponent of the power of two.
    var shift = 0
    /// Whether 64 bits hold it with room to spare.
    var isSmall: Bool

    var factor: Double { Double(sign: .plus, exponent: shift, significand: 1) }

    init(_ constraint: ExactConstraint, variableCount: Int) {
      entries = [Double](repeating: 0, count: variableCount + 1)
      for term in constraint.terms { entries[term.variable] += term.coefficient }
      entries[variableCount] = constraint.constant
      isSmall = true
      for entry in constraint.terms.map(\.coefficient) + [constraint.constant] {
        if entry.magnitude >= 0x1p24 { isSmall = false }
        if entry != 0, entry != entry.rounded() { shift = max(shift, entry.significandWidth - Int(entry.exponent)) }
      }
      if shift > 10 { isSmall = false }
      if !isSmall {
        bigEntries = [BigInteger](repeating: BigInteger(0), count: variableCount + 1)
        for term in constraint.terms {
          let scaled = BigInteger(term.coefficient, scaledBy: shift)
          bigEntries[term.variable] = bigEntries[term.variable] + scaled
        }
        bigEntries[variableCount] = BigInteger(constraint.constant, scaledBy: shift)
      } else {
        let factor = self.factor
        bigEntries = []
        for entry in entries { bigEntries.append(BigInteger(entry * factor, scaledBy: 0)) }
      }
    }
  }
}

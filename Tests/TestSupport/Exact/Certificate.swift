import Cassowary

/// Checks that a solution is optimal without solving anything: from the constraints that determine it, as the solver
/// explains them, multipliers follow by elimination, and these prove or disprove that no other solution is better.
///
/// The multiplier of a constraint is a vector over the levels. With the slopes of all violated constraints the
/// multipliers sum up to zero in every level, and each lies between the slopes of its constraint on both sides, compared
/// lexicographically. For systems that determine all variables.
public struct Certificate {
  private let solver: Solver
  private let variables: [Variable]
  private let constraints: [ConstraintInfo]
  private let levels: [Double]
  private let position: [ConstraintID: Int]

  /// Makes a check for a solver as it is now.
  public init(_ solver: Solver, _ variables: [Variable]) {
    self.solver = solver
    self.variables = variables
    constraints = solver.constraints
    levels = Set(constraints.map(\.constraint.priority.value)).subtracting([1000]).sorted(by: >)
    var position: [ConstraintID: Int] = [:]
    for (index, info) in constraints.enumerated() { if let id = info.id { position[id] = index } }
    self.position = position
  }

  /// What is wrong with the solution, or `nil`.
  public func fault() throws -> String? {
    if let text = requiredFault() { return text }
    let active = try activeSet()
    if active.count != variables.count { return "\(active.count) constraints determine \(variables.count) variables" }
    for index in active where side(index).magnitude > 1e-8 * size(index) {
      return "constraint \(index) determines a variable but is off by \(side(index))"
    }
    guard let multipliers = multipliers(active) else { return "the constraints that determine are not independent" }
    for (place, index) in active.enumerated() {
      if let text = boundFault(index, multipliers.map { $0[place] }) { return text }
    }
    return nil
  }

  /// The left side minus the right.
  private func side(_ index: Int) -> Double { solver.value(of: constraints[index].constraint.expression) }

  /// The size of the numbers that make up the left side.
  private func size(_ index: Int) -> Double {
    let expression = constraints[index].constraint.expression
    return expression.terms.reduce(max(1, expression.constant.magnitude)) {
      max($0, ($1.coefficient * solver.value(of: $1.variable)).magnitude)
    }
  }

  private func requiredFault() -> String? {
    for (index, info) in constraints.enumerated() where info.constraint.priority.isRequired {
      let slope = slopes(index)
      let off = side(index)
      if (off > 0 && slope.high > 0 || off < 0 && slope.low < 0) && off.magnitude > 1e-9 * size(index) {
        return "required constraint \(index) is off by \(off)"
      }
    }
    return nil
  }

  /// The slopes of the cost below and above 0.
  private func slopes(_ index: Int) -> (low: Double, high: Double) {
    switch constraints[index].constraint.relation {
    case .equal: (-1, 1)
    case .lessThanOrEqual: (0, 1)
    case .greaterThanOrEqual: (-1, 0)
    }
  }

  private func activeSet() throws -> [Int] {
    var found = Set<Int>()
    for variable in variables {
      for part in try solver.explain(variable).parts {
        if let id = part.constraint?.id, let index = position[id] { found.insert(index) }
      }
    }
    return found.sorted()
  }

  private func coefficients(_ index: Int) -> [Double] {
    var row = [Double](repeating: 0, count: variables.count)
    for term in constraints[index].constraint.expression.terms { row[Int(term.variable.index)] += term.coefficient }
    return row
  }

  /// Per level, the multipliers of the active constraints; Gauss's elimination with the greatest pivot.
  private func multipliers(_ active: [Int]) -> [[Double]]? {
    let count = variables.count
    var matrix = [[Double]](repeating: [Double](repeating: 0, count: count + levels.count), count: count)
    for (column, index) in active.enumerated() {
      for (row, coefficient) in coefficients(index).enumerated() { matrix[row][column] = coefficient }
    }
    let isActive = Set(active)
    for index in constraints.indices where !isActive.contains(index) {
      let off = side(index)
      guard let level = levels.firstIndex(of: constraints[index].constraint.priority.value),
        off.magnitude > 1e-9 * size(index)
      else { continue }
      let slope = off > 0 ? slopes(index).high : slopes(index).low
      for (row, coefficient) in coefficients(index).enumerated() { matrix[row][count + level] -= slope * coefficient }
    }
    for column in 0..<count {
      guard let pivot = (column..<count).max(by: { matrix[$0][column].magnitude < matrix[$1][column].magnitude }),
        matrix[pivot][column].magnitude > 1e-11
      else { return nil }
      matrix.swapAt(pivot, column)
      let pivotRow = matrix[column]
      for row in 0..<count where row != column && matrix[row][column] != 0 {
        let factor = matrix[row][column] / pivotRow[column]
        var changed = matrix[row]
        for place in column..<(count + levels.count) { changed[place] -= factor * pivotRow[place] }
        matrix[row] = changed
      }
    }
    return levels.indices.map { level in (0..<count).map { matrix[$0][count + level] / matrix[$0][$0] } }
  }

  /// Whether a multiplier is not between the slopes of its constraint.
  private func boundFault(_ index: Int, _ multiplier: [Double]) -> String? {
    let slope = slopes(index)
    let own = levels.firstIndex(of: constraints[index].constraint.priority.value)
    // The first component that is not 0 tells; a required constraint has no bound on its violated sides. What is
    // smaller than 1e-6 may be rounding of 0, or be right: it counts only in favour.
    func isAbove(_ vector: [Double]) -> Bool {
      for component in vector {
        if component > 1e-6 { return true }
        if component < -1e-12 { return false }
      }
      return false
    }
    var (above, below) = (multiplier, multiplier)
    if let own {
      above[own] -= slope.high
      below[own] -= slope.low
    }
    let isFreeAbove = own == nil && slope.high > 0
    let isFreeBelow = own == nil && slope.low < 0
    if !isFreeAbove, isAbove(above) { return "the multiplier of constraint \(index) is too great: \(multiplier)" }
    if !isFreeBelow, isAbove(below.map { -$0 }) {
      return "the multiplier of constraint \(index) is too small: \(multiplier)"
    }
    return nil
  }
}

import Cassowary

/// W2(n): a random system: n weak stays, then n constraints over one to three variables, then two edit variables.
struct RandomWorkload {
  /// A constraint before it is made: what the timed part makes it from.
  struct Row {
    var variables: [Int]
    var coefficients: [Double]
    var constant: Double
    var relation: Relation
    var priority: Priority
  }

  var wishes: [Double]
  var rows: [Row]
  /// The positions of the two edit variables.
  var edited: (Int, Int)
  /// The two values of each of 100 steps.
  var steps: [(Double, Double)]

  /// Draws a system of n variables from a fixed seed. Required constraints hold at a hidden point of whole numbers.
  init(_ count: Int) {
    var random = BenchRandom(seed: UInt64(count))
    wishes = (0..<count).map { _ in random.number(0, 1000) }
    let hidden = (0..<count).map { _ in random.number(0, 1000) }
    rows = []
    for _ in 0..<count {
      var variables: [Int] = []
      let size = random.integer(1, 3)
      while variables.count < size {
        let variable = random.integer(0, count - 1)
        if !variables.contains(variable) { variables.append(variable) }
      }
      let coefficients = variables.map { _ in
        let magnitude = random.number(1, 10)
        return random.integer(0, 1) == 0 ? magnitude : -magnitude
      }
      let kind = random.integer(1, 100)
      let relation: Relation = kind <= 40 ? .equal : kind <= 70 ? .lessThanOrEqual : .greaterThanOrEqual
      let share = random.integer(1, 100)
      let priority: Priority = share <= 20 ? .required : share <= 50 ? .high : share <= 80 ? .medium : .low
      let point = priority.isRequired ? hidden : (0..<count).map { _ in 0 }
      var constant = 0.0
      for (variable, coefficient) in zip(variables, coefficients) { constant -= coefficient * point[variable] }
      if priority.isRequired {
        let slack = random.number(0, 100)
        if relation == .lessThanOrEqual { constant -= slack }
        if relation == .greaterThanOrEqual { constant += slack }
      } else {
        constant = random.number(-1000, 1000)
      }
      rows.append(
        Row(
          variables: variables, coefficients: coefficients, constant: constant, relation: relation, priority: priority))
    }
    let first = random.integer(0, count - 1)
    edited = (first, (first + 1 + random.integer(0, count - 2)) % count)
    steps = (0..<100).map { _ in (random.number(0, 1000), random.number(0, 1000)) }
  }

  /// A solver with all of it, one by one; also the identities in the order of adding.
  func built() throws(SolverError) -> (solver: Solver, variables: [Variable], ids: [ConstraintID]) {
    var solver = Solver()
    let variables = wishes.indices.map { solver.variable("x\($0)") }
    var ids: [ConstraintID] = []
    ids.reserveCapacity(wishes.count + rows.count + 2)
    for (variable, wish) in zip(variables, wishes) { ids.append(try solver.add(variable == wish ~ .low)) }
    for row in rows { ids.append(try solver.add(constraint(row, variables))) }
    ids.append(try solver.edit(variables[edited.0], priority: .high))
    ids.append(try solver.edit(variables[edited.1], priority: .high))
    return (solver, variables, ids)
  }

  /// The same set, added the other way round, the edit variables at the values they have in a solver.
  func builtBackwards(editedTo values: (Double, Double)) throws(SolverError) -> (solver: Solver, variables: [Variable])
  {
    var solver = Solver()
    let variables = wishes.indices.map { solver.variable("x\($0)") }
    try solver.add(variables[edited.1] == values.1 ~ .high)
    try solver.add(variables[edited.0] == values.0 ~ .high)
    for row in rows.reversed() { try solver.add(constraint(row, variables)) }
    for (variable, wish) in zip(variables, wishes).reversed() { try solver.add(variable == wish ~ .low) }
    return (solver, variables)
  }

  private func constraint(_ row: Row, _ variables: [Variable]) -> Constraint {
    var expression = Expression(constant: row.constant)
    for (variable, coefficient) in zip(row.variables, row.coefficients) {
      expression.append(Term(variables[variable], coefficient))
    }
    return Constraint(expression, row.relation, priority: row.priority)
  }

  /// Throws when a required constraint does not hold in a solver.
  func checkRequired(_ solver: Solver, _ variables: [Variable]) throws {
    for (index, row) in rows.enumerated() where row.priority.isRequired {
      var (side, size) = (row.constant, row.constant.magnitude)
      for (variable, coefficient) in zip(row.variables, row.coefficients) {
        side += coefficient * solver.value(of: variables[variable])
        size = max(size, (coefficient * solver.value(of: variables[variable])).magnitude)
      }
      let amount =
        switch row.relation {
        case .equal: side.magnitude
        case .lessThanOrEqual: side
        case .greaterThanOrEqual: -side
        }
      if !(amount <= 1e-9 * max(1, size)) { throw BenchError.violated("required row \(index), by \(amount)") }
    }
  }
}

import Cassowary

/// Random systems with coefficients over three decades.
public enum LargeSystem {
  /// A system of 15 to 50 variables that all have a weak wish.
  public static func make(seed: UInt64) throws -> (solver: Solver, variables: [Variable]) {
    var random = SeededRandom(seed: seed)
    let count = random.integer(15, 50)
    var solver = Solver()
    let variables = (0..<count).map { solver.variable("x\($0)") }
    let hidden = variables.map { _ in random.unit() * 1000 }
    for variable in variables { try solver.add(variable == random.unit() * 1000 ~ .low) }
    for _ in 0..<random.integer(count, 2 * count) {
      var terms: [Term] = []
      let order = random.permutation(count)
      for index in order[..<random.integer(1, 4)] {
        // Three decades: from 0.0316 to 31.6.
        var magnitude = 0.0316
        for _ in 0..<random.below(30) { magnitude *= 1.2589 }
        let coefficient = magnitude * (1 + random.unit() * 0.2)
        terms.append(Term(variables[index], random.chance(50) ? coefficient : -coefficient))
      }
      let relation = Relation.allCases[random.below(3)]
      let priority: Priority = random.chance(15) ? .required : [.high, .medium, 400][random.below(3)]
      var constant = (random.unit() - 0.5) * 4000
      if priority.isRequired {
        constant = -terms.reduce(0) { $0 + $1.coefficient * hidden[Int($1.variable.index)] }
        let slack = random.unit() * 100
        if relation == .lessThanOrEqual { constant -= slack }
        if relation == .greaterThanOrEqual { constant += slack }
      }
      try solver.add(Constraint(Expression(terms: terms, constant: constant), relation, priority: priority))
    }
    return (solver, variables)
  }
}

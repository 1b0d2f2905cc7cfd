/// Proof that a variable is ambiguous: two solutions that satisfy all constraints equally well.
public struct Ambiguity: Sendable {
  /// The variable.
  public var variable: Variable
  /// The values of all variables as they are, in the order in which the variables were made.
  public var first: [Double]
  /// The values of another solution, in which the variable has another value.
  public var second: [Double]
}

extension Solver {
  /// A second solution as good as the present one in which a variable has another value; `nil` when there is none, so
  /// that constraints alone determine the variable.
  ///
  /// Found with a wish of a priority lower than all others, which can only choose among the best solutions.
  ///
  /// - Throws: ``SolverError/unknownVariable(_:)``.
  /// - Complexity: at most two solves.
  public func ambiguity(of variable: Variable) throws(SolverError) -> Ambiguity? {
    let value = value(of: variable)
    guard !value.isNaN else { throw .unknownVariable(variable) }
    let step = max(1, abs(value))
    for target in [value + step, value - step] {
      var other = self
      try other.add(variable == target ~ lowestPriority)
      if abs(other.value(of: variable) - value) > 1e-6 * step {
        return Ambiguity(variable: variable, first: allValues, second: other.allValues)
      }
    }
    return nil
  }

  /// A priority below all in use.
  private var lowestPriority: Priority {
    Priority((liveConstraints.map { tableau.constraints[Int($0)].priority }.min() ?? 1) / 2)
  }

  /// The values of all variables in the order in which the variables were made.
  var allValues: [Double] { (0..<tableau.variableCount).map { tableau.values[$0] } }
}

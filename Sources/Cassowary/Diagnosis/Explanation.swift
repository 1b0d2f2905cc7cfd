/// Why a variable has its value: a sum over constraints that hold exactly.
public struct Explanation: Sendable {
  /// One summand.
  public struct Part: Sendable {
    /// The constraint; `nil` when the tie rule alone holds a variable where it is.
    public var constraint: ConstraintInfo?
    /// The variable that the tie rule holds, when there is no constraint.
    public var variable: Variable?
    /// How the variable explained moves per unit of the right-hand constant of the constraint.
    public var multiplier: Double
    /// The summand: multiplier times the right-hand constant.
    public var amount: Double
  }

  /// The variable explained.
  public var variable: Variable
  /// Its value, the sum of the amounts.
  public var value: Double
  /// The summands in the order in which the constraints were added.
  public var parts: [Part]
}

/// A constraint that does not hold.
public struct Violation: Sendable {
  /// Which.
  public var constraint: ConstraintID
  /// Its priority.
  public var priority: Priority
  /// By how much, in the units of the constraint as written; greater than 0.
  public var amount: Double
}

extension Solver {
  /// The constraints that determine a variable, with their multipliers, so that its value can be printed as a sum.
  ///
  /// - Throws: ``SolverError/unknownVariable(_:)``.
  public func explain(_ variable: Variable) throws(SolverError) -> Explanation {
    let index = Int(variable.index)
    guard index >= 0, index < tableau.variableCount else { throw .unknownVariable(variable) }
    var tableau = tableau
    tableau.unshare()
    tableau.solveRow(tableau.symbolOfVariable[index])
    var parts: [(order: Int64, part: Explanation.Part)] = []
    for position in 0..<tableau.alphaCount {
      let symbol = tableau.active[Int(tableau.alpha[position])]
      let record = tableau.symbols[Int(symbol)]
      let amount = tableau.alphaValue[position] * tableau.value(ofSymbol: symbol)
      if record.at >= 0 {
        let constraint = tableau.breakpoints[Int(record.at)].constraint
        let factor = tableau.constraints[Int(constraint)].factor
        parts.append(
          (
            tableau.constraints[Int(constraint)].sequence,
            Explanation.Part(
              constraint: info(constraint), variable: nil, multiplier: tableau.alphaValue[position] / factor,
              amount: amount)
          ))
      } else {
        parts.append(
          (
            Int64.max,
            Explanation.Part(
              constraint: nil, variable: record.variable >= 0 ? Variable(index: record.variable) : nil,
              multiplier: tableau.alphaValue[position], amount: amount)
          ))
      }
    }
    parts.sort { ($0.order, $0.part.variable?.index ?? -1) < ($1.order, $1.part.variable?.index ?? -1) }
    return Explanation(variable: variable, value: tableau.values[index], parts: parts.map(\.part))
  }

  /// The variables that only the tie rule fixes, in the order in which they were made.
  ///
  /// - Complexity: one solve per variable that can move.
  public func ambiguousVariables() -> [Variable] {
    var tableau = tableau
    tableau.unshare()
    return tableau.ambiguousVariables().map { Variable(index: $0) }
  }
}

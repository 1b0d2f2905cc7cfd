extension SolverError: CustomStringConvertible {
  /// What was refused, and how to mend it, as a sentence; ``Solver/name(of:)`` tells the name of a variable.
  public var description: String {
    switch self {
    case .invalidNumber(let value) where value.isFinite: "\(value) cannot be a size: it is negative."
    case .invalidNumber(let value):
      "\(value) is not a finite number, which constants, factors and suggested values must be."
    case .invalidPriority(let value): "The priority \(value) is not greater than 0 and at most 1000."
    case .unknownVariable(let variable):
      "Variable \(variable.index) was not made by this solver. Make it with variable(_:) of the solver that uses it."
    case .unknownConstraint:
      "The constraint is not in this solver: it was removed before, or added to another one."
    case .notAnEditVariable(let variable):
      "Variable \(variable.index) is not an edit variable. Call edit(_:) before values are suggested for it."
    case .alreadyAnEditVariable(let variable): "Variable \(variable.index) is an edit variable already."
    case .unsatisfiable(let conflict): conflict.description
    case .overflow: "The numbers are so large that the solution cannot be represented."
    }
  }
}

extension Conflict: CustomStringConvertible {
  /// The refused constraint and those it contradicts, as texts with label, file and line, and how to mend it.
  public var description: String {
    guard !others.isEmpty else {
      return "\(refused.text) can never hold. Change it, or give it a priority below 1000."
    }
    let texts = others.map(\.text).joined(separator: ", ")
    return "\(refused.text) cannot hold together with \(texts). Give one of them a priority below 1000."
  }
}

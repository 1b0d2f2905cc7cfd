/// Why a ``Solver`` refused an operation; the solver is as it was before.
public enum SolverError: Error, Sendable {
  /// A constant, coefficient or suggested value is NaN or infinite.
  case invalidNumber(Double)
  /// A priority is not greater than 0 and at most 1000.
  case invalidPriority(Double)
  /// The variable was not made by this solver.
  case unknownVariable(Variable)
  /// The constraint is not in this solver: removed before, or of another solver.
  case unknownConstraint(ConstraintID)
  /// The variable is not an edit variable.
  case notAnEditVariable(Variable)
  /// The variable is an edit variable already.
  case alreadyAnEditVariable(Variable)
  /// Required constraints contradict each other.
  case unsatisfiable(Conflict)
  /// The numbers are so large that the solution is not representable.
  case overflow
}

/// A smallest set of required constraints that cannot hold together: without any one of them the others can.
public struct Conflict: Sendable {
  /// The constraint that was being added or changed.
  public var refused: ConstraintInfo
  /// The constraints it cannot hold together with, in the order in which they were added.
  public var others: [ConstraintInfo]

  /// All members, the refused one last.
  public var members: [ConstraintInfo] { others + [refused] }
}

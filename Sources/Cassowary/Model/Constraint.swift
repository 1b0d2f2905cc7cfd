/// A linear equation or inequality with a priority: a value to be added to a ``Solver``.
///
/// Written with the ordinary operators, `left + width <= 100`, and `~` for a priority below required,
/// `left == 10 ~ .low`. Two equal constraints added to a solver are two constraints.
public struct Constraint: Sendable {
  /// Left side minus right side; the constraint compares it with 0.
  public var expression: Expression
  /// How the expression compares with 0.
  public var relation: Relation
  /// How important the constraint is; 1000 when nothing is said.
  public var priority: Priority

  /// Makes the constraint `expression relation 0`.
  @inlinable
  public init(_ expression: Expression, _ relation: Relation, priority: Priority = .required) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }
}

/// Attaches a priority to a constraint; binds looser than the comparison.
infix operator ~ : LogicalConjunctionPrecedence

/// The constraint with another priority.
@inlinable
public func ~ (constraint: Constraint, priority: Priority) -> Constraint {
  Constraint(constraint.expression, constraint.relation, priority: priority)
}

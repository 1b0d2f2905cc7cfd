// MARK: - ==

/// Both sides are equal.
@inlinable
public func == <L: Linear, R: Linear>(left: L, right: R) -> Constraint {
  Constraint(left - right, .equal)
}

/// Both sides are equal.
@inlinable
public func == <L: Linear>(left: L, right: Double) -> Constraint {
  Constraint(left - right, .equal)
}

/// Both sides are equal.
@inlinable
public func == <R: Linear>(left: Double, right: R) -> Constraint {
  Constraint(left - right, .equal)
}

// MARK: - <=

/// The left side is at most the right side.
@inlinable
public func <= <L: Linear, R: Linear>(left: L, right: R) -> Constraint {
  Constraint(left - right, .lessThanOrEqual)
}

/// The left side is at most the right side.
@inlinable
public func <= <L: Linear>(left: L, right: Double) -> Constraint {
  Constraint(left - right, .lessThanOrEqual)
}

/// The left side is at most the right side.
@inlinable
public func <= <R: Linear>(left: Double, right: R) -> Constraint {
  Constraint(left - right, .lessThanOrEqual)
}

// MARK: - >=

/// The left side is at least the right side.
@inlinable
public func >= <L: Linear, R: Linear>(left: L, right: R) -> Constraint {
  Constraint(left - right, .greaterThanOrEqual)
}

/// The left side is at least the right side.
@inlinable
public func >= <L: Linear>(left: L, right: Double) -> Constraint {
  Constraint(left - right, .greaterThanOrEqual)
}

/// The left side is at least the right side.
@inlinable
public func >= <R: Linear>(left: Double, right: R) -> Constraint {
  Constraint(left - right, .greaterThanOrEqual)
}

/// What can stand in a linear expression: a ``Variable`` or an ``Expression``.
public protocol Linear: Sendable {
  /// The value as an expression.
  var expression: Expression { get }
}

extension Variable: Linear {
  /// The variable times 1.
  @inlinable
  public var expression: Expression { Expression(self) }
}

extension Expression: Linear {
  /// The expression itself.
  @inlinable
  public var expression: Expression { self }
}

// MARK: - Sums

/// The sum of two linear expressions.
@inlinable
public func + <L: Linear, R: Linear>(left: L, right: R) -> Expression {
  var result = left.expression
  result.add(right.expression)
  return result
}

/// A linear expression moved up by a constant.
@inlinable
public func + <L: Linear>(left: L, right: Double) -> Expression {
  var result = left.expression
  result.constant += right
  return result
}

/// A linear expression moved up by a constant.
@inlinable
public func + <R: Linear>(left: Double, right: R) -> Expression {
  var result = Expression(constant: left)
  result.add(right.expression)
  return result
}

/// The difference of two linear expressions.
@inlinable
public func - <L: Linear, R: Linear>(left: L, right: R) -> Expression {
  var result = left.expression
  result.add(right.expression, times: -1)
  return result
}

/// A linear expression moved down by a constant.
@inlinable
public func - <L: Linear>(left: L, right: Double) -> Expression {
  var result = left.expression
  result.constant -= right
  return result
}

/// A constant minus a linear expression.
@inlinable
public func - <R: Linear>(left: Double, right: R) -> Expression {
  var result = Expression(constant: left)
  result.add(right.expression, times: -1)
  return result
}

/// A linear expression with the opposite sign.
@inlinable
public prefix func - <L: Linear>(operand: L) -> Expression {
  var result = Expression()
  result.add(operand.expression, times: -1)
  return result
}

// MARK: - Multiples

/// A linear expression multiplied by a factor.
@inlinable
public func * <L: Linear>(left: L, right: Double) -> Expression {
  var result = Expression()
  result.add(left.expression, times: right)
  return result
}

/// A linear expression multiplied by a factor.
@inlinable
public func * <R: Linear>(left: Double, right: R) -> Expression {
  right * left
}

/// A linear expression divided by a number; dividing by 0 gives coefficients that ``Solver/add(_:label:file:line:)``
/// refuses.
@inlinable
public func / <L: Linear>(left: L, right: Double) -> Expression {
  let source = left.expression
  var result = Expression(constant: source.constant / right)
  for position in 0..<source.count {
    let term = source[position]
    result.append(Term(term.variable, term.coefficient / right))
  }
  return result
}

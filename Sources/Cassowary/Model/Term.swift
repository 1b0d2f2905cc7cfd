/// One product of a coefficient and a variable inside an ``Expression``.
public struct Term: Hashable, Sendable {
  /// The variable that is multiplied.
  public var variable: Variable
  /// The factor of the variable, without unit.
  public var coefficient: Double

  /// Makes the term `coefficient * variable`.
  @inlinable
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

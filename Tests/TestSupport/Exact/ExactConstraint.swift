import Cassowary

/// A constraint as the exact solver takes it: `sum of coefficient * variable + constant (relation) 0`.
public struct ExactConstraint: Sendable {
  /// One product.
  public struct Term: Sendable {
    /// The variable, from 0.
    public var variable: Int
    /// Its coefficient, finite.
    public var coefficient: Double

    /// Makes a product.
    public init(_ variable: Int, _ coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The products; a variable may occur more than once.
  public var terms: [Term]
  /// The part without a variable, on the left-hand side.
  public var constant: Double
  /// How the sum compares with 0.
  public var relation: Relation
  /// 1000 is required; the greater comes first.
  public var priority: Double

  /// Makes a constraint.
  public init(_ terms: [Term], constant: Double, _ relation: Relation, priority: Double = 1000) {
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.priority = priority
  }

  /// Whether the constraint must hold.
  public var isRequired: Bool { priority == 1000 }
}

/// What running a statement of the constraint language has to say.
public enum ScriptEvent: Sendable {
  /// A `print`, or the state at the end.
  case state(ScriptState)
  /// A statement that the solver refused.
  case refused(ScriptRefusal)
  /// An `explain`: one variable and what it is the sum of.
  case explained(ScriptExplanation)
}

/// The values of variables at a line, with what does not hold and what is ambiguous.
public struct ScriptState: Sendable {
  /// A value by name.
  public struct Value: Equatable, Sendable {
    /// The name of the variable.
    public var name: String
    /// Its value.
    public var value: Double
  }

  /// A constraint that does not hold.
  public struct Violation: Equatable, Sendable {
    /// Its label, or `line` and its line.
    public var constraint: String
    /// Its priority.
    public var priority: Double
    /// By how much it does not hold.
    public var violation: Double
  }

  /// The line of the statement, or the last line.
  public var line: Int
  /// The values, in the order asked for.
  public var values: [Value]
  /// All constraints that do not hold, in the order in which they were added.
  public var violations: [Violation]
  /// All variables that only the tie rule fixes, in their order.
  public var ambiguous: [String]
}

/// A statement that the solver refused; everything is as it was before it.
public struct ScriptRefusal: Sendable {
  /// The line of the statement.
  public var line: Int
  /// The constraint it added or changed, or the variable it named.
  public var refused: String
  /// The constraints that cannot hold together, the refused one first; empty for another reason.
  public var conflict: [String]
  /// The same in words.
  public var reason: String
}

/// A variable as a sum.
public struct ScriptExplanation: Sendable {
  /// One summand.
  public struct Part: Equatable, Sendable {
    /// The constraint, or `nil` for the tie rule.
    public var constraint: String?
    /// How the variable moves per unit of the constant of the constraint.
    public var multiplier: Double
    /// The summand.
    public var amount: Double
  }

  /// The line of the statement.
  public var line: Int
  /// The name of the variable.
  public var variable: String
  /// Its value.
  public var value: Double
  /// The summands.
  public var parts: [Part]
}

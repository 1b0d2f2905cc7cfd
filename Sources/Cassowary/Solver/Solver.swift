/// STUB of the public face; bodies to come.
public struct Solver: Sendable {
  /// Makes an empty solver.
  public init() {}

  /// Makes a variable. Names are for people only; they need not be unique. An empty name prints as `v` and the index.
  public mutating func variable(_ name: String = "") -> Variable { Variable(index: 0) }
  /// The number of variables.
  public var variableCount: Int { 0 }
  /// The name of a variable.
  public func name(of variable: Variable) -> String { "" }

  /// Adds a constraint and solves again.
  @discardableResult
  public mutating func add(
    _ constraint: Constraint, label: String? = nil, file: StaticString = #fileID, line: Int = #line
  ) throws(SolverError) -> ConstraintID { throw SolverError.overflow }

  /// Removes a constraint and solves again.
  public mutating func remove(_ id: ConstraintID) throws(SolverError) {}

  /// Whether a constraint is in the solver.
  public func contains(_ id: ConstraintID) -> Bool { false }

  /// All constraints in the order in which they were added.
  public var constraints: [ConstraintInfo] { [] }
  /// One constraint.
  public func info(_ id: ConstraintID) throws(SolverError) -> ConstraintInfo { throw SolverError.overflow }

  /// Collects all changes made in the body and optimises once at its end. If the body or the final optimisation
  /// throws, the solver is as it was before the call.
  public mutating func batch<Result>(
    _ body: (inout Solver) throws(SolverError) -> Result
  ) throws(SolverError) -> Result { try body(&self) }

  /// Makes a variable an edit variable: adds `variable == current value` at a priority (1000: an input nothing moves).
  @discardableResult
  public mutating func edit(_ variable: Variable, priority: Priority = .defaultHigh) throws(SolverError) -> ConstraintID {
    throw SolverError.overflow
  }
  /// Sets the value an edit variable is to have and solves again.
  public mutating func suggest(_ variable: Variable, _ value: Double) throws(SolverError) {}
  /// Ends editing a variable: removes its edit constraint.
  public mutating func endEdit(_ variable: Variable) throws(SolverError) {}
  /// Adds `variable == current value` at a priority.
  @discardableResult
  public mutating func stay(_ variable: Variable, priority: Priority = .low) throws(SolverError) -> ConstraintID {
    throw SolverError.overflow
  }

  /// Sets the constant on the right-hand side: `2 a + b >= 3` becomes `2 a + b >= value`.
  public mutating func setConstant(_ id: ConstraintID, to value: Double) throws(SolverError) {}
  /// Changes a priority in place, also from and to required.
  public mutating func setPriority(_ id: ConstraintID, to priority: Priority) throws(SolverError) {}
  /// Changes the coefficient of a variable in place.
  public mutating func setCoefficient(of variable: Variable, in id: ConstraintID, to value: Double) throws(SolverError) {}

  /// The value of a variable; NaN for a variable of another solver.
  public func value(of variable: Variable) -> Double { .nan }
  /// The value of an expression.
  public func value(of expression: Expression) -> Double { .nan }
  /// The variables whose values changed since the last call, in the order in which they were made.
  public mutating func changedVariables() -> [Variable] { [] }

  /// The constraints that do not hold, in the order in which they were added, with the amount.
  public func violations() -> [Violation] { [] }
  /// By how much a constraint does not hold, 0 when it does.
  public func violation(of id: ConstraintID) throws(SolverError) -> Double { 0 }

  /// The constraints that determine a variable, with their multipliers.
  public func explain(_ variable: Variable) throws(SolverError) -> Explanation { throw SolverError.overflow }
  /// The variables that only the tie rule fixes, in the order in which they were made.
  public func ambiguousVariables() -> [Variable] { [] }
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

/// Why a variable has its value: a sum over the constraints that hold exactly.
public struct Explanation: Sendable {
  /// One summand.
  public struct Part: Sendable {
    /// The constraint, or `nil` for the tie rule holding a variable at a value.
    public var constraint: ConstraintInfo?
    /// How the variable moves per unit of the right-hand constant of the constraint.
    public var multiplier: Double
    /// The summand: multiplier times the right-hand constant.
    public var amount: Double
  }
  /// The variable.
  public var variable: Variable
  /// Its value, the sum of the amounts.
  public var value: Double
  /// The summands.
  public var parts: [Part]
}

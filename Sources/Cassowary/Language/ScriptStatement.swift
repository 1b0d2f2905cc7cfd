/// One statement of the constraint language.
public enum ScriptStatement: Equatable, Sendable {
  /// `variable a b c`: fixes the order of variables.
  case variable([String])
  /// `a + 2 b >= 3 @750 "gap"`: adds a constraint.
  case constraint(ScriptConstraint)
  /// `edit a @750 "wish"`: makes a variable an edit variable.
  case edit(String, priority: Double, label: String?)
  /// `suggest a 70`: suggests a value.
  case suggest(String, Double)
  /// `endedit a`: ends editing a variable.
  case endEdit(String)
  /// `stay b @10 "kept"`: keeps the value a variable has now.
  case stay(String, priority: Double, label: String?)
  /// `constant "gap" 5`: changes the constant on the right-hand side.
  case constant(String, Double)
  /// `priority "gap" 1000`: changes a priority.
  case priority(String, Double)
  /// `coefficient "gap" a 2`: changes a coefficient.
  case coefficient(String, variable: String, Double)
  /// `remove "gap"`: removes a constraint.
  case remove(String)
  /// `batch` ... `end`: changes that are made together, or not at all.
  case batch([Line])
  /// `print a b`; without names, all variables.
  case print([String])
  /// `explain a b`; without names, all variables.
  case explain([String])

  /// A statement with its place in a text.
  public struct Line: Equatable, Sendable {
    /// The statement.
    public var statement: ScriptStatement
    /// Its line, from 1.
    public var number: Int
    /// The line as written.
    public var source: String
    /// The columns, from 1, of the names and labels in the statement, in the order of the text.
    public var columns: [Int]

    /// Makes a line of a text.
    public init(_ statement: ScriptStatement, number: Int, source: String = "", columns: [Int] = []) {
      self.statement = statement
      self.number = number
      self.source = source
      self.columns = columns
    }
  }
}

/// A constraint as the language writes it, with names in place of variables.
public struct ScriptConstraint: Equatable, Sendable {
  /// One product of a coefficient and a name.
  public struct Term: Equatable, Sendable {
    /// The name of the variable.
    public var name: String
    /// Its coefficient.
    public var coefficient: Double

    /// Makes a product.
    public init(_ name: String, _ coefficient: Double) {
      self.name = name
      self.coefficient = coefficient
    }
  }

  /// The terms of the left side, then those of the right side with the opposite sign.
  public var terms: [Term]
  /// The constant of the left side minus that of the right.
  public var constant: Double
  /// How the sum of both compares with 0.
  public var relation: Relation
  /// The priority; 1000 is required.
  public var priority: Double
  /// The label.
  public var label: String?

  /// Makes a constraint `terms + constant (relation) 0`.
  public init(
    _ terms: [Term], constant: Double, _ relation: Relation, priority: Double = 1000, label: String? = nil
  ) {
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.priority = priority
    self.label = label
  }
}

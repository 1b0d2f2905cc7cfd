extension ScriptStatement: CustomStringConvertible {
  /// The statement as the language writes it; a batch takes several lines.
  public var description: String {
    switch self {
    case .variable(let names): words("variable", names)
    case .print(let names): words("print", names)
    case .explain(let names): words("explain", names)
    case .constraint(let constraint): constraint.description
    case .edit(let name, let priority, let label): "edit \(name)" + ScriptFormat.suffix(priority, label)
    case .stay(let name, let priority, let label): "stay \(name)" + ScriptFormat.suffix(priority, label)
    case .suggest(let name, let value): "suggest \(name) \(ScriptFormat.number(value))"
    case .endEdit(let name): "endedit \(name)"
    case .constant(let label, let value): "constant \(ScriptFormat.quoted(label)) \(ScriptFormat.number(value))"
    case .priority(let label, let value): "priority \(ScriptFormat.quoted(label)) \(ScriptFormat.number(value))"
    case .coefficient(let label, let name, let value):
      "coefficient \(ScriptFormat.quoted(label)) \(name) \(ScriptFormat.number(value))"
    case .remove(let label): "remove \(ScriptFormat.quoted(label))"
    case .batch(let lines): (["batch"] + lines.map { $0.statement.description } + ["end"]).joined(separator: "\n")
    }
  }

  private func words(_ first: String, _ rest: [String]) -> String {
    ([first] + rest).joined(separator: " ")
  }
}

extension ScriptConstraint: CustomStringConvertible {
  /// The constraint as the language writes it: terms on the left, the constant on the right, the priority when it is
  /// below required, the label when there is one.
  public var description: String {
    "\(ScriptFormat.sum(terms)) \(relation.symbol) \(ScriptFormat.number(0 - constant))"
      + ScriptFormat.suffix(priority, label)
  }

  /// The constraint as the language writes it, from one of a solver.
  ///
  /// - Parameters:
  ///   - constraint: the constraint of a solver.
  ///   - label: its label, if any.
  ///   - name: gives the name of a variable.
  public init(_ constraint: Constraint, label: String? = nil, name: (Variable) -> String) {
    let expression = constraint.expression
    self.init(
      (0..<expression.count).map { Term(name(expression[$0].variable), expression[$0].coefficient) },
      constant: expression.constant, constraint.relation, priority: constraint.priority.value, label: label)
  }
}

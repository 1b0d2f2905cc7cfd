extension Solver {
  /// Makes a variable an edit variable: adds `variable == present value` at a priority.
  ///
  /// With ``Priority/required`` the variable is an input: suggestions set it and nothing else can move it.
  ///
  /// - Returns: the identity of the edit constraint.
  /// - Throws: ``SolverError/alreadyAnEditVariable(_:)``, ``SolverError/unknownVariable(_:)``,
  ///   ``SolverError/invalidPriority(_:)`` or ``SolverError/unsatisfiable(_:)``.
  @discardableResult
  public mutating func edit(
    _ variable: Variable, priority: Priority = .defaultHigh, label: String? = nil, file: StaticString = #fileID,
    line: Int = #line
  ) throws(SolverError) -> ConstraintID {
    let index = Int(variable.index)
    guard index >= 0, index < tableau.variableCount else { throw .unknownVariable(variable) }
    if index < edits.count, edits[index] >= 0 { throw .alreadyAnEditVariable(variable) }
    let id = try stay(variable, priority: priority, label: label, file: file, line: line)
    while edits.count <= index { edits.append(-1) }
    edits[index] = id.index
    return id
  }

  /// Sets the value an edit variable is to have and solves again.
  ///
  /// - Throws: ``SolverError/unknownVariable(_:)``, ``SolverError/notAnEditVariable(_:)``, ``SolverError/invalidNumber(_:)``,
  ///   ``SolverError/unsatisfiable(_:)`` when a required edit contradicts other required constraints, or
  ///   ``SolverError/overflow``.
  public mutating func suggest(_ variable: Variable, _ value: Double) throws(SolverError) {
    defer { _checkInvariants() }
    try setConstant(at: try editConstraint(of: variable), to: value)
  }

  /// Ends editing a variable: removes its edit constraint.
  ///
  /// - Throws: ``SolverError/notAnEditVariable(_:)``.
  public mutating func endEdit(_ variable: Variable) throws(SolverError) {
    let index = try editConstraint(of: variable)
    try remove(ConstraintID(index: index, serial: tableau.constraints[Int(index)].serial))
  }

  /// Whether a variable is an edit variable.
  public func isEdited(_ variable: Variable) -> Bool {
    let index = Int(variable.index)
    return index >= 0 && index < edits.count && edits[index] >= 0
  }

  /// Adds `variable == present value` at a priority: a wish that the variable keep its value.
  ///
  /// - Throws: as ``add(_:label:file:line:)``.
  @discardableResult
  public mutating func stay(
    _ variable: Variable, priority: Priority = .low, label: String? = nil, file: StaticString = #fileID,
    line: Int = #line
  ) throws(SolverError) -> ConstraintID {
    let index = Int(variable.index)
    guard index >= 0, index < tableau.variableCount else { throw .unknownVariable(variable) }
    return try add(
      Constraint(Expression(variable) - tableau.values[index], .equal, priority: priority), label: label, file: file,
      line: line)
  }

  private mutating func editConstraint(of variable: Variable) throws(SolverError) -> Int32 {
    let index = Int(variable.index)
    guard index >= 0, index < tableau.variableCount else { throw .unknownVariable(variable) }
    guard index < edits.count, edits[index] >= 0 else { throw .notAnEditVariable(variable) }
    return edits[index]
  }
}

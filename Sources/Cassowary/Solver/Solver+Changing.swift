extension Solver {
  // MARK: - Removing

  /// Removes a constraint and solves again.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  public mutating func remove(_ id: ConstraintID) throws(SolverError) {
    defer { _checkInvariants() }
    let index = try place(of: id)
    tableau.unshare()
    detach(index)
    postponed.removeAll { $0.index == index }
    endEditing(index)
    tableau.freeConstraint(index)
    try settleRemoval()
  }

  /// Whether a constraint is in the solver.
  @inline(__always)
  public func contains(_ id: ConstraintID) -> Bool {
    let index = Int(id.index)
    guard index >= 0, index < tableau.constraintCount else { return false }
    return tableau.constraints[index].nextFree == -2 && tableau.constraints[index].serial == id.serial
  }

  @inline(__always)
  func place(of id: ConstraintID) throws(SolverError) -> Int32 {
    guard contains(id) else { throw .unknownConstraint(id) }
    return id.index
  }

  /// Takes the breakpoint of a constraint out of the tableau.
  mutating func detach(_ index: Int32) {
    let record = tableau.constraints[Int(index)]
    guard record.breakpoint >= 0 else { return }
    // Primal steps start from an optimum. A batch that has none now is solved from the beginning at its end.
    if tableau.queueCount > 0, tableau.optimize() >= 0 {
      tableau.unlink(record.breakpoint)
      tableau.forget(record.breakpoint)
      tableau.constraints[Int(index)].breakpoint = -1
      tableau.rebuild()
      return
    }
    tableau.removing(record.breakpoint)
    tableau.freeBreakpoint(record.breakpoint)
    tableau.constraints[Int(index)].breakpoint = -1
    tableau.dropIfEmpty(record.symbol)
  }

  private mutating func settleRemoval() throws(SolverError) {
    if isBatching {
      hasChanges = true
      return
    }
    tableau.optimizeAgain()
    tableau.finish()
    if tableau.hasOverflow { tableau.recover() }
  }

  private mutating func endEditing(_ index: Int32) {
    for variable in edits.indices where edits[variable] == index { edits[variable] = -1 }
  }

  // MARK: - Batches

  /// Collects the changes made in the body and optimises once at its end.
  ///
  /// If the body or the final optimisation throws, the solver is as it was before the call. Inside the body values are
  /// those of an intermediate state. Batches nest; the outermost optimises.
  ///
  /// - Complexity: a copy of the solver is kept until the end.
  public mutating func batch<Result>(
    _ body: (inout Solver) throws(SolverError) -> Result
  ) throws(SolverError) -> Result {
    defer { _checkInvariants() }
    if isBatching { return try body(&self) }
    let before = self
    isBatching = true
    hasChanges = false
    let result: Result
    do {
      result = try body(&self)
      try placePostponed()
    } catch {
      self = before
      throw error
    }
    isBatching = false
    guard hasChanges else { return result }
    tableau.unshare()
    let blocked = tableau.optimize()
    if blocked >= 0 {
      let members = tableau.conflict(of: blocked)
      let last = members.max { tableau.constraints[Int($0)].sequence < tableau.constraints[Int($1)].sequence }
      let conflict = conflict(refused: last ?? members[0], members)
      self = before
      throw .unsatisfiable(conflict)
    }
    tableau.finish()
    if tableau.hasOverflow {
      self = before
      throw .overflow
    }
    return result
  }

  // MARK: - Changing in place

  /// Sets the constant on the right-hand side: `2 a + b >= 3` becomes `2 a + b >= value`.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``, ``SolverError/invalidNumber(_:)``,
  ///   ``SolverError/unsatisfiable(_:)`` or ``SolverError/overflow``.
  public mutating func setConstant(_ id: ConstraintID, to value: Double) throws(SolverError) {
    defer { _checkInvariants() }
    try setConstant(at: try place(of: id), to: value)
  }

  mutating func setConstant(at index: Int32, to value: Double) throws(SolverError) {
    guard value.isFinite else { throw .invalidNumber(value) }
    let old = tableau.constraints[Int(index)].constant
    if old == -value { return }
    tableau.unshare()
    tableau.constraints[Int(index)].constant = -value
    let record = tableau.constraints[Int(index)]
    if let waiting = postponed.firstIndex(where: { $0.index == index }) {
      postponed[waiting].expression.constant = -value
      return
    }
    guard record.symbol >= 0 else {
      if record.priority == 1000, Self.violation(record.relation, record.constant) > 0 {
        let refused = info(index)
        tableau.constraints[Int(index)].constant = old
        throw .unsatisfiable(Conflict(refused: refused, others: []))
      }
      return
    }
    let point = tableau.breakpoints[Int(record.breakpoint)]
    var position = value / record.factor
    if position == 0 { position = 0 }
    if !position.isFinite {
      tableau.constraints[Int(index)].constant = old
      throw .overflow
    }
    if point.isRequired {
      let other = tableau.contradiction(
        symbol: record.symbol, kind: point.kind, position: position, except: record.breakpoint)
      if other >= 0, isBatching {
        postpone(index)
        return
      }
      if other >= 0 {
        let conflict = conflict(refused: index, [tableau.breakpoints[Int(other)].constraint])
        tableau.constraints[Int(index)].constant = old
        throw .unsatisfiable(conflict)
      }
      position = tableau.snapped(
        symbol: record.symbol, kind: point.kind, position: position, except: record.breakpoint)
    }
    if !isBatching { tableau.beginJournal() }
    tableau.moveBreakpoint(record.breakpoint, to: position)
    if isBatching {
      hasChanges = true
      return
    }
    let outcome = tableau.solve { tableau in tableau.moveBreakpoint(record.breakpoint, to: point.position) }
    switch outcome {
    case .done: return
    case .overflow:
      tableau.constraints[Int(index)].constant = old
      throw .overflow
    case .conflict(let members):
      let conflict = conflict(refused: index, members)
      tableau.constraints[Int(index)].constant = old
      throw .unsatisfiable(conflict)
    }
  }

  /// Sets the constants of several constraints with one optimisation at the end; all of them or none.
  ///
  /// - Throws: as ``setConstant(_:to:)``.
  /// - Complexity: as ``batch(_:)``. With more changes than an eighth of the variables, and than
  ///   16, all values are computed once, not moved once for each.
  public mutating func setConstants(
    _ changes: [(ConstraintID, Double)]
  ) throws(SolverError) {
    try batch { solver throws(SolverError) in
      // Computing a value costs some eight times as much as moving it once.
      let isMany = changes.count > 16 && 8 * changes.count > solver.variableCount
      if isMany { solver.tableau.collectedMoves = 0 }
      defer { solver.tableau.followMoves() }
      for (id, value) in changes { try solver.setConstant(id, to: value) }
    }
  }

  /// Changes a priority in place, also from and to required.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``, ``SolverError/invalidPriority(_:)`` or
  ///   ``SolverError/unsatisfiable(_:)``.
  public mutating func setPriority(_ id: ConstraintID, to priority: Priority) throws(SolverError) {
    defer { _checkInvariants() }
    let index = try place(of: id)
    guard priority.isValid else { throw .invalidPriority(priority.value) }
    let old = tableau.constraints[Int(index)].priority
    if old == priority.value { return }
    try replace(index, by: expression(index), priority: priority.value)
  }

  /// Changes the coefficient of a variable in place; 0 takes the variable out of the constraint.
  ///
  /// - Throws: as ``add(_:label:file:line:)``, and ``SolverError/unknownConstraint(_:)``.
  public mutating func setCoefficient(
    of variable: Variable, in id: ConstraintID, to value: Double
  ) throws(SolverError) {
    defer { _checkInvariants() }
    let index = try place(of: id)
    guard value.isFinite else { throw .invalidNumber(value) }
    guard variable.index >= 0, Int(variable.index) < tableau.variableCount else { throw .unknownVariable(variable) }
    let old = self.expression(index)
    var expression = Expression(constant: old.constant)
    var isKnown = false
    for term in old.terms {
      let isIt = term.variable == variable
      isKnown = isKnown || isIt
      if !isIt || value != 0 { expression.append(isIt ? Term(variable, value) : term) }
    }
    if !isKnown, value != 0 { expression.append(Term(variable, value)) }
    try replace(index, by: expression, priority: tableau.constraints[Int(index)].priority)
  }

  /// Takes a constraint out and puts it back with another expression or priority; when that is refused, everything is
  /// as before.
  private mutating func replace(
    _ index: Int32, by expression: Expression, priority: Double
  ) throws(SolverError) {
    let before = self
    tableau.unshare()
    detach(index)
    postponed.removeAll { $0.index == index }
    if !isBatching { tableau.optimizeAgain() }
    do {
      let form = try normalForm(of: expression)
      tableau.constraints[Int(index)].symbol = form.symbol
      tableau.constraints[Int(index)].factor = form.factor
      tableau.constraints[Int(index)].termOrder = form.order
      tableau.constraints[Int(index)].priority = priority
      try place(index) { _, _ in }
      if form.symbol < 0 { try settleRemoval() }
    } catch {
      self = before
      throw error
    }
  }
}

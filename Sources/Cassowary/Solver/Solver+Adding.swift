extension Solver {
  // MARK: - Adding

  /// Adds a constraint and solves again.
  ///
  /// - Parameters:
  ///   - constraint: what to add.
  ///   - label: a name for people, printed in errors and dumps.
  ///   - file: the file it was declared in.
  ///   - line: the line it was declared in.
  /// - Returns: the identity of the constraint; an equal constraint added again gets another.
  /// - Throws: ``SolverError/invalidNumber(_:)``, ``SolverError/invalidPriority(_:)``,
  ///   ``SolverError/unknownVariable(_:)``, ``SolverError/unsatisfiable(_:)`` with a smallest set of required
  ///   constraints in conflict, or ``SolverError/overflow``.
  @discardableResult
  public mutating func add(
    _ constraint: Constraint, label: String? = nil, file: StaticString = #fileID, line: Int = #line
  ) throws(SolverError) -> ConstraintID {
    defer { _checkInvariants() }
    return try add(constraint, label: label, fileIndex: fileIndex(file), line: line)
  }

  mutating func add(
    _ constraint: Constraint, label: String?, fileIndex: Int32, line: Int
  ) throws(SolverError) -> ConstraintID {
    let priority = constraint.priority.value
    guard constraint.priority.isValid else { throw .invalidPriority(priority) }
    let count = constraint.expression.count
    for position in 0..<count { try check(constraint.expression[position]) }
    guard constraint.expression.constant.isFinite else { throw .invalidNumber(constraint.expression.constant) }
    tableau.unshare()
    let form = try normalForm(of: constraint.expression)
    let index = tableau.allocateConstraint()
    let record = tableau.constraints + Int(index)
    record.pointee.factor = form.factor
    record.pointee.constant = constraint.expression.constant
    record.pointee.priority = priority
    record.pointee.symbol = form.symbol
    record.pointee.breakpoint = -1
    record.pointee.file = fileIndex
    record.pointee.line = Int32(clamping: line)
    record.pointee.label = -1
    record.pointee.relation = constraint.relation
    record.pointee.termOrder = form.order
    if let label {
      record.pointee.label = Int32(labels.count)
      labels.append(label)
    }
    try place(index) { solver, index in solver.discard(index) }
    return ConstraintID(index: index, serial: tableau.constraints[Int(index)].serial)
  }

  /// Adds constraints with one optimisation at the end; all of them or none.
  ///
  /// - Throws: as ``add(_:label:file:line:)``.
  @discardableResult
  public mutating func add(
    contentsOf constraints: [Constraint], file: StaticString = #fileID, line: Int = #line
  ) throws(SolverError) -> [ConstraintID] {
    let index = fileIndex(file)
    return try batch { solver throws(SolverError) in
      var result: [ConstraintID] = []
      result.reserveCapacity(constraints.count)
      for constraint in constraints {
        result.append(try solver.add(constraint, label: nil, fileIndex: index, line: line))
      }
      return result
    }
  }

  private mutating func check(_ term: Term) throws(SolverError) {
    guard term.coefficient.isFinite else { throw .invalidNumber(term.coefficient) }
    guard term.variable.index >= 0, Int(term.variable.index) < tableau.variableCount else {
      throw .unknownVariable(term.variable)
    }
  }

  mutating func fileIndex(_ file: StaticString) -> Int32 {
    let address = file.hasPointerRepresentation ? UInt(bitPattern: file.utf8Start) : 0
    if address != 0, address == lastFile { return lastFileIndex }
    let name = file.description
    if let known = files.firstIndex(of: name) {
      lastFileIndex = Int32(known)
    } else {
      files.append(name)
      lastFileIndex = Int32(files.count - 1)
    }
    lastFile = address
    return lastFileIndex
  }

  // MARK: - Into the tableau

  /// Gives a constraint record its breakpoint and solves; on failure takes it out and lets `undo` free the rest.
  mutating func place(
    _ index: Int32, undo: (inout Solver, Int32) -> Void
  ) throws(SolverError) {
    let record = tableau.constraints[Int(index)]
    guard record.symbol >= 0 else {
      // No variable is left: true or false as it stands.
      if record.priority == 1000, Self.violation(record.relation, record.constant) > 0 {
        let refused = info(index)
        undo(&self, index)
        throw .unsatisfiable(Conflict(refused: refused, others: []))
      }
      return
    }
    let kind = Self.kind(record.relation, record.factor)
    var position = -record.constant / record.factor
    if position == 0 { position = 0 }
    let weight = abs(record.factor)
    guard position.isFinite else {
      undo(&self, index)
      tableau.dropIfEmpty(record.symbol)
      throw .overflow
    }
    var level: Int32 = -1
    if record.priority == 1000 {
      let other = tableau.contradiction(symbol: record.symbol, kind: kind, position: position, except: -1)
      if other >= 0, isBatching, !isClosingBatch {
        postpone(index)
        return
      }
      if other >= 0 {
        let conflict = conflict(refused: index, [tableau.breakpoints[Int(other)].constraint])
        undo(&self, index)
        throw .unsatisfiable(conflict)
      }
      position = tableau.snapped(symbol: record.symbol, kind: kind, position: position, except: -1)
    } else {
      level = tableau.level(for: record.priority)
    }
    let breakpoint = tableau.allocateBreakpoint()
    (tableau.breakpoints + Int(breakpoint)).initialize(
      to: Breakpoint(
        position: position, weight: weight, jump: level < 0 ? 0 : kind == .both ? 2 * weight : weight, next: -1,
        previous: -1, symbol: record.symbol, constraint: index, level: level, kind: kind))
    tableau.constraints[Int(index)].breakpoint = breakpoint
    if !isBatching { tableau.beginJournal() }
    tableau.install(breakpoint)
    tableau.define(record.symbol)
    if isBatching {
      hasChanges = true
      return
    }
    let outcome = tableau.solve { $0.uninstall(breakpoint) }
    switch outcome {
    case .done: return
    case .overflow:
      undo(&self, index)
      throw .overflow
    case .conflict(let members):
      let conflict = conflict(refused: index, members)
      undo(&self, index)
      throw .unsatisfiable(conflict)
    }
  }

  /// Lets a constraint wait for the end of the batch.
  mutating func postpone(_ index: Int32) {
    postponed.append((index, expression(index)))
    detach(index)
    tableau.dropIfEmpty(tableau.constraints[Int(index)].symbol)
    tableau.constraints[Int(index)].symbol = -1
    hasChanges = true
  }

  /// Places the constraints that waited for the end of the batch.
  mutating func placePostponed() throws(SolverError) {
    isClosingBatch = true
    defer { isClosingBatch = false }
    let waiting = postponed
    postponed = []
    for (index, expression) in waiting {
      let form = try normalForm(of: expression)
      tableau.constraints[Int(index)].symbol = form.symbol
      tableau.constraints[Int(index)].factor = form.factor
      tableau.constraints[Int(index)].termOrder = form.order
      try place(index) { _, _ in }
    }
  }

  /// Frees the record of a constraint that was never placed.
  mutating func discard(_ index: Int32) {
    if tableau.constraints[Int(index)].label == Int32(labels.count - 1), !labels.isEmpty { labels.removeLast() }
    tableau.freeConstraint(index)
  }

  /// A conflict from the members by index, the refused one named apart, the others in the order of adding.
  func conflict(refused: Int32, _ members: [Int32]) -> Conflict {
    let others = members.filter { $0 != refused }
      .sorted { tableau.constraints[Int($0)].sequence < tableau.constraints[Int($1)].sequence }
    return Conflict(refused: info(refused), others: others.map { info($0) })
  }

  static func kind(_ relation: Relation, _ factor: Double) -> BreakpointKind {
    switch relation {
    case .equal: .both
    case .lessThanOrEqual: factor > 0 ? .upper : .lower
    case .greaterThanOrEqual: factor > 0 ? .lower : .upper
    }
  }

  /// By how much a left-hand side, compared with 0, misses a relation.
  static func violation(_ relation: Relation, _ value: Double) -> Double {
    switch relation {
    case .equal: abs(value)
    case .lessThanOrEqual: max(0, value)
    case .greaterThanOrEqual: max(0, -value)
    }
  }
}

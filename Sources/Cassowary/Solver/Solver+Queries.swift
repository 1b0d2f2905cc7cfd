extension Solver {
  // MARK: - Constraints

  /// All constraints in the order in which they were added.
  ///
  /// - Complexity: O(n log n) for n constraints.
  public var constraints: [ConstraintInfo] { liveConstraints.map { info($0) } }

  /// The indices of all constraints in the order in which they were added.
  var liveConstraints: [Int32] {
    (0..<Int32(tableau.constraintCount)).filter { tableau.constraints[Int($0)].nextFree == -2 }
      .sorted { tableau.constraints[Int($0)].sequence < tableau.constraints[Int($1)].sequence }
  }

  /// One constraint with its label and location.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  public func info(_ id: ConstraintID) throws(SolverError) -> ConstraintInfo { info(try place(of: id)) }

  func info(_ index: Int32) -> ConstraintInfo {
    let record = tableau.constraints[Int(index)]
    let constraint = Constraint(expression(index), record.relation, priority: Priority(record.priority))
    let label = record.label >= 0 ? labels[Int(record.label)] : nil
    let location =
      record.file >= 0 ? SourceLocation(file: files[Int(record.file)], line: Int(record.line)) : nil
    return ConstraintInfo(
      id: ConstraintID(index: index, serial: record.serial), constraint: constraint, label: label,
      location: location, text: text(of: constraint, label: label, location: location))
  }

  /// Left side minus right side of a constraint.
  func expression(_ index: Int32) -> Expression {
    if let waiting = postponed.first(where: { $0.index == index }) { return waiting.expression }
    return Expression(terms: terms(index), constant: tableau.constraints[Int(index)].constant)
  }

  /// The terms of a constraint, up to four in the order in which they were written.
  func terms(_ index: Int32) -> [Term] {
    let record = tableau.constraints[Int(index)]
    guard record.symbol >= 0 else { return [] }
    let symbol = tableau.symbols[Int(record.symbol)]
    if symbol.variable >= 0 { return [Term(Variable(index: symbol.variable), record.factor)] }
    let count = Int(symbol.rowCount)
    return (0..<count).map { written in
      let place = count <= 4 && record.termOrder != 0 ? Int(record.termOrder >> UInt8(2 * written)) & 3 : written
      let entry = tableau.rowEntries[Int(symbol.rowStart) + place]
      return Term(Variable(index: entry.variable), entry.coefficient * record.factor)
    }
  }

  // MARK: - Violations

  /// The constraints that do not hold, in the order in which they were added.
  ///
  /// - Complexity: O(n log n) for n constraints.
  public func violations() -> [Violation] {
    liveConstraints.compactMap { index in
      let amount = violation(index)
      let record = tableau.constraints[Int(index)]
      return amount > 0
        ? Violation(
          constraint: ConstraintID(index: index, serial: record.serial), priority: Priority(record.priority),
          amount: amount)
        : nil
    }
  }

  /// By how much a constraint does not hold, in the units of the constraint as written; 0 when it does.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  public func violation(of id: ConstraintID) throws(SolverError) -> Double { violation(try place(of: id)) }

  private func violation(_ index: Int32) -> Double {
    let record = tableau.constraints[Int(index)]
    guard record.symbol >= 0 else { return Self.violation(record.relation, record.constant) }
    // Where the symbol is located says exactly whether the constraint holds; its value only by how much not.
    if tableau.isSatisfied(record.breakpoint) { return 0 }
    return Self.violation(
      record.relation, record.factor * tableau.value(ofSymbol: record.symbol) + record.constant)
  }

  /// Left side minus right side of a constraint at the present values.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  public func residual(of id: ConstraintID) throws(SolverError) -> Double {
    let record = tableau.constraints[Int(try place(of: id))]
    guard record.symbol >= 0 else { return record.constant }
    return record.factor * tableau.value(ofSymbol: record.symbol) + record.constant
  }

  // MARK: - Changes

  /// The variables whose values changed since the last call, in the order in which they were made; at the first call
  /// those that are not 0.
  ///
  /// - Complexity: O(n) for n variables.
  public mutating func changedVariables() -> [Variable] {
    var result: [Variable] = []
    while reported.count < tableau.variableCount { reported.append(0) }
    for index in 0..<tableau.variableCount where tableau.values[index] != reported[index] {
      result.append(Variable(index: Int32(index)))
      reported[index] = tableau.values[index]
    }
    return result
  }
}

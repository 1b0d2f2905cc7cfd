extension Solver: Codable {
  /// A solver as data: what was made and added, in order.
  private struct Record: Codable {
    struct Summand: Codable {
      var variable: Int32
      var coefficient: Double
    }

    struct Statement: Codable {
      var terms: [Summand]
      var constant: Double
      var relation: Relation
      var priority: Double
      var label: String?
      var location: SourceLocation?
    }

    struct Edit: Codable {
      var variable: Int32
      var constraint: Int
    }

    var variables: [String]
    var constraints: [Statement]
    var edits: [Edit]
  }

  /// Writes the names of the variables in order, the constraints in order with their labels and places, and which of
  /// them are edit constraints. Values follow from these and are not written.
  ///
  /// - Complexity: O(n log n) for n constraints.
  public func encode(to encoder: any Encoder) throws {
    let live = liveConstraints
    var positions: [Int32: Int] = [:]
    for (position, index) in live.enumerated() { positions[index] = position }
    let statements = live.map { index in
      let info = info(index)
      return Record.Statement(
        terms: info.constraint.expression.terms.map {
          Record.Summand(variable: $0.variable.index, coefficient: $0.coefficient)
        }, constant: info.constraint.expression.constant, relation: info.constraint.relation,
        priority: info.constraint.priority.value, label: info.label, location: info.location)
    }
    let edits = edits.enumerated().compactMap { variable, index in
      positions[index].map { Record.Edit(variable: Int32(variable), constraint: $0) }
    }
    try Record(
      variables: (0..<variableCount).map { $0 < names.count ? names[$0] : "" }, constraints: statements, edits: edits
    ).encode(to: encoder)
  }

  /// Builds a solver from what ``encode(to:)`` wrote, with one optimisation at the end.
  ///
  /// Variables keep their places. Constraints get identities of their own: ``constraints`` lists them in the same order
  /// as before.
  ///
  /// - Throws: what the decoder throws, and `DecodingError.dataCorrupted` for data that no solver can be built from:
  ///   numbers that are not finite, priorities out of range, variables that are not there, conflicts.
  public init(from decoder: any Decoder) throws {
    let record = try Record(from: decoder)
    func corrupted(_ text: String) -> DecodingError {
      .dataCorrupted(DecodingError.Context(codingPath: decoder.codingPath, debugDescription: text))
    }
    var solver = Solver()
    for name in record.variables { _ = solver.variable(name) }
    let ids: [ConstraintID]
    do throws(SolverError) {
      ids = try solver.batch { solver throws(SolverError) in
        var ids: [ConstraintID] = []
        for statement in record.constraints {
          let terms = statement.terms.map { Term(Variable(index: $0.variable), $0.coefficient) }
          ids.append(
            try solver.add(
              Constraint(
                Expression(terms: terms, constant: statement.constant), statement.relation,
                priority: Priority(statement.priority)), label: statement.label,
              fileIndex: statement.location.map { solver.fileIndex(named: $0.file) } ?? -1,
              line: statement.location?.line ?? 0))
        }
        return ids
      }
    } catch {
      throw corrupted("No solver can be built: \(error)")
    }
    for edit in record.edits {
      guard edit.variable >= 0, edit.variable < solver.variableCount, ids.indices.contains(edit.constraint) else {
        throw corrupted("An edit names a variable or constraint that is not there.")
      }
      while solver.edits.count <= edit.variable { solver.edits.append(-1) }
      solver.edits[Int(edit.variable)] = ids[edit.constraint].index
    }
    self = solver
  }

  private mutating func fileIndex(named name: String) -> Int32 {
    if let known = files.firstIndex(of: name) { return Int32(known) }
    files.append(name)
    return Int32(files.count - 1)
  }
}

extension Solver {
  /// Takes out all variables and constraints and keeps room for as many.
  ///
  /// Identities of constraints from before are refused afterwards; variables from before are unknown until as many were
  /// made again.
  ///
  /// - Complexity: O(n) for n constraints.
  public mutating func reset() {
    let capacities = tableau.capacities
    let serials = (0..<tableau.constraintCount).map { tableau.constraints[$0].serial }
    self = Solver()
    reserveCapacity(variables: capacities.variables, constraints: capacities.constraints)
    // Places are handed out again from the first on, each with the next serial.
    for serial in serials {
      let index = tableau.allocateConstraint()
      tableau.constraints[Int(index)].serial = serial
    }
    for index in serials.indices.reversed() { tableau.freeConstraint(Int32(index)) }
  }
}

/// A single change of a priority that removes a conflict.
public struct ConflictRemedy: Sendable {
  /// The constraint whose priority changes: one of the conflict, or the refused one itself.
  public var constraint: ConstraintInfo
  /// Whether it is the constraint that was refused.
  public var isRefused: Bool
  /// The priority that was tried: just below required.
  public var priority: Priority

  /// The change as a sentence.
  public var sentence: String { "Lower the priority of \(constraint.text) to \(Int(priority.value))." }
}

extension Solver {
  /// The single changes of a priority, from required to 999, with which a refused constraint can be added.
  ///
  /// Each was tried on a copy: with the change the constraint is accepted. Those of the conflict come in the order in
  /// which they were added, the refused constraint last; empty when it is not refused.
  ///
  /// - Throws: what ``add(_:label:file:line:)`` throws other than a conflict.
  /// - Complexity: one solve per member of the conflict.
  public func remedies(
    for constraint: Constraint, label: String? = nil, file: StaticString = #fileID, line: Int = #line
  ) throws(SolverError) -> [ConflictRemedy] {
    var trial = self
    let conflict: Conflict
    do throws(SolverError) {
      try trial.add(constraint, label: label, file: file, line: line)
      return []
    } catch {
      guard case .unsatisfiable(let found) = error else { throw error }
      conflict = found
    }
    var result: [ConflictRemedy] = []
    for member in conflict.others {
      guard let id = member.id else { continue }
      var changed = self
      do throws(SolverError) {
        try changed.setPriority(id, to: Priority(999))
        try changed.add(constraint, label: label, file: file, line: line)
        result.append(ConflictRemedy(constraint: member, isRefused: false, priority: Priority(999)))
      } catch {
        continue
      }
    }
    var changed = self
    do throws(SolverError) {
      try changed.add(constraint ~ Priority(999), label: label, file: file, line: line)
      result.append(ConflictRemedy(constraint: conflict.refused, isRefused: true, priority: Priority(999)))
    } catch {
      return result
    }
    return result
  }
}

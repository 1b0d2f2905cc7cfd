extension Solver {
  /// Everything in the solver as text, the same for the same variables and constraints: made to be read and compared.
  ///
  /// How to read it is told in <doc:ReadingADump>.
  ///
  /// - Complexity: O(n log n) for n constraints.
  public func dump() -> String {
    var lines = ["\(variableCount) variables, \(constraintCount) constraints", "variables"]
    for variable in variables {
      let edit =
        isEdited(variable)
        ? " edit @" + number(tableau.constraints[Int(edits[Int(variable.index)])].priority) : ""
      lines.append("  \(name(of: variable)) = \(number(value(of: variable)))\(edit)")
    }
    lines.append("constraints")
    var levels: [(priority: Double, total: Double)] = []
    for index in liveConstraints {
      let record = tableau.constraints[Int(index)]
      let info = info(index)
      let state = state(of: index)
      lines.append("  \(state.mark) \(info.text)\(state.remark)")
      guard record.priority < 1000 else { continue }
      if let level = levels.firstIndex(where: { $0.priority == record.priority }) {
        levels[level].total += state.violation
      } else {
        levels.append((record.priority, state.violation))
      }
    }
    lines.append("levels")
    for level in levels.sorted(by: { $0.priority > $1.priority }) {
      lines.append("  @\(number(level.priority)): \(number(level.total))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// How a constraint stands: `=` on its number, `.` holds with room, `!` does not hold.
  private func state(of index: Int32) -> (mark: String, remark: String, violation: Double) {
    let record = tableau.constraints[Int(index)]
    let residual =
      record.symbol < 0
      ? record.constant : record.factor * tableau.value(ofSymbol: record.symbol) + record.constant
    let id = ConstraintID(index: index, serial: record.serial)
    let violation: Double
    do {
      violation = try self.violation(of: id)
    } catch {
      violation = 0
    }
    if violation > 0 { return ("!", "  off by \(number(violation))", violation) }
    let noise = 1e-12 * max(1, abs(record.constant))
    if abs(residual) <= noise || record.relation == .equal { return ("=", "", 0) }
    return (".", "  room \(number(abs(residual)))", 0)
  }
}

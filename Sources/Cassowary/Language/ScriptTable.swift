/// What the names and labels of a script stand for, and how a statement is told to a solver.
struct ScriptTable: Sendable {
  /// Why a statement did not take effect.
  enum Failure: Error {
    /// The text is wrong.
    case text(ScriptError)
    /// The solver refused it; what it is about.
    case refused(SolverError, String)
    /// The constraint of a label was refused or removed before.
    case absent(String)
  }

  /// The names of the variables in their order.
  private(set) var names: [String] = []
  private(set) var variables: [String: Variable] = [:]
  private var constraints: [String: ConstraintID] = [:]
  private var labels: [ConstraintID: String] = [:]
  private var known: Set<String> = []

  /// The constraint that was last added under a label; it may be gone.
  func constraint(_ label: String) -> ConstraintID? { constraints[label] }

  /// What a constraint is called: by its label, or by its line.
  func name(of id: ConstraintID) -> String? { labels[id] }

  /// What a constraint is called, also one that was refused.
  func name(of info: ConstraintInfo) -> String {
    if let id = info.id, let label = labels[id] { return label }
    return info.label ?? info.location.map { "line \($0.line)" } ?? info.text
  }

  /// The variable of a name, made when there is none.
  mutating func variable(_ name: String, in solver: inout Solver) -> Variable {
    if let made = variables[name] { return made }
    let made = solver.variable(name)
    variables[name] = made
    names.append(name)
    return made
  }

  /// Makes the variables that a statement is the first to name.
  mutating func makeVariables(_ statement: ScriptStatement, in solver: inout Solver) {
    switch statement {
    case .variable(let names): for name in names { _ = variable(name, in: &solver) }
    case .constraint(let constraint): for term in constraint.terms { _ = variable(term.name, in: &solver) }
    case .edit(let name, _, _), .stay(let name, _, _), .coefficient(_, let name, _): _ = variable(name, in: &solver)
    case .batch(let lines): for line in lines { makeVariables(line.statement, in: &solver) }
    default: break
    }
  }

  /// Tells a statement that changes something to a solver.
  mutating func apply(_ line: ScriptStatement.Line, to solver: inout Solver) throws(Failure) {
    switch line.statement {
    case .constraint(let constraint):
      let label = try newLabel(constraint.label, line, solver)
      var expression = Expression(constant: constraint.constant)
      for term in constraint.terms { expression.append(Term(variable(term.name, in: &solver), term.coefficient)) }
      let made = Constraint(expression, constraint.relation, priority: Priority(constraint.priority))
      do throws(SolverError) {
        enter(try solver.add(made, label: constraint.label, file: "script", line: line.number), label)
      } catch {
        throw .refused(error, label)
      }
    case .edit(let name, let priority, let label):
      let label = try newLabel(label, line, solver)
      let variable = variable(name, in: &solver)
      do throws(SolverError) {
        enter(try solver.edit(variable, priority: Priority(priority)), label)
      } catch {
        throw .refused(error, label)
      }
    case .stay(let name, let priority, let label):
      let label = try newLabel(label, line, solver)
      let variable = variable(name, in: &solver)
      do throws(SolverError) {
        enter(try solver.stay(variable, priority: Priority(priority)), label)
      } catch {
        throw .refused(error, label)
      }
    case .suggest(let name, let value):
      let variable = try known(name, line, 0)
      try tell(&solver, name) { (solver) throws(SolverError) in try solver.suggest(variable, value) }
    case .endEdit(let name):
      let variable = try known(name, line, 0)
      try tell(&solver, name) { (solver) throws(SolverError) in try solver.endEdit(variable) }
    case .constant(let label, let value):
      let id = try present(label, line, solver)
      try tell(&solver, label) { (solver) throws(SolverError) in try solver.setConstant(id, to: value) }
    case .priority(let label, let value):
      let id = try present(label, line, solver)
      try tell(&solver, label) { (solver) throws(SolverError) in try solver.setPriority(id, to: Priority(value)) }
    case .coefficient(let label, let name, let value):
      let id = try present(label, line, solver)
      let variable = variable(name, in: &solver)
      try tell(&solver, label) { (solver) throws(SolverError) in
        try solver.setCoefficient(of: variable, in: id, to: value)
      }
    case .remove(let label):
      let id = try present(label, line, solver)
      try tell(&solver, label) { (solver) throws(SolverError) in try solver.remove(id) }
    case .variable, .batch, .print, .explain: break
    }
  }

  private func tell(
    _ solver: inout Solver, _ subject: String, _ body: (inout Solver) throws(SolverError) -> Void
  ) throws(Failure) {
    do throws(SolverError) {
      try body(&solver)
    } catch {
      throw .refused(error, subject)
    }
  }

  private mutating func enter(_ id: ConstraintID, _ label: String) {
    constraints[label] = id
    labels[id] = label
  }

  /// The label of a new constraint, or `line` and its line; an error when a constraint in the solver has it.
  private mutating func newLabel(
    _ label: String?, _ line: ScriptStatement.Line, _ solver: Solver
  ) throws(Failure) -> String {
    let label = label ?? "line \(line.number)"
    if let id = constraints[label], solver.contains(id) {
      throw .text(error(.labelInUse(label), line, line.columns.count - 1))
    }
    known.insert(label)
    return label
  }

  /// The variable of a name that must be known.
  func known(_ name: String, _ line: ScriptStatement.Line, _ column: Int) throws(Failure) -> Variable {
    guard let variable = variables[name] else { throw .text(error(.unknownVariable(name), line, column)) }
    return variable
  }

  private func present(_ label: String, _ line: ScriptStatement.Line, _ solver: Solver) throws(Failure) -> ConstraintID
  {
    guard known.contains(label) else { throw .text(error(.unknownLabel(label), line, 0)) }
    guard let id = constraints[label], solver.contains(id) else { throw .absent(label) }
    return id
  }

  private func error(_ reason: ScriptError.Reason, _ line: ScriptStatement.Line, _ place: Int) -> ScriptError {
    let column = line.columns.indices.contains(place) ? line.columns[place] : 1
    return ScriptError(reason, line: line.number, column: column, source: line.source)
  }
}

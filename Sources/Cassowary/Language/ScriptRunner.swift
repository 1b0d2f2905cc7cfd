/// Runs statements of the constraint language on a ``Solver``.
///
/// A refused statement leaves the solver as it was and is an event, not an error; a name or label that stands for
/// nothing is an error in the text. A label whose constraint was refused or removed is known, but a statement about it
/// is refused. A variable that a refused statement was the first to name is there all the same.
public struct ScriptRunner: Sendable {
  /// The solver the statements are told to.
  public private(set) var solver = Solver()
  private var table = ScriptTable()

  /// Makes a runner over an empty solver.
  public init() {}

  /// The names of the variables in their order.
  public var names: [String] { table.names }

  /// The variable of a name; `nil` when no statement has made it.
  public func variable(named name: String) -> Variable? { table.variables[name] }

  /// The constraint of a label, or of `line` and a line; `nil` when it is not in the solver.
  public func constraint(labelled label: String) -> ConstraintID? {
    table.constraint(label).flatMap { solver.contains($0) ? $0 : nil }
  }

  /// The label of a constraint of this script, or `line` and its line.
  public func label(of id: ConstraintID) -> String? { table.name(of: id) }

  /// Runs a whole script and gives what it has to say, the state at the end last.
  ///
  /// - Throws: the first name or label that stands for nothing; the statements before it have run.
  public mutating func run(_ script: SolverScript) throws(ScriptError) -> [ScriptEvent] {
    var events: [ScriptEvent] = []
    for line in script.lines { events += try run(line) }
    return events + [.state(state(line: script.lineCount))]
  }

  /// Runs one statement and gives what it has to say.
  public mutating func run(_ line: ScriptStatement.Line) throws(ScriptError) -> [ScriptEvent] {
    do throws(ScriptTable.Failure) {
      switch line.statement {
      case .variable:
        table.makeVariables(line.statement, in: &solver)
        return []
      case .print(let names): return [.state(try state(line, names))]
      case .explain(let names): return try explain(line, names)
      case .batch(let lines):
        try batch(line, lines)
        return []
      default:
        try table.apply(line, to: &solver)
        return []
      }
    } catch {
      switch error {
      case .text(let error): throw error
      case .refused(let error, let subject): return [.refused(refusal(error, subject, line.number))]
      case .absent(let label):
        return [
          .refused(.init(line: line.number, refused: label, conflict: [], reason: "it is not in the solver"))
        ]
      }
    }
  }

  /// The values of all variables, what does not hold and what is ambiguous.
  public func state(line: Int) -> ScriptState {
    let values = table.names.compactMap { name in
      table.variables[name].map { ScriptState.Value(name: name, value: solver.value(of: $0)) }
    }
    return state(line: line, values: values)
  }

  private func state(_ line: ScriptStatement.Line, _ names: [String]) throws(ScriptTable.Failure) -> ScriptState {
    if names.isEmpty { return state(line: line.number) }
    var values: [ScriptState.Value] = []
    for (place, name) in names.enumerated() {
      values.append(.init(name: name, value: solver.value(of: try table.known(name, line, place))))
    }
    return state(line: line.number, values: values)
  }

  private func state(line: Int, values: [ScriptState.Value]) -> ScriptState {
    let violations = solver.violations().map { violation in
      ScriptState.Violation(
        constraint: table.name(of: violation.constraint) ?? "", priority: violation.priority.value,
        violation: violation.amount)
    }
    let ambiguous = solver.ambiguousVariables().map { solver.name(of: $0) }
    return ScriptState(line: line, values: values, violations: violations, ambiguous: ambiguous)
  }

  private func explain(
    _ line: ScriptStatement.Line, _ names: [String]
  ) throws(ScriptTable.Failure) -> [ScriptEvent] {
    var events: [ScriptEvent] = []
    for (place, name) in (names.isEmpty ? table.names : names).enumerated() {
      let variable = try table.known(name, line, place)
      do throws(SolverError) {
        events.append(.explained(try explanation(of: variable, line: line.number)))
      } catch {
        throw .refused(error, name)
      }
    }
    return events
  }

  /// What a variable is the sum of, with the names of the script.
  public func explanation(of variable: Variable, line: Int) throws(SolverError) -> ScriptExplanation {
    let explanation = try solver.explain(variable)
    return ScriptExplanation(
      line: line, variable: solver.name(of: variable), value: explanation.value,
      parts: explanation.parts.map { part in
        .init(constraint: part.constraint.map(table.name(of:)), multiplier: part.multiplier, amount: part.amount)
      })
  }

  /// Makes all changes of a batch, or none: a copy takes them, and takes the place of the solver when all went well.
  private mutating func batch(
    _ line: ScriptStatement.Line, _ lines: [ScriptStatement.Line]
  ) throws(ScriptTable.Failure) {
    table.makeVariables(line.statement, in: &solver)
    var (trial, trialTable) = (solver, table)
    var failure: ScriptTable.Failure?
    do throws(SolverError) {
      try trial.batch { (inner: inout Solver) throws(SolverError) in
        for line in lines where failure == nil {
          do throws(ScriptTable.Failure) {
            try trialTable.apply(line, to: &inner)
          } catch {
            failure = error
          }
        }
      }
    } catch {
      throw failure ?? .refused(error, "line \(line.number)")
    }
    if let failure { throw failure }
    (solver, table) = (trial, trialTable)
  }

  private func refusal(_ error: SolverError, _ subject: String, _ line: Int) -> ScriptRefusal {
    func made(_ reason: String) -> ScriptRefusal {
      ScriptRefusal(line: line, refused: subject, conflict: [], reason: reason)
    }
    switch error {
    case .unsatisfiable(let conflict):
      let refused = table.name(of: conflict.refused)
      return ScriptRefusal(
        line: line, refused: refused, conflict: [refused] + conflict.others.map(table.name(of:)),
        reason: "required constraints contradict each other")
    case .invalidNumber(let value): return made("\(ScriptFormat.number(value)) is not a number to calculate with")
    case .invalidPriority(let value):
      return made("\(ScriptFormat.number(value)) is not a priority: greater than 0, at most 1000")
    case .unknownVariable(let variable): return made("the variable \(solver.name(of: variable)) is unknown")
    case .unknownConstraint: return made("it is not in the solver")
    case .notAnEditVariable(let variable): return made("\(solver.name(of: variable)) is not an edit variable")
    case .alreadyAnEditVariable(let variable):
      return made("\(solver.name(of: variable)) is an edit variable already")
    case .overflow: return made("the solution is too large to represent")
    }
  }
}

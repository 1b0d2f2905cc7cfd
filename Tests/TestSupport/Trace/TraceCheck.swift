import Cassowary

/// Runs statements on the product and on the model side by side and says where they part.
public struct TraceCheck: Sendable {
  /// The product.
  public private(set) var runner = ScriptRunner()
  /// The judge.
  public private(set) var model = ScriptModel()
  /// The statements so far.
  public private(set) var statements: [ScriptStatement] = []
  private var line = 0

  private let isExact: Bool

  /// Makes a check over an empty system; `isExact` asks for the same bits where the right value is a double.
  public init(isExact: Bool = false) {
    self.isExact = isExact
  }

  /// Runs a statement on both; gives what differs, or `nil`.
  ///
  /// - Parameter compare: whether to compare values, totals, violations and ambiguity after it.
  public mutating func step(_ statement: ScriptStatement, compare: Bool = true) -> String? {
    line += 1
    let numbered = SolverScript([statement]).lines[0]
    var placed = ScriptStatement.Line(numbered.statement, number: line)
    if case .batch(let inner) = placed.statement {
      let lines = inner.enumerated().map { ScriptStatement.Line($1.statement, number: line + $0 + 1) }
      placed.statement = .batch(lines)
      line += inner.count + 1
    }
    statements.append(placed.statement)
    let before = model
    let accepted = model.apply(placed)
    let events: [ScriptEvent]
    do {
      events = try runner.run(placed)
    } catch {
      return "error in the text: \(error)"
    }
    for event in events {
      guard case .refused(let refusal) = event else { continue }
      if accepted { return "refused, but it can hold: \(event.text)" }
      if let fault = judge(refusal, placed.statement, before) { return fault }
    }
    if !accepted, !events.contains(where: { if case .refused = $0 { true } else { false } }) {
      return "accepted, but it cannot hold"
    }
    return compare ? difference() : nil
  }

  /// What differs between the product and the judge now, or `nil`.
  public mutating func difference() -> String? {
    let truth = model.solution()
    // An edit variable or a stay that starts at a value that is no double may not fit exactly.
    guard truth.isFeasible else { return nil }
    let solver = runner.solver
    var values: [Double] = []
    for (index, name) in model.names.enumerated() {
      guard let variable = runner.variable(named: name) else { return "no variable \(name)" }
      values.append(solver.value(of: variable))
      let (got, right) = (values[index], truth.values[index])
      if !((got - right).magnitude <= 1e-9 * max(1, right.magnitude)) {
        return "\(name) = \(got), right is \(right); all right values: \(truth.values)"
      }
      if isExact, truth.isExact[index], got != right { return "\(name) = \(got) is not quite \(right)" }
    }
    if let fault = violations(truth) { return fault }
    if let fault = solver.invariantFault() { return "the certificate fails: \(fault)" }
    let ambiguous = Set(solver.ambiguousVariables().map { solver.name(of: $0) })
    for (index, name) in model.names.enumerated() where ambiguous.contains(name) != truth.isAmbiguous[index] {
      return "\(name) is \(truth.isAmbiguous[index] ? "" : "not ")ambiguous"
    }
    return nil
  }

  /// Compares the violations the product reports with the least totals, level by level.
  private func violations(_ truth: ExactSolution) -> String? {
    var totals = [Double](repeating: 0, count: truth.priorities.count)
    for violation in runner.solver.violations() {
      guard let level = truth.priorities.firstIndex(of: violation.priority.value) else {
        return "a violation of \(violation.amount) at \(violation.priority.value)"
      }
      totals[level] += violation.amount
    }
    for (level, total) in totals.enumerated() where (total - truth.totals[level]).magnitude > 1e-8 * max(1, total) {
      return "violations at \(truth.priorities[level]) sum up to \(total), the least is \(truth.totals[level])"
    }
    return nil
  }

  /// Whether the conflict of a refusal cannot hold and each member is needed for that.
  private func judge(_ refusal: ScriptRefusal, _ statement: ScriptStatement, _ before: ScriptModel) -> String? {
    if refusal.conflict.isEmpty { return nil }
    var trial = before
    var entries: [String: ExactConstraint] = [:]
    for entry in before.entries { entries[entry.label] = entry.constraint }
    var changed = [statement]
    if case .batch(let lines) = statement { changed = lines.map(\.statement) }
    for (offset, statement) in changed.enumerated() {
      let number = changed.count == 1 && changed[0] == self.statements.last ? line : line - changed.count + offset
      switch statement {
      case .constraint(let constraint): entries[constraint.label ?? "line \(number)"] = trial.exact(constraint)
      case .constant(let label, let value): entries[label]?.constant = -value
      case .priority(let label, let value): entries[label]?.priority = value
      case .coefficient(let label, let name, let value):
        let variable = trial.variable(name)
        entries[label]?.terms.removeAll { $0.variable == variable }
        entries[label]?.terms.append(.init(variable, value))
      case .suggest(let name, let value):
        let variable = trial.variable(name)
        if let entry = before.entries.first(where: { $0.edits == variable }) { entries[entry.label]?.constant = -value }
      case .edit(let name, let priority, let label), .stay(let name, let priority, let label):
        // A value of the moment; random batches have none of these.
        _ = (name, priority, label)
      default: break
      }
    }
    var members: [ExactConstraint] = []
    for label in refusal.conflict {
      guard let member = entries[label] else { return "the conflict names \(label), which is not there" }
      if !member.isRequired { return "the conflict names \(label), which is not required" }
      members.append(member)
    }
    let system = ExactSystem(variableCount: trial.names.count, constraints: members)
    if system.isFeasible() { return "the conflict \(refusal.conflict) can hold" }
    if !system.isMinimalConflict(Array(members.indices)) { return "the conflict \(refusal.conflict) is not minimal" }
    return nil
  }

  /// Builds the present system anew, in a given order of adding, and compares with the judge.
  public mutating func rebuilt(order: [Int]) -> String? {
    var fresh = Solver()
    let variables = model.names.map { fresh.variable($0) }
    for place in order {
      let one = model.entries[place].constraint
      let terms = one.terms.map { Term(variables[$0.variable], $0.coefficient) }
      let constraint = Constraint(
        Expression(terms: terms, constant: one.constant), one.relation, priority: Priority(one.priority))
      do {
        try fresh.add(constraint)
      } catch {
        return "a fresh solver refuses \(model.entries[place].label): \(error)"
      }
    }
    let truth = model.solution()
    guard truth.isFeasible else { return nil }
    for (index, variable) in variables.enumerated() {
      let (got, right) = (fresh.value(of: variable), truth.values[index])
      if !((got - right).magnitude <= 1e-9 * max(1, right.magnitude)) {
        return "a fresh solver, order \(order): \(model.names[index]) = \(got), right is \(right)"
      }
    }
    return nil
  }

  /// Checks a whole script; gives the number of the statement where both part, from 0, and what differs.
  public static func fault(in statements: [ScriptStatement]) -> (place: Int, text: String)? {
    var check = TraceCheck()
    for (place, statement) in statements.enumerated() {
      if let text = check.step(statement) { return (place, text) }
    }
    return nil
  }
}

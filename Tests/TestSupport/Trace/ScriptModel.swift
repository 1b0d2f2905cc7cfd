import Cassowary

/// What a script of the constraint language means, worked out by the exact solver alone.
public struct ScriptModel: Sendable {
  /// A constraint that is in the system.
  public struct Entry: Sendable {
    /// Its label, or `line` and its line.
    public var label: String
    /// The constraint.
    public var constraint: ExactConstraint
    /// The variable it edits.
    public var edits: Int?
  }

  /// The names of the variables in their order.
  public private(set) var names: [String] = []
  /// The constraints in the order in which they were added.
  public private(set) var entries: [Entry] = []
  private var solved: ExactSolution?

  /// Makes a model without variables and constraints.
  public init() {}

  /// The system as it is now.
  public var system: ExactSystem {
    ExactSystem(variableCount: names.count, constraints: entries.map(\.constraint))
  }

  /// The answer for the system as it is now.
  public mutating func solution() -> ExactSolution {
    if let solved { return solved }
    let answer = system.solve()
    solved = answer
    return answer
  }

  /// The position of a variable, made when there is none.
  public mutating func variable(_ name: String) -> Int {
    if let index = names.firstIndex(of: name) { return index }
    names.append(name)
    solved = nil
    return names.count - 1
  }

  private static func isPriority(_ value: Double) -> Bool { value > 0 && value <= 1000 }

  /// Applies a statement; false when it must be refused, and then only new variables remain of it.
  @discardableResult
  public mutating func apply(_ line: ScriptStatement.Line) -> Bool {
    switch line.statement {
    case .variable(let names):
      for name in names { _ = variable(name) }
      return true
    case .print, .explain: return true
    case .batch(let lines):
      for line in lines { makeVariables(line.statement) }
      var trial = self
      let wellFormed = lines.allSatisfy { trial.change($0) }
      guard wellFormed, trial.system.isFeasible() else { return false }
      trial.solved = nil
      self = trial
      return true
    default:
      makeVariables(line.statement)
      let before = entries
      guard change(line) else { return false }
      if needsCheck(line.statement), !system.isFeasible() {
        entries = before
        return false
      }
      solved = nil
      return true
    }
  }

  /// The exact constraint of one of the language.
  public mutating func exact(_ constraint: ScriptConstraint) -> ExactConstraint {
    ExactConstraint(
      constraint.terms.map { .init(variable($0.name), $0.coefficient) }, constant: constraint.constant,
      constraint.relation, priority: constraint.priority)
  }

  private mutating func makeVariables(_ statement: ScriptStatement) {
    switch statement {
    case .constraint(let constraint): for term in constraint.terms { _ = variable(term.name) }
    case .edit(let name, _, _), .stay(let name, _, _), .coefficient(_, let name, _): _ = variable(name)
    default: break
    }
  }

  private func needsCheck(_ statement: ScriptStatement) -> Bool {
    switch statement {
    case .remove, .endEdit, .stay, .edit: false
    case .constraint(let constraint): constraint.priority == 1000
    default: true
    }
  }

  /// Changes the constraints without a look at whether they can hold; false when there is nothing to change.
  private mutating func change(_ line: ScriptStatement.Line) -> Bool {
    switch line.statement {
    case .constraint(let constraint):
      guard Self.isPriority(constraint.priority) else { return false }
      entries.append(
        Entry(label: constraint.label ?? "line \(line.number)", constraint: exact(constraint)))
    case .edit(let name, let priority, let label), .stay(let name, let priority, let label):
      let index = variable(name)
      var edits: Int?
      if case .edit = line.statement { edits = index }
      if edits != nil, entries.contains(where: { $0.edits == index }) { return false }
      let known = solution().values
      let value = known.isEmpty ? 0 : known[index]
      let constraint = ExactConstraint([.init(index, 1)], constant: -value, .equal, priority: priority)
      entries.append(Entry(label: label ?? "line \(line.number)", constraint: constraint, edits: edits))
    case .suggest(let name, let value):
      let index = variable(name)
      guard let place = entries.firstIndex(where: { $0.edits == index }) else { return false }
      entries[place].constraint.constant = -value
    case .endEdit(let name):
      let index = variable(name)
      guard let place = entries.firstIndex(where: { $0.edits == index }) else { return false }
      entries.remove(at: place)
    case .constant(let label, let value):
      guard let place = place(of: label) else { return false }
      entries[place].constraint.constant = -value
    case .priority(let label, let value):
      guard Self.isPriority(value), let place = place(of: label) else { return false }
      entries[place].constraint.priority = value
    case .coefficient(let label, let name, let value):
      guard let place = place(of: label) else { return false }
      let index = variable(name)
      entries[place].constraint.terms.removeAll { $0.variable == index }
      entries[place].constraint.terms.append(.init(index, value))
    case .remove(let label):
      guard let place = place(of: label) else { return false }
      entries.remove(at: place)
    case .variable, .print, .explain, .batch: break
    }
    return true
  }

  /// The position of the constraint of a label.
  public func place(of label: String) -> Int? { entries.firstIndex { $0.label == label } }
}

import Cassowary

/// A text of the constraint language with what every `print` in it must give, for tests.
public struct ScriptCase: Sendable, CustomStringConvertible {
  /// What the case is about.
  public var id: String
  /// The text.
  public var text: String
  /// The values at each print and at the end, as `name = value` joined by spaces; the end only when listed.
  public var prints: [String]
  /// The refused statements, as `line: conflict` with the members in order, the refused one first.
  public var refusals: [String]
  /// The ambiguous variables at the end.
  public var ambiguous: [String]?
  /// What does not hold at the end, as `label amount`.
  public var violations: [String]?

  /// Makes a case.
  public init(
    _ id: String, _ text: String, prints: [String], refusals: [String] = [], ambiguous: [String]? = nil,
    violations: [String]? = nil
  ) {
    self.id = id
    self.text = text
    self.prints = prints
    self.refusals = refusals
    self.ambiguous = ambiguous
    self.violations = violations
  }

  /// The name of the case.
  public var description: String { id }

  /// Runs the text and gives a line for each thing that is not as it must be; also what the exact solver says.
  public func faults() -> [String] {
    do throws(ScriptError) {
      return try run()
    } catch {
      return ["\(error)"]
    }
  }

  private func run() throws(ScriptError) -> [String] {
    let script = try SolverScript(parsing: text)
    var runner = ScriptRunner()
    var (gotPrints, gotRefusals) = ([String](), [String]())
    for line in script.lines {
      for event in try runner.run(line) {
        switch event {
        case .state(let state): gotPrints.append(Self.text(state))
        case .refused(let refusal):
          gotRefusals.append("\(refusal.line): " + refusal.conflict.joined(separator: ", "))
        case .explained: break
        }
      }
    }
    let end = runner.state(line: script.lineCount)
    var faults: [String] = []
    func expect(_ what: String, _ got: [String], _ right: [String]) {
      if got != right { faults.append("\(what): got \(got), right is \(right)") }
    }
    expect("prints", gotPrints, prints)
    expect("refusals", gotRefusals, refusals)
    if let ambiguous { expect("ambiguous", end.ambiguous, ambiguous) }
    if let violations {
      let got = end.violations.map { "\($0.constraint) \(ScriptFormat.number($0.violation))" }
      expect("violations", got, violations)
    }
    return faults
  }

  /// Asks the exact solver the same; gives a line for each thing where the case itself is not right.
  public func judgedFaults() -> [String] {
    guard let script = try? SolverScript(parsing: text) else { return ["not a text of the language"] }
    var model = ScriptModel()
    var (gotPrints, gotRefusals) = ([String](), [Int]())
    for line in script.lines {
      if !model.apply(line) { gotRefusals.append(line.number) }
      guard case .print(let names) = line.statement else { continue }
      let values = model.solution().values
      let chosen = names.isEmpty ? model.names : names
      gotPrints.append(
        chosen.map { name in
          let value = model.names.firstIndex(of: name).map { values[$0] } ?? .nan
          return "\(name) = \(ScriptFormat.number(value))"
        }.joined(separator: " "))
    }
    var faults: [String] = []
    if gotPrints != prints { faults.append("right prints: \(gotPrints)") }
    if gotRefusals != refusals.compactMap({ Int($0.prefix { $0 != ":" }) }) {
      faults.append("right refusals: \(gotRefusals)")
    }
    if let ambiguous {
      let right = model.names.indices.filter { model.solution().isAmbiguous[$0] }.map { model.names[$0] }
      if right != ambiguous { faults.append("right ambiguous: \(right)") }
    }
    return faults
  }

  private static func text(_ state: ScriptState) -> String {
    state.values.map { "\($0.name) = \(ScriptFormat.number($0.value))" }.joined(separator: " ")
  }
}

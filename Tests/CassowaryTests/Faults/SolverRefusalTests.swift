import Cassowary
import Testing

/// Calls that a solver refuses: the error names what is wrong and nothing changes; the number is that of the list of
/// faults of other solvers.
@Suite("Refused calls")
struct SolverRefusalTests {
  /// A solver that holds something of everything, and what it says.
  private static func loaded() throws -> (solver: Solver, x: Variable, id: ConstraintID) {
    var solver = Solver()
    let (x, y) = (solver.variable("x"), solver.variable("y"))
    let id = try solver.add(x + 2 * y == 10, label: "sum")
    try solver.add(y >= 1)
    try solver.edit(x, priority: .high)
    try solver.suggest(x, 4)
    return (solver, x, id)
  }

  struct BadCall: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var call: @Sendable (inout Solver, Variable, ConstraintID) throws(SolverError) -> Void
    /// The number the error must carry.
    var number: Double
    var isPriority = false
  }

  static let badCalls: [BadCall] =
    [Double.nan, .infinity, -.infinity].flatMap { bad in
      [
        BadCall(
          testDescription: "constant \(bad)",
          call: { (s, x, _) throws(SolverError) in try s.add(x <= bad) }, number: -bad),
        BadCall(
          testDescription: "coefficient \(bad)",
          call: { (s, x, _) throws(SolverError) in try s.add(bad * x <= 1) }, number: bad),
        BadCall(
          testDescription: "suggest \(bad)",
          call: { (s, x, _) throws(SolverError) in try s.suggest(x, bad) }, number: bad),
        BadCall(
          testDescription: "change of constant to \(bad)",
          call: { (s, _, id) throws(SolverError) in try s.setConstant(id, to: bad) }, number: bad),
        BadCall(
          testDescription: "change of coefficient to \(bad)",
          call: { (s, x, id) throws(SolverError) in try s.setCoefficient(of: x, in: id, to: bad) }, number: bad),
      ]
    }
    + [Double.nan, 0, -1, 1001, .infinity].flatMap { bad in
      [
        BadCall(
          testDescription: "priority \(bad)",
          call: { (s, x, _) throws(SolverError) in try s.add(x <= 1 ~ Priority(bad)) }, number: bad, isPriority: true),
        BadCall(
          testDescription: "change of priority to \(bad)",
          call: { (s, _, id) throws(SolverError) in try s.setPriority(id, to: Priority(bad)) }, number: bad,
          isPriority: true),
        BadCall(
          testDescription: "stay at \(bad)",
          call: { (s, x, _) throws(SolverError) in try s.stay(x, priority: Priority(bad)) }, number: bad,
          isPriority: true),
      ]
    }

  @Test("12: numbers that are none are refused at the call, and nothing changes", arguments: badCalls)
  func badNumbers(_ item: BadCall) throws {
    var (solver, x, id) = try Self.loaded()
    let before = (solver.constraints.map(\.text), solver.value(of: x))
    do throws(SolverError) {
      try item.call(&solver, x, id)
      Issue.record("accepted")
    } catch {
      switch error {
      case .invalidNumber(let number):
        #expect(!item.isPriority)
        #expect(number.magnitude == item.number.magnitude || (number.isNaN && item.number.isNaN))
      case .invalidPriority(let number):
        #expect(item.isPriority)
        #expect(number == item.number || (number.isNaN && item.number.isNaN))
      default: Issue.record("\(error)")
      }
    }
    #expect(solver.constraints.map(\.text) == before.0)
    #expect(solver.value(of: x) == before.1)
    try solver.suggest(x, 6)
    #expect(solver.value(of: x) == 6)
  }

  @Test("19: an identity that is gone, or of another solver, is refused and changes nothing")
  func identities() throws {
    var solver = Solver()
    var other = Solver()
    let (x, y) = (solver.variable("x"), other.variable("y"))
    let id = try solver.add(x == 5)
    for value in 0..<9 { try other.add(y == Double(value) ~ .low) }
    let foreign = try other.add(y == 2 ~ .low)
    try solver.remove(id)
    let kept = try solver.add(x == 6)
    func refuses(_ id: ConstraintID, _ call: (inout Solver) throws(SolverError) -> Void) {
      do throws(SolverError) {
        try call(&solver)
        Issue.record("accepted")
      } catch {
        guard case .unknownConstraint(let named) = error else {
          Issue.record("\(error)")
          return
        }
        #expect(named == id)
      }
      #expect(solver.value(of: x) == 6)
      #expect(solver.constraints.count == 1)
      #expect(solver.contains(kept))
    }
    for gone in [id, foreign] {
      refuses(gone) { (s) throws(SolverError) in try s.remove(gone) }
      refuses(gone) { (s) throws(SolverError) in try s.setConstant(gone, to: 3) }
      refuses(gone) { (s) throws(SolverError) in try s.setPriority(gone, to: .low) }
      refuses(gone) { (s) throws(SolverError) in try s.setCoefficient(of: x, in: gone, to: 3) }
      refuses(gone) { (s) throws(SolverError) in _ = try s.violation(of: gone) }
      refuses(gone) { (s) throws(SolverError) in _ = try s.info(gone) }
    }
  }

  @Test("a variable of another solver is refused")
  func foreignVariable() throws {
    var solver = Solver()
    var other = Solver()
    let x = solver.variable("x")
    try solver.add(x == 5)
    _ = other.variable("a")
    let foreign = other.variable("b")
    func refuses(_ call: (inout Solver) throws(SolverError) -> Void) {
      do throws(SolverError) {
        try call(&solver)
        Issue.record("accepted")
      } catch {
        guard case .unknownVariable(foreign) = error else {
          Issue.record("\(error)")
          return
        }
      }
    }
    refuses { (s) throws(SolverError) in try s.add(x == foreign) }
    refuses { (s) throws(SolverError) in try s.edit(foreign) }
    refuses { (s) throws(SolverError) in try s.suggest(foreign, 1) }
    refuses { (s) throws(SolverError) in try s.stay(foreign) }
    refuses { (s) throws(SolverError) in _ = try s.explain(foreign) }
    #expect(solver.value(of: foreign).isNaN)
    #expect(solver.constraints.count == 1)
  }
}

import Cassowary
import Testing
import TestSupport

/// The solver and the exact solver on seeded random traces. A failure prints the shortest trace found in the
/// constraint language; `Examples solve` replays it.
@Suite("Agreement with the exact solver on random systems")
struct RandomAgreementTests {
  private static let chunkSize = 500

  private static func report(_ seed: UInt64, _ statements: [ScriptStatement], _ text: String) -> Comment {
    let shortest = TraceMinimizer.minimal(statements) { TraceCheck.fault(in: $0) != nil }
    let fault = TraceCheck.fault(in: shortest)
    return "seed \(seed): \(text)\nshortest: \(fault?.text ?? "only as a whole")\n\(SolverScript(shortest).description)"
  }

  /// 40 chunks of 500 systems: added one by one, judged at the end, then once more in a random order.
  @Test("systems added in two orders", arguments: 0..<40)
  func systems(_ chunk: Int) {
    for offset in 0..<Self.chunkSize {
      let seed = UInt64(chunk * Self.chunkSize + offset)
      var generator = TraceGenerator(seed: seed)
      var check = TraceCheck()
      _ = check.step(generator.variables, compare: false)
      let count = generator.length(2, 12)
      for place in 0..<count {
        if let text = check.step(generator.addition(), compare: place == count - 1) {
          Issue.record(Self.report(seed, check.statements, text))
          return
        }
      }
      if let text = check.rebuilt(order: generator.order(check.model.entries.count)) {
        Issue.record("seed \(seed): \(text)\n\(SolverScript(check.statements).description)")
        return
      }
    }
  }

  /// 40 chunks of 50 histories of adds, removes, changes, suggestions and batches, judged after each step.
  @Test("histories", arguments: 0..<40)
  func histories(_ chunk: Int) {
    for offset in 0..<50 {
      let seed = 1_000_000 + UInt64(chunk * 50 + offset)
      var generator = TraceGenerator(seed: seed)
      var check = TraceCheck()
      _ = check.step(generator.variables, compare: false)
      for _ in 0..<generator.length(6, 24) {
        var model = check.model
        if let text = check.step(generator.next(&model)) {
          Issue.record(Self.report(seed, check.statements, text))
          return
        }
      }
      if let text = check.rebuilt(order: generator.order(check.model.entries.count)) {
        Issue.record("seed \(seed): \(text)\n\(SolverScript(check.statements).description)")
        return
      }
    }
  }

  /// Histories of layouts: differences of variables and constants that are exact in binary give exact values.
  @Test("layouts, bit for bit", arguments: 0..<10)
  func layouts(_ chunk: Int) {
    for offset in 0..<50 {
      let seed = 2_000_000 + UInt64(chunk * 50 + offset)
      var generator = TraceGenerator(seed: seed, isLayout: true)
      var check = TraceCheck(isExact: true)
      _ = check.step(generator.variables, compare: false)
      for _ in 0..<generator.length(6, 24) {
        var model = check.model
        if let text = check.step(generator.next(&model)) {
          Issue.record("seed \(seed): \(text)\n\(SolverScript(check.statements).description)")
          return
        }
      }
    }
  }
}

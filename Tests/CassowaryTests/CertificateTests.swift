import Cassowary
import Testing
import TestSupport

/// Larger systems with coefficients over three decades, proved optimal by their multipliers.
@Suite("Optimality certificates of larger random systems")
struct CertificateTests {
  @Test("a certificate for each", arguments: 0..<20)
  func certificates(_ chunk: Int) throws {
    for seed in (chunk * 50)..<(chunk * 50 + 50) {
      let (solver, variables) = try LargeSystem.make(seed: UInt64(seed))
      let fault = try Certificate(solver, variables).fault()
      #expect(fault == nil, "seed \(seed)")
    }
  }

  @Test("a solution that is not optimal has none")
  func notOptimal() throws {
    // x == 0 and x == 10 at one priority, y held by x: at x = 10 or 0 optimal; three wishes make 10 wrong.
    var solver = Solver()
    let x = solver.variable("x")
    try solver.add(x == 0 ~ .high)
    #expect(try Certificate(solver, [x]).fault() == nil)
    // A second variable without any constraint is determined by nothing.
    let y = solver.variable("y")
    #expect(try Certificate(solver, [x, y]).fault() == "1 constraints determine 2 variables")
  }
}

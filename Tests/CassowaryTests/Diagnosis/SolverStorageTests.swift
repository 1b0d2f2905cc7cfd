import Cassowary
import Foundation
import Testing

/// Solvers as data, as text and used again.
@Suite struct SolverStorageTests {
  private static func sample() throws -> (solver: Solver, left: Variable, width: Variable) {
    var solver = Solver()
    let left = solver.variable("left")
    let width = solver.variable("width")
    _ = solver.variable()
    try solver.add(left + width <= 100, label: "fits", file: "Sample.swift", line: 3)
    try solver.add(left >= 4, file: "Sample.swift", line: 4)
    try solver.add(width == 120 ~ .low, file: "Sample.swift", line: 5)
    try solver.edit(left, priority: 800, file: "Sample.swift", line: 6)
    try solver.suggest(left, 10)
    return (solver, left, width)
  }

  @Test func `a dump says how each constraint stands`() throws {
    #expect(
      try Self.sample().solver.dump() == """
        3 variables, 4 constraints
        variables
          left = 10 edit @800
          width = 90
          v2 = 0
        constraints
          = <left + width <= 100 @1000 "fits" Sample.swift:3>
          . <left >= 4 @1000 Sample.swift:4>  room 6
          ! <width == 120 @250 Sample.swift:5>  off by 30
          = <left == 10 @800 Sample.swift:6>
        levels
          @800: 0
          @250: 30

        """)
  }

  @Test func `the page on reading a dump shows this dump`() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/Cassowary/Cassowary.docc/ReadingADump.md").standardized
    let text = try String(contentsOf: page, encoding: .utf8)
    #expect(text.contains("```text\n" + (try Self.sample().solver.dump()) + "```"))
  }

  @Test func `a solver comes back from JSON as it was`() throws {
    let (solver, left, width) = try Self.sample()
    let data = try JSONEncoder().encode(solver)
    var decoded = try JSONDecoder().decode(Solver.self, from: data)
    #expect(decoded.dump() == solver.dump())
    try decoded.suggest(left, 40)
    #expect(decoded.value(of: width) == 60)
    let fits = try #require(decoded.constraints.first?.id)
    try decoded.setConstant(fits, to: 80)
    #expect(decoded.value(of: width) == 40)
    #expect(solver.value(of: width) == 90)
  }

  @Test(
    "Data that no solver can be built from is refused",
    arguments: [
      #"{"variables": ["x"], "constraints": [], "edits": [{"variable": 0, "constraint": 0}]}"#,
      #"{"variables": [], "constraints": [{"terms": [{"variable": 0, "coefficient": 1}], "constant": 0, "#
        + #""relation": 1, "priority": 1000}], "edits": []}"#,
      #"{"variables": [], "constraints": [{"terms": [], "constant": 0, "relation": 1, "priority": 0}], "edits": []}"#,
      #"{"variables": [], "constraints": [{"terms": [], "constant": 1, "relation": 1, "priority": 1000}], "#
        + #""edits": []}"#,
      #"{"variables": []}"#,
    ])
  func refused(text: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Solver.self, from: Data(text.utf8)) }
  }

  @Test func `a reset solver is as new and refuses what was before`() throws {
    var (solver, left, _) = try Self.sample()
    let old = try #require(solver.constraints.first?.id)
    solver.reset()
    #expect(solver.variableCount == 0 && solver.constraintCount == 0)
    #expect(solver.value(of: left).isNaN)
    #expect(!solver.isEdited(left))
    #expect(!solver.contains(old))
    let x = solver.variable("x")
    let id = try solver.add(x == 3)
    #expect(!solver.contains(old) && solver.contains(id))
    #expect(throws: SolverError.self) { try solver.remove(old) }
    #expect(solver.value(of: x) == 3)
    #expect(solver.name(of: x) == "x")
  }
}

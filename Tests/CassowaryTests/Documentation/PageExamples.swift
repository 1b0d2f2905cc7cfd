import Cassowary
import Foundation
import Testing

/// The code and the texts on the pages about the solver.
@Suite struct PageExamples {
  private static func page(_ name: String) throws -> String {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/Cassowary/Cassowary.docc/\(name).md").standardized
    return try String(contentsOf: url, encoding: .utf8)
  }

  /// The pieces between "```text" and "```".
  private static func texts(on page: String) throws -> [String] {
    try Self.page(page).components(separatedBy: "```text\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
  }

  private static func output(_ script: String, json: Bool = false) throws -> [String] {
    var runner = ScriptRunner()
    return try runner.run(SolverScript(parsing: script)).map { json ? $0.json : $0.text }
  }

  @Test func `the first page`() throws {
    var solver = Solver()
    let width = solver.variable("width")
    let left = solver.variable("left")
    let right = solver.variable("right")

    try solver.add(width >= 0)
    try solver.add(left >= 100, label: "left is wide enough")
    try solver.add(left + right == width)
    try solver.add(left == right ~ .medium)
    try solver.edit(width, priority: .high)

    try solver.suggest(width, 300)
    #expect(solver.value(of: left) == 150)
    #expect(solver.value(of: right) == 150)
    try solver.suggest(width, 150)
    #expect(solver.value(of: left) == 100)
    #expect(solver.value(of: right) == 50)
  }

  @Test func `getting started`() throws {
    var solver = Solver()
    let left = solver.variable("left")
    let right = solver.variable("right")
    let row = solver.variable("row")

    try solver.add(left + right == row, label: "fills")
    let least = try solver.add(left >= 100, label: "left is wide enough")
    try solver.add(right >= 0)
    try solver.add(left == right ~ .medium)
    try solver.edit(row, priority: .required)

    try solver.suggest(row, 300)
    #expect(solver.value(of: left) == 150)
    #expect(solver.value(of: right) == 150)
    try solver.suggest(row, 150)
    #expect(solver.value(of: left) == 100)
    #expect(solver.value(of: right) == 50)

    try solver.setConstant(least, to: 120)
    #expect(solver.value(of: right) == 30)
    try solver.batch { solver throws(SolverError) in
      try solver.setConstant(least, to: 10)
      try solver.add(right == 40 ~ .low)
    }
    #expect(solver.value(of: right) == 75)

    do {
      try solver.add(left >= 200, label: "far too wide")
    } catch {
      guard case .unsatisfiable(let conflict) = error else { throw error }
      #expect(conflict.others.compactMap(\.label) == ["fills"])
      #expect(conflict.members.count == 4)
    }
    #expect(solver.value(of: left) == 75)

    var trial = solver
    try trial.suggest(row, 1_000)
    #expect(trial.value(of: left) == 500)
    #expect(solver.value(of: left) == 75)
  }

  @Test func `an explanation`() throws {
    var solver = Solver()
    let top = solver.variable("top")
    let bottom = solver.variable("bottom")
    try solver.add(top == 10, label: "inset")
    try solver.add(bottom >= top + 20.5, label: "title")
    try solver.add(bottom == 0 ~ .fittingSizeLevel)
    let explanation = try solver.explain(bottom)
    #expect(explanation.parts.map(\.amount) == [10, 20.5])
    #expect(explanation.parts.map(\.constraint?.label) == ["inset", "title"])
  }

  @Test func `the script on the page about explanations prints what stands below it`() throws {
    let texts = try Self.texts(on: "ReadingExplanations")
    let lines = try Self.output(texts[0])
    #expect(lines[0] + "\n" == texts[1])
  }

  @Test func `the statements on the page about the text language run`() throws {
    let texts = try Self.texts(on: "TextLanguage")
    let lines = try Self.output(texts[0])
    #expect(lines.allSatisfy { !$0.contains("refused") })
    #expect(try SolverScript(parsing: texts[0]).lines.count == 11)
  }

  @Test func `the script for programs prints the objects on its page`() throws {
    let texts = try Self.texts(on: "TextLanguage")
    #expect(try Self.output(texts[1], json: true).dropLast().joined(separator: "\n") + "\n" == texts[2])
  }

  @Test func `the script in Swift`() throws {
    let script = """
      left + right == row
      left >= 100 "wide enough"
      left == right @500
      edit row @750
      suggest row 150
      print left right
      """
    var runner = ScriptRunner()
    let events = try runner.run(SolverScript(parsing: script))
    #expect(events[0].text == "left = 100\nright = 50")
  }

  @Test func `strict priorities`() throws {
    var solver = Solver()
    let x = solver.variable("x")
    for _ in 0..<1_000 { try solver.add(x == 100 ~ .low) }
    #expect(solver.value(of: x) == 100)
    try solver.add(x == 5 ~ 251)
    #expect(solver.value(of: x) == 5)
  }

  /// The page shows the lines of a file that begins with the code; here they are those of this file.
  @Test func `a dump`() throws {
    let line = #line + 3
    var solver = Solver()
    let (left, width, _) = (solver.variable("left"), solver.variable("width"), solver.variable())
    try solver.add(left + width <= 100, label: "fits")
    try solver.add(left >= 4)
    try solver.add(width == 120 ~ .low)
    try solver.edit(left, priority: 800)
    try solver.suggest(left, 10)
    print(solver.dump())
    var shown = try Self.texts(on: "ReadingADump")[0]
    for number in 3...6 {
      shown = shown.replacingOccurrences(
        of: "Sample.swift:\(number)>", with: "PageExamples.swift:\(line + number - 3)>")
    }
    #expect(solver.dump() + (solver.dump().hasSuffix("\n") ? "" : "\n") == shown)
  }

  /// The page names places of a file of its own.
  @Test func `a refusal as a sentence`() throws {
    var solver = Solver()
    let (left, right, row) = (solver.variable("left"), solver.variable("right"), solver.variable("row"))
    try solver.add(left + right == row, label: "fills", file: "Row.swift", line: 6)
    try solver.add(right >= 0, file: "Row.swift", line: 8)
    try solver.edit(row, priority: .required, file: "Row.swift", line: 10)
    try solver.suggest(row, 150)
    let error = #expect(throws: SolverError.self) {
      try solver.add(left >= 200, label: "far too wide", file: "Row.swift", line: 25)
    }
    let shown = try Self.texts(on: "GettingStarted")[0]
    #expect(error.map { "\($0)\n" } == shown)
  }

  @Test func `the numbers on the page about priorities`() throws {
    var solver = Solver()
    let x = solver.variable("x")
    func value(_ constraints: [Constraint]) throws -> Double {
      var copy = solver
      for constraint in constraints { try copy.add(constraint) }
      return copy.value(of: x)
    }
    solver.reserveCapacity(variables: 1, constraints: 1_001)
    #expect(try value([x == 0 ~ .low, 2 * x == 20 ~ .low]) == 10)
    #expect(try value([x == 0 ~ .low, x == 1 ~ .low, x == 9 ~ .low]) == 1)
    #expect(try value([x == 4 ~ .low, x == 10 ~ .low]) == 4)
    #expect(try value((0..<1_000).map { _ in x == 0 ~ 250 } + [x == 5 ~ 251]) == 5)
  }
}

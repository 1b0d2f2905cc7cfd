import Foundation
import Testing

@testable import Examples

@Suite("Examples solve and bench")
struct SolveCommandTests {
  private static func status(of text: String, _ options: [String] = []) throws -> Int32 {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("solve-\(UUID().uuidString).txt")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return SolveCommand.run([file.path] + options)
  }

  @Test("the exit status says what happened")
  func exitStatus() throws {
    #expect(try Self.status(of: "a == 3\nprint a\n") == 0)
    #expect(try Self.status(of: "a == 3\na == 4\n") == 1)
    #expect(try Self.status(of: "a == 3\na == 4\n", ["--json", "--explain"]) == 1)
    #expect(try Self.status(of: "a == == 4\n") == 2)
    #expect(try Self.status(of: "suggest a 4\n") == 2)
    #expect(SolveCommand.run(["/nowhere/at/all"]) == 2)
    #expect(SolveCommand.run([]) == 2)
    #expect(SolveCommand.run(["-", "--unknown"]) == 2)
  }

  @Test("a division by zero is told with its place")
  func divisionByZero() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("solve-\(UUID().uuidString).txt")
    try Data("b == 2\na == 1/0\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let recorded = RecordedConsole()
    #expect(SolveCommand.run([file.path], on: recorded.console) == 2)
    #expect(recorded.errors == "\(file.path):2:7: error: division by zero\na == 1/0\n      ^\n")
    #expect(recorded.output.isEmpty)
  }

  @Test("a text without statements is not run", arguments: ["", "\n\n", "# nothing yet\n", "   "])
  func withoutStatements(_ text: String) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("solve-\(UUID().uuidString).txt")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    for options in [[], ["--json"], ["--explain"]] {
      let recorded = RecordedConsole()
      #expect(SolveCommand.run([file.path] + options, on: recorded.console) == 2)
      #expect(recorded.errors == "\(file.path) has no statements: there is nothing to solve.\n")
      #expect(recorded.output.isEmpty)
    }
  }

  @Test(
    "the workloads give the right answers", arguments: ["W1 build", "W3a", "W3b", "W2(100) build", "W4(100) build"])
  func workloads(_ name: String) async throws {
    let item = try #require(BenchCommand.cases.first { $0.name == name })
    try await item.check()
    // Nothing is done for 0 iterations; 2 give a finite number.
    #expect(try await item.prepare()(0) == 0)
    #expect(try await item.prepare()(2).isFinite)
  }

  @Test("bench arguments")
  func benchArguments() async {
    let recorded = RecordedConsole()
    for arguments in [
      ["nothing such"], ["W1", "--iterations", "-1"], ["W1", "--fast"], ["--list", "--iterations", "3"],
    ] {
      #expect(await BenchCommand.run(arguments, on: recorded.console) == 2, "\(arguments)")
    }
    #expect(recorded.output.isEmpty)
    #expect(await BenchCommand.run(["W4(100)", "--list"], on: recorded.console) == 0)
    #expect(recorded.output.split(separator: "\n").allSatisfy { $0.hasPrefix("W4(100)") })
    // Alone, for a profiler: no ratio; else each line has one.
    let alone = RecordedConsole()
    #expect(await BenchCommand.run(["W1 build", "--iterations", "1"], on: alone.console) == 0)
    #expect(alone.output.hasPrefix("W1 build ") && alone.output.contains(" 1 iterations"))
    #expect(!alone.output.contains(" x "))
    let listed = RecordedConsole()
    #expect(await BenchCommand.run(["W1 build", "--list", "--json"], on: listed.console) == 0)
    #expect(listed.output == "{\"case\":\"W1 build\"}\n")
  }

  @Test("each case is held against another one")
  func references() {
    let names = BenchCommand.cases.map(\.name)
    #expect(Set(names).count == names.count)
    for item in BenchCommand.cases {
      #expect(names.contains(item.reference) && item.reference != item.name, "\(item.name)")
    }
  }

  @Test("a case is measured beside its reference")
  func ratio() async throws {
    let counts = Counts()
    func item(_ name: String, _ iterations: Int) -> BenchCase {
      BenchCase(
        name: name, iterations: iterations, reference: "other", check: { await counts.add("check \(name)", 1) },
        prepare: {
          { iterations in
            await counts.add(name, iterations)
            return 1
          }
        })
    }
    let measurement = try await BenchMeasurement(item("one", 25), against: item("other", 40), iterations: 20)
    #expect(await counts.values == ["check one": 1, "check other": 1, "one": 20, "other": 40])
    #expect(measurement.reference == "other")
    #expect(try #require(measurement.ratio) > 0)
    let json = try JSONLine.of(measurement)
    for key in ["\"case\":\"one\"", "\"iterations\":20", "\"nanosecondsPerOperation\":", "\"ratio\":"] {
      #expect(json.contains(key))
    }
    #expect(measurement.text.hasSuffix(" x other\n"))
    let wrong = BenchCase(
      name: "wrong", iterations: 1, reference: "one", check: { throw BenchError.violated("it") },
      prepare: { { _ in 0 } })
    await #expect(throws: BenchError.self) {
      try await BenchMeasurement(item("one", 1), against: wrong, iterations: 1)
    }
  }

  @Test(
    "a ratio has three digits",
    arguments: [(0.0012345, 0.00123), (1, 1), (12.345, 12.3), (98_765, 98_800), (0.99951, 1), (0, 0)])
  func digits(_ ratio: Double, _ shown: Double) {
    #expect(abs(BenchMeasurement.significant(ratio) - shown) < 1e-9 * max(1, shown))
  }

  private actor Counts {
    var values: [String: Int] = [:]
    func add(_ name: String, _ count: Int) { values[name, default: 0] += count }
  }
}

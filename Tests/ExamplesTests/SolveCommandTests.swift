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
    try item.check()
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
    let listed = RecordedConsole()
    #expect(await BenchCommand.run(["W1 build", "--list", "--json"], on: listed.console) == 0)
    #expect(listed.output == "{\"case\":\"W1 build\"}\n")
  }
}

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

  @Test(
    "the workloads give the right answers", arguments: ["W1 build", "W3a", "W3b", "W2(100) build", "W4(100) build"])
  func workloads(_ name: String) throws {
    let item = try #require(BenchCommand.cases.first { $0.name == name })
    try item.check()
    // Nothing is done for 0 iterations; 2 give a finite number.
    #expect(try item.prepare()(0) == 0)
    #expect(try item.prepare()(2).isFinite)
  }

  @Test("bench arguments")
  func benchArguments() {
    #expect(BenchCommand.run(["nothing such"]) == 2)
    #expect(BenchCommand.run(["W1", "--iterations", "-1"]) == 2)
    #expect(BenchCommand.run(["W1", "--fast"]) == 2)
    #expect(BenchCommand.run(["--list"]) == 0)
  }
}

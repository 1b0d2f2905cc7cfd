import Foundation
import TemplateCell
import Testing

@testable import Examples

@Suite struct ListCommandTests {
  private let recorded = RecordedConsole()

  @Test func `a list is loaded, edited and agrees with plain arrays`() async {
    let arguments = ["--rows", "300", "--edits", "40", "--workers", "3", "--seed", "7"]
    #expect(await ListCommand.run(arguments, on: recorded.console) == 0)
    #expect(recorded.output.contains("measured 300 of 300 rows"))
    #expect(recorded.output.contains("40 batches of edits"))
    #expect(recorded.output.hasSuffix("All heights and offsets agree with plain arrays.\n"))
    #expect(recorded.errors.isEmpty)
  }

  @Test func `the outcome is printed for programs`() async throws {
    #expect(await ListCommand.run(["--rows", "50", "--edits", "5", "--json"], on: recorded.console) == 0)
    let object = try JSONSerialization.jsonObject(with: Data(recorded.output.utf8)) as? [String: Any]
    let outcome = try #require(object)
    #expect(outcome["equal"] as? Bool == true)
    #expect(outcome["loaded"] as? Int == 50)
    #expect(outcome["batches"] as? Int == 5)
    #expect(outcome["queries"] as? Int == 5)
  }

  /// More lists at a time than there are threads: none may wait for a thread that another keeps.
  @Test func `many lists at the same time all come to an end`() async {
    let codes = await withTaskGroup(of: Int32.self) { group in
      for seed in 0..<32 {
        group.addTask {
          await ListCommand.run(
            ["--rows", "40", "--edits", "2", "--seed", "\(seed)"], on: RecordedConsole().console)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(codes == Array(repeating: 0, count: 32))
  }

  @Test(
    arguments: [
      (["--rows", "0"], "'0' is not a value for --rows: expected a whole number from 1 to 10000000."),
      (["--workers", "many"], "'many' is not a value for --workers: expected a whole number from 1 to 64."),
      (["--width", "-5"], "'-5' is not a value for --width"),
      (["--seed", "99999999999999999999"], "'99999999999999999999' is not a value for --seed"),
    ] as [([String], String)])
  func `what cannot be loaded is refused`(_ arguments: [String], _ sentence: String) async {
    #expect(await ListCommand.run(arguments, on: recorded.console) == 2)
    #expect(recorded.errors.hasPrefix(sentence))
    #expect(recorded.output.isEmpty)
  }
}

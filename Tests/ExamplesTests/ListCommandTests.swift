import Foundation
import TemplateCell
import Testing

@testable import Examples

@Suite struct ListCommandTests {
  private let recorded = RecordedConsole()

  @Test func `a list is loaded, edited and agrees with plain arrays`() {
    let arguments = ["--rows", "300", "--edits", "40", "--workers", "3", "--seed", "7"]
    #expect(ListCommand.run(arguments, on: recorded.console) == 0)
    #expect(recorded.output.contains("measured 300 of 300 rows, 100 %"))
    #expect(recorded.output.contains("40 batches of edits"))
    #expect(recorded.output.hasSuffix("All heights and offsets agree with plain arrays.\n"))
    #expect(recorded.errors.isEmpty)
  }

  @Test(
    arguments: [
      (["--rows", "0"], "'0' is not a value for --rows: expected a whole number from 1 to 10000000."),
      (["--workers", "many"], "'many' is not a value for --workers: expected a whole number from 1 to 64."),
      (["--width", "-5"], "'-5' is not a value for --width"),
    ] as [([String], String)])
  func `what cannot be loaded is refused`(_ arguments: [String], _ sentence: String) {
    #expect(ListCommand.run(arguments, on: recorded.console) == 2)
    #expect(recorded.errors.hasPrefix(sentence))
    #expect(recorded.output.isEmpty)
  }
}

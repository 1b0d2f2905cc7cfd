import Foundation
import TemplateCell
import Testing

@testable import Examples

@Suite struct CheckCommandTests {
  @Test func `nothing is wrong with the feed cell`() {
    let recorded = RecordedConsole()
    #expect(CheckCommand.run(["--widths", "375"], on: recorded.console) == ExitCode.success)
    #expect(recorded.output.hasSuffix("rows at 1 width: nothing wrong\n"))
  }

  @Test func `findings are printed for programs`() throws {
    let recorded = RecordedConsole()
    #expect(CheckCommand.run(["--widths", "375,320", "--json"], on: recorded.console) == ExitCode.success)
    #expect(recorded.output == "{\"findings\":[],\"rows\":70,\"widths\":[375,320]}\n")
  }

  @Test(arguments: ["--feed=x.json", "--widths=320"])
  func `what the rules would ignore is refused`(_ option: String) {
    let recorded = RecordedConsole()
    #expect(CheckCommand.run(["--rules", option], on: recorded.console) == ExitCode.unusable)
    #expect(recorded.errors.hasPrefix("The options --rules and --"))
  }

  @Test func `the rules are listed`() {
    let recorded = RecordedConsole()
    #expect(CheckCommand.run(["--rules"], on: recorded.console) == ExitCode.success)
    for rule in CheckRules.summaries {
      #expect(recorded.output.contains(rule.name))
      #expect(recorded.output.contains(rule.summary))
    }
  }

  @Test func `the rules are listed for programs`() throws {
    let recorded = RecordedConsole()
    #expect(CheckCommand.run(["--rules", "--json"], on: recorded.console) == ExitCode.success)
    let names = try recorded.output.split(separator: "\n").map { line in
      try JSONDecoder().decode([String: String].self, from: Data(line.utf8))["name"]
    }
    #expect(names == CheckRules.summaries.map(\.name))
  }

  @Test func `a finding is printed with its place`() {
    let finding = Finding(
      rule: "duplicate", message: "FeedCell: said twice.", file: "Examples/FeedCell.swift", line: 12)
    #expect(
      CheckCommand.report([finding], rows: 3, widths: 2)
        == "FeedCell.swift:12: duplicate: FeedCell: said twice.\nFeedCell, 3 rows at 2 widths: 1 found\n")
    #expect(CheckCommand.run(["--widths", "1"], on: RecordedConsole().console) == ExitCode.unusable)
  }
}

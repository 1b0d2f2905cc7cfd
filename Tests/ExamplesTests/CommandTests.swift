import Foundation
import Testing

@testable import Examples

@Suite struct CommandTests {
  private let recorded = RecordedConsole()

  @Test func `help names every command`() {
    #expect(CommandLineTool.run(["--help"], on: recorded.console) == 0)
    for command in CommandLineTool.commands { #expect(recorded.output.contains("  \(command.name) ")) }
    #expect(recorded.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(recorded.errors.isEmpty)
  }

  @Test func `a misspelled command is refused with the nearest`() {
    #expect(CommandLineTool.run(["shwo"], on: recorded.console) == 2)
    #expect(
      recorded.errors == "There is no command 'shwo'; did you mean 'show'?\nSee 'Examples --help'.\n")
    #expect(recorded.output.isEmpty)
  }

  @Test func `a row is shown`() {
    #expect(ShowCommand.run(["0", "--width", "320"], on: recorded.console) == 0)
    #expect(recorded.output.contains("photo"))
    #expect(recorded.output.contains("\nrow "))
  }

  @Test(
    arguments: [
      (["1000"], "'1000' is not a value for ROW: expected a whole number from 0 to "),
      (["-1"], "'-1' is not a value for ROW"),
      ([], "The argument ROW is missing."),
      (["0", "--width", "0"], "'0' is not a value for --width: expected a number from 40 to 10000."),
      (["0", "--feed", "no-such-file.json"], "no-such-file.json cannot be read: there is no such file."),
      (["0", "--svg", "/no-such-folder/row.svg"], "/no-such-folder/row.svg cannot be written: "),
    ] as [([String], String)])
  func `what cannot be shown is refused`(_ arguments: [String], _ sentence: String) {
    #expect(ShowCommand.run(arguments, on: recorded.console) == 2)
    #expect(recorded.errors.hasPrefix(sentence))
    #expect(recorded.output.isEmpty)
  }

  @Test func `a picture is written into a file`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(ShowCommand.run(["0", "--svg", file.path, "--dark"], on: recorded.console) == 0)
    let picture = try String(contentsOf: file, encoding: .utf8)
    #expect(picture.hasPrefix("<svg "))
    #expect(picture.contains("#16181c"))
    #expect(recorded.output.isEmpty)
  }
}

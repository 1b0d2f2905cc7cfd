import Foundation
import Testing

@testable import Examples

@Suite struct CommandTests {
  private let recorded = RecordedConsole()

  @Test(arguments: [["--help"], ["-h"], ["help"]])
  func `help names every command in one screen of 24 lines of 80 columns`(_ arguments: [String]) async {
    #expect(await CommandLineTool.run(arguments, on: recorded.console) == 0)
    for command in CommandLineTool.commands { #expect(recorded.output.contains("\n  \(command.name) ")) }
    let lines = recorded.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 24)
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(recorded.errors.isEmpty)
  }

  @Test(arguments: CommandLineTool.commands.map(\.name), [["--help"], ["-h"]])
  func `every command has help`(_ name: String, _ asked: [String]) async {
    #expect(await CommandLineTool.run([name] + asked, on: recorded.console) == 0)
    #expect(recorded.output.contains("\nUsage: Examples \(name)"))
    #expect(recorded.output.contains("\nExit codes: 0 "))
    #expect(recorded.output.contains("\n  --help "))
    #expect(recorded.errors.isEmpty)
    let again = RecordedConsole()
    #expect(await CommandLineTool.run(["help", name], on: again.console) == 0)
    #expect(again.output == recorded.output)
  }

  @Test(arguments: CommandLineTool.commands.map(\.name))
  func `no line of a help is longer than 120 columns`(_ name: String) async {
    #expect(await CommandLineTool.run([name, "--help"], on: recorded.console) == 0)
    for line in recorded.output.split(separator: "\n") { #expect(line.count <= 120, "\(line)") }
  }

  @Test(arguments: CommandLineTool.commands.map(\.name))
  func `every command refuses a misspelled option and tells the nearest`(_ name: String) async {
    #expect(await CommandLineTool.run([name, "--hlep"], on: recorded.console) == 2)
    #expect(recorded.errors.hasPrefix("There is no option '--hlep'; did you mean '--help'?\n"))
    #expect(recorded.output.isEmpty)
  }

  @Test(arguments: [
    (["--bogus"], "There is no option '--bogus'."), (["--version"], "There is no option '--version'."),
    (["--widhts=3"], "There is no option '--widhts'; did you mean '--widths'?"),
  ])
  func `an option of no command is refused with a hint to the commands`(
    _ arguments: [String], _ sentence: String
  ) async {
    #expect(await CommandLineTool.run(arguments, on: recorded.console) == 2)
    #expect(recorded.errors == "\(sentence)\nSee 'Examples --help'.\n")
  }

  @Test(arguments: [["shwo"], ["help", "shwo"]])
  func `a misspelled command is refused with the nearest`(_ arguments: [String]) async {
    #expect(await CommandLineTool.run(arguments, on: recorded.console) == 2)
    #expect(
      recorded.errors == "There is no command 'shwo'; did you mean 'show'?\nSee 'Examples --help'.\n")
    #expect(recorded.output.isEmpty)
  }

  @Test func `help takes the name of one command`() async {
    #expect(await CommandLineTool.run(["help", "show", "0"], on: recorded.console) == 2)
    #expect(recorded.errors == "The argument '0' is one too many.\nSee 'Examples --help'.\n")
    #expect(recorded.output.isEmpty)
  }

  @Test(arguments: ["measure", "convert"])
  func `a file that is no Interface Builder file is named`(_ command: String) async {
    #expect(await CommandLineTool.run([command, #filePath], on: recorded.console) == 2)
    #expect(recorded.errors.hasPrefix("\(#filePath): The file is not well-formed XML"))
  }
}

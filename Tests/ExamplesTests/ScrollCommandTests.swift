import Foundation
import TemplateCell
import Testing

@testable import Examples

@Suite struct ScrollCommandTests {
  private let recorded = RecordedConsole()

  @Test func `every strategy has its line`() {
    #expect(ScrollCommand.run(["--rows", "120"], on: recorded.console) == 0)
    for strategy in ScrollStrategy.allCases { #expect(recorded.output.contains("\n\(strategy.rawValue) ")) }
    #expect(recorded.output.contains("dropped at 60  dropped at 120"))
    #expect(recorded.errors.isEmpty)
  }

  @Test func `the same call prints the same`() {
    let again = RecordedConsole()
    let arguments = ["--rows", "90", "--load", "--skip", "--json"]
    #expect(ScrollCommand.run(arguments, on: recorded.console) == 0)
    #expect(ScrollCommand.run(arguments, on: again.console) == 0)
    #expect(recorded.output == again.output)
    #expect(recorded.output.split(separator: "\n").count == 2 * ScrollStrategy.allCases.count)
  }

  @Test func `a recorded trace is replayed and drawn`() throws {
    let folder = FileManager.default.temporaryDirectory
    let name = "scroll-\(ProcessInfo.processInfo.processIdentifier)"
    let trace = folder.appendingPathComponent("\(name).json")
    let picture = folder.appendingPathComponent("\(name).svg")
    defer {
      try? FileManager.default.removeItem(at: trace)
      try? FileManager.default.removeItem(at: picture)
    }
    let points =
      #"{"points": [{"time": 0, "offset": 0, "isTracking": true}, {"time": 1, "offset": 900, "isTracking": true}]}"#
    try Data(points.utf8).write(to: trace)
    #expect(
      ScrollCommand.run(["--rows", "60", "--trace", trace.path, "--svg", picture.path], on: recorded.console) == 0)
    #expect(recorded.output.contains("60 rows of the bundled feed, 1 s of scrolling"))
    let drawn = try String(contentsOf: picture, encoding: .utf8)
    #expect(drawn.hasPrefix("<svg "))
    #expect(drawn.hasSuffix("</svg>\n"))
    for strategy in ScrollStrategy.allCases { #expect(drawn.contains(">\(strategy.rawValue)</text>")) }
  }

  @Test(
    arguments: [
      (["--rows", "1.5"], "'1.5' is not a value for --rows"),
      (["--row-cost", "nan"], "'nan' is not a value for --row-cost"),
      (["--trace", "no-such-trace.json"], "no-such-trace.json cannot be read"),
      (["--svg", "/no-such-folder/plot.svg", "--rows", "5"], "/no-such-folder/plot.svg cannot be written"),
    ] as [([String], String)])
  func `what cannot be replayed is refused`(_ arguments: [String], _ sentence: String) {
    #expect(ScrollCommand.run(arguments, on: recorded.console) == 2)
    #expect(recorded.errors.hasPrefix(sentence))
  }
}

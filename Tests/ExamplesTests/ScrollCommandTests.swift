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

  @Test(arguments: [["--dark"], ["--auto"], []])
  func `a picture on the standard output, in the colours asked for`(_ colours: [String]) {
    #expect(ScrollCommand.run(["--rows", "60", "--svg", "-"] + colours, on: recorded.console) == 0)
    #expect(recorded.output.hasPrefix("<svg ") && recorded.output.hasSuffix("</svg>\n"))
    #expect(recorded.output.contains("#16181c") == !colours.isEmpty)
    #expect(recorded.output.contains("prefers-color-scheme:dark") == colours.contains("--auto"))
  }

  @Test(
    arguments: [
      (["--rows", "5", "--svg", "-", "--json"], "The options --svg - and --json cannot be given together."),
      (["--rows", "5", "--dark"], "The option --dark means nothing without --svg."),
      (["--trace", "-", "--feed", "-"], "--trace and --feed cannot both be the standard input."),
      (["--rows", "1.5"], "'1.5' is not a value for --rows"),
      (["--row-cost", "nan"], "'nan' is not a value for --row-cost"),
      (["--trace", "no-such-trace.json"], "no-such-trace.json cannot be read"),
      (["--trace", ""], " cannot be read: the name is empty."),
      (["--svg", "", "--rows", "5"], " cannot be written: the name is empty."),
      (["--svg", "/no-such-folder/plot.svg", "--rows", "5"], "/no-such-folder/plot.svg cannot be written"),
    ] as [([String], String)])
  func `what cannot be replayed is refused`(_ arguments: [String], _ sentence: String) {
    #expect(ScrollCommand.run(arguments, on: recorded.console) == 2)
    #expect(recorded.errors.hasPrefix(sentence))
  }

  @Test(
    arguments: [
      ("{\"points\": 5}", "(at points): expected an array."),
      ("{\"points\": [{\"time\": 0, \"offset\": 0}]}", "(at points.[0]): 'isTracking' is missing."),
      ("{", ": it is not JSON: Unexpected end of file"),
      ("{\"points\": []}", "(at points): a trace needs at least one point."),
      (
        "{\"points\": [{\"time\": 0, \"offset\": 1e300, \"isTracking\": true}]}",
        "(at points): the numbers of point 0 cannot be used."
      ),
    ] as [(String, String)])
  func `a file that is no trace says where and why`(_ json: String, _ reason: String) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try json.write(to: file, atomically: true, encoding: .utf8)
    #expect(ScrollCommand.run(["--rows", "5", "--trace", file.path], on: recorded.console) == 2)
    let separator = reason.hasPrefix(":") ? "" : " "
    #expect(recorded.errors.hasPrefix("\(file.path) is not a scroll trace\(separator)\(reason)"))
  }
}

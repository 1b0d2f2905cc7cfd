import Foundation
import TemplateCell
import TestSupport
import Testing

@testable import Examples

@Suite struct ShowCommandTests {
  private let recorded = RecordedConsole()

  @Test(arguments: [[], ["--frames"], ["--right-to-left"]])
  func `a row is shown`(_ options: [String]) {
    #expect(ShowCommand.run(["0", "--width", "320"] + options, on: recorded.console) == 0)
    #expect(recorded.output.contains("photo"))
    #expect(recorded.output.contains("\nrow "))
  }

  @Test func `no text of a wide row is drawn over another`() {
    #expect(ShowCommand.run(["0", "--width", "10000"], on: recorded.console) == 0)
    #expect(recorded.output.contains("│ti "))
    #expect(recorded.output.contains("│content▄"))
  }

  @Test func `several rows are shown as a list with their texts`() {
    #expect(ShowCommand.run(["2-3"], on: recorded.console) == 0)
    #expect(recorded.output.contains("│   Posts 2 to 3 "))
    #expect(recorded.output.contains("│   今天的早餐 "))
    #expect(recorded.output.contains("│   user04 "))
    #expect(recorded.output.contains("╞═"))
    #expect(recorded.output.contains("├─"))
  }

  @Test func `from right to left texts end where rows begin`() {
    #expect(ShowCommand.run(["3-4", "--right-to-left"], on: recorded.console) == 0)
    #expect(recorded.output.contains(" Posts 3 to 4   │"))
    #expect(recorded.output.contains(" user04   │"))
  }

  @Test func `rows are printed for programs`() throws {
    #expect(ShowCommand.run(["1-2", "--json"], on: recorded.console) == 0)
    let lines = recorded.output.split(separator: "\n")
    #expect(lines.count == 2)
    for (row, line) in zip(1...2, lines) {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(object?["row"] as? Int == row)
      #expect((object?["frames"] as? [String: [Double]])?["title"]?.count == 4)
      #expect((object?["findings"] as? [Any])?.isEmpty == true)
    }
  }

  @Test(
    arguments: [
      (["1000"], "'1000' is not a value for ROWS: expected a whole number from 0 to "),
      (["-1"], "'-1' is not a value for ROWS"),
      (["3-1"], "'3-1' is not a value for ROWS"),
      (["0-"], "'0-' is not a value for ROWS"),
      (["0-1-2"], "'0-1-2' is not a value for ROWS"),
      (["0-70"], "'0-70' is not a value for ROWS"),
      ([""], "'' is not a value for ROWS"),
      ([], "The argument ROWS is missing."),
      (["0", "--width", "0"], "'0' is not a value for --width: expected a number from 40 to 10000."),
      (["0", "--feed", "no-such-file.json"], "no-such-file.json cannot be read: there is no such file."),
      (["0", "--svg", "/no-such-folder/row.svg"], "/no-such-folder/row.svg cannot be written: "),
      (["0", "--dark"], "The option --dark means nothing without --svg."),
      (["0", "--auto"], "The option --auto means nothing without --svg."),
      (["0", "--constraints"], "The option --constraints means nothing without --svg."),
      (["0", "--svg=-", "--json"], "The options --svg - and --json cannot be given together."),
      (["0", "--svg=x", "--dark", "--auto"], "The options --dark and --auto cannot be given together."),
      (["0", "--svg=x", "--constraints", "--frames"], "The options --constraints and --frames cannot be given "),
      (["0-1", "--svg=x", "--constraints"], "'0-1' is not a value for ROWS: expected one row beside --constraints."),
    ] as [([String], String)])
  func `what cannot be shown is refused`(_ arguments: [String], _ sentence: String) {
    #expect(ShowCommand.run(arguments, on: recorded.console) == 2)
    #expect(recorded.errors.hasPrefix(sentence), "\(recorded.errors)")
    #expect(recorded.output.isEmpty)
  }

  @Test(
    arguments: [
      (["0", "--dark"], "#16181c", "<title>Row 375 x 332.5 points</title>"),
      (["0", "--auto"], "prefers-color-scheme:dark", "<title>Row 375 x 332.5 points</title>"),
      (["0", "--constraints"], "tc-determinesHeight", "<title>&lt;content.top == title.bottom + 8 @1000 FeedCell."),
      (["0-3"], "tc-header", "<title>Row 3, "),
      (["0", "--frames"], "tc-bar", "<title>photo: 16 118.5 320 x 180</title>"),
    ] as [([String], String, String)])
  func `a picture is written into a file`(_ arguments: [String], _ style: String, _ element: String) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(ShowCommand.run(arguments + ["--svg", file.path], on: recorded.console) == 0)
    let picture = try String(contentsOf: file, encoding: .utf8)
    #expect(picture.hasPrefix("<svg "))
    #expect(picture.hasSuffix("</svg>\n"))
    #expect(picture.contains(style))
    #expect(picture.contains(element))
    #expect(recorded.output.isEmpty)
  }

  @Test func `a picture on the standard output stands there alone`() {
    #expect(ShowCommand.run(["0", "--svg", "-"], on: recorded.console) == 0)
    #expect(recorded.output.hasPrefix("<svg ") && recorded.output.hasSuffix("</svg>\n"))
    #expect(!FileManager.default.fileExists(atPath: "-"))
  }

  @Test(arguments: [LayoutEnvironment.LayoutDirection.leftToRight, .rightToLeft])
  func `no caption of a row covers another`(_ direction: LayoutEnvironment.LayoutDirection) throws {
    let feed = try Feed.bundled()
    for width in [240.0, 375] {
      let pictures = FeedPictures(feed: feed, width: width, environment: LayoutEnvironment(layoutDirection: direction))
      for row in feed.items.indices {
        let picture = SVGPicture().draw(try pictures.drawing(row, showsConstraints: true))
        #expect(PictureTexts(picture).overlaps == [], "row \(row) at \(width)")
      }
    }
  }
}

import Foundation
import TemplateCell
import Testing

@testable import Examples

@Suite struct CompareCommandTests {
  private let recorded = RecordedConsole()
  private let brief = RowTiming(sample: .zero, leastSamples: 1, budget: .zero)

  @Test(arguments: [1.0, 2, 3], [LayoutEnvironment.LayoutDirection.leftToRight, .rightToLeft])
  func `every row of the bundled feed is the same by constraints and by frames`(
    _ scale: Double, _ direction: LayoutEnvironment.LayoutDirection
  ) throws {
    let environment = LayoutEnvironment(scale: scale, layoutDirection: direction)
    let constraints = try FeedMeasurers.constraints()
    let frames = FeedMeasurers.frames()
    for (row, item) in try Feed.bundled().items.enumerated() {
      for width in [320.0, 375, 414, 768, 333.25] {
        let one = try constraints.layout(of: item, width: width, environment: environment)
        let other = try frames.layout(of: item, width: width, environment: environment)
        #expect(LayoutDifference.first(between: one, and: other) == nil, "row \(row) at \(width)")
      }
    }
  }

  @Test(arguments: ContentSizeCategory.allCases)
  func `they are the same at every text size`(_ category: ContentSizeCategory) throws {
    let environment = LayoutEnvironment(contentSizeCategory: category)
    let constraints = try FeedMeasurers.constraints()
    let frames = FeedMeasurers.frames()
    var heights: Double = 0
    for (row, item) in try Feed.bundled().items.enumerated() {
      let one = try constraints.layout(of: item, width: 375, environment: environment)
      let other = try frames.layout(of: item, width: 375, environment: environment)
      #expect(LayoutDifference.first(between: one, and: other) == nil, "row \(row)")
      heights += one.height
    }
    let standard = try Feed.bundled().items.reduce(0) { try $0 + constraints.layout(of: $1, width: 375).height }
    #expect((heights < standard) == (category < .large))
    #expect((heights > standard) == (category > .large))
  }

  @Test func `with the ruler font too`() throws {
    let constraints = try CellMeasurer(FeedCell(), text: .ruler)
    let frames = FrameMeasurer(FeedFrames(), text: .ruler)
    for (row, item) in try Feed.bundled().items.enumerated() {
      let one = try constraints.layout(of: item, width: 320)
      #expect(LayoutDifference.first(between: one, and: try frames.layout(of: item, width: 320)) == nil, "row \(row)")
    }
  }

  @Test func `a comparison is printed for people`() {
    #expect(CompareCommand.run(["--widths", "320"], on: recorded.console, timing: brief) == 0)
    #expect(recorded.output.hasPrefix("Feed cell, the bundled feed, times per row\n"))
    #expect(recorded.output.contains("  texts  "))
    #expect(recorded.output.hasSuffix("\nAll heights and frames agree within 1e-06 points.\n"))
    #expect(recorded.errors.isEmpty)
  }

  @Test func `a comparison is printed for programs`() throws {
    #expect(CompareCommand.run(["--json", "--widths", "320,375.5"], on: recorded.console, timing: brief) == 0)
    let lines = recorded.output.split(separator: "\n")
    #expect(lines.count == 2)
    for (line, width) in zip(lines, [320, 375.5]) {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(object?["width"] as? Double == width)
      #expect(object?["equal"] as? Bool == true)
      #expect(try object?["rows"] as? Int == Feed.bundled().items.count)
    }
  }

  @Test func `a row that differs ends the comparison of its width`() throws {
    let items = try Feed.bundled().items
    let other = FeedFrames(style: FeedStyle(gap: 9))
    let comparison = FeedComparison(
      items: items, constraints: try FeedMeasurers.constraints(),
      frames: FrameMeasurer(other, text: FeedMeasurers.text), timing: brief)
    let result = try comparison.compare(width: 320)
    #expect(result.mismatch?.row == 0)
    #expect(result.times == nil)
  }

  @Test(
    arguments: [
      (["--widths", "320,wide"], "'wide' is not a value for --widths: expected a number from 40 to 10000."),
      (["--widths", "39"], "'39' is not a value for --widths: expected a number from 40 to 10000."),
      (["--scale", "0"], "'0' is not a value for --scale: expected a number from 1 to 8."),
      (["320"], "The argument '320' is one too many."),
      (["--feed", "no-such-file.json"], "no-such-file.json cannot be read: there is no such file."),
    ] as [([String], String)])
  func `what cannot be compared is refused`(_ arguments: [String], _ sentence: String) {
    #expect(CompareCommand.run(arguments, on: recorded.console, timing: brief) == 2)
    #expect(recorded.errors.hasPrefix(sentence))
    #expect(recorded.output.isEmpty)
  }
}

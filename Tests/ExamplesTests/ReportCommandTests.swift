import Foundation
import TemplateCell
import TestSupport
import Testing

@testable import Examples

@Suite struct ReportCommandTests {
  private let recorded = RecordedConsole()
  private let brief = RowTiming(sample: .zero, leastSamples: 1, budget: .zero)
  private static let feed = """
    {"feed": [
      {"title": "", "content": "Small.", "username": "user01", "time": "1 May"},
      {"title": "A <bold> title & \\"more\\"", "content": "Some words about a harbor, and some more about a boat.",
       "username": "user02", "time": "2 May", "imageName": "boat", "imageSize": [160, 90]}
    ]}
    """

  /// The report of two posts, made once for all tests.
  private static let made = Result { try make() }

  private func report() throws -> FeedReport { try Self.made.get() }

  /// Makes the report, with times that are always the same.
  private static func make() throws -> FeedReport {
    let brief = RowTiming(sample: .zero, leastSamples: 1, budget: .zero)
    var report = try FeedReport(
      Feed(json: Data(feed.utf8), file: "two posts"), feedName: "two <posts>", widths: [320, 375], width: 375,
      row: nil, timing: brief, progress: ProgressLine(on: RecordedConsole().console))
    report.comparisons[0].times = WidthComparison.Times(constraints: 3400, frames: 1900, texts: 1400, cached: 11.5)
    report.comparisons[1].times = WidthComparison.Times(constraints: 3200, frames: 1800, texts: 1300, cached: 11)
    return report
  }

  @Test func `the page of two posts`() throws {
    #expect(Snapshot.difference(FeedReportPage.html(try report()), "report.html") == nil)
  }

  @Test func `the page holds what was measured`() throws {
    let report = try report()
    let page = FeedReportPage.html(report)
    // 10 + 18 (one line of content) + 8 + 16 + 10, and a title, a second line and a photo more.
    #expect(page.contains("The shortest: row 0, 62 points high."))
    #expect(report.explained.number == 1)
    #expect(page.contains(Markup.escaped(report.explanation.description)))
    for part in report.explanation.parts {
      if let constraint = part.constraint { #expect(page.contains(Markup.escaped(constraint.text))) }
    }
    // What an arrow stands for can be read without pointing at it, and is printed.
    for dimension in report.explained.constraints.dimensions where !dimension.isInset {
      #expect(page.contains(">\(Markup.escaped(dimension.text))</th>"))
    }
    #expect(page.contains("@media print{") && page.contains("details::details-content{content-visibility:visible"))
    #expect(page.contains("3.40 us") && page.contains("11.5 ns") && page.contains("1.79 x"))
    for strategy in ScrollStrategy.allCases { #expect(page.contains(">\(strategy.rawValue)</th>")) }
    for rule in CheckRules.summaries { #expect(page.contains(">\(rule.name)</th>")) }
    #expect(page.contains("<p class=\"good\">Nothing wrong.</p>"))
  }

  @Test func `the page loads nothing`() throws {
    let page = FeedReportPage.html(try report())
    let rest = page.replacingOccurrences(of: "xmlns=\"http://www.w3.org/2000/svg\"", with: "")
    for word in ["http", "src=", "@import", "url(", "<script", "<link", "<iframe", "<img"] {
      #expect(!rest.contains(word), "\(word)")
    }
  }

  @Test func `the page can be read by everybody`() throws {
    let page = FeedReportPage.html(try report())
    for part in [
      "<html lang=\"en\">", "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">", "<main id=",
      "<a class=\"skip\" href=\"#content\">", "<nav aria-label=", "<header>", "<footer>", ":focus-visible",
      "prefers-color-scheme:dark",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    // Every link within the page leads somewhere, every picture and every table has a name.
    for link in page.components(separatedBy: "href=\"#").dropFirst() {
      let id = link.prefix { $0 != "\"" }
      #expect(page.contains("id=\"\(id)\""))
    }
    let pictures = page.components(separatedBy: "role=\"img\">\n").dropFirst()
    #expect(pictures.count == 7)
    for picture in pictures {
      let lines = picture.split(separator: "\n", maxSplits: 2)
      #expect(lines[0].hasPrefix("<title>") && lines[1].hasPrefix("<desc>"), "\(lines[0])")
    }
    // A picture with captions is never smaller than they can be read: 8 points, 1.4 times as large.
    for plan in page.components(separatedBy: "<figure class=\"plan\">").dropFirst() {
      let parts = plan.components(separatedBy: "viewBox=\"")[1].prefix { $0 != "\"" }.split(separator: " ")
      let width = try #require(Double(parts[2]))
      #expect(plan.contains("style=\"min-width:\(Decimals.short(width * 1.4))px\""))
      // Where the page is narrower than that, it says that the picture scrolls.
      #expect(plan.contains("<p class=\"hint\" style=\"--least:\(Decimals.short(width * 1.4))px\">"))
    }
    // Every heading of a table says what it heads.
    #expect(!page.contains("<th>") && !page.contains("<th class"))
    #expect(page.components(separatedBy: "<table>").dropFirst().allSatisfy { $0.hasPrefix("\n<caption>") })
    // Headings in order, one of the first level.
    #expect(page.components(separatedBy: "<h1>").count == 2)
    #expect(!page.contains("<h3"))
  }

  @Test func `the page is a well-formed document`() throws {
    // As XML once its only elements without an end, and the document type, are taken out.
    let lines = FeedReportPage.html(try report()).split(separator: "\n")
    let text = lines.filter { !$0.hasPrefix("<meta") && !$0.hasPrefix("<!DOCTYPE") }.joined(separator: "\n")
    #expect(XMLText.problem(in: text) == nil)
  }

  @Test func `the same report makes the same bytes`() throws {
    #expect(FeedReportPage.html(try report()) == FeedReportPage.html(try Self.make()))
  }

  @Test func `findings and rows that differ are told`() throws {
    var report = try report()
    report.comparisons[0].times = nil
    report.comparisons[0].mismatch = WidthComparison.Mismatch(row: 1, difference: .height(40, 41))
    report.findings = [Finding(rule: "duplicate", message: "said <twice>.", file: "A/FeedCell.swift", line: 3)]
    let page = FeedReportPage.html(report)
    #expect(page.contains("<span class=\"bad\">Row 1 at width 320 differs: the height is 40 by constraints and 41 by"))
    #expect(page.contains("<span class=\"bad\">1 found</span>"))
    #expect(page.contains("<td>FeedCell.swift:3</td><td class=\"wrap\">said &lt;twice&gt;.</td>"))
    #expect(!page.contains("Nothing wrong."))
  }

  @Test func `the page is written into a folder that is made for it`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)/deep")
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let arguments = ["--out", folder.path, "--widths", "320", "--row", "3"]
    #expect(ReportCommand.run(arguments, on: recorded.console, timing: brief) == 0)
    let file = folder.appendingPathComponent("index.html")
    #expect(recorded.output == "\(file.path)\n")
    #expect(recorded.errors.isEmpty)
    let page = try String(contentsOf: file, encoding: .utf8)
    #expect(page.hasPrefix("<!DOCTYPE html>\n"))
    #expect(page.hasSuffix("</html>\n"))
    #expect(page.contains("Why row 3 is "))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["index.html"])
  }

  @Test func `rows too high to scroll are reported without a replay`() throws {
    var report = try report()
    report.unscrollable = (1, 250_000.5)
    let page = FeedReportPage.html(report)
    #expect(page.contains("Not replayed: row 1 is 250000.5 points high, more than the 200000 that a row"))
    #expect(!page.contains("scrolling in virtual time"))
  }

  @Test(
    arguments: [
      ([], "The argument --out DIR is missing."),
      (["--out"], "The option --out needs a value: --out DIR."),
      (["--out", ""], " cannot be written: the name is empty."),
      (["--out", #filePath], "\(#filePath) cannot be written: it is a file."),
      (["--out", "/dev/null/x"], "/dev/null/x cannot be written: /dev/null is not a folder."),
      (["--out", "x", "--row", "70"], "'70' is not a value for --row: expected a whole number from 0 to 69."),
      (["--out", "x", "--width", "inf"], "'inf' is not a value for --width"),
      (["--out", "x", "--widths", "320,"], "'' is not a value for --widths"),
      (["--out", "x", "--feed", "no-such-feed.json"], "no-such-feed.json cannot be read: there is no such file."),
      (["--ouz", "x"], "There is no option '--ouz'; did you mean '--out'?"),
    ] as [([String], String)])
  func `what cannot be written is refused`(_ arguments: [String], _ sentence: String) {
    #expect(ReportCommand.run(arguments, on: recorded.console, timing: brief) == 2)
    #expect(recorded.errors.hasPrefix(sentence), "\(recorded.errors)")
    #expect(recorded.output.isEmpty)
  }

  /// A caption takes about 80 points; one row more would stand below the tallest.
  @Test func `as many short rows are drawn as stand beside the tallest`() throws {
    let texts = (0..<12).map { index in
      """
      {"title": "", "content": "\(String(repeating: "word ", count: 1 + 8 * index))", "username": "user01", "time": "1 May"}
      """
    }
    let brief = RowTiming(sample: .zero, leastSamples: 1, budget: .zero)
    let report = try FeedReport(
      Feed(json: Data("{\"feed\": [\(texts.joined(separator: ","))]}".utf8), file: "texts"), feedName: "texts",
      widths: [320], width: 320, row: nil, timing: brief, progress: ProgressLine(on: recorded.console))
    #expect(report.tallest.number == 11)
    let short = report.shortest
    #expect(short.map(\.number) == Array(0..<short.count))
    let room = report.tallest.drawing.height + 80
    #expect(short.reduce(0) { $0 + $1.drawing.height + 80 } <= room)
    #expect(short.reduce(0) { $0 + $1.drawing.height + 80 } + short[short.count - 1].drawing.height + 80 + 36 > room)
  }
}

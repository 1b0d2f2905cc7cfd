import Foundation
import TemplateCell
import TestSupport
import Testing

@Suite struct ReportPiecesTests {
  @Test func `bars are as long as their share of the greatest value`() {
    let chart = BarChart(
      title: "Times & <more>", series: ["one", "two", "three"],
      groups: [
        BarChart.Group(name: "first", bars: [(40, "40 ns"), (10, "10 ns"), nil]),
        BarChart.Group(name: "second", bars: [(0, "none"), (-5, "less"), (20, "20 ns")]),
      ])
    let widths = chart.svg.components(separatedBy: "<rect ").dropFirst().map { part in
      part.components(separatedBy: "width=\"")[1].prefix { $0 != "%" }
    }
    // 10 of 40 is a quarter; nothing still has a bar that can be seen.
    #expect(widths == ["100", "25", "0.2", "0.2", "50"])
    #expect(chart.svg.contains("<title>Times &amp; &lt;more&gt;</title>"))
    #expect(chart.svg.contains("<desc>first: one 40 ns, two 10 ns; second: one none, two less, three 20 ns.</desc>"))
    #expect(XMLText.problem(in: chart.svg) == nil)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func `a chart of values that cannot be drawn is still a picture`(_ value: Double) {
    let chart = BarChart(
      title: "x", series: ["one"], groups: [BarChart.Group(name: "a", bars: [(value, "?")])])
    #expect(XMLText.problem(in: chart.svg) == nil)
    #expect(!chart.svg.contains("nan") && !chart.svg.contains("inf"))
    #expect(BarChart(title: "x", series: [], groups: []).svg.contains("height=\"0\""))
  }

  @Test func `a table has a caption, headings and every text escaped`() {
    let table = HTMLTable(caption: "<c>", header: [("<h>", .text), ("n", .number), ("s", .sentence)])
      .draw([["<a>", "1", "\"q\""], ["short"]])
    #expect(table.contains("<caption><span>&lt;c&gt;</span></caption>"))
    #expect(table.contains("<th scope=\"col\">&lt;h&gt;</th><th scope=\"col\" class=\"number\">n</th>"))
    #expect(
      table.contains(
        "<tr><th scope=\"row\">&lt;a&gt;</th><td class=\"number\">1</td><td class=\"wrap\">&quot;q&quot;</td>"))
    #expect(table.contains("<tr><th scope=\"row\">short</th><td class=\"number\"></td><td class=\"wrap\"></td></tr>"))
    #expect(XMLText.problem(in: table) == nil)
  }

  /// Two frames of 10 ms at 60 a second have 16.7 ms: no bar is late; at 120 a second both are.
  @Test func `a plot tells how many frames were too long`() throws {
    let replay = try ScrollReplay(
      heights: Array(repeating: 100, count: 30),
      trace: ScrollTrace([.drag(distance: 1_000, duration: 1)], maximumOffset: 2_000), settings: ReplaySettings())
    var report = try replay.run(.noCache)
    report.frames = (0..<2).map { _ in
      var frame = report.frames[0]
      frame.work = .milliseconds(10)
      return frame
    }
    let slow = ScrollPlot([report], framesPerSecond: 60).file()
    #expect(slow.contains(">0 too long</text>"))
    #expect(slow.contains("A bar per frame; the line is 16.7 ms"))
    // 0.6 of a third of 48 high.
    #expect(slow.contains("<path class=\"tc-series-first\" d=\"M0 48v-9.6h1v9.6zM1 48v-9.6h1v9.6z\"/>"))
    let fast = ScrollPlot([report], framesPerSecond: 120).file()
    #expect(fast.contains(">2 too long</text>"))
    #expect(fast.contains("<path class=\"tc-series-broken\""))
    #expect(XMLText.problem(in: fast) == nil)
    #expect(ScrollPlot([], framesPerSecond: 60).file(.dark).contains("#16181c"))
  }
}

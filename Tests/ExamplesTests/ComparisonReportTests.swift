import Foundation
import Testing

@testable import Examples

@Suite struct ComparisonReportTests {
  private let good = WidthComparison(
    width: 320, rowCount: 60, totalHeight: 12_345.5,
    times: WidthComparison.Times(constraints: 15_000, frames: 10_000, texts: 8_000, cached: 12.5))
  private let bad = WidthComparison(
    width: 414, rowCount: 60, totalHeight: 88,
    mismatch: WidthComparison.Mismatch(row: 3, difference: .height(40, 40.5)))

  @Test func `a table for people`() {
    #expect(
      ComparisonReport.text([good], feed: "some feed") == """
        Feed cell, some feed, times per row

        width  rows  total height  constraints    frames    texts   cached  constr./frames  constr./cached
          320    60       12345.5     15.00 us  10.00 us  8.00 us  12.5 ns          1.50 x          1200 x

        All heights and frames agree within 1e-06 points.

        """)
  }

  @Test func `the first row that differs is named`() {
    let text = ComparisonReport.text([good, bad], feed: "some feed")
    #expect(
      text.hasSuffix("\nRow 3 at width 414 differs: the height is 40 by constraints and 40.5 by frames.\n"))
  }

  @Test func `one object per width for programs`() throws {
    let lines = try ComparisonReport.json([good, bad]).split(separator: "\n")
    #expect(
      lines.map(String.init) == [
        #"{"cachedNanosecondsPerRow":12.5,"constraintNanosecondsPerRow":15000,"constraintsToCached":1200,"#
          + #""constraintsToFrames":1.5,"equal":true,"frameNanosecondsPerRow":10000,"rows":60,"#
          + #""textNanosecondsPerRow":8000,"totalHeight":12345.5,"width":320}"#,
        #"{"difference":"Row 3 at width 414 differs: the height is 40 by constraints and 40.5 by frames.","#
          + #""equal":false,"rows":60,"totalHeight":88,"width":414}"#,
      ])
  }

  @Test(arguments: [([3.0], 3.0), ([5.0, 1, 3], 3.0), ([4.0, 1, 3, 2], 2.5)] as [([Double], Double)])
  func `the median`(_ values: [Double], _ expected: Double) {
    #expect(RowTiming.median(values) == expected)
  }

  @Test func `works take turns and give what they returned last`() throws {
    nonisolated(unsafe) var order = ""
    let timing = RowTiming(sample: .zero, leastSamples: 2, budget: .zero)
    let results = timing.medians([
      {
        order += "a"
        return 1
      },
      {
        order += "b"
        return 2
      },
    ])
    // Once to warm up and once to find the number of repeats, each; then in turns.
    #expect(order == "aabbabab")
    #expect(results.map(\.result) == [1, 2])
  }
}

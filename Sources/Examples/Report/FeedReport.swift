import TemplateCell

/// Everything that the report tells of a feed; ``FeedReportPage`` makes a page of it.
struct FeedReport: Sendable {
  /// A row that is drawn.
  struct Row: Sendable {
    /// Its number, from 0.
    var number: Int
    /// Its items.
    var drawing: CellDrawing
    /// Its items with the constraints between them.
    var constraints: CellDrawing
  }

  /// How the feed is called.
  var feedName: String
  /// The width in points at which rows are drawn, explained and scrolled.
  var width: Double
  /// The forms of the cell compared, by width.
  var comparisons: [WidthComparison]
  /// The highest row.
  var tallest: Row
  /// The lowest rows, the lowest first: about as many as are together as high as the highest one, at least one.
  var shortest: [Row]
  /// The row whose height is explained.
  var explained: Row
  /// Its height as a sum.
  var explanation: LayoutExplanation
  /// The first row that is too high to be scrolled, with its height in points; `nil` when all can be.
  var unscrollable: (row: Int, height: Double)?
  /// For each strategy a report for each replay; empty when a row cannot be scrolled.
  var scrolling: [[ReplayReport]]
  /// The replays, one for each rate; empty when a row cannot be scrolled.
  var replays: [ScrollReplay]
  /// The widths at which rows were checked, in points.
  var checkedWidths: [Double]
  /// The number of rows of the feed.
  var rowCount: Int
  /// What is wrong with the cell.
  var findings: [Finding]
}

extension FeedReport {
  /// Measures, compares, scrolls and checks a feed.
  ///
  /// - Parameters:
  ///   - feed: the rows.
  ///   - feedName: how the feed is called.
  ///   - widths: the widths to compare at, in points.
  ///   - width: the width to draw, explain and scroll at, in points.
  ///   - row: the row to explain; the first with all parts if `nil`.
  ///   - timing: how times are taken.
  ///   - progress: is told how far the work is.
  init(
    _ feed: Feed, feedName: String, widths: [Double], width: Double, row: Int?, timing: RowTiming,
    progress: ProgressLine
  ) throws {
    let pictures = FeedPictures(feed: feed, width: width, environment: LayoutEnvironment())
    let heights = try feed.items.indices.map { try pictures.layout($0).height }
    func drawn(_ number: Int) throws -> Row {
      Row(
        number: number, drawing: try pictures.drawing(number),
        constraints: try pictures.drawing(number, showsConstraints: true))
    }
    self.feedName = feedName
    self.width = width
    rowCount = feed.items.count
    tallest = try drawn(heights.indices.max { heights[$0] < heights[$1] } ?? 0)
    shortest = try Self.shortest(heights).map(drawn)
    let whole = feed.items.firstIndex { !$0.title.isEmpty && !$0.content.isEmpty && $0.photoSize != nil }
    explained = try drawn(row ?? whole ?? 0)
    let measurer = try FeedMeasurers.constraints()
    explanation = try measurer.explainHeight(of: feed.items[explained.number], width: width)
    progress.show("checking")
    checkedWidths = widths
    findings = measurer.check(rows: feed.items, widths: widths)
    unscrollable = heights.indices.first { heights[$0] > RowOffsets.maximumHeight }.map { ($0, heights[$0]) }
    replays =
      unscrollable == nil
      ? try FeedScroll.replays(feed, rowCount: 600, width: width, settings: FeedScroll.settings) : []
    scrolling = try FeedScroll.reports(replays, progress: progress)
    comparisons = try FeedComparison.all(
      feed, widths: widths, environment: LayoutEnvironment(), timing: timing, progress: progress)
  }

  /// The lowest rows that drawn one under another take no more room than the highest one, at least one.
  private static func shortest(_ heights: [Double]) -> [Int] {
    let order = heights.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }
    guard let last = order.last else { return [] }
    var room = heights[last] + captionHeight
    let fitting = order.dropLast().prefix { row in
      room -= heights[row] + captionHeight
      return room >= 0
    }
    return fitting.isEmpty ? [order[0]] : Array(fitting)
  }

  /// About how much room the texts below a picture take on a page, in points.
  private static let captionHeight = 80.0
}

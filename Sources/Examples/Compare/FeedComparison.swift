import Foundation
import TemplateCell

/// Measures every row of a feed twice, by constraints and by frames, and compares.
struct FeedComparison<Constraints: RowMeasuring<FeedItem>, Frames: RowMeasuring<FeedItem>> {
  /// The rows.
  var items: [FeedItem]
  /// Measures by constraints.
  var constraints: Constraints
  /// Measures by frames.
  var frames: Frames
  /// Measures the texts of a row alone, to tell which part of the times they are.
  var text: any TextMeasuring = FeedMeasurers.text
  /// Scale, direction and text size.
  var environment = LayoutEnvironment()
  /// How times are taken.
  var timing = RowTiming()

  /// Compares heights and frames of all rows at a width and, when all agree, times both and the cache.
  ///
  /// - Throws: `MeasuringError` when a row cannot be measured.
  /// - Complexity: as often through all rows as the timing asks for.
  func compare(width: Double) throws -> WidthComparison {
    var result = WidthComparison(width: width, rowCount: items.count, totalHeight: 0)
    for (row, item) in items.enumerated() {
      let one = try constraints.layout(of: item, width: width, environment: environment)
      let other = try frames.layout(of: item, width: width, environment: environment)
      result.totalHeight += one.height
      if let difference = LayoutDifference.first(between: one, and: other) {
        result.mismatch = WidthComparison.Mismatch(row: row, difference: difference)
        return result
      }
    }
    result.times = try times(width: width)
    return result
  }

  private func times(width: Double) throws -> WidthComparison.Times {
    let paths = items.indices.map { IndexPath(row: $0, section: 0) }
    var cache = try IndexPathHeightCache(
      rowCounts: [items.count], key: try LayoutKey(width: width, environment: environment))
    for (path, item) in zip(paths, items) {
      try cache.setHeight(try constraints.layout(of: item, width: width, environment: environment).height, at: path)
    }
    let requests = try requests(width: width)
    let medians = try timing.medians([
      { try total(constraints, width: width) },
      { try total(frames, width: width) },
      { total(requests) },
      { total(&cache, paths) },
    ])
    let rows = Double(items.count)
    return WidthComparison.Times(
      constraints: medians[0].nanoseconds / rows, frames: medians[1].nanoseconds / rows,
      texts: medians[2].nanoseconds / rows, cached: medians[3].nanoseconds / rows)
  }

  /// What the cell laid out by frames asks about the texts of all rows.
  private func requests(width: Double) throws -> [TextRequest] {
    let recorded = RecordedTexts(text)
    let measurer = FrameMeasurer(FeedFrames(), text: recorded)
    for item in items { _ = try measurer.layout(of: item, width: width, environment: environment) }
    return recorded.requests
  }

  private func total(_ requests: [TextRequest]) -> Double {
    var sum = 0.0
    for request in requests { sum += text.measure(request).height }
    return sum
  }

  private func total(_ measurer: some RowMeasuring<FeedItem>, width: Double) throws -> Double {
    var sum = 0.0
    for item in items { sum += try measurer.layout(of: item, width: width, environment: environment).height }
    return sum
  }

  private func total(_ cache: inout IndexPathHeightCache, _ paths: [IndexPath]) -> Double {
    var sum = 0.0
    for path in paths { sum += cache.height(at: path) ?? .nan }
    return sum
  }
}

extension FeedComparison where Constraints == CellMeasurer<FeedCell>, Frames == FrameMeasurer<FeedFrames> {
  /// Compares both forms of the feed cell at some widths.
  ///
  /// - Throws: as ``compare(width:)``.
  static func all(
    _ feed: Feed, widths: [Double], environment: LayoutEnvironment, timing: RowTiming, progress: ProgressLine
  ) throws -> [WidthComparison] {
    var comparison = FeedComparison(
      items: feed.items, constraints: try FeedMeasurers.constraints(), frames: FeedMeasurers.frames(),
      environment: environment, timing: timing)
    return try widths.enumerated().map { index, width in
      comparison.timing.tick = { share in
        let percent = (Double(index) + share) / Double(widths.count) * 100
        progress.show("comparing at width \(Decimals.short(width)), \(Decimals.fixed(percent, places: 0)) %")
      }
      return try comparison.compare(width: width)
    }
  }
}

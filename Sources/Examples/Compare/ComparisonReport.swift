import Foundation
import TemplateCell

/// Comparisons as text for people and as JSON for programs.
enum ComparisonReport {
  /// The table of all widths, and a last line that says whether all rows agree.
  static func text(_ comparisons: [WidthComparison], feed: String) -> String {
    let table = TextTable(header: header, alignments: header.map { _ in .right }).draw(rows(comparisons))
    return "Feed cell, \(feed), times per row\n\n\(table)\n\(verdict(comparisons))\n"
  }

  /// The headings of the table.
  static let header = [
    "width", "rows", "total height", "constraints", "frames", "texts", "cached", "constr./frames", "constr./cached",
  ]

  /// The table, a row for each width; without times where a row of the feed differs.
  static func rows(_ comparisons: [WidthComparison]) -> [[String]] {
    comparisons.map { comparison in
      let known = [
        Decimals.short(comparison.width), "\(comparison.rowCount)", Decimals.short(comparison.totalHeight),
      ]
      guard let times = comparison.times else { return known }
      return known + [
        time(times.constraints), time(times.frames), time(times.texts), time(times.cached),
        Decimals.fixed(times.constraintsToFrames, places: 2) + " x",
        Decimals.fixed(times.constraintsToCached, places: 0) + " x",
      ]
    }
  }

  /// Whether all rows agree, or the first that does not.
  static func verdict(_ comparisons: [WidthComparison]) -> String {
    let first = comparisons.lazy.compactMap { comparison in
      comparison.mismatch.map { sentence($0, width: comparison.width) }
    }.first
    return first ?? "All heights and frames agree within \(LayoutDifference.tolerance) points."
  }

  /// One JSON object per width, one per line.
  static func json(_ comparisons: [WidthComparison]) throws -> String {
    try comparisons.map { try JSONLine.of(Line($0)) }.joined()
  }

  /// A row that differs as a sentence.
  static func sentence(_ mismatch: WidthComparison.Mismatch, width: Double) -> String {
    "Row \(mismatch.row) at width \(Decimals.short(width)) differs: "
      + mismatch.difference.sentence("constraints", "frames") + "."
  }

  private struct Line: Encodable {
    var width: Double
    var rows: Int
    var totalHeight: Double
    var equal: Bool
    var difference: String?
    var constraintNanosecondsPerRow: Double?
    var frameNanosecondsPerRow: Double?
    var textNanosecondsPerRow: Double?
    var cachedNanosecondsPerRow: Double?
    var constraintsToFrames: Double?
    var constraintsToCached: Double?

    init(_ comparison: WidthComparison) {
      width = comparison.width
      rows = comparison.rowCount
      totalHeight = comparison.totalHeight
      equal = comparison.mismatch == nil
      difference = comparison.mismatch.map { ComparisonReport.sentence($0, width: comparison.width) }
      constraintNanosecondsPerRow = comparison.times.map { Self.rounded($0.constraints) }
      frameNanosecondsPerRow = comparison.times.map { Self.rounded($0.frames) }
      textNanosecondsPerRow = comparison.times.map { Self.rounded($0.texts) }
      cachedNanosecondsPerRow = comparison.times.map { Self.rounded($0.cached) }
      constraintsToFrames = comparison.times.map { Self.rounded($0.constraintsToFrames) }
      constraintsToCached = comparison.times.map { Self.rounded($0.constraintsToCached) }
    }

    private static func rounded(_ value: Double) -> Double {
      value.isFinite ? (value * 1000).rounded() / 1000 : 0
    }
  }

  /// A time as people read it.
  static func time(_ nanoseconds: Double) -> String {
    nanoseconds < 1000
      ? "\(Decimals.fixed(nanoseconds, places: 1)) ns" : "\(Decimals.fixed(nanoseconds / 1000, places: 2)) us"
  }
}

import Foundation
import TemplateCell

/// Scroll replays as text for people and as JSON for programs.
enum ScrollReport {
  /// The table of all strategies; each has one report per rate.
  static func text(_ reports: [[ReplayReport]], _ replays: [ScrollReplay], feed: String) -> String {
    guard let replay = replays.first else { return "" }
    let header = header(replays)
    let table = TextTable(header: header, alignments: [.left] + header.dropFirst().map { _ in .right })
      .draw(rows(reports))
    return
      "\(Count.of(replay.heights.count, "row")) of \(feed), \(Decimals.short(replay.trace.duration, places: 1)) s of "
      + "scrolling in virtual time\n\(costs(replay))\n\n\(table)\n\(notes)\n"
  }

  /// The headings of the table, with a column for each rate.
  static func header(_ replays: [ScrollReplay]) -> [String] {
    ["strategy", "load", "main thread", "measured", "misses", "blank", "jumps", "largest", "longest frame"]
      + replays.map { "dropped at \(Decimals.short($0.settings.framesPerSecond))" }
  }

  /// The table, a row for each strategy.
  static func rows(_ reports: [[ReplayReport]]) -> [[String]] {
    reports.compactMap { byRate in
      guard let report = byRate.first else { return nil }
      return [
        report.strategy.rawValue, milliseconds(report.loadTime), milliseconds(report.mainThreadLoadTime),
        "\(report.measureCount)", "\(report.missCount)", "\(report.blankCount)", "\(report.jumpCount)",
        Decimals.fixed(report.greatestJump, places: 1), milliseconds(report.longestWork),
      ] + byRate.map { "\($0.droppedCount)" }
    }
  }

  /// What two of the headings mean.
  static let notes = "blank: visible rows without content, summed over the frames; largest: of the jumps, in points"

  /// What rows cost.
  static func costs(_ replay: ScrollReplay) -> String {
    "A row costs \(milliseconds(replay.settings.constraintsCost)) by constraints, "
      + "\(milliseconds(replay.settings.framesCost)) by frames, \(milliseconds(replay.settings.displayCost)) to show."
  }

  /// One JSON object per strategy and rate, one per line.
  static func json(_ reports: [[ReplayReport]], _ replays: [ScrollReplay]) throws -> String {
    try reports.flatMap { byRate in
      try zip(byRate, replays).map { report, replay in try JSONLine.of(Line(report, replay)) }
    }.joined()
  }

  private struct Line: Encodable {
    var strategy: String
    var framesPerSecond: Double
    var frames: Int
    var loadMilliseconds: Double
    var mainThreadLoadMilliseconds: Double
    var measured: Int
    var misses: Int
    var blankRows: Int
    var jumps: Int
    var largestJump: Double
    var longestFrameMilliseconds: Double
    var droppedFrames: Int

    init(_ report: ReplayReport, _ replay: ScrollReplay) {
      strategy = report.strategy.rawValue
      framesPerSecond = replay.settings.framesPerSecond
      frames = report.frames.count
      loadMilliseconds = report.loadTime / .milliseconds(1)
      mainThreadLoadMilliseconds = report.mainThreadLoadTime / .milliseconds(1)
      measured = report.measureCount
      misses = report.missCount
      blankRows = report.blankCount
      jumps = report.jumpCount
      largestJump = report.greatestJump
      longestFrameMilliseconds = report.longestWork / .milliseconds(1)
      droppedFrames = report.droppedCount
    }
  }

  private static func milliseconds(_ duration: Duration) -> String {
    "\(Decimals.fixed(duration / .milliseconds(1), places: 1)) ms"
  }
}

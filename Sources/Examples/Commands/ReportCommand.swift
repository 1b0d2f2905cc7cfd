import Foundation
import TemplateCell

/// `report`: what the package can tell of a feed, as a page for a browser.
enum ReportCommand {
  /// What the command understands.
  static let parser = ArgumentParser(
    command: "report",
    summary: """
      Writes a page for a browser, index.html, that needs no other file and no network: the comparison of constraints,
      frames and cache with times, rows drawn, one height explained, the scroll replays, the findings of the checks.
      """,
    options: [
      .value(
        "--out", "DIR", "The folder to write into, made when it is not there; - prints the page instead.",
        isRequired: true),
      .value("--widths", "LIST", "Widths to compare at in points, 40 to 10000; 320,375,414,768 if not given."),
      .value("--width", "POINTS", "The width to draw, explain and scroll at, 40 to 10000; 375 if not given."),
      .value("--row", "ROW", "The row to explain, counted from 0; the first with all parts if not given."),
      FeedOption.option,
    ], notes: [FeedOption.note], exitsWithOneWhen: "a row differs or a check finds something")

  /// Runs the command.
  static func run(
    _ arguments: [String], on console: Console = .standard, timing: RowTiming = RowTiming()
  ) -> Int32 {
    CommandRunner.run(parser, arguments, on: console) { parsed in
      let folder = parsed.values["--out", default: ""]
      let feed = try FeedOption.feed(parsed)
      let widths = try parsed.numbers("--widths", in: 40...10_000) ?? [320, 375, 414, 768]
      let width = try parsed.number("--width", in: 40...10_000) ?? 375
      let row = try parsed.count("--row", in: 0...(feed.items.count - 1))
      if folder != "-" { try OutputError.makeFolder(folder) }
      let progress = ProgressLine(on: console)
      defer { progress.clear() }
      let report = try FeedReport(
        feed, feedName: FeedOption.name(parsed), widths: widths,
        width: width,
        row: row,
        timing: timing, progress: progress)
      let file = folder == "-" ? "-" : URL(fileURLWithPath: folder).appendingPathComponent("index.html").path
      progress.clear()
      try OutputError.write(FeedReportPage.html(report), to: file, on: console)
      if folder != "-" { console.write("\(file)\n") }
      let isRight = report.findings.isEmpty && report.comparisons.allSatisfy { $0.mismatch == nil }
      return isRight ? ExitCode.success : ExitCode.difference
    }
  }
}

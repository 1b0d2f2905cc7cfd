import Foundation
import TemplateCell

/// `scroll`: the strategies of the field on the same scroll trace, side by side.
enum ScrollCommand {
  /// What the command understands.
  static let parser = ArgumentParser(
    command: "scroll",
    summary: """
      Scrolls the feed in virtual time and compares the ways to get row heights.
      The times of the main thread follow from the costs given, not from this machine.
      """,
    options: [
      .value("--rows", "COUNT", "The rows of the list, 1 to 100000, the posts over and over; 600 if not given."),
      .value("--width", "POINTS", "The width of the rows, 40 to 10000; 375 if not given."),
      .value(
        "--row-cost", "MICROSECONDS", "What measuring a row by constraints costs, 0 to 1000000; 6000 if not given."),
      .value(
        "--frames-cost", "MICROSECONDS",
        "What laying a row out by frames costs, 0 to 1000000; half of that if not given."),
      .value("--display-cost", "MICROSECONDS", "What showing a row costs, 0 to 1000000; 500 if not given."),
      .value("--estimate", "POINTS", "What a row counts as before it is measured, 1 to 10000; 200 if not given."),
      .flag("--load", "The table asks for every row three times at load, as without estimates."),
      .flag("--skip", "In a far fling load only the rows at its target and three on both sides."),
      .value(
        "--trace", "FILE",
        "A recorded trace instead, - for the standard input; its shape is below."),
      FeedOption.option,
      .flag("--json", "Print one object a line for each strategy and rate."),
    ] + PictureOptions.options("Also write a picture of the work per frame into a file"),
    rules: [.readsOnce(["--trace", "--feed"])] + PictureOptions.rules(printing: ["--json"]),
    notes: [
      """
      A file of --trace is {"points": [POINT, ...]} with at least one {"time": SECONDS, "offset": POINTS, "isTracking": true},
      in the order of their times; isTracking says whether a finger is on the screen.
      """, FeedOption.note,
    ])

  /// Runs the command.
  static func run(_ arguments: [String], on console: Console = .standard) -> Int32 {
    CommandRunner.run(parser, arguments, on: console) { parsed in
      let feed = try FeedOption.feed(parsed)
      let rowCount = try parsed.count("--rows", in: 1...100_000) ?? 600
      let width = try parsed.number("--width", in: 40...10_000) ?? 375
      let replays = try FeedScroll.replays(
        feed, rowCount: rowCount, width: width, settings: try settings(parsed),
        trace: try parsed.values["--trace"].map(trace))
      let progress = ProgressLine(on: console)
      defer { progress.clear() }
      let reports = try FeedScroll.reports(replays, progress: progress)
      progress.clear()
      if let file = parsed.values["--svg"] {
        let plot = ScrollPlot(reports.map { $0[0] }, framesPerSecond: 60)
        try OutputError.write(plot.file(PictureOptions.theme(parsed)), to: file, on: console)
      }
      if PictureOptions.printsPicture(parsed) { return ExitCode.success }
      console.write(
        parsed.flags.contains("--json")
          ? try ScrollReport.json(reports, replays)
          : ScrollReport.text(reports, replays, feed: FeedOption.name(parsed)))
      return ExitCode.success
    }
  }

  private static func settings(_ parsed: ParsedArguments) throws -> ReplaySettings {
    var settings = FeedScroll.settings
    let range = 0.0...1_000_000
    if let cost = try parsed.number("--row-cost", in: range) {
      settings.constraintsCost = .microseconds(cost)
      settings.framesCost = .microseconds(cost / 2)
    }
    if let cost = try parsed.number("--frames-cost", in: range) { settings.framesCost = .microseconds(cost) }
    if let cost = try parsed.number("--display-cost", in: range) { settings.displayCost = .microseconds(cost) }
    if let estimate = try parsed.number("--estimate", in: 1...10_000) { settings.estimate = .constant(estimate) }
    if parsed.flags.contains("--load") { settings.callPattern = .everyRowAtLoad(times: 3) }
    if parsed.flags.contains("--skip") { settings.flingLoading = FlingLoading() }
    return settings
  }

  /// The trace of a file.
  private static func trace(_ file: String) throws -> ScrollTrace {
    switch InputProblem.contents(of: file) {
    case .failure(let problem): throw TraceFileError.unreadable(file: problem.file, reason: problem.reason)
    case .success(let data):
      do {
        return try JSONDecoder().decode(ScrollTrace.self, from: data)
      } catch let error as DecodingError {
        let problem = InputProblem.place(error, in: data)
        throw TraceFileError.malformed(file: InputProblem.name(of: file), place: problem.place, reason: problem.reason)
      } catch {
        throw TraceFileError.malformed(file: InputProblem.name(of: file), place: "points", reason: "\(error)")
      }
    }
  }
}

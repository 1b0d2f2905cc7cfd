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
      .value("--rows", "COUNT", "The rows of the list, the posts over and over; 600 if not given."),
      .value("--width", "POINTS", "The width of the rows, 40 to 10000; 375 if not given."),
      .value("--row-cost", "MICROSECONDS", "What measuring a row by constraints costs; 6000 if not given."),
      .value("--frames-cost", "MICROSECONDS", "What laying a row out by frames costs; half of that if not given."),
      .value("--display-cost", "MICROSECONDS", "What showing a row costs; 500 if not given."),
      .value("--estimate", "POINTS", "What a row counts as before it is measured; 200 if not given."),
      .flag("--load", "The table asks for every row three times at load, as without estimates."),
      .flag("--skip", "In a far fling load only the rows at its target and three on both sides."),
      .value("--trace", "FILE", "A recorded trace instead: {\"points\": [{time, offset, isTracking}]}."),
      .value("--svg", "FILE", "Write a picture of the work per frame into a file."),
      .value("--feed", "FILE", "Take the posts from a file of the shape of the bundled feed."),
      .flag("--json", "Print one object a line for each strategy and rate."),
    ])

  /// Runs the command.
  static func run(_ arguments: [String], on console: Console = .standard) -> Int32 {
    CommandRunner.run(parser, arguments, on: console) { parsed in
      let feed = try Feed.load(parsed.values["--feed"])
      let rowCount = try parsed.count("--rows", in: 1...100_000) ?? 600
      let width = try parsed.number("--width", in: 40...10_000) ?? 375
      let heights = try rowHeights(feed, count: rowCount, width: width)
      let settings = try settings(parsed)
      let trace = try trace(parsed, contentHeight: heights.reduce(0, +), settings)
      let replays = try [60.0, 120].map { rate in
        var settings = settings
        settings.framesPerSecond = rate
        return try ScrollReplay(heights: heights, trace: trace, settings: settings)
      }
      var reports: [[ReplayReport]] = []
      for strategy in ScrollStrategy.allCases {
        reports.append(try replays.map { try $0.run(strategy) })
      }
      console.write(
        parsed.flags.contains("--json")
          ? try ScrollReport.json(reports, replays)
          : ScrollReport.text(reports, replays, feed: parsed.values["--feed"] ?? "the bundled feed"))
      if let file = parsed.values["--svg"] {
        try OutputError.write(ScrollPlot.svg(reports.map { $0[0] }, framesPerSecond: 60), to: file)
      }
      return ExitCode.success
    }
  }

  private static func settings(_ parsed: ParsedArguments) throws -> ReplaySettings {
    var settings = ReplaySettings()
    let range = 0.0...1_000_000
    let cost = try parsed.number("--row-cost", in: range) ?? 6_000
    settings.constraintsCost = .microseconds(cost)
    settings.framesCost = .microseconds(try parsed.number("--frames-cost", in: range) ?? cost / 2)
    settings.displayCost = .microseconds(try parsed.number("--display-cost", in: range) ?? 500)
    settings.estimate = .constant(try parsed.number("--estimate", in: 1...10_000) ?? 200)
    if parsed.flags.contains("--load") { settings.callPattern = .everyRowAtLoad(times: 3) }
    if parsed.flags.contains("--skip") { settings.flingLoading = FlingLoading() }
    return settings
  }

  /// The heights of the posts by constraints, over and over.
  private static func rowHeights(_ feed: Feed, count: Int, width: Double) throws -> [Double] {
    let measurer = try PostMeasurer.constraints(feed)
    let heights = try feed.items.indices.map { try measurer.layout(of: $0, width: width).height }
    return (0..<count).map { heights[$0 % heights.count] }
  }

  /// The trace of a file, or one that has all that hurts: reading, a far fling, a jump, and the way back up.
  private static func trace(
    _ parsed: ParsedArguments, contentHeight: Double, _ settings: ReplaySettings
  ) throws -> ScrollTrace {
    let end = max(0, contentHeight - settings.visibleHeight)
    guard let file = parsed.values["--trace"] else {
      return try ScrollTrace(
        [
          .rest(duration: 0.5), .drag(distance: 1_500, duration: 1), .fling(velocity: 3_000), .rest(duration: 0.5),
          .fling(velocity: 9_000), .fling(velocity: -6_000), .rest(duration: 0.5),
          .drag(distance: end / 3, duration: 0), .rest(duration: 0.2),
          .fling(velocity: -5_000), .rest(duration: 0.5),
        ], maximumOffset: end)
    }
    switch InputProblem.contents(of: file) {
    case .failure(let problem): throw TraceFileError.unreadable(file: file, reason: problem.reason)
    case .success(let data):
      do {
        return try JSONDecoder().decode(ScrollTrace.self, from: data)
      } catch let error as DecodingError {
        let problem = InputProblem.place(error)
        throw TraceFileError.malformed(file: file, place: problem.place, reason: problem.reason)
      } catch {
        throw TraceFileError.malformed(file: file, place: "points", reason: "\(error)")
      }
    }
  }
}

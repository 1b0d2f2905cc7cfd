import Foundation
import TemplateCell

/// `list`: a long list is loaded, edited and queried, and every answer is checked against plain arrays.
enum ListCommand {
  /// What the command understands.
  static let parser = ArgumentParser(
    command: "list",
    summary: "Loads a long list, applies random edits and queries, and checks every answer against plain arrays.",
    options: [
      .value("--rows", "COUNT", "The rows of the list, 1 to 10000000, the posts over and over; 100000 if not given."),
      .value("--edits", "COUNT", "How many random batches of edits, 0 to 1000000; 1000 if not given."),
      .value("--workers", "COUNT", "How many workers measure, 1 to 64; 2 if not given."),
      .value("--seed", "NUMBER", "Chooses the edits, a whole number from 0; 1 if not given."),
      .value("--width", "POINTS", "The width of the rows, 40 to 10000; 375 if not given."),
      FeedOption.option,
      .flag("--json", "Print one JSON object."),
    ], notes: [FeedOption.note], exitsWithOneWhen: "an answer differs")

  /// Runs the command.
  static func run(_ arguments: [String], on console: Console = .standard) async -> Int32 {
    await CommandRunner.run(parser, arguments, on: console) { parsed in
      let feed = try FeedOption.feed(parsed)
      let rowCount = try parsed.count("--rows", in: 1...10_000_000) ?? 100_000
      let editCount = try parsed.count("--edits", in: 0...1_000_000) ?? 1_000
      let workers = try parsed.count("--workers", in: 1...64) ?? 2
      let seed = UInt64(try parsed.count("--seed", in: 0...Int.max) ?? 1)
      let width = try parsed.number("--width", in: 40...10_000) ?? 375
      let line = ProgressLine(on: console)
      defer { line.clear() }
      let clock = ContinuousClock()
      let begin = clock.now
      var table = try HeadlessTable.posts(rowCount, measurer: try PostMeasurer.constraints(feed), width: width)
      _ = try await table.measureAll(workers: workers) { line.show(text($0)) }
      let start = clock.now
      var exercise = try ListExercise(table: table, postCount: feed.items.count, seed: seed)
      for edit in 0..<editCount {
        try exercise.editAndQuery()
        line.show("\(edit + 1) of \(editCount) batches of edits, \(exercise.rowCount) rows")
      }
      let report = ListReport(
        loadedCount: rowCount, batchCount: editCount, loading: start - begin, editing: clock.now - start,
        outcome: try exercise.outcome())
      line.clear()
      console.write(parsed.has("--json") ? try JSONLine.of(report) : report.text)
      guard let problem = report.outcome.problem else { return ExitCode.success }
      console.complain("\(problem)\n")
      return ExitCode.difference
    }
  }

  private static func text(_ progress: MeasuringProgress) -> String {
    let rate = progress.rowsPerSecond.map { ", \(Decimals.fixed($0, places: 0)) rows per second" } ?? ""
    return "measured \(progress.completedCount) of \(progress.totalCount) rows, "
      + "\(Decimals.fixed(progress.fraction * 100, places: 0)) %\(rate)"
  }
}

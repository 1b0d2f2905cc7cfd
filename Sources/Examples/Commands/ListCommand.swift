import Foundation
import TemplateCell

/// `list`: a long list is loaded, edited and queried, and every answer is checked against plain arrays.
enum ListCommand {
  /// What the command understands.
  static let parser = ArgumentParser(
    command: "list",
    summary: "Loads a long list, applies random edits and queries, and checks every answer against plain arrays.",
    options: [
      .value("--rows", "COUNT", "The rows of the list, the posts over and over; 100000 if not given."),
      .value("--edits", "COUNT", "How many random batches of edits; 1000 if not given."),
      .value("--workers", "COUNT", "How many workers measure, 1 to 64; 2 if not given."),
      .value("--seed", "NUMBER", "Chooses the edits; 1 if not given."),
      .value("--width", "POINTS", "The width of the rows, 40 to 10000; 375 if not given."),
      .value("--feed", "FILE", "Take the posts from a file of the shape of the bundled feed."),
    ])

  /// Runs the command.
  static func run(_ arguments: [String], on console: Console = .standard) -> Int32 {
    CommandRunner.run(parser, arguments, on: console) { parsed in
      let feed = try Feed.load(parsed.values["--feed"])
      let rowCount = try parsed.count("--rows", in: 1...10_000_000) ?? 100_000
      let editCount = try parsed.count("--edits", in: 0...1_000_000) ?? 1_000
      let workers = try parsed.count("--workers", in: 1...64) ?? 2
      let seed = UInt64(try parsed.count("--seed", in: 0...Int.max) ?? 1)
      let width = try parsed.number("--width", in: 40...10_000) ?? 375
      let table = try HeadlessTable.posts(rowCount, measurer: try PostMeasurer.constraints(feed), width: width)
      let measured = try Blocking.run {
        var table = table
        var shown = 0.0
        _ = try await table.measureAll(workers: workers) { progress in
          guard progress.fraction >= shown + 0.1 || progress.fraction == 1 else { return }
          shown = progress.fraction
          console.write(line(progress))
        }
        return table
      }
      var exercise = try ListExercise(table: measured, postCount: feed.items.count, seed: seed)
      let clock = ContinuousClock()
      let start = clock.now
      for edit in 0..<editCount {
        try exercise.editAndQuery()
        if (edit + 1) % max(1, editCount / 4) == 0 {
          console.write("\(edit + 1) batches of edits, \(exercise.rowCount) rows\n")
        }
      }
      let elapsed = clock.now - start
      let problem = try exercise.check()
      console.write(exercise.summary(elapsed: elapsed))
      if let problem {
        console.complain("\(problem)\n")
        return ExitCode.difference
      }
      console.write("All heights and offsets agree with plain arrays.\n")
      return ExitCode.success
    }
  }

  private static func line(_ progress: MeasuringProgress) -> String {
    let rate = progress.rowsPerSecond.map { ", \(Decimals.fixed($0, places: 0)) rows per second" } ?? ""
    return "measured \(progress.completedCount) of \(progress.totalCount) rows, "
      + "\(Decimals.fixed(progress.fraction * 100, places: 0)) %\(rate)\n"
  }
}

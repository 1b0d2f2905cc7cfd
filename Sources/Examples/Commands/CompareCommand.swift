import TemplateCell

/// `compare`: measures a feed by constraints and by frames, checks that they agree, and times both.
enum CompareCommand {
  /// What the command understands.
  static let parser = ArgumentParser(
    command: "compare",
    summary: "Measures every row of a feed by constraints and by frames, checks that heights and frames agree,\n"
      + "and tells the time per row of both and of the height cache.",
    options: [
      FeedOption.option,
      .value("--widths", "LIST", "Widths in points, 40 to 10000; 320,375,414,768 if not given."),
      .value("--scale", "PIXELS", "Pixels per point, 1 to 8; 2 if not given."),
      .flag("--json", "Print one JSON object per width."),
    ], notes: [FeedOption.note], exitsWithOneWhen: "a row differs")

  /// Runs the command.
  static func run(
    _ arguments: [String], on console: Console = .standard, timing: RowTiming = RowTiming()
  ) -> Int32 {
    CommandRunner.run(parser, arguments, on: console) { parsed in
      let feed = try FeedOption.feed(parsed)
      let widths = try parsed.numbers("--widths", in: 40...10_000) ?? [320, 375, 414, 768]
      let environment = LayoutEnvironment(scale: try parsed.number("--scale", in: 1...8) ?? 2)
      let progress = ProgressLine(on: console)
      defer { progress.clear() }
      let results = try FeedComparison.all(
        feed, widths: widths, environment: environment, timing: timing, progress: progress)
      progress.clear()
      console.write(
        parsed.flags.contains("--json")
          ? try ComparisonReport.json(results)
          : ComparisonReport.text(results, feed: FeedOption.name(parsed)))
      return results.allSatisfy { $0.mismatch == nil } ? ExitCode.success : ExitCode.difference
    }
  }
}

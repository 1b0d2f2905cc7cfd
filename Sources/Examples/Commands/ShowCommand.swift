import TemplateCell

/// `show ROWS`: draws a row of the feed, or several as a list.
enum ShowCommand {
  /// What the command understands.
  static let parser = ArgumentParser(
    command: "show",
    summary: "Draws a row of the feed, or several as a list: as text, or as a picture in a file.",
    positionals: [PositionalArgument(name: "ROWS", help: "A row counted from 0, or the first and the last: 0-9.")],
    options: [
      .value("--width", "POINTS", "The width of the rows, 40 to 10000; 375 if not given."),
      .value("--scale", "PIXELS", "Pixels per point, 1 to 8; 2 if not given."),
      .flag("--frames", "Lay the rows out by frames instead of constraints."),
      .flag("--right-to-left", "Lay the rows out from right to left."),
      .flag("--json", "Print one JSON object per row: its height and its frames."),
      FeedOption.option,
    ] + PictureOptions.options("Write a picture into a file instead") + [
      .flag("--constraints", "Draw the constraints into the picture, which then has one row.")
    ],
    rules: [.needs("--constraints", anyOf: ["--svg"]), .excludes("--constraints", "--frames")]
      + PictureOptions.rules(printing: ["--json"]), notes: [FeedOption.note])

  /// Runs the command.
  static func run(_ arguments: [String], on console: Console = .standard) -> Int32 {
    CommandRunner.run(parser, arguments, on: console) { parsed in
      let feed = try FeedOption.feed(parsed)
      let rows = try rows(parsed.positionals[0], count: feed.items.count)
      let showsConstraints = parsed.has("--constraints")
      if showsConstraints, rows.count > 1 {
        throw UsageError.invalidValue(
          name: "ROWS", value: parsed.positionals[0], expected: "one row beside --constraints")
      }
      let pictures = FeedPictures(
        feed: feed, width: try parsed.number("--width", in: 40...10_000) ?? 375,
        environment: LayoutEnvironment(
          scale: try parsed.number("--scale", in: 1...8) ?? 2,
          layoutDirection: parsed.has("--right-to-left") ? .rightToLeft : .leftToRight),
        usesFrames: parsed.has("--frames"))
      let painter = SVGPicture(theme: PictureOptions.theme(parsed))
      let layouts = try rows.map { try pictures.layout($0) }
      let isSingle = rows.count == 1
      if let file = parsed.values["--svg"] {
        let picture =
          isSingle
          ? painter.draw(try pictures.drawing(rows.lowerBound, showsConstraints: showsConstraints))
          : painter.draw(try pictures.list(rows))
        try OutputError.write(picture, to: file, on: console)
      }
      if parsed.has("--json") {
        for (row, layout) in zip(rows, layouts) { console.write(try JSONLine.of(Line(row, layout))) }
      } else if parsed.values["--svg"] == nil {
        console.write(
          isSingle
            ? TextPicture().draw(try pictures.drawing(rows.lowerBound))
            : TextPicture(maximumLines: 10_000).draw(try pictures.list(rows)))
      }
      for finding in layouts.flatMap(\.findings) { console.complain("\(finding.message)\n") }
      return ExitCode.success
    }
  }

  /// The rows of `3` or `0-9`.
  private static func rows(_ text: String, count: Int) throws(UsageError) -> ClosedRange<Int> {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    if ends.count <= 2, let first = ends[0], let last = ends[ends.count - 1], 0 <= first, first <= last, last < count {
      return first...last
    }
    throw .invalidValue(
      name: "ROWS", value: text, expected: "a whole number from 0 to \(count - 1), or two of them such as 0-9")
  }

  private struct Line: Encodable {
    var row: Int
    var width: Double
    var height: Double
    /// x, y, width and height by item, in points.
    var frames: [String: [Double]]
    var findings: [Finding]

    init(_ row: Int, _ layout: CellLayout) {
      self.row = row
      width = layout.width
      height = layout.height
      frames = Dictionary(
        zip(layout.names, layout.frames).map { name, frame in
          (name, [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) })
        }, uniquingKeysWith: { first, _ in first })
      findings = layout.findings
    }
  }
}

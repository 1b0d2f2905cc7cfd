import TemplateCell

/// `show ROW`: draws one row of the feed.
enum ShowCommand {
  /// What the command understands.
  static let parser = ArgumentParser(
    command: "show",
    summary: "Draws one row of the feed: as text, or as a picture in a file.",
    positionals: [PositionalArgument(name: "ROW", help: "The row, counted from 0.")],
    options: [
      .value("--width", "POINTS", "The width of the row, 40 to 10000; 375 if not given."),
      .value("--scale", "PIXELS", "Pixels per point, 1 to 8; 2 if not given."),
      .flag("--frames", "Lay the row out by frames instead of constraints."),
      .value("--svg", "FILE", "Write the picture into a file instead."),
      .flag("--dark", "Use dark colours for the picture in the file."),
      .value("--feed", "FILE", "Take the rows from a file of the shape of the bundled feed."),
    ])

  /// Runs the command.
  static func run(_ arguments: [String], on console: Console = .standard) -> Int32 {
    CommandRunner.run(parser, arguments, on: console) { parsed in
      let feed = try Feed.load(parsed.values["--feed"])
      let row = try parsed.integer(at: 0, name: "ROW", in: 0...(feed.items.count - 1))
      let width = try parsed.number("--width", in: 40...10_000) ?? 375
      let environment = LayoutEnvironment(scale: try parsed.number("--scale", in: 1...8) ?? 2)
      let item = feed.items[row]
      let layout =
        parsed.flags.contains("--frames")
        ? try FeedMeasurers.frames().layout(of: item, width: width, environment: environment)
        : try FeedMeasurers.constraints().layout(of: item, width: width, environment: environment)
      let drawing = FeedDrawing.make(item, layout, scale: environment.scale)
      if let file = parsed.values["--svg"] {
        try OutputError.write(
          SVGPicture(theme: parsed.flags.contains("--dark") ? .dark : .light).draw(drawing), to: file)
      } else {
        console.write(TextPicture().draw(drawing))
      }
      for finding in layout.findings { console.complain("\(finding.message)\n") }
      return ExitCode.success
    }
  }
}

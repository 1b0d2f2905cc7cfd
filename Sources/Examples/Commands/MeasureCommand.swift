import TemplateCell

/// `measure FILE`: the fitting height and every frame of a layout of an Interface Builder file.
enum MeasureCommand {
  /// What the command understands.
  static let parser = ArgumentParser(
    command: "measure",
    summary: """
      Measures a layout of an Interface Builder file: its fitting height and the frame of every view.
      Without --id or --reuse-identifier the first cell is taken, or the first layout of a file without cells.
      """,
    positionals: [PositionalArgument(name: "FILE", help: "A .xib or .storyboard file.")],
    options: [
      .value("--id", "ID", "The layout whose outermost view has this id."),
      .value("--reuse-identifier", "NAME", "The cell or view with this reuse identifier."),
      .value("--width", "POINTS", "The width, 0 to 100000; the stored one if not given."),
      .value("--height", "POINTS", "The height, 0 to 100000; the fitting one if not given."),
      .value("--content", "JSON", "What to show, a row or an array of rows: JSON or the name of a file."),
      .value("--scale", "PIXELS", "Pixels per point, 1 to 8, and round frames to pixels."),
      .flag("--json", "Print one JSON object, for an array of rows an array."),
      .value("--svg", "FILE", "Also draw the first row into a file."),
      .flag("--check", "Exit with 1 when there are findings, or a view is not where the file says."),
    ])

  /// Runs the command.
  static func run(_ arguments: [String], on console: Console = .standard) -> Int32 {
    CommandRunner.run(parser, arguments, on: console) { parsed in
      var root = try InterfaceFile.root(
        parsed.positionals[0], id: parsed.values["--id"], reuseIdentifier: parsed.values["--reuse-identifier"])
      let width = try parsed.number("--width", in: 0...100_000)
      let height = try parsed.number("--height", in: 0...100_000)
      let scale = try parsed.number("--scale", in: 1...8)
      if let scale { root.traits.scale = scale }
      let content =
        try parsed.values["--content"].map { try MeasureContent.rows($0) }
        ?? (rows: [InterfaceContent()], isArray: false)
      let measurer = InterfaceMeasurer(root)
      var reports: [MeasureReport] = []
      for (index, row) in content.rows.enumerated() {
        let fitting = try measurer.measure(width: width, height: .fitting, content: row)
        let layout = try height.map { try measurer.measure(width: width, height: .fixed($0), content: row) } ?? fitting
        reports.append(
          MeasureReport(
            layout, fittingHeight: fitting.fittingHeight, findings: row.unknownKeys(in: root), scale: scale))
        if index == 0, let file = parsed.values["--svg"] {
          try OutputError.write(SVGPicture().draw(CellDrawing(layout, of: root)), to: file)
        }
      }
      let isJSON = parsed.flags.contains("--json")
      if isJSON {
        console.write(try MeasureReport.json(reports, isArray: content.isArray))
      } else {
        for report in reports { console.write(report.text(root)) }
      }
      guard parsed.flags.contains("--check") else { return ExitCode.success }
      let misplaced = try misplacedViews(root)
      for line in misplaced { console.complain(line + "\n") }
      return misplaced.isEmpty && reports.allSatisfy(\.findings.isEmpty) ? ExitCode.success : ExitCode.difference
    }
  }

  /// The views that lie more than a point away from where the file says, at the stored size.
  private static func misplacedViews(_ root: InterfaceRoot) throws -> [String] {
    let layout = try InterfaceMeasurer(root).measure()
    let stored = Dictionary(root.views.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
    return layout.frames.dropFirst().compactMap { entry in
      guard let frame = stored[entry.id] else { return nil }
      let (one, other) = (entry.frame, frame)
      let deltas = [one.x - other.x, one.y - other.y, one.width - other.width, one.height - other.height]
      guard deltas.contains(where: { abs($0) > 1.001 }) else { return nil }
      func text(_ frame: InterfaceRectangle) -> String {
        [frame.x, frame.y, frame.width, frame.height].map { Decimals.short($0) }.joined(separator: " ")
      }
      return "\(entry.id) lies at \(text(one)), the file says \(text(other))."
    }
  }
}

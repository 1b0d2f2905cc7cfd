import Foundation
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
    positionals: [PositionalArgument(name: "FILE", help: "A .xib or .storyboard file; - for the standard input.")],
    options: [
      .value("--id", "ID", "The layout whose outermost view has this id."),
      .value("--reuse-identifier", "NAME", "The cell or view with this reuse identifier."),
      .value("--width", "POINTS", "The width, 0 to 100000; the stored one if not given."),
      .value("--height", "POINTS", "The height, 0 to 100000; the fitting one if not given."),
      .value("--content", "JSON", "What to show, a row or an array of rows: JSON, the name of a file, or -."),
      .value(
        "--scale", "PIXELS",
        "Round frames to pixels, 1 to 8 per point; without it heights alone are rounded."),
      .flag("--json", "Print one JSON object, for an array of rows an array."),
      .flag("--right-to-left", "Lay out from right to left; frames still count from the left."),
      .flag("--explain", "Say of what constraints the height is the sum, with their lines in the file."),
      .flag("--check", "Also apply the rules for templates, and compare with the frames and the height in the file."),
    ] + PictureOptions.options("Also draw the first row into a file") + [
      .flag("--constraints", "Draw the constraints into the picture.")
    ],
    rules: [
      .excludes("--id", "--reuse-identifier"), .needs("--constraints", anyOf: ["--svg"]),
      .readsOnce(["FILE", "--content"]),
    ] + PictureOptions.rules(printing: ["--json", "--explain", "--check"]),
    notes: [MeasureContent.note],
    exitsWithOneWhen: "--check finds something")

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
      let checks = parsed.flags.contains("--check")
      let run = MeasureRun(
        root: root, file: URL(fileURLWithPath: InputProblem.name(of: parsed.positionals[0])).lastPathComponent,
        width: width,
        height: height, scale: scale, direction: parsed.flags.contains("--right-to-left") ? .rightToLeft : .leftToRight,
        explains: parsed.flags.contains("--explain"), checks: checks)
      let reports = try run.reports(content.rows)
      if let file = parsed.values["--svg"], let row = content.rows.first {
        let drawing = try run.drawing(row, showsConstraints: parsed.flags.contains("--constraints"))
        let picture = SVGPicture(theme: PictureOptions.theme(parsed)).draw(drawing)
        try OutputError.write(picture, to: file, on: console)
      }
      if PictureOptions.printsPicture(parsed) {
        for finding in reports[0].findings { console.complain("\(finding.text)\n") }
        return ExitCode.success
      }
      if parsed.flags.contains("--json") {
        console.write(try MeasureReport.json(reports, isArray: content.isArray))
      } else {
        for report in reports { console.write(report.text(root)) }
      }
      return !checks || reports.allSatisfy(\.findings.isEmpty) ? ExitCode.success : ExitCode.difference
    }
  }
}

import TemplateCell

/// `convert FILE`: a layout of an Interface Builder file as Swift source.
enum ConvertCommand {
  /// What the command understands.
  static let parser = ArgumentParser(
    command: "convert",
    summary: """
      Prints a layout of an Interface Builder file as the source of a template that measures the same.
      Without --id or --reuse-identifier the first cell is taken, or the first layout of a file without cells.
      """,
    positionals: [PositionalArgument(name: "FILE", help: "A .xib or .storyboard file; - for the standard input.")],
    options: [
      .value("--id", "ID", "The layout whose outermost view has this id."),
      .value("--reuse-identifier", "NAME", "The cell or view with this reuse identifier."),
    ], rules: [.excludes("--id", "--reuse-identifier")],
    notes: [
      """
      What the source does not say, what was not understood and what conflicts in the file is told on the standard error
      with its line; the exit code is 0 all the same.
      """
    ])

  /// Runs the command.
  static func run(_ arguments: [String], on console: Console = .standard) -> Int32 {
    CommandRunner.run(parser, arguments, on: console) { parsed in
      let root = try InterfaceFile.root(
        parsed.positionals[0], id: parsed.values["--id"], reuseIdentifier: parsed.values["--reuse-identifier"])
      let source = InterfaceSource(root)
      console.write(source.text)
      for finding in root.findings + source.findings + (try measuredFindings(root)) {
        console.complain("\(MeasureReport.Note(finding).text)\n")
      }
      return ExitCode.success
    }
  }

  /// What laying the file out finds beyond what reading it does, at its own height and at the stored one: such as
  /// constraints that conflict. Of two findings of the same constraint the first.
  private static func measuredFindings(_ root: InterfaceRoot) throws -> [InterfaceFinding] {
    let measurer = InterfaceMeasurer(root)
    var result: [InterfaceFinding] = []
    for height in [InterfaceMeasurer.Height.fitting, nil] {
      for finding in try measurer.measure(height: height).findings
      where !root.findings.contains(finding)
        && !result.contains(where: { ($0.rule, $0.element) == (finding.rule, finding.element) })
      {
        result.append(finding)
      }
    }
    return result
  }
}

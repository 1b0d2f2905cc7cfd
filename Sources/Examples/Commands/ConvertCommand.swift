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
    ], rules: [.excludes("--id", "--reuse-identifier")])

  /// Runs the command.
  static func run(_ arguments: [String], on console: Console = .standard) -> Int32 {
    CommandRunner.run(parser, arguments, on: console) { parsed in
      let root = try InterfaceFile.root(
        parsed.positionals[0], id: parsed.values["--id"], reuseIdentifier: parsed.values["--reuse-identifier"])
      let source = InterfaceSource(root)
      console.write(source.text)
      for finding in root.findings + source.findings { console.complain("line \(finding.line): \(finding.message)\n") }
      return ExitCode.success
    }
  }
}

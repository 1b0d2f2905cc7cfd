import TemplateCell

/// `conform`: compares measured layouts of Interface Builder files with the frames stored in them.
enum ConformCommand {
  /// What the command understands.
  static let parser = ArgumentParser(
    command: "conform",
    summary: """
      Measures the layouts of a folder with 'xib' and 'layouts' in it and compares them with the frames that Interface
      Builder stored. Files that cannot be read are told apart from files that differ.
      """,
    positionals: [PositionalArgument(name: "DIR", help: "The folder.")],
    options: [
      .flag("--json", "One object a line: for each layout, and the shares at the end."),
      .value("--share", "PERCENT", "The part that must agree within a point, 0 to 100; 95 if not given."),
    ], exitsWithOneWhen: "fewer agree than asked for")

  /// Runs the command.
  static func run(_ arguments: [String], on console: Console = .standard) -> Int32 {
    CommandRunner.run(parser, arguments, on: console) { parsed in
      let needed = try parsed.number("--share", in: 0...100) ?? 95
      var run = ConformanceRun(folder: parsed.positionals[0])
      let report = ConformanceReport(try run.results())
      console.write(parsed.flags.contains("--json") ? try report.json() : report.text)
      let unreadable = report.results.compactMap(\.unreadable)
      if !unreadable.isEmpty {
        for (index, problem) in unreadable.enumerated() where !unreadable[..<index].contains(problem) {
          console.complain("\(problem)\n")
        }
        return ExitCode.unusable
      }
      return report.summary.all.share * 100 >= needed ? ExitCode.success : ExitCode.difference
    }
  }
}

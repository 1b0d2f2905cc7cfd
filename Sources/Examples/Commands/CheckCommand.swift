import TemplateCell

/// `check`: looks for what is wrong with the feed cell.
enum CheckCommand {
  /// What the command understands.
  static let parser = ArgumentParser(
    command: "check",
    summary: "Checks the feed cell by the rules of the library, in every state that rows of the feed have, and lays\n"
      + "every row out. Prints what is wrong, where, and how to mend it.",
    options: [
      FeedOption.option,
      .value("--widths", "LIST", "Widths in points, 40 to 10000; 320,375,414,768 if not given."),
      .flag("--rules", "List the rules instead."),
      .flag("--json", "Print one JSON object, or one for each rule."),
    ],
    rules: [
      .excludes("--rules", "--feed"), .excludes("--rules", "--widths"),
    ],
    notes: [FeedOption.note], exitsWithOneWhen: "something is wrong")

  /// Runs the command.
  static func run(_ arguments: [String], on console: Console = .standard) -> Int32 {
    CommandRunner.run(parser, arguments, on: console) { parsed in
      if parsed.flags.contains("--rules") {
        let rules = CheckRules.summaries
        console.write(
          parsed.has("--json")
            ? try rules.map { try JSONLine.of(Rule(name: $0.name, summary: $0.summary)) }.joined()
            : HelpTable.lines(rules.map { ($0.name, $0.summary) }) + "\n")
        return ExitCode.success
      }
      let feed = try FeedOption.feed(parsed)
      let widths = try parsed.numbers("--widths", in: 40...10_000) ?? [320, 375, 414, 768]
      let findings = try FeedMeasurers.constraints().check(rows: feed.items, widths: widths)
      console.write(
        parsed.has("--json")
          ? try JSONLine.of(Checked(rows: feed.items.count, widths: widths, findings: findings))
          : report(findings, rows: feed.items.count, widths: widths.count))
      return findings.isEmpty ? ExitCode.success : ExitCode.difference
    }
  }

  private struct Rule: Encodable {
    var name: String
    var summary: String
  }

  private struct Checked: Encodable {
    var rows: Int
    var widths: [Double]
    var findings: [Finding]
  }

  /// The findings, one a line: file, line, rule, message.
  static func report(_ findings: [Finding], rows: Int, widths: Int) -> String {
    let lines = findings.map { finding in
      let file = finding.file?.split(separator: "/").last.map(String.init)
      let place = file.map { "\($0):\(finding.line ?? 0): " } ?? ""
      return "\(place)\(finding.rule): \(finding.message)\n"
    }
    let count = findings.isEmpty ? "nothing wrong" : "\(findings.count) found"
    return lines.joined() + "FeedCell, \(Count.of(rows, "row")) at \(Count.of(widths, "width")): \(count)\n"
  }
}

import TemplateCell

/// The report of a feed as a page for a browser; same report, same bytes.
enum FeedReportPage {
  /// The text of the page.
  static func html(_ report: FeedReport) -> String {
    HTMLPage(
      title: "Rows of a feed, measured without a screen", summary: summary(report),
      sections: [
        HTMLPage.Section(id: "comparison", heading: "Constraints, frames and the cache", body: comparison(report)),
        HTMLPage.Section(id: "time", heading: "Time per row", body: times(report)),
        HTMLPage.Section(id: "rows", heading: "The tallest and the shortest rows", body: rows(report)),
        HTMLPage.Section(id: "height", heading: "One height, step by step", body: height(report)),
        HTMLPage.Section(id: "scrolling", heading: "Scrolling", body: scrolling(report)),
        HTMLPage.Section(id: "checks", heading: "Checks", body: checks(report)),
      ], origin: "Written by 'Examples report'. Times are of the machine it ran on; all else is the same everywhere."
    ).text
  }

  private static func summary(_ report: FeedReport) -> String {
    let agrees = report.comparisons.allSatisfy { $0.mismatch == nil }
    let verdict = Markup.escaped(ComparisonReport.verdict(report.comparisons))
    let found = report.findings.isEmpty ? "nothing wrong" : "\(report.findings.count) found"
    return "\(Count.of(report.rowCount, "row")) of \(Markup.escaped(report.feedName)). "
      + "<span class=\"\(agrees ? "good" : "bad")\">\(verdict)</span> "
      + "Checks: <span class=\"\(report.findings.isEmpty ? "good" : "bad")\">\(found)</span>."
  }

  private static func comparison(_ report: FeedReport) -> String {
    let table = HTMLTable(
      caption: "Each row measured by constraints and by frames; times per row",
      header: ComparisonReport.header.map { ($0, .number) })
    return HTMLPage.paragraph(
      "Texts are measured anew in every row of both; they are what takes most of the time. The last columns tell how "
        + "many times as long constraints take as frames, and as a cached height.")
      + "\n" + table.draw(ComparisonReport.rows(report.comparisons))
  }

  private static func times(_ report: FeedReport) -> String {
    let groups = report.comparisons.map { comparison in
      let times = comparison.times.map { [$0.constraints, $0.frames, $0.texts, $0.cached] } ?? []
      return BarChart.Group(
        name: "\(Decimals.short(comparison.width)) points wide",
        bars: times.map { ($0, ComparisonReport.time($0)) })
    }
    let chart = BarChart(
      title: "Time per row by width", series: ["constraints", "frames", "texts alone", "cached"], groups: groups)
    return HTMLPage.chart(chart.svg, caption: "Time per row; shorter is better. The table above has the numbers.")
  }

  private static func rows(_ report: FeedReport) -> String {
    func figure(_ name: String, _ row: FeedReport.Row) -> String {
      let points = "\(Decimals.short(row.drawing.height)) points high"
      return HTMLPage.figure(painter.draw(row.drawing), caption: "\(name): row \(row.number), \(points).")
        + "\n"
        + HTMLPage.details(
          "Row \(row.number) with its constraints",
          plan(row, caption: "Constants in points.") + "\n" + constraints(row))
    }
    let short = report.shortest.enumerated().map { index, row in figure(index == 0 ? "The shortest" : "Next", row) }
    return "<div class=\"pair\">\n<div>\n\(figure("The tallest", report.tallest))\n</div>\n"
      + "<div>\n\(short.joined(separator: "\n"))\n</div>\n</div>"
  }

  /// A row with its constraints.
  private static func plan(_ row: FeedReport.Row, caption: String) -> String {
    HTMLPage.plan(
      painter.draw(row.constraints), leastWidth: SVGPicture.leastWidth(row.constraints),
      name: "Row \(row.number) with its constraints", caption: caption)
  }

  /// What the arrows of a row stand for, those that determine its height first.
  private static func constraints(_ row: FeedReport.Row) -> String {
    let roles: [(CellDrawing.Dimension.Role, String)] = [
      (.determinesHeight, "determines the height"), (.broken, "broken"), (.overruled, "overruled"), (.holds, "holds"),
    ]
    let rows = roles.flatMap { role, name in
      row.constraints.dimensions.filter { $0.role == role && !$0.isInset }.map { [$0.text, name] }
    }
    return HTMLTable(
      caption: "The constraints of row \(row.number)", header: [("constraint", .sentence), ("what it does", .text)]
    ).draw(rows)
  }

  private static func height(_ report: FeedReport) -> String {
    let explanation = report.explanation
    var bottom = 0.0
    let steps = explanation.parts.filter { abs($0.amount) >= 1e-9 }.map { part in
      bottom += part.amount
      let sign = part.amount < 0 ? "\u{2212}" : "+"
      let why = part.constraint.map { "<code>\(Markup.escaped($0.text))</code>" } ?? ""
      return "<li><b>\(sign) \(Decimals.short(abs(part.amount)))</b> \(Markup.escaped(part.subject)), "
        + "down to \(Decimals.short(bottom))\(why)</li>"
    }
    let list = """
      <p class="sum">\(Markup.escaped(explanation.description))</p>
      <ol class="steps">
      \(steps.joined(separator: "\n"))
      </ol>
      """
    let picture = plan(
      report.explained,
      caption:
        "Row \(report.explained.number) at a width of \(Decimals.short(report.width)) points, with its constraints.")
    let all = HTMLPage.details("All constraints of row \(report.explained.number)", constraints(report.explained))
    return HTMLPage.paragraph(
      "Why row \(report.explained.number) is \(Decimals.short(explanation.value)) points high: the constraints that "
        + "determine it, from top to bottom. A change of any other constant does not move it.")
      + "\n\(list)\n\(picture)\n\(all)"
  }

  private static func scrolling(_ report: FeedReport) -> String {
    if let (row, height) = report.unscrollable {
      return HTMLPage.paragraph(
        "Not replayed: row \(row) is \(Decimals.short(height)) points high, more than the "
          + "\(Decimals.short(RowOffsets.maximumHeight)) that a row of a list that scrolls may have.")
    }
    guard let replay = report.replays.first else { return "" }
    let header = ScrollReport.header(report.replays)
    let table = HTMLTable(
      caption: "Ways to get heights on the same scroll trace",
      header: header.enumerated().map { ($0.element, $0.offset == 0 ? .text : .number) })
    let duration = Decimals.short(replay.trace.duration, places: 1)
    let plot = ScrollPlot(
      report.scrolling.compactMap(\.first), framesPerSecond: replay.settings.framesPerSecond)
    return HTMLPage.paragraph(
      "\(replay.heights.count) rows, \(duration) s of scrolling in virtual time. \(ScrollReport.costs(replay))")
      + "\n" + table.draw(ScrollReport.rows(report.scrolling)) + "\n" + HTMLPage.paragraph(ScrollReport.notes + ".")
      + "\n"
      + HTMLPage.chart(
        plot.svg,
        caption: "Work of the main thread at \(Decimals.short(replay.settings.framesPerSecond)) frames a second. "
          + plot.note)
  }

  private static func checks(_ report: FeedReport) -> String {
    let widths = report.checkedWidths.map { Decimals.short($0) }.joined(separator: ", ")
    let asked = HTMLPage.paragraph(
      "The cell in every state that rows have, and \(Count.of(report.rowCount, "row")) at the widths \(widths).")
    let rules = HTMLTable(caption: "The rules", header: [("rule", .text), ("what it finds", .sentence)])
      .draw(CheckRules.summaries.map { [$0.name, $0.summary] })
    let found =
      report.findings.isEmpty
      ? "<p class=\"good\">Nothing wrong.</p>"
      : HTMLTable(caption: "Findings", header: [("rule", .text), ("place", .text), ("what is wrong", .sentence)])
        .draw(
          report.findings.map { finding in
            let file = finding.file?.split(separator: "/").last.map(String.init)
            return [finding.rule, file.map { "\($0):\(finding.line ?? 0)" } ?? "", finding.message]
          })
    return "\(asked)\n\(found)\n\(HTMLPage.details("The \(CheckRules.summaries.count) rules", rules))"
  }

  /// Pictures whose style sheet is that of the page.
  private static var painter: SVGPicture {
    var painter = SVGPicture(theme: .automatic)
    painter.isEmbedded = true
    return painter
  }
}

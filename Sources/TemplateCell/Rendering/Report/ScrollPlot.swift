/// The work per frame of scroll strategies as a picture that needs no other resource; same input, same bytes.
package struct ScrollPlot: Sendable {
  private let reports: [ReplayReport]
  private let framesPerSecond: Double
  /// The most bars of a strip.
  private static let barLimit = 240
  private static let (labelHeight, stripHeight, gap) = (16.0, 48.0, 14.0)

  /// Makes a plot of one report per strategy.
  ///
  /// - Parameters:
  ///   - reports: the reports, one strip each, from top to bottom.
  ///   - framesPerSecond: the rate they were made for; a frame has this part of a second.
  package init(_ reports: [ReplayReport], framesPerSecond: Double) {
    self.reports = reports
    self.framesPerSecond = framesPerSecond
  }

  /// The picture as a file of its own, 720 points wide.
  package func file(_ theme: SVGPicture.Theme = .automatic) -> String {
    let background = "<rect class=\"tc-row\" width=\"100%\" height=\"100%\"/>"
    let footer = Markup.text(note, 0, height + 14, class: "tc-quiet")
    return document(
      width: "720", height: height + 20, head: ["<style>\n\(PictureStyle.rules(theme))</style>", background],
      foot: [footer])
  }

  /// The picture as part of a page that has the style sheet, as wide as there is room; ``note`` belongs to it.
  package var svg: String { document(width: "100%", height: height, head: [], foot: []) }

  /// What the bars mean.
  package var note: String {
    let limit = Decimals.fixed(1_000 / framesPerSecond, places: 1)
    let bar = framesPerBar == 1 ? "A bar per frame" : "A bar is the longest of \(framesPerBar) frames"
    return "\(bar); the line is \(limit) ms, red bars are longer."
  }

  private var height: Double { Double(reports.count) * (Self.labelHeight + Self.stripHeight + Self.gap) }

  /// One strip per strategy: a bar for some frames, as high as the longest of them, and a line at the time a frame has;
  /// longer bars are cut at three frames.
  private func document(width: String, height: Double, head: [String], foot: [String]) -> String {
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(text(height))\" role=\"img\">",
      "<title>Work of the main thread per frame</title>",
      "<desc>\(Markup.escaped(description))</desc>",
    ]
    lines += head
    for (index, report) in reports.enumerated() {
      strip(report, top: Double(index) * (Self.labelHeight + Self.stripHeight + Self.gap), into: &lines)
    }
    lines += foot
    lines.append("</svg>")
    return lines.joined(separator: "\n") + "\n"
  }

  private var description: String {
    let parts = reports.map { report in
      "\(report.strategy.rawValue): \(lateCount(report)) of \(report.frames.count) frames longer, the longest "
        + "\(Decimals.fixed(report.longestWork / .milliseconds(1), places: 1)) ms"
    }
    return parts.joined(separator: "; ") + "."
  }

  /// How many frames share a bar, so that bars can be seen on a phone.
  private var framesPerBar: Int {
    let most = reports.map(\.frames.count).max() ?? 0
    return max(1, (most + Self.barLimit - 1) / Self.barLimit)
  }

  private func share(_ frame: ReplayFrame) -> Double { frame.work / .seconds(1 / framesPerSecond) }

  private func lateCount(_ report: ReplayReport) -> Int { report.frames.count { share($0) > 1 } }

  private func strip(_ report: ReplayReport, top: Double, into lines: inout [String]) {
    let bottom = top + Self.labelHeight + Self.stripHeight
    let limit = Self.stripHeight / 3
    let bars = stride(from: 0, to: report.frames.count, by: framesPerBar).map { first in
      report.frames[first..<min(first + framesPerBar, report.frames.count)].reduce(0.0) { max($0, share($1)) }
    }
    lines.append(Markup.text(report.strategy.rawValue, 0, top + 12, class: "tc-label"))
    let count = lateCount(report)
    lines.append(
      "<text class=\"tc-quiet\" x=\"100%\" y=\"\(text(top + 12))\" text-anchor=\"end\">\(count) too long</text>")
    // The bars are stretched to the width there is, in a coordinate system of their own.
    lines.append(
      "<svg x=\"0\" y=\"\(text(top + Self.labelHeight))\" width=\"100%\" height=\"\(text(Self.stripHeight))\""
        + " viewBox=\"0 0 \(max(bars.count, 1)) \(text(Self.stripHeight))\" preserveAspectRatio=\"none\">")
    for (isLate, name) in [(false, "tc-series-first"), (true, "tc-series-broken")] {
      var path = ""
      for (index, share) in bars.enumerated() where share > 0 && (share > 1) == isLate {
        let height = min(share, 3) * limit
        path += "M\(index) \(text(Self.stripHeight))v\(text(-height))h1v\(text(height))z"
      }
      if !path.isEmpty { lines.append("<path class=\"\(name)\" d=\"\(path)\"/>") }
    }
    lines.append("</svg>")
    for (y, name) in [(bottom, "tc-rule"), (bottom - limit, "tc-limit")] {
      lines.append("<line class=\"\(name)\" x1=\"0\" y1=\"\(text(y))\" x2=\"100%\" y2=\"\(text(y))\"/>")
    }
  }

  private func text(_ value: Double) -> String { Decimals.short(value, places: 2) }
}

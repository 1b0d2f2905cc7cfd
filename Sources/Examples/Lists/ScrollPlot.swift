import TemplateCell

/// The work per frame of each strategy as a picture that needs no other resource; same input, same bytes.
enum ScrollPlot {
  private static let width = 720.0
  private static let left = 170.0
  private static let stripHeight = 60.0
  private static let gap = 18.0

  /// One strip per strategy: a bar per frame, a line at the time a frame has; longer bars are cut at three frames.
  static func svg(_ reports: [ReplayReport], framesPerSecond: Double) -> String {
    let height = Double(reports.count) * (stripHeight + gap) + 40
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(text(left + width + 20))\" height=\"\(text(height))\""
        + " viewBox=\"0 0 \(text(left + width + 20)) \(text(height))\" role=\"img\" font-family=\"sans-serif\""
        + " font-size=\"12\">",
      "<title>Work of the main thread per frame</title>",
      "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>",
    ]
    for (index, report) in reports.enumerated() {
      strip(report, top: 20 + Double(index) * (stripHeight + gap), framesPerSecond, into: &lines)
    }
    lines.append(
      "<text x=\"\(text(left))\" y=\"\(text(height - 8))\" fill=\"#555555\">one bar per frame; the line is "
        + "\(Decimals.fixed(1_000 / framesPerSecond, places: 1)) ms, red bars are longer</text>")
    lines.append("</svg>")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func strip(
    _ report: ReplayReport, top: Double, _ framesPerSecond: Double, into lines: inout [String]
  ) {
    let bottom = top + stripHeight
    let limit = stripHeight / 3
    let step = width / Double(max(report.frames.count, 1))
    lines.append("<text x=\"8\" y=\"\(text(bottom - 6))\" fill=\"#222222\">\(report.strategy.rawValue)</text>")
    for (index, frame) in report.frames.enumerated() where frame.work > .zero {
      let share = frame.work / .seconds(1 / framesPerSecond)
      let height = min(share, 3) * limit
      lines.append(
        "<rect x=\"\(text(left + Double(index) * step))\" y=\"\(text(bottom - height))\" width=\"\(text(step))\""
          + " height=\"\(text(height))\" fill=\"\(share > 1 ? "#c0392b" : "#2e86ab")\"/>")
    }
    lines.append(line(bottom, "#222222", dashed: false))
    lines.append(line(bottom - limit, "#888888", dashed: true))
  }

  private static func line(_ y: Double, _ color: String, dashed: Bool) -> String {
    "<line x1=\"\(text(left))\" y1=\"\(text(y))\" x2=\"\(text(left + width))\" y2=\"\(text(y))\" stroke=\"\(color)\""
      + " stroke-width=\"0.5\"\(dashed ? " stroke-dasharray=\"3 3\"" : "")/>"
  }

  private static func text(_ value: Double) -> String { Decimals.short(value, places: 2) }
}

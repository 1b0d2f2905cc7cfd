import Foundation
import TemplateCell

/// What `measure-text` prints; lengths in points.
struct MeasureTextReport: Encodable {
  let width: Double
  let height: Double
  let naturalWidth: Double
  let lineCount: Int
  let firstBaseline: Double
  let lastBaseline: Double
  let isTruncated: Bool
  let lines: [Line]

  /// One line of the text.
  struct Line: Encodable {
    let text: String
    let x: Double
    let baseline: Double
    let width: Double
  }

  init(_ layout: TextLayout, of string: String) {
    let measurement = layout.measurement
    width = measurement.width
    height = measurement.height
    naturalWidth = measurement.naturalWidth
    lineCount = measurement.lineCount
    firstBaseline = measurement.firstBaseline
    lastBaseline = measurement.lastBaseline
    isTruncated = measurement.isTruncated
    lines = layout.lines.map {
      Line(text: $0.shownText(of: string), x: $0.x, baseline: $0.baseline, width: $0.width)
    }
  }

  /// The size, the baselines, then a line for each line: its width and its text.
  var text: String {
    var rows = [
      "width \(Self.short(width)), height \(Self.short(height)), natural width \(Self.short(naturalWidth))",
      "lines \(lineCount)\(isTruncated ? ", truncated" : ""), "
        + "baselines \(Self.short(firstBaseline)) and \(Self.short(lastBaseline))",
    ]
    rows += lines.map { "\(Self.short($0.width))\t\($0.text)" }
    return rows.joined(separator: "\n") + "\n"
  }

  /// A length to three decimals at most.
  private static func short(_ length: Double) -> String {
    let rounded = (length * 1_000).rounded() / 1_000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
  }
}

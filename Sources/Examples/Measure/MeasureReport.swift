import Foundation
import TemplateCell

/// The layout of a row for people and for programs.
struct MeasureReport: Encodable {
  /// A finding in the form of the JSON output.
  struct Note: Encodable, Equatable {
    var rule: String
    var message: String
    var line: Int
    /// The id of the element concerned, if it is known.
    var id: String?
  }

  var width: Double
  var height: Double
  var fittingHeight: Double
  /// x, y, width and height in the superview, by id, in points.
  var frames: [String: [Double]]
  var findings: [Note]
  /// Why the row is as high as it is, when that was asked for.
  var explanation: String?
  /// The ids in the order of the file.
  let order: [String]

  init(_ layout: InterfaceLayout, fittingHeight: Double, findings: [InterfaceFinding], scale: Double?) {
    width = layout.width
    height = layout.height
    self.fittingHeight = fittingHeight
    var frames: [String: [Double]] = [:]
    for entry in layout.frames {
      let frame = scale.map { entry.frame.rounded(scale: $0) } ?? entry.frame
      frames[entry.id] = [frame.x, frame.y, frame.width, frame.height].map { $0 == 0 ? 0 : $0 }
    }
    self.frames = frames
    order = layout.frames.map(\.id)
    self.findings = (layout.findings + findings).map { Note($0) }
  }

  /// Adds findings, each once: what others say of the same line in the same words is the same.
  mutating func add(_ notes: [Note]) {
    for note in notes
    where !findings.contains(where: { ($0.rule, $0.message, $0.line) == (note.rule, note.message, note.line) }) {
      findings.append(note)
    }
  }

  private enum CodingKeys: String, CodingKey {
    case width, height, fittingHeight, frames, findings, explanation
  }

  /// One JSON object or array of objects on a line.
  static func json(_ reports: [MeasureReport], isArray: Bool) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try isArray ? encoder.encode(reports) : encoder.encode(reports[0])
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// The size, a line for each view, a line for each finding.
  func text(_ root: InterfaceRoot) -> String {
    let kinds = Dictionary(root.views.map { ($0.id, $0.kind) }, uniquingKeysWith: { first, _ in first })
    var lines = [
      "width \(Decimals.short(width)), height \(Decimals.short(height)), fitting height \(Decimals.short(fittingHeight))"
    ]
    for id in order {
      let frame = (frames[id] ?? []).map { Decimals.short($0) }.joined(separator: " ")
      lines.append("\(id)\t\(kinds[id] ?? "")\t\(frame)")
    }
    if let explanation { lines.append(explanation) }
    for finding in findings {
      let id = finding.id.map { " (\($0))" } ?? ""
      lines.append("line \(finding.line)\(id): \(finding.rule): \(finding.message)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension MeasureReport.Note {
  /// A finding of the file as such.
  init(_ finding: InterfaceFinding) {
    self.init(rule: finding.rule, message: finding.message, line: finding.line, id: finding.element)
  }
}

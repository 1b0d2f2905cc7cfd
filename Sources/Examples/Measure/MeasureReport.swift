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
  /// x, y, width and height in the superview, by name, in points.
  var frames: [String: [Double]]
  /// The ids in the file by name.
  var ids: [String: String]
  var findings: [Note]
  /// Why the row is as high as it is, when that was asked for.
  var explanation: String?
  /// The frames of the file, when they were compared.
  var stored: StoredFrames?
  /// The names in the order of the file.
  let order: [String]

  init(
    _ layout: InterfaceLayout, of root: InterfaceRoot, fittingHeight: Double, findings: [InterfaceFinding],
    scale: Double?
  ) {
    let names = Dictionary(
      zip(root.views.map(\.id), root.viewNames), uniquingKeysWith: { first, _ in first })
    width = layout.width
    height = layout.height
    self.fittingHeight = fittingHeight
    var frames: [String: [Double]] = [:]
    ids = [:]
    for entry in layout.frames {
      let frame = scale.map { entry.frame.rounded(scale: $0) } ?? entry.frame
      let name = names[entry.id] ?? entry.id
      ids[name] = entry.id
      frames[name] = [frame.x, frame.y, frame.width, frame.height].map { $0 == 0 ? 0 : $0 }
    }
    self.frames = frames
    order = layout.frames.map { names[$0.id] ?? $0.id }
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
    case width, height, fittingHeight, frames, ids, findings, explanation, stored
  }

  /// One JSON object or array of objects on a line.
  static func json(_ reports: [MeasureReport], isArray: Bool) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try isArray ? encoder.encode(reports) : encoder.encode(reports[0])
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// The size, a line for each view with its name, element, frame and id, a line for each finding.
  func text(_ root: InterfaceRoot) -> String {
    let kinds = Dictionary(root.views.map { ($0.id, $0.kind) }, uniquingKeysWith: { first, _ in first })
    var lines = [
      "width \(Decimals.short(width)), height \(Decimals.short(height)), fitting height \(Decimals.short(fittingHeight))"
    ]
    for name in order {
      let frame = (frames[name] ?? []).map { Decimals.short($0) }.joined(separator: " ")
      let id = ids[name] ?? ""
      lines.append("\(name)\t\(kinds[id] ?? "")\t\(frame)\t\(id)")
    }
    if let explanation { lines.append(explanation) }
    lines += stored?.lines ?? []
    return lines.joined(separator: "\n") + "\n" + findings.map { $0.text + "\n" }.joined()
  }
}

extension MeasureReport.Note {
  /// The finding on one line: line, id, rule, message.
  var text: String { "line \(line)\(id.map { " (\($0))" } ?? ""): \(rule): \(message)" }

  /// A finding of the file as such.
  init(_ finding: InterfaceFinding) {
    self.init(rule: finding.rule, message: finding.message, line: finding.line, id: finding.element)
  }
}

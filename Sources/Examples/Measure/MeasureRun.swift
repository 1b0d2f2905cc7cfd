import Foundation
import TemplateCell

/// Measures the rows of one layout of an Interface Builder file.
struct MeasureRun {
  let root: InterfaceRoot
  /// The name of the file for messages.
  let file: String
  /// The width of the rows; `nil` for the stored one.
  var width: Double?
  /// The height of the rows; `nil` for the fitting one.
  var height: Double?
  /// Pixels per point to round frames to; `nil` for frames that are not rounded.
  var scale: Double?
  var direction = LayoutEnvironment.LayoutDirection.leftToRight
  /// Whether each report says why the row is as high as it is.
  var explains = false
  /// Whether each report has what the rules for templates find.
  var checks = false

  /// Lays out a row at its height.
  func layout(_ row: InterfaceContent) throws -> InterfaceLayout {
    let height: InterfaceMeasurer.Height = height.map { .fixed($0) } ?? .fitting
    return try InterfaceMeasurer(root).measure(width: width, height: height, content: row, direction: direction)
  }

  /// Measures rows.
  func reports(_ rows: [InterfaceContent]) throws -> [MeasureReport] {
    let stored = checks ? try StoredFrames(root) : nil
    return try rows.map { row in
      var report = try report(row)
      report.stored = stored
      report.add(stored?.misplaced ?? [])
      return report
    }
  }

  /// Measures a row.
  private func report(_ row: InterfaceContent) throws -> MeasureReport {
    let fitting = try InterfaceMeasurer(root).measure(
      width: width, height: .fitting, content: row, direction: direction)
    var report = MeasureReport(
      try layout(row), of: root, fittingHeight: fitting.fittingHeight, findings: row.unusedKeys(in: root), scale: scale)
    guard explains || checks else { return report }
    let template = InterfaceTemplate(root, file: file)
    let measurer = try CellMeasurer(template)
    if explains {
      var explanation = try measurer.explainHeight(of: row, width: contentSize(fitting).width, environment: environment)
      if let height {
        explanation.subject = "fitting row height"
        report.explanation = "row height = \(Decimals.short(height)), as given\n\(explanation.details)"
      } else {
        report.explanation = explanation.details
      }
    }
    if checks {
      report.add(template.findings.map { MeasureReport.Note($0) })
      let found = measurer.check().map { finding in
        MeasureReport.Note(
          rule: finding.rule, message: Self.withoutType(finding.message), line: finding.line ?? root.views[0].line)
      }
      // That nothing leads to the bottom is told once, with what mends it.
      let chain = "no-vertical-chain"
      if found.contains(where: { $0.rule == chain }) { report.findings.removeAll { $0.rule == chain } }
      report.add(found)
    }
    return report
  }

  /// A message without the type of the template, which is the same for every file.
  private static func withoutType(_ message: String) -> String {
    let start = "InterfaceTemplate: "
    return message.hasPrefix(start) ? String(message.dropFirst(start.count)) : message
  }

  /// The picture of a row: of the content view when it shows constraints. What has no height of its own is drawn at the
  /// one in the file.
  func drawing(_ row: InterfaceContent, showsConstraints: Bool) throws -> CellDrawing {
    var run = self
    var layout = try layout(row)
    let measurer = try CellMeasurer(InterfaceTemplate(root, file: file))
    var open: String?
    let stored = root.views.first?.frame.height ?? 0
    if height == nil, stored > 0, layout.fittingHeight < 0.01 {
      let own = try measurer.drawing(of: row, width: contentSize(layout).width, environment: environment)
      open =
        layout.findings.first { $0.rule == "no-vertical-chain" }?.message
        ?? own.notes.first(where: \.isFault)?.details
    }
    if open != nil {
      run.height = stored
      layout = try run.layout(row)
    }
    var drawing: CellDrawing
    if showsConstraints {
      let content = contentSize(layout)
      drawing = try measurer.drawing(
        of: row, width: content.width, height: run.height == nil ? nil : content.height, environment: environment,
        showsConstraints: true)
    } else {
      drawing = CellDrawing(layout, of: root, content: row)
    }
    if let open {
      let height = Decimals.short(drawing.height)
      drawing.notes = [
        CellDrawing.Note(
          "nothing determines the height; drawn at \(height), as stored", details: open, isFault: true)
      ]
    }
    return drawing
  }

  private var environment: LayoutEnvironment {
    LayoutEnvironment(scale: root.traits.scale, layoutDirection: direction)
  }

  /// The size of the content view: a cell with an accessory or a separator has more.
  private func contentSize(_ layout: InterfaceLayout) -> (width: Double, height: Double) {
    let content = root.views.first { $0.role == .content && $0.parent == 0 }
    let frame = layout.frames.first { $0.id == content?.id }?.frame
    return (frame?.width ?? layout.width, frame?.height ?? layout.height)
  }
}

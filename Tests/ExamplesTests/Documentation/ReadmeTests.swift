import Foundation
import TemplateCell
import TestSupport
import Testing

@testable import Examples

/// What the README says: its code (that of the cell is in ReadmeExample.swift), and the table that `compare` prints.
@Suite struct ReadmeTests {
  /// Headline and photo: 20.287 points up to half points, and 343 x 400 / 686 = 200.
  @Test func `the program of the README`() throws {
    let measurer = try CellMeasurer(NoteCell())
    let note = Note(title: "A photo of the harbor", photo: CGSize(width: 686, height: 400))
    let layout = try measurer.layout(of: note, width: 375)

    #expect(
      layout.snapshot == """
        height 248.5 in 375
        title 16 10 343 20.5
        photo 16 38.5 343 200
        """)
    #expect(
      try measurer.explainHeight(of: note, width: 375).description
        == "248.5 = 10 (title.top) + 20.5 (title, 1 line) + 8 (photo.top) + 200 (photo, image) + 10 (contentView.bottom)"
    )
    #expect(try NoteCell().check() == [])

    var registry = TemplateRegistry<Note>()
    try registry.register(measurer, for: "note")
    let rows = [note, Note(title: "No photo")]
    var table = try HeadlessTable(
      sections: [TableSection(rows: rows)], registry: registry, width: 375, reuseIdentifier: { _ in "note" })
    #expect(try table.height(at: IndexPath(row: 1, section: 0)) == 40.5)
    #expect(table.measureCount == 1)
    #expect(try table.height(at: IndexPath(row: 1, section: 0)) == 40.5)

    var updates = TableUpdates()
    updates.insertRows(at: [IndexPath(row: 0, section: 0)])
    try table.performBatchUpdates(updates, newSections: [TableSection(rows: [Note(title: "First")] + rows)])
    #expect(try table.height(at: IndexPath(row: 2, section: 0)) == 40.5)
    #expect(table.measureCount == 1)

    let drawing = try measurer.drawing(of: note, width: 375, showsConstraints: true)
    let picture = SVGPicture(theme: .automatic).draw(drawing)
    // The README and the page "Pictures" show it.
    #expect(Snapshot.difference(picture, "note.svg", in: Self.pictures) == nil)
  }

  private static let pictures = "../../../Sources/TemplateCell/TemplateCell.docc/Resources"

  private static func readme() throws -> [String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try String(contentsOf: folder.appendingPathComponent("../../../README.md").standardized, encoding: .utf8)
      .components(separatedBy: "\n")
  }

  @Test func `the README shows the table that compare prints`() throws {
    let recorded = RecordedConsole()
    let brief = RowTiming(sample: .zero, leastSamples: 1, budget: .zero)
    #expect(CompareCommand.run([], on: recorded.console, timing: brief) == 0)
    let shown = try Self.readme().map { $0.split(separator: " ").prefix(3).joined(separator: " ") }
    for line in recorded.output.components(separatedBy: "\n") where !line.isEmpty {
      let start = line.split(separator: " ").prefix(3).joined(separator: " ")
      #expect(shown.contains(start), "width, rows and total height of: \(line)")
    }
  }

  /// Times of a replay are virtual, so the table is the same everywhere.
  @Test func `the README shows the table that scroll prints`() throws {
    let recorded = RecordedConsole()
    #expect(ScrollCommand.run([], on: recorded.console) == 0)
    let shown = try Self.readme()
    let start = try #require(shown.firstIndex { $0.hasPrefix("strategy ") })
    let printed = recorded.output.components(separatedBy: "\n")
    for line in shown[start..<(start + 1 + ScrollStrategy.allCases.count)] {
      #expect(printed.contains(line), "\(line)")
    }
  }
}

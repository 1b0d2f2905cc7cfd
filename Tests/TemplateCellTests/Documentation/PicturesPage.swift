import Foundation
import TemplateCell
import Testing

/// The code of the page "Pictures".
@Suite struct PicturesPage {
  struct LineCell: CellTemplate {
    let text = Label(lines: 0)

    var constraints: [LayoutConstraint] {
      text.edges == contentView.edges.inset(10)
    }

    func configure(_ content: inout CellContent, with item: String) {
      content[text].text = item
    }
  }

  @Test func `a row is drawn`() throws {
    let measurer = try CellMeasurer(LineCell(), text: .ruler)
    let row = "alpha beta gamma delta epsilon"
    let drawing = try measurer.drawing(of: row, width: 180)
    let text = TextPicture(columns: 36).draw(drawing)
    let svg = SVGPicture(theme: .dark).draw(drawing)
    #expect(drawing.parts.map(\.name) == ["text"])
    #expect(text.contains("text"))
    #expect(svg.hasSuffix("</svg>\n"))

    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try svg.write(to: folder.appendingPathComponent("row.svg"), atomically: true, encoding: .utf8)
    #expect(try String(contentsOf: folder.appendingPathComponent("row.svg"), encoding: .utf8) == svg)

    let rows = try ["alpha", row].map { try measurer.drawing(of: $0, width: 180) }
    let list = ListDrawing(sections: [ListDrawing.Section(rows: rows)])
    #expect(list.height == 100)
    let page = SVGPicture().draw(list)
    #expect(page.hasSuffix("</svg>\n"))
  }

  @Test func `constraints are drawn`() throws {
    let measurer = try CellMeasurer(LineCell(), text: .ruler)
    let row = "alpha"
    let drawing = try measurer.drawing(of: row, width: 375, showsConstraints: true)
    let picture = SVGPicture(theme: .automatic).draw(drawing)
    #expect(picture.contains("prefers-color-scheme"))
    #expect(drawing.dimensions.filter { $0.role == .determinesHeight }.count == 3)

    let low = try measurer.drawing(of: row, width: 375, height: 30, showsConstraints: true)
    #expect(low.notes.map(\.text) == ["height 30 is given; its own is 40", "cut: text"])
  }
}

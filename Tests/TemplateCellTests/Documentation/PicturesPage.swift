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
    let layout = try measurer.layout(of: "alpha beta gamma", width: 180)
    let drawing = CellDrawing(layout, appearances: ["text": .text("alpha beta gamma", lineCount: 1)])
    let picture = TextPicture(columns: 36).draw(drawing)
    let svg = SVGPicture(theme: .dark).draw(drawing)
    #expect(drawing.parts.map(\.name) == ["text"])
    #expect(picture.contains("text"))
    #expect(svg.hasSuffix("</svg>\n"))
  }
}

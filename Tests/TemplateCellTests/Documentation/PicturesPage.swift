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

  private let measurer: CellMeasurer<LineCell>

  init() throws {
    measurer = try CellMeasurer(LineCell(), text: .ruler)
  }

  @Test func `a row is drawn`() throws {
    let drawing = try measurer.drawing(of: "alpha beta gamma", width: 180)
    let text = TextPicture(columns: 36).draw(drawing)
    let svg = SVGPicture(theme: .dark).draw(drawing)
    #expect(drawing.parts.map(\.name) == ["text"])
    #expect(text.contains("text"))
    #expect(svg.hasSuffix("</svg>\n"))
  }

  @Test func `frames are drawn`() throws {
    let layout = try measurer.layout(of: "alpha beta gamma", width: 180)
    let frames = CellDrawing(layout, appearances: ["text": .text("alpha beta gamma", lineCount: 1)])
    #expect(frames.parts.map(\.lines.count) == [1])
  }

  /// The text is 160 wide and 20 high; 10 on each side.
  @Test func `constraints are drawn`() throws {
    let plan = try measurer.drawing(of: "alpha beta gamma", width: 180, showsConstraints: true)
    let arrows = plan.dimensions.map(\.caption)
    #expect(arrows == ["20", "10", "10", "10", "10"])
  }

  @Test func `a list is drawn`() throws {
    let rows = try ["alpha", "beta"].map { try measurer.drawing(of: $0, width: 180) }
    let list = ListDrawing(sections: [ListDrawing.Section(rows: rows)])
    let page = SVGPicture(theme: .automatic).draw(list)
    #expect(list.height == 80)
    #expect(page.contains("<title>Row 1, 40 points high</title>"))
  }

  /// The example of ``CellMeasurer/drawing(of:width:environment:showsConstraints:)``.
  @Test func `a row is drawn with its constraints`() throws {
    let row = "alpha"
    let drawing = try measurer.drawing(of: row, width: 375, showsConstraints: true)
    let picture = SVGPicture(theme: .automatic).draw(drawing)
    #expect(picture.contains("tc-determinesHeight"))
  }
}

import Foundation
import TemplateCell
import TestSupport
import Testing

/// The items of a row as pictures show them: their order, and the lines of their texts.
@Suite struct DrawnItemsTests {
  @Test func `a text that is empty hides nothing`() throws {
    let drawing = try TextCell.measurer {
      $0.a.edges == $0.contentView.edges
      $0.a.height == 20
    }.drawing(of: TextRow("a", a: ""), width: 100)
    #expect(drawing.parts.map(\.appearance) == [.text("", lineCount: 0)])
    #expect(drawing.parts.flatMap(\.lines).isEmpty)
    #expect(!SVGPicture().draw(drawing).contains("\"tc-view"))
  }

  @Test func `views are drawn before what lies in them`() throws {
    let drawing = try TextCell.measurer {
      $0.box.edges == $0.contentView.edges
      $0.box.height == 50
      $0.inner.edges == $0.box.edges.inset(LayoutInsets(5))
    }.drawing(of: TextRow("box", "inner"), width: 100)
    #expect(drawing.parts.map(\.name) == ["box", "inner"])
    #expect(drawing.parts[1].frame == rect(5, 5, 90, 40))
  }

  /// The badge was added to the card before the photo; the cover lies in no view, and was added after the card.
  @Test func `a view covers what lies in those before it`() throws {
    struct Cell: CellTemplate {
      let photo = ImageView()
      let badge = View()
      let card: View
      let cover = View()
      init() { card = View(badge, photo) }
      var constraints: [LayoutConstraint] {
        card.edges == contentView.edges
        photo.edges == card.edges
        photo.height == 40
        badge.edges == card.edges
        cover.edges == contentView.edges
      }
      func configure(_ content: inout CellContent, with row: Int) {}
    }
    let drawing = try CellMeasurer(Cell()).drawing(of: 0, width: 100)
    #expect(drawing.parts.map(\.name) == ["card", "badge", "photo", "cover"])
  }

  @Test func `the lines of a text have their own widths and begin where the layout begins`() throws {
    struct Note: CellTemplate {
      let title = Label(font: .headline, lines: 0)
      var constraints: [LayoutConstraint] { title.edges == contentView.edges }
      func configure(_ cell: inout CellContent, with text: String) { cell[title].text = text }
    }
    let measurer = try CellMeasurer(Note(), text: .inter)
    for direction in [LayoutEnvironment.LayoutDirection.leftToRight, .rightToLeft] {
      let drawing = try measurer.drawing(
        of: "Some words that take two lines", width: 180, environment: LayoutEnvironment(layoutDirection: direction))
      let title = try #require(drawing.parts.first)
      #expect(title.lines.map(\.text) == ["Some words that take", "two lines"])
      #expect(title.lines[0].frame.width > title.lines[1].frame.width)
      for line in title.lines {
        #expect(abs(direction == .leftToRight ? line.frame.minX : line.frame.maxX - 180) < 0.01)
      }
      #expect(title.appearance == .text("Some words that take two lines", lineCount: 2))
    }
  }
}

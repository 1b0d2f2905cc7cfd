import Foundation
import TemplateCell
import Testing

/// The code of the page "Debugging a wrong height"; values by hand with the ruler font.
@Suite struct ExplainingHeightsPage {
  struct Card: Sendable {
    var title: String
    var photo: CGSize
  }

  struct CardCell: CellTemplate {
    let title = Label(lines: 0)
    let photo = ImageView()

    var constraints: [LayoutConstraint] {
      title.top == contentView.top + 10
      title.leading == contentView.leading + 10
      title.trailing == contentView.trailing - 10
      photo.top == title.bottom + 8
      photo.centerX == contentView.centerX
      (contentView.bottom == photo.bottom + 10).labeled("end")
    }

    func configure(_ content: inout CellContent, with card: Card) {
      content[title].text = card.title
      content[photo].imageSize = card.photo
    }
  }

  @Test func `a height is a sum`() throws {
    let card = Card(title: "alpha beta gamma delta epsilon", photo: CGSize(width: 100, height: 61))
    let measurer = try CellMeasurer(CardCell(), text: .ruler)
    #expect(try measurer.layout(of: card, width: 180).height == 129)

    let explanation = try measurer.explainHeight(of: card, width: 180)
    #expect(
      explanation.description
        == "129 = 10 (title.top) + 40 (title, 2 lines) + 8 (photo.top) + 61 (photo, image) + 10 (contentView.bottom)")
    #expect(explanation.parts[4].constraint?.label == "end")

    let width = try measurer.explain(measurer.template.title, .width, of: card, width: 180)
    #expect(width.description == "160 = 180 (contentView.width) - 10 (title.leading) - 10 (title.trailing)")
    let holding = try measurer.constraintsAffecting(measurer.template.photo, .vertical, of: card, width: 180)
    #expect(holding.compactMap(\.line).count == 2)
  }

  struct FixedCell: CellTemplate {
    let box = View()

    var constraints: [LayoutConstraint] {
      box.edges == contentView.edges.inset(10)
      box.height == 30
      (contentView.height == 44).labeled("row height")
    }

    func configure(_ content: inout CellContent, with item: Int) {}
  }

  @Test func `a conflict is named`() throws {
    let fixed = try CellMeasurer(FixedCell())
    let conflicts = try fixed.conflicts(of: 0, width: 320)
    #expect(conflicts.count == 1)
    #expect(conflicts[0].members.count == 4)
    #expect(conflicts[0].broken.label == "row height")
    #expect(conflicts[0].suggestions.count == 4)
    #expect(try fixed.layout(of: 0, width: 320).findings.map(\.rule) == ["conflict"])
  }
}

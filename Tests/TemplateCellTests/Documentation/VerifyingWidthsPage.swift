import Foundation
import TemplateCell
import Testing

/// The code of the page "Proving that widths work"; values by hand with the ruler font.
@Suite struct VerifyingWidthsPage {
  struct Item: Sendable {
    var name: String
    var badge: String
  }

  struct BadgeCell: CellTemplate {
    let name = Label()
    let badge = Label(compressionResistance: AxisPriorities(horizontal: 1000, vertical: 750))

    var constraints: [LayoutConstraint] {
      name.leading == contentView.leading + 10
      badge.leading == name.trailing + 10
      badge.trailing == contentView.trailing - 10
      name.top == contentView.top + 10
      badge.top == name.top
      contentView.bottom == name.bottom + 10
    }

    func configure(_ content: inout CellContent, with item: Item) {
      content[name].text = item.name
      content[badge].text = item.badge
    }
  }

  /// 10 + 0 + 10 + 290 + 10 = 320.
  @Test func `a badge needs room`() throws {
    let measurer = try CellMeasurer(BadgeCell(), text: .ruler)
    let wide = try measurer.verify(widths: 320...1024, content: ContentBounds(width: 0...290))
    #expect(wide.isProven == true)
    let narrow = try measurer.verify(widths: 300...1024, content: ContentBounds(width: 0...290))
    #expect(narrow.isProven == false)

    if case .conflict(let witness) = narrow {
      #expect(witness.width == 300)
      #expect(witness.sizes.map(\.item) == ["badge"])
    }
  }

  struct MemberCell: CellTemplate {
    let photo = View()
    let text = View()
    let roomy = ConstraintGroup(isActive: false)

    var constraints: [LayoutConstraint] {
      photo.leading == contentView.leading + 10
      photo.width == 120
      text.leading == photo.trailing + 10
      text.trailing == contentView.trailing - 10
      text.width >= 100
      whenCollapsed(photo) { text.leading == contentView.leading + 10 }
      roomy { text.width >= 200 }
    }

    func configure(_ content: inout CellContent, with item: Int) {}
  }

  @Test func `states of a cell are proved one by one`() throws {
    let measurer = try CellMeasurer(MemberCell())
    let cell = measurer.template
    #expect(try measurer.verify(widths: 250...400).isProven == true)
    #expect(try measurer.verify(widths: 250...400, groups: [(cell.roomy, true)]).isProven == false)
    #expect(
      try measurer.verify(widths: 250...400, collapsed: [cell.photo], groups: [(cell.roomy, true)]).isProven == true)
  }

  struct HalfCell: CellTemplate {
    let box = View()

    var constraints: [LayoutConstraint] {
      box.leading == contentView.leading
      box.width == contentView.width * 0.5 ~ .high
      box.width >= 80
      box.width <= 150
      box.top == contentView.top
      box.height == 10
      contentView.bottom == box.bottom
    }

    func configure(_ content: inout CellContent, with item: Int) {}
  }

  @Test func `limits take over at exact widths`() throws {
    let changes = try CellMeasurer(HalfCell()).widthChanges(of: 0, over: 90...700)
    #expect(changes.map(\.width) == [160, 300])
  }

  struct WrapCell: CellTemplate {
    let text = Label(lines: 0)

    var constraints: [LayoutConstraint] {
      text.edges == contentView.edges.inset(10)
    }

    func configure(_ content: inout CellContent, with item: String) {
      content[text].text = item
    }
  }

  /// In 160 points: "alpha beta gamma" and "delta epsilon".
  @Test func `a text takes other lines`() throws {
    let wrapping = try CellMeasurer(WrapCell(), text: .ruler)
    let lines = try wrapping.widthChanges(of: "alpha beta gamma delta epsilon", over: 150...400)
    #expect(lines.map(\.width) == [180, 320])
  }
}

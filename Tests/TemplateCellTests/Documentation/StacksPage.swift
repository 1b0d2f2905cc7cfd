import Foundation
import TemplateCell
import Testing

/// The code of the page "Stack views"; values by hand with the ruler font.
@Suite struct StacksPage {
  struct Profile: Sendable {
    var name: String
    var note: String
  }

  struct ProfileCell: CellTemplate {
    let photo = ImageView(size: CGSize(width: 40, height: 40), hugging: 251)
    let name = Label()
    let note = Label(lines: 0)
    let texts: StackView
    let row: StackView

    init() {
      texts = StackView(axis: .vertical, spacing: 4, arrangedSubviews: [name, note])
      row = StackView(alignment: .top, spacing: 12, arrangedSubviews: [photo, texts])
    }

    var constraints: [LayoutConstraint] {
      row.edges == contentView.edges.inset(LayoutInsets(horizontal: 16, vertical: 10))
    }

    func configure(_ content: inout CellContent, with profile: Profile) {
      content[name].text = profile.name
      content[note].text = profile.note
      content[note].isHidden = profile.note.isEmpty
    }
  }

  @Test func `a hidden view leaves with its spacing`() throws {
    let measurer = try CellMeasurer(ProfileCell(), text: .ruler)
    let layout = try measurer.layout(of: Profile(name: "anna", note: "alpha beta gamma delta epsilon"), width: 320)
    #expect(layout.frame(named: "photo") == CGRect(x: 16, y: 10, width: 40, height: 40))
    #expect(layout.frame(named: "note") == CGRect(x: 68, y: 34, width: 236, height: 40))
    #expect(layout.height == 84)
    let short = try measurer.layout(of: Profile(name: "anna", note: ""), width: 320)
    #expect(short.frame(named: "note") == CGRect(x: 0, y: 0, width: 0, height: 0))
    #expect(short.height == 60)
  }

  struct ThreeCell: CellTemplate {
    let a = Label("aaaa")
    let b = Label("bb")
    let c = Label("ccc", hugging: 240)
    let row: StackView

    init(_ distribution: StackView.Distribution, spacing: Double = 8) {
      row = StackView(distribution: distribution, spacing: spacing, arrangedSubviews: [a, b, c])
    }

    var constraints: [LayoutConstraint] {
      row.edges == contentView.edges.inset(10)
    }

    func configure(_ content: inout CellContent, with item: Int) {}

    func spans() throws -> [[CGFloat]] {
      let layout = try CellMeasurer(self, text: .ruler).layout(of: 0, width: 320)
      return ["a", "b", "c"].compactMap(layout.frame).map { [$0.minX, $0.width] }
    }
  }

  /// 300 wide. Equal: (300 - 18) / 3. In proportion: 270 shared by 40 : 20 : 30. Equal gaps: (300 - 90) / 2. Equal
  /// centres: from 30 to 295, so b is at 162.5.
  @Test func `views share the length as they are told to`() throws {
    #expect(try ThreeCell(.fill).spans() == [[10, 40], [58, 20], [86, 224]])
    #expect(try ThreeCell(.fillEqually, spacing: 9).spans() == [[10, 94], [113, 94], [216, 94]])
    #expect(try ThreeCell(.fillProportionally, spacing: 15).spans() == [[10, 120], [145, 60], [220, 90]])
    #expect(try ThreeCell(.equalSpacing).spans() == [[10, 40], [155, 20], [280, 30]])
    #expect(try ThreeCell(.equalCentering).spans() == [[10, 40], [152.5, 20], [280, 30]])
  }

  /// In a row of three views, a view that is there begins where the last one before it that is there ends, 8 on.
  @Test func `a stack prints as what it becomes`() throws {
    let cell = ThreeCell(.fill)
    let lines = try cell.arrangementText(of: cell.row)
    let gaps = lines.filter { $0.contains(".trailing + 8") }.map { $0.replacing(/\sStacksPage.swift:\d+/, with: "") }
    #expect(
      gaps == [
        "<b.leading == a.trailing + 8 @1000>",
        "<c.leading == a.trailing + 8 @1000> while b is hidden",
        "<c.leading == b.trailing + 8 @1000>",
      ])
    #expect(lines.first?.hasPrefix("<a.leading == row.leading @1000 StacksPage.swift:") == true)
    #expect(
      lines.contains { $0.hasSuffix(" while a and b are hidden") && $0.hasPrefix("<c.leading == row.leading @1000") })
    #expect(throws: TemplateError.self) { try cell.arrangementText(of: StackView(arrangedSubviews: [])) }
  }

  struct ColumnCell: CellTemplate {
    let column: StackView

    init() {
      let (title, subtitle, text) = (Label("a"), Label("b"), Label("c"))
      let column = StackView(
        axis: .vertical, spacing: 8, customSpacing: [.init(after: title, 2)], layoutMargins: LayoutInsets(5),
        arrangedSubviews: [title, subtitle, text])
      self.column = column
    }

    var constraints: [LayoutConstraint] {
      column.edges == contentView.edges
    }

    func configure(_ content: inout CellContent, with item: Int) {}
  }

  @Test func `space behind one view, and margins`() throws {
    let layout = try CellMeasurer(ColumnCell(), text: .ruler).layout(of: 0, width: 320)
    // 5 + 20 + 2 + 20 + 8 + 20 + 5.
    #expect(layout.height == 80)
    let priorities = Set(ColumnCell().column.arrangement.map(\.priority))
    #expect(priorities == [.required, 25])
  }
}

import Testing

@testable import TemplateCell

/// The language of constraints: what an expression becomes, as text.
@Suite struct LanguageTests {
  struct Cell: CellTemplate {
    let title = Label(lines: 0)
    let photo = ImageView()

    @LayoutBuilder var constraints: [LayoutConstraint] {
      title.top == contentView.top + 10
      title.leading >= contentView.leading
      title.trailing <= contentView.trailing - 16.5
      photo.width == photo.height * (16 / 9)
      photo.height == 21 ~ .low
      (photo.top == title.bottom + 8).labeled("gap")
      photo.leading - title.leading == title.width / 4 ~ 250.5
      photo.centerX == contentView.trailing * 0.5 - 3
      title.firstBaseline == photo.lastBaseline
      contentView.bottom - photo.bottom >= 2 * photo.height + 1
      contentView.height == 44 ~ .required - 1
    }

    func configure(_ content: inout CellContent, with item: Int) {}
  }

  @Test func `constraints print as they were written`() throws {
    let template = try CompiledTemplate(Cell())
    let firstLine = try #require(template.constraints.first?.line)
    let texts = template.constraints.map { template.tree.text.text(of: $0) }
    let expected = [
      "<title.top == contentView.top + 10 @1000",
      "<title.leading >= contentView.leading @1000",
      "<title.trailing <= contentView.trailing - 16.5 @1000",
      "<photo.width == photo.height * 1.7777777777777777 @1000",
      "<photo.height == 21 @250",
      "<photo.top == title.bottom + 8 @1000 \"gap\"",
      "<photo.leading - title.leading == title.width * 0.25 @250.5",
      "<photo.centerX == contentView.trailing * 0.5 - 3 @1000",
      "<title.firstBaseline == photo.lastBaseline @1000",
      "<contentView.bottom - photo.bottom >= photo.height * 2 + 1 @1000",
      "<contentView.height == 44 @999",
    ]
    #expect(
      texts == expected.enumerated().map { "\($1) LanguageTests.swift:\(firstLine + $0)>" })
    #expect(firstLine == 12)
  }

  @Test func `groups become one constraint for each attribute`() {
    let (first, second) = (View(), View())
    let text = ConstraintText { $0 === first ? "a" : "b" }
    func texts(_ constraints: [LayoutConstraint]) -> [String] { constraints.map(text.text) }
    #expect(
      texts(first.edges == second.edges.inset(LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4))) == [
        "<a.top == b.top + 1 @1000>", "<a.leading == b.leading + 2 @1000>", "<a.bottom == b.bottom - 3 @1000>",
        "<a.trailing == b.trailing - 4 @1000>",
      ])
    #expect(
      texts(first.edges <= second.edges) == [
        "<a.top >= b.top @1000>", "<a.leading >= b.leading @1000>", "<a.bottom <= b.bottom @1000>",
        "<a.trailing <= b.trailing @1000>",
      ])
    #expect(
      texts((first.size == second.size * 0.5 ~ .high).labeled("half")) == [
        "<a.width == b.width * 0.5 @750 \"half.width\">", "<a.height == b.height * 0.5 @750 \"half.height\">",
      ])
    #expect(
      texts(first.size >= .init(width: 3, height: 4)) == ["<a.width >= 3 @1000>", "<a.height >= 4 @1000>"])
    #expect(
      texts(first.center == second.center.offset(y: 5)) == [
        "<a.centerX == b.centerX @1000>", "<a.centerY == b.centerY + 5 @1000>",
      ])
  }

  @Test func `anchors chain to the constraints that operators write`() {
    let (first, second) = (View(), View())
    let text = ConstraintText { $0 === first ? "a" : "b" }
    let chained = [
      first.top.constraint(equalTo: second.bottom, constant: 8),
      first.leading.constraint(greaterThanOrEqualTo: second.leading),
      first.trailing.constraint(lessThanOrEqualTo: second.trailing, constant: -16).withPriority(.high),
      first.width.constraint(equalToConstant: 60).labeled("width"),
      first.height.constraint(greaterThanOrEqualToConstant: 1),
      first.height.constraint(lessThanOrEqualToConstant: 9),
      first.width.constraint(equalTo: second.width, multiplier: 0.5, constant: 3),
      first.width.constraint(greaterThanOrEqualTo: second.height, multiplier: 2),
      first.width.constraint(lessThanOrEqualTo: second.height, multiplier: 3),
      first.leading.constraint(equalToSystemSpacingAfter: second.trailing, multiplier: 2),
      first.leading.constraint(greaterThanOrEqualToSystemSpacingAfter: second.trailing, multiplier: 1),
      first.leading.constraint(lessThanOrEqualToSystemSpacingAfter: second.trailing, multiplier: 1),
      first.firstBaseline.constraint(equalToSystemSpacingBelow: second.lastBaseline, multiplier: 1.5),
      first.top.constraint(greaterThanOrEqualToSystemSpacingBelow: second.bottom, multiplier: 1),
      first.top.constraint(lessThanOrEqualToSystemSpacingBelow: second.bottom, multiplier: 1),
    ]
    #expect(
      chained.map(text.text) == [
        "<a.top == b.bottom + 8 @1000>", "<a.leading >= b.leading @1000>", "<a.trailing <= b.trailing - 16 @750>",
        "<a.width == 60 @1000 \"width\">", "<a.height >= 1 @1000>", "<a.height <= 9 @1000>",
        "<a.width == b.width * 0.5 + 3 @1000>", "<a.width >= b.height * 2 @1000>", "<a.width <= b.height * 3 @1000>",
        "<a.leading == b.trailing + 16 @1000>", "<a.leading >= b.trailing + 8 @1000>",
        "<a.leading <= b.trailing + 8 @1000>", "<a.firstBaseline == b.lastBaseline + 12 @1000>",
        "<a.top >= b.bottom + 8 @1000>", "<a.top <= b.bottom + 8 @1000>",
      ])
    #expect((first.size == second.size).withPriority(.low).map(\.priority) == [.low, .low])
  }

  @Test func `insets on both sides add up`() {
    let (first, second) = (View(), View())
    let text = ConstraintText { $0 === first ? "a" : "b" }
    #expect(
      (first.edges.inset(1) == second.edges.inset(2).inset(LayoutInsets(vertical: 3))).map(text.text) == [
        "<a.top + 1 == b.top + 5 @1000>", "<a.leading + 1 == b.leading + 2 @1000>",
        "<a.bottom - 1 == b.bottom - 5 @1000>", "<a.trailing - 1 == b.trailing - 2 @1000>",
      ])
  }

  @Test func `the builder takes if, else, switch and for`() {
    let views = [View(), View(), View()]
    @LayoutBuilder func build(_ wide: Bool) -> [LayoutConstraint] {
      for view in views { view.height == 10 }
      if wide { views[0].width == 20 }
      switch wide {
      case true: views[1].width == 20
      case false: views[1].size == views[2].size
      }
      if wide { views[2].width == 1 } else { views[2].edges == views[1].edges }
    }
    #expect(build(true).count == 6)
    #expect(build(false).count == 9)
    #expect(build(false).allSatisfy { $0.line != nil && $0.file == "TemplateCellTests/LanguageTests.swift" })
  }

  @Test func `constraints within whenCollapsed keep their own lines and conditions add up`() {
    let (first, second) = (View(), View())
    @LayoutBuilder func build() -> [LayoutConstraint] {
      first.top == second.top
      whenCollapsed(first) {
        second.top == 3
        whenCollapsed(second) {
          second.top == 4
        }
      }
    }
    let constraints = build()
    let lines = constraints.compactMap(\.line)
    #expect(lines.map { $0 - lines[0] } == [0, 2, 4])
    #expect(constraints.map(\.collapsedItems.count) == [0, 1, 2])
  }
}

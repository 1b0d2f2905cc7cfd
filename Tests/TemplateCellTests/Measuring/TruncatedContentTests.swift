import Foundation
import TemplateCell
import Testing

/// Which texts have less room than they need; each character is 10 wide, each line 20 high.
@Suite struct TruncatedContentTests {
  private static func cut(
    _ items: any LayoutItem..., width: Double = 320,
    @LayoutBuilder build: @escaping @Sendable (ContentView) -> [LayoutConstraint],
    fill: @escaping @Sendable (inout CellContent) -> Void
  ) throws -> [TruncatedContent] {
    try CellMeasurer(OpenCell(items: items, build: build).filled(fill), text: RulerFont())
      .truncatedContents(of: 0, width: width)
  }

  @LayoutBuilder private static func inset(_ item: some LayoutItem, _ cell: ContentView) -> [LayoutConstraint] {
    item.edges == cell.edges.inset(10)
  }

  @Test func `a label on one line that is too narrow`() throws {
    let label = Label()
    let cut = try Self.cut(label, width: 180, build: { Self.inset(label, $0) }, fill: { $0[label].text = textA })
    // 300 in 160.
    #expect(cut.map(\.item) == ["views[0]"])
    #expect(cut.first?.needed == CGSize(width: 300, height: 20))
    #expect(cut.first?.given == CGSize(width: 160, height: 20))
    #expect(cut.first?.file == "TemplateCellTests/TruncatedContentTests.swift" && cut.first?.line == 21)
    #expect(
      cut.first?.message == "views[0] needs 300 by 20 and gets 160 by 20 (TruncatedContentTests.swift:21).")
  }

  /// At 100 the text takes 4 lines: "alpha beta", "gamma", "delta", "epsilon"; lines are 100 wide at most.
  @Test(arguments: [(0, 0), (2, 1), (3, 1), (4, 0)])
  func `a label on several lines with a limit`(lines: Int, count: Int) throws {
    let label = Label(lines: lines)
    let cut = try Self.cut(label, width: 120, build: { Self.inset(label, $0) }, fill: { $0[label].text = textA })
    #expect(cut.count == count)
    #expect(cut.allSatisfy { $0.needed == CGSize(width: 100, height: 80) })
    #expect(cut.allSatisfy { $0.given == CGSize(width: 100, height: 20 * Double(lines)) })
  }

  @Test func `a label that is too low`() throws {
    let label = Label(lines: 0)
    let cut = try Self.cut(
      label, width: 120,
      build: { cell in
        Self.inset(label, cell)
        label.height == 60
      }, fill: { $0[label].text = textA })
    #expect(cut.map(\.needed.height) == [80])
    #expect(cut.map(\.given.height) == [60])
  }

  @Test func `a label without width is cut`() throws {
    let label = Label(lines: 0)
    let cut = try Self.cut(
      label,
      build: { cell in
        label.leading == cell.leading
        label.top == cell.top
        cell.bottom == label.bottom
        label.width == 0
      }, fill: { $0[label].text = "ferry" })
    // A word stays whole.
    #expect(cut.map(\.needed.width) == [50])
  }

  /// "Follow" is 60 wide; of a button 26 high with insets of 6 the title needs 20.
  @Test(arguments: [(60.0, 20.0, 0), (59, 20, 1), (60, 19, 1)])
  func `a button`(width: Double, height: Double, count: Int) throws {
    let button = Button("Follow")
    let cut = try Self.cut(
      button,
      build: { cell in
        button.leading == cell.leading
        button.top == cell.top
        button.size == CGSize(width: width, height: height)
        cell.bottom == button.bottom
      }, fill: { _ in })
    #expect(cut.count == count)
    #expect(cut.allSatisfy { $0.needed == CGSize(width: 60, height: 20) })
  }

  @Test func `what is hidden, collapsed or empty is not cut`() throws {
    let labels = [Label(), Label(), Label()]
    let cut = try Self.cut(
      labels[0], labels[1], labels[2],
      build: { cell in
        for label in labels {
          label.leading == cell.leading
          label.width == 20
          label.top == cell.top
          cell.bottom >= label.bottom
        }
      },
      fill: { content in
        content[labels[0]].text = textA
        content[labels[0]].isHidden = true
        content[labels[1]].text = textA
        content[labels[1]].isCollapsed = true
      })
    #expect(cut.isEmpty)
  }
}

import Foundation
import TemplateCell
import Testing

/// What findings of layouts say.
@Suite struct FindingTests {
  /// One chain needs 10 + 100 + 10 points, another 10 + 200 + 10; in 90 both give way.
  @Test func `of several least widths the greatest is told once`() throws {
    let measurer = try TextCell.measurer { cell in
      cell.box.leading == cell.contentView.leading + 10
      cell.box.width >= 100
      cell.box.trailing == cell.contentView.trailing - 10
      cell.inner.leading == cell.contentView.leading + 10
      cell.inner.width >= 200
      cell.inner.trailing == cell.contentView.trailing - 10
      cell.box.top == cell.contentView.top
      cell.box.height == 20
      cell.inner.top == cell.box.bottom
      cell.inner.height == 20
      cell.contentView.bottom == cell.inner.bottom
    }
    let findings = try measurer.layout(of: TextRow("box", "inner"), width: 90).findings
    #expect(findings.map(\.rule) == ["width-too-small"])
    let message = try #require(findings.first?.message)
    #expect(message.contains("content width 90 is too small, the constraints need at least 220. Broken: "))
    #expect(message.contains("<box.trailing == ") && message.contains(", <inner.trailing == "))
    #expect(findings.first?.line == 12)
    #expect(try measurer.layout(of: TextRow("box", "inner"), width: 219).findings.count == 1)
    #expect(try measurer.layout(of: TextRow("box", "inner"), width: 220).findings.isEmpty)
  }

  /// What is collapsed and has nothing declared instead is named, what is replaced is not.
  @Test func `an undetermined height names what is collapsed, with the place`() throws {
    let measurer = try TextCell.measurer { cell in
      cell.a.top == cell.contentView.top + 10
      cell.image.top == cell.a.bottom + 8
      cell.b.top == cell.image.bottom + 8
      cell.contentView.bottom == cell.b.bottom + 10
      whenCollapsed(cell.a) { cell.image.top == cell.contentView.top + 10 }
    }
    let findings = try measurer.layout(of: TextRow("b", b: "ferry"), width: 320).findings
    #expect(
      findings.map(\.message) == [
        "TextCell: nothing determines the height of the content view when image is collapsed. Declare what holds instead "
          + "in whenCollapsed(image)."
      ])
    #expect(findings.first?.file == "TemplateCellTests/FindingTests.swift" && findings.first?.line == 37)
    #expect(try measurer.layout(of: TextRow("image", "b", b: "ferry"), width: 320).findings.isEmpty)
  }

  @Test func `an undetermined height names the last constraint at the content view`() throws {
    let measurer = try TextCell.measurer { cell in
      cell.a.leading == cell.contentView.leading + 10
      cell.a.top == cell.contentView.top + 10
      cell.a.width == 100
    }
    let findings = try measurer.layout(of: TextRow("a", a: "ferry"), width: 320).findings
    #expect(findings.map(\.rule) == ["undetermined-height"])
    #expect(findings.first?.line == 54)
  }

  @Test func `a table refuses a row without a height`() throws {
    let open = try TextCell.measurer { $0.a.top == $0.contentView.top }
    var registry = TemplateRegistry<TextRow>()
    try registry.register(open, for: "text")
    let row = TextRow("a", a: "ferry")
    var table = try HeadlessTable(
      sections: [TableSection(header: row, rows: [row], footer: row)], registry: registry, width: 320,
      reuseIdentifier: { _ in "text" })
    let finding = try #require(try open.layout(of: row, width: 320).findings.first)
    let path = IndexPath(row: 0, section: 0)
    #expect(throws: TableError.undeterminedHeight(finding, of: .row(path))) { try table.height(at: path) }
    #expect(throws: TableError.undeterminedHeight(finding, of: .header(section: 0))) {
      try table.headerHeight(inSection: 0)
    }
    #expect(throws: TableError.undeterminedHeight(finding, of: .footer(section: 0))) {
      try table.footerHeight(inSection: 0)
    }
    #expect(throws: TableError.undeterminedHeight(finding, of: .row(path))) {
      try table.replaceItem(at: path, with: row)
    }
    #expect(try table.layout(at: path).findings == [finding])
    let error = TableError.undeterminedHeight(finding, of: .header(section: 0))
    #expect(error.description == "the header of section 0 has no height: \(finding)")
  }
}

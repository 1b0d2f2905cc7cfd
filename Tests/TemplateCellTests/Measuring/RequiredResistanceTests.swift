import TemplateCell
import Testing

/// Contents that nothing may make narrower: what layouts and `check` say of them.
@Suite struct RequiredResistanceTests {
  @Test func `a width too small names the content that requires it`() throws {
    let line = #line + 1
    let measurer = try TextCell.measurer(b: Label(compressionResistance: 1000)) { cell in
      cell.b.top == cell.contentView.top
      cell.b.leading == cell.contentView.leading + 16
      cell.b.trailing == cell.contentView.trailing - 16
      cell.contentView.bottom == cell.b.bottom
    }
    let row = TextRow("b", b: textA)  // 300 wide
    let findings = try measurer.layout(of: row, width: 200).findings
    #expect(findings.map(\.rule) == ["width-too-small"])
    #expect(
      findings.first?.message.hasPrefix(
        "TextCell: the content width 200 is too small, the constraints need at least 332. The compression resistance of b "
          + "(300 wide, RequiredResistanceTests.swift:\(line)) is required: lower it, to 999 or less, where the content "
          + "may be cut. Broken: <b.trailing == contentView.trailing - 16 ") == true)
    #expect(try measurer.layout(of: row, width: 332).findings.isEmpty)
  }

  /// A title and a date, which keeps to its text, side by side.
  private func cell(date: Label) -> CheckedCell {
    let title = Label()
    return CheckedCell(title, note: date) { cell in
      title.top == cell.top + 10
      title.leading == cell.leading + 16
      date.leading == title.trailing + 8
      date.trailing == cell.trailing - 16
      date.firstBaseline == title.firstBaseline
      cell.bottom == title.bottom + 10
    }
  }

  @Test func `check tells to lower a required resistance, not to tie what is tied`() throws {
    let required = AxisPriorities(horizontal: 1000, vertical: 750)
    let findings = try cell(date: Label(hugging: 251, compressionResistance: required)).check(text: .ruler)
    #expect(
      findings.filter { $0.rule == "no-horizontal-chain" }.map(\.message) == [
        "CheckedCell: the compression resistance of note is required: a content too wide for the cell breaks the "
          + "constraints around it. Lower its horizontal compression resistance below required, to 999, or give check "
          + "rows with the contents that there are."
      ])
    let nearly = AxisPriorities(horizontal: 999, vertical: 750)
    for date in [
      Label(hugging: 251, compressionResistance: nearly),
      Label("12 May", hugging: 251, compressionResistance: required),
    ] {
      #expect(try !cell(date: date).check(text: .ruler).contains { $0.rule == "no-horizontal-chain" })
    }
    let known = try cell(date: Label(hugging: 251, compressionResistance: required)).check(rows: [[]], text: .ruler)
    #expect(!known.contains { $0.rule == "no-horizontal-chain" })
  }
}

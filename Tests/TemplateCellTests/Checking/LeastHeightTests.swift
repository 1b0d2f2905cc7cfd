import Foundation
import TemplateCell
import Testing

/// Rows of which only a least height is said.
@Suite struct LeastHeightTests {
  /// The avatar says only how low the row may be at least: 10 + 40 + 10. In the 236 points of the
  /// text four words make a line, so that 30 words take 160 points from 30.
  @Test func `a height that is only a least one holds no text outside`() throws {
    let (avatar, text) = (View(), Label(lines: 0))
    func cell(_ isWhole: Bool) -> OpenCell {
      OpenCell(avatar, text) { cell in
        avatar.size == CGSize(width: 40, height: 40)
        avatar.leading == cell.leading + 16
        avatar.top == cell.top + 10
        text.leading == avatar.trailing + 12
        text.trailing == cell.trailing - 16
        text.top == cell.top + 30
        cell.bottom >= avatar.bottom + 10
        if isWhole { cell.bottom >= text.bottom + 10 }
      }.filled { $0[text].text = String(repeating: "alpha ", count: 30) }
    }
    let open = try CellMeasurer(cell(false), text: RulerFont())
    let layout = try open.layout(of: 0, width: 320)
    #expect(layout.height == 60)
    #expect(layout.findings.map(\.rule) == ["undetermined-height"])
    #expect(!layout.isCacheable)
    #expect(open.check(rows: [0], widths: [320]).map(\.rule) == ["no-vertical-chain", "undetermined-height"])
    #expect(try cell(false).check(text: .ruler).map(\.rule) == ["no-vertical-chain"])
    let whole = try CellMeasurer(cell(true), text: RulerFont())
    #expect(try whole.layout(of: 0, width: 320).height == 200)
    #expect(whole.check(rows: [0], widths: [320]) == [])
  }
}

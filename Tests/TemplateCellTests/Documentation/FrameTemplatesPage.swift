import Foundation
import TemplateCell
import Testing

/// The code of the page "Laying out by code"; values by hand with the ruler font.
@Suite struct FrameTemplatesPage {
  struct Memo: Sendable {
    var id: Int
    var text: String
  }

  struct MemoFrames: FrameTemplate {
    var inset = 10.0
    var font = FontDescription.body

    let itemNames = ["text", "line"]

    func content(of memo: Memo) -> String { memo.text }

    func frames(for parameters: FrameParameters<String>, text: any TextMeasuring) -> FrameArrangement {
      let width = parameters.width - 2 * inset
      let styled = StyledText(parameters.content, font: font.resolved(for: parameters.environment.contentSizeCategory))
      let size = text.measure(TextRequest(styled, width: width, scale: parameters.environment.scale))
      return FrameArrangement(
        height: inset + size.height + inset,
        frames: [
          CGRect(x: inset, y: inset, width: width, height: size.height),
          CGRect(x: 0, y: inset, width: 3, height: size.height),
        ])
    }

    func texts(for parameters: FrameParameters<String>) -> [StyledText?] {
      [StyledText(parameters.content, font: font), nil]
    }
  }

  /// Nothing leads from the top of the cell to its bottom.
  struct OpenMemoCell: CellTemplate {
    let text = Label(lines: 0)

    var constraints: [LayoutConstraint] {
      text.top == contentView.top + 10
      text.leading == contentView.leading + 10
      text.trailing == contentView.trailing - 10
    }

    func configure(_ content: inout CellContent, with memo: Memo) {
      content[text].text = memo.text
    }
  }

  @Test func `a row is laid out by code`() throws {
    let measurer = FrameMeasurer(MemoFrames(), text: .ruler, options: RowOptions(separator: .hairline))
    let memo = Memo(id: 1, text: "alpha beta gamma delta epsilon")
    let layout = try measurer.layout(of: memo, width: 180)
    #expect(layout.height == 60.5)
    #expect(layout.frame(named: "text") == CGRect(x: 10, y: 10, width: 160, height: 40))
    let mirrored = try measurer.layout(
      of: memo, width: 180, environment: LayoutEnvironment(layoutDirection: .rightToLeft))
    #expect(mirrored.frame(named: "line") == CGRect(x: 177, y: 10, width: 3, height: 40))

    let memos = [memo, Memo(id: 2, text: memo.text), Memo(id: 3, text: "alpha")]
    let records = try measurer.records(of: memos, width: 180)
    #expect(records.map(\.height) == [60.5, 60.5, 40.5])
    #expect(records[1].text(named: "text")?.string == "alpha beta gamma delta epsilon")
    let later = try measurer.records(of: [Memo(id: 3, text: "alpha")], width: 180, reusing: records)
    #expect(later.map(\.height) == [40.5])

    let fallback = FallbackMeasurer(constraints: try CellMeasurer(OpenMemoCell(), text: .ruler), frames: measurer)
    let row = try fallback.layout(of: memo, width: 180)
    #expect(row.height == 60.5)
    #expect(row.source == .frames)
  }
}

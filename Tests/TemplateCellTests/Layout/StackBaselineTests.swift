import Foundation
import Testing

@testable import TemplateCell

/// The baselines of stacks themselves: lines are 20 high, with the baseline 16 below the top.
@Suite struct StackBaselineTests {
  let short = Label("aa")
  let tall = Label("alpha beta gamma", lines: 0)
  let photo = ImageView(size: CGSize(width: 60, height: 70))
  let first = Label("f")
  let last = Label("l")

  /// A stack at 100 from the top, and labels beside it on its first and its last baseline.
  private func cell(_ stack: StackView, tallWidth: Double = 100) -> OpenCell {
    let (tall, first, last) = (tall, first, last)
    return OpenCell(stack, short, tall, photo, first, last) {
      stack.leading == $0.leading
      stack.top == $0.top + 100
      tall.width == tallWidth
      first.trailing == $0.trailing - 50
      first.firstBaseline == stack.firstBaseline
      last.trailing == $0.trailing
      last.lastBaseline == stack.lastBaseline
      $0.height == 300
    }
  }

  /// The tops of the labels beside the stack.
  private func tops(_ cell: OpenCell) throws -> [Double] {
    let layout = try cell.layout()
    #expect(layout.findings == [])
    return try ["views[4]", "views[5]"].map { Double(try #require(layout.frame(named: $0)).minY) }
  }

  @Test func `a column has the baselines of its first and its last view`() throws {
    let stack = StackView(axis: .vertical, alignment: .leading, spacing: 8, arrangedSubviews: [short, tall])
    // The last line of the second view lies at 128 + 20.
    #expect(try tops(cell(stack)) == [100, 148])
    let (short, tall) = (short, tall)
    #expect(try tops(cell(stack).filled { $0[short].isHidden = true }) == [100, 120])
    #expect(try tops(cell(stack).filled { $0[tall].isHidden = true }) == [100, 100])
    let turned = StackView(axis: .vertical, alignment: .leading, spacing: 8, arrangedSubviews: [tall, short])
    #expect(try tops(cell(turned)) == [100, 148])
  }

  @Test func `a view without text stands with its edges`() throws {
    let stack = StackView(axis: .vertical, alignment: .leading, spacing: 8, arrangedSubviews: [photo, short, photo2])
    // The first baseline is the top edge of the photo at 100, the last the bottom edge of the other at 218.
    #expect(try tops(cell(stack)) == [84, 202])
  }

  private let photo2 = ImageView(size: CGSize(width: 20, height: 12))

  @Test(
    "A row has the baselines of its tallest view",
    arguments: [(StackView.Alignment.top, 100.0, 120.0), (.center, 100, 120), (.bottom, 100, 120)])
  func tallest(alignment: StackView.Alignment, first: Double, last: Double) throws {
    let stack = StackView(alignment: alignment, spacing: 8, arrangedSubviews: [short, tall])
    #expect(try tops(cell(stack)) == [first, last])
    // One line: both are as tall, and stand where the short one stood.
    #expect(try tops(cell(stack, tallWidth: 160)) == [100, 100])
    // Three lines once the width is known.
    #expect(try tops(cell(stack, tallWidth: 60)) == [100, 140])
  }

  @Test func `which view is the tallest differs from row to row`() throws {
    let stack = StackView(alignment: .center, spacing: 8, arrangedSubviews: [short, photo, tall])
    let (photo, tall) = (photo, tall)
    // The photo of 70 is taller than 40: its edges count.
    #expect(try tops(cell(stack)) == [84, 154])
    #expect(try tops(cell(stack).filled { $0[photo].imageSize = CGSize(width: 60, height: 30) }) == [100, 120])
    #expect(try tops(cell(stack).filled { $0[tall].isHidden = true }) == [84, 154])
    #expect(
      try tops(
        cell(stack).filled {
          $0[photo].isHidden = true
          $0[tall].isHidden = true
        }) == [100, 100])
  }

  @Test func `of views as tall one with text counts`() throws {
    let stack = StackView(alignment: .fill, spacing: 8, arrangedSubviews: [photo, short])
    let layout = try cell(stack).layout()
    #expect(layout.frame(named: "views[1]")?.height == 70)
    #expect(layout.frame(named: "views[4]")?.minY == 100)
  }

  @Test func `a row aligned at its baselines has the common one`() throws {
    let firsts = StackView(alignment: .firstBaseline, spacing: 8, arrangedSubviews: [short, tall])
    #expect(try cell(firsts).layout().frame(named: "views[4]")?.minY == 100)
    let lasts = StackView(alignment: .lastBaseline, spacing: 8, arrangedSubviews: [short, tall])
    #expect(try cell(lasts).layout().frame(named: "views[5]")?.minY == 120)
  }

  @Test func `a stack in a stack passes the question on`() throws {
    let row = StackView(alignment: .center, spacing: 8, arrangedSubviews: [short, tall])
    let column = StackView(axis: .vertical, alignment: .leading, spacing: 5, arrangedSubviews: [photo, row])
    // The last line of the tall label lies at 100 + 70 + 5 + 20.
    #expect(try tops(cell(column)) == [84, 195])
  }

  @Test func `the baseline of a stack is explained by that of the view`() throws {
    let stack = StackView(axis: .vertical, alignment: .leading, spacing: 8, arrangedSubviews: [short, tall])
    let measurer = try CellMeasurer(cell(stack), text: RulerFont())
    let explanation = try measurer.explain(stack, .lastBaseline, of: 0, width: 320)
    #expect(explanation.subject == "views[0].lastBaseline")
    // 100 + 20 + 8 + 40 - 4.
    #expect(explanation.value == 164)
    #expect(explanation.parts.last?.subject == "baseline of views[2]")
  }

  @Test func `constraints print as they were written`() throws {
    let stack = StackView(axis: .vertical, arrangedSubviews: [short, tall])
    let source = try cell(stack).swiftSource()
    #expect(source.contains("views[4].firstBaseline == views[0].firstBaseline\n"))
  }
}

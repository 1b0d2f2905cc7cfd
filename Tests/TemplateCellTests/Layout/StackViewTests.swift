import Foundation
import Testing

@testable import TemplateCell

/// Stacks: 300 wide within 10 on all sides, texts 10 wide each character and 20 high each line.
@Suite struct StackViewTests {
  let a = Label("aaaa")
  let b = Label("bb")
  let c = Label("ccc", hugging: 240)

  func cell(_ stack: StackView) -> OpenCell {
    OpenCell(stack, a, b, c) { stack.edges == $0.edges.inset(10) }
  }

  func frames(_ cell: OpenCell, width: Double = 320) throws -> [CGRect] {
    let layout = try cell.layout(width: width)
    #expect(layout.findings == [])
    return ["views[1]", "views[2]", "views[3]"].compactMap(layout.frame)
  }

  @Test func `a row fills and the view that hugs least gives way`() throws {
    let stack = StackView(spacing: 8, arrangedSubviews: [a, b, c])
    #expect(try frames(cell(stack)) == [rect(10, 10, 40, 20), rect(58, 10, 20, 20), rect(86, 10, 224, 20)])
    #expect(try cell(stack).layout().height == 40)
    let mirrored = try cell(stack).layout(width: 320, .rightToLeft)
    #expect(mirrored.frame(named: "views[1]") == rect(270, 10, 40, 20))
    #expect(mirrored.frame(named: "views[3]") == rect(10, 10, 224, 20))
  }

  @Test func `a hidden view leaves with its spacing, whichever it is`() throws {
    let stack = StackView(
      spacing: 8, customSpacing: [.init(after: a, 20)], arrangedSubviews: [a, b, c])
    let (a, b, c) = (a, b, c)
    #expect(try frames(cell(stack)) == [rect(10, 10, 40, 20), rect(70, 10, 20, 20), rect(98, 10, 212, 20)])
    #expect(
      try frames(cell(stack).filled { $0[b].isHidden = true }) == [rect(10, 10, 40, 20), .zero, rect(70, 10, 240, 20)])
    #expect(
      try frames(cell(stack).filled { $0[a].isHidden = true }) == [.zero, rect(10, 10, 20, 20), rect(38, 10, 272, 20)])
    let last = try frames(cell(stack).filled { $0[c].isHidden = true })
    #expect(last[0].minX == 10 && last[1].minX - last[0].maxX == 20 && last[1].maxX == 310 && last[2] == .zero)
    let empty = try cell(stack).filled {
      for view in [a, b, c] { $0[view].isHidden = true }
    }.layout()
    #expect(empty.frame(named: "views[0]") == rect(10, 10, 300, 0))
    #expect(empty.height == 20)
  }

  @Test func `equal lengths share what the spacing leaves`() throws {
    let stack = StackView(distribution: .fillEqually, spacing: 9, arrangedSubviews: [a, b, c])
    #expect(try frames(cell(stack)) == [rect(10, 10, 94, 20), rect(113, 10, 94, 20), rect(216, 10, 94, 20)])
    let b = b
    #expect(
      try frames(cell(stack).filled { $0[b].isHidden = true })
        == [rect(10, 10, 145.5, 20), .zero, rect(164.5, 10, 145.5, 20)])
  }

  @Test func `proportional lengths follow the sizes of the row`() throws {
    let stack = StackView(distribution: .fillProportionally, spacing: 10, arrangedSubviews: [a, b, c])
    let (b, c) = (b, c)
    let filled = cell(stack).filled { $0[c].text = "cccc" }
    // 280 shared by 40 : 20 : 40.
    #expect(try frames(filled) == [rect(10, 10, 112, 20), rect(132, 10, 56, 20), rect(198, 10, 112, 20)])
    // 290 shared by 40 : 30.
    let hidden = try frames(cell(stack).filled { $0[b].isHidden = true })
    #expect(hidden == [rect(10, 10, 165.5, 20), .zero, rect(185.5, 10, 124.5, 20)])
    let margins = StackView(
      distribution: .fillProportionally, spacing: 10, layoutMargins: LayoutInsets(horizontal: 20),
      arrangedSubviews: [a, b, c])
    // 240 shared by 40 : 20 : 40.
    #expect(
      try frames(cell(margins).filled { $0[c].text = "cccc" })
        == [rect(30, 10, 96, 20), rect(136, 10, 48, 20), rect(194, 10, 96, 20)])
  }

  @Test func `a proportional stack that nothing stretches has its natural length`() throws {
    let stack = StackView(distribution: .fillProportionally, spacing: 10, arrangedSubviews: [a, b, c])
    let cell = OpenCell(stack, a, b, c) {
      stack.top == $0.top
      stack.leading == $0.leading
      stack.trailing <= $0.trailing
      $0.bottom == stack.bottom
    }
    #expect(try frames(cell) == [rect(0, 0, 40, 20), rect(50, 0, 20, 20), rect(80, 0, 30, 20)])
  }

  @Test func `proportional lengths of nothing are equal, and views without a size take the rest`() throws {
    let stack = StackView(distribution: .fillProportionally, spacing: 9, arrangedSubviews: [a, b, c])
    let (a, b, c) = (a, b, c)
    let empty = cell(stack).filled {
      for view in [a, b, c] { $0[view].text = "" }
    }
    // 300 - 18 shared equally.
    #expect(try frames(empty).map(\.width) == [94, 94, 94])
    let partly = cell(stack).filled {
      $0[a].text = ""
      $0[c].text = "bb"
    }
    #expect(try frames(partly).map(\.width) == [0, 141, 141])
    let nested = StackView(arrangedSubviews: [c])
    let mixed = StackView(distribution: .fillProportionally, spacing: 10, arrangedSubviews: [a, nested, b])
    let wide = OpenCell(mixed, a, b, c, nested) { mixed.edges == $0.edges }
    #expect(try frames(wide) == [rect(0, 0, 40, 20), rect(300, 0, 20, 20), rect(50, 0, 240, 20)])
    // 44 - 20 shared by 40 : 20.
    let narrow = try wide.layout(width: 44)
    #expect(narrow.frame(named: "views[1]") == rect(0, 0, 16, 20))
    #expect(narrow.frame(named: "views[2]") == rect(36, 0, 8, 20))
    let column = StackView(
      axis: .vertical, distribution: .fillProportionally, spacing: 4, arrangedSubviews: [a, nested, b])
    let free = OpenCell(column, a, b, c, nested) { column.edges == $0.edges }
    #expect(try free.layout().findings == [])
    #expect(try free.layout().height == 68)
  }

  @Test func `equal gaps and equal distances of centres`() throws {
    let spaced = StackView(distribution: .equalSpacing, spacing: 8, arrangedSubviews: [a, b, c])
    #expect(try frames(cell(spaced)) == [rect(10, 10, 40, 20), rect(155, 10, 20, 20), rect(280, 10, 30, 20)])
    let centred = StackView(distribution: .equalCentering, spacing: 8, arrangedSubviews: [a, b, c])
    #expect(try frames(cell(centred)) == [rect(10, 10, 40, 20), rect(152.5, 10, 20, 20), rect(280, 10, 30, 20)])
    // Centres at 30 and 115 want b at 62.5, 12.5 behind a; the spacing asks for 14.
    let narrow = StackView(distribution: .equalCentering, spacing: 14, arrangedSubviews: [a, b, c])
    #expect(
      try frames(cell(narrow), width: 140) == [rect(10, 10, 40, 20), rect(64, 10, 20, 20), rect(100, 10, 30, 20)])
  }

  @Test(
    "Views stand across the axis as they are told to",
    arguments: [
      (StackView.Alignment.fill, 10.0, 300.0), (.leading, 10, 40), (.center, 140, 40), (.trailing, 270, 40),
      (.firstBaseline, 10, 40),
    ])
  func alignment(alignment: StackView.Alignment, x: Double, width: Double) throws {
    let stack = StackView(axis: .vertical, alignment: alignment, spacing: 8, arrangedSubviews: [a, b, c])
    let result = try frames(cell(stack))
    #expect(result[0] == rect(x, 10, width, 20))
    #expect(result.map(\.minY) == [10, 38, 66])
  }

  @Test(
    "Rows align at their baselines and fit around their views",
    arguments: [
      (StackView.Alignment.firstBaseline, 10.0), (.lastBaseline, 30), (.top, 10), (.center, 20), (.bottom, 30),
    ])
  func baselines(alignment: StackView.Alignment, y: Double) throws {
    let text = Label("alpha beta gamma", lines: 0)
    let stack = StackView(alignment: alignment, spacing: 8, arrangedSubviews: [text, c])
    let c = c
    let cell = OpenCell(stack, text, c) {
      stack.edges == $0.edges.inset(10)
      text.width == 100
    }
    let layout = try cell.layout()
    #expect(layout.frame(named: "views[1]") == rect(10, 10, 100, 40))
    #expect(layout.frame(named: "views[2]") == rect(118, y, 192, 20))
    #expect(layout.frame(named: "views[0]") == rect(10, 10, 300, 40))
  }

  @Test func `margins move the views inwards, and nested stacks nest`() throws {
    let row = StackView(spacing: 5, arrangedSubviews: [b, c])
    let column = StackView(
      axis: .vertical, spacing: 4, layoutMargins: LayoutInsets(top: 5, leading: 7, bottom: 6, trailing: 9),
      arrangedSubviews: [a, row])
    let (a, b, c) = (a, b, c)
    let cell = OpenCell(column, a, b, c, row) { column.edges == $0.edges }
    #expect(try frames(cell) == [rect(7, 5, 304, 20), rect(7, 29, 20, 20), rect(32, 29, 279, 20)])
    #expect(try cell.layout().height == 55)
    let hidden = try cell.filled { $0[row].isHidden = true }.layout()
    #expect(hidden.height == 31)
    #expect(hidden.frame(named: "views[3]") == .zero)
  }

  @Test func `a column may count its spacing between baselines`() throws {
    let stack = StackView(
      axis: .vertical, spacing: 30, isBaselineRelativeArrangement: true, arrangedSubviews: [a, b, c])
    // Baselines lie 16 below the top of a line: at 40, 70 and 100, and the stack ends 30 below the last.
    #expect(try frames(cell(stack)).map(\.minY) == [24, 54, 84])
    #expect(try cell(stack).layout().frame(named: "views[0]") == rect(10, 10, 300, 120))
    let (b, c) = (b, c)
    let hidden = cell(stack).filled {
      $0[b].isHidden = true
      $0[c].isHidden = true
    }
    #expect(try hidden.layout().frame(named: "views[0]") == rect(10, 10, 300, 60))
  }

  @Test func `a stack prints as constraints with the line it was written on`() throws {
    let line = #line + 1
    let stack = StackView(spacing: 8, arrangedSubviews: [a, b])
    let template = try CompiledTemplate(cell(stack))
    let texts = template.constraints.map(template.tree.text.text)
    #expect(
      Array(texts.prefix(6))
        == [
          "views[1].leading == views[0].leading", "views[0].trailing == views[1].trailing",
          "views[2].leading == views[0].leading", "views[0].trailing == views[2].trailing",
          "views[0].width == 0", "views[0].height == 0",
        ].enumerated().map { "<\($1) @\($0 < 4 ? 1000 : 25) StackViewTests.swift:\(line)>" })
    #expect(texts[6] == "<views[2].leading == views[1].trailing + 8 @1000 StackViewTests.swift:\(line)>")
    #expect(stack.arrangement.count == 11)
  }
}

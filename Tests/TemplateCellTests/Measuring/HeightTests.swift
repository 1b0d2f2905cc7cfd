import Foundation
import TemplateCell
import Testing

/// Right heights of cells by chains, fixed sizes and priorities.
@Suite struct HeightTests {
  @Test("The smallest height holds what is inside, or all in conflict are named (report 13)")
  func nonNegative() throws {
    // Cell 107.5 high: image 16 below its top and 76 high, a at the bottom of the image, b 16 below, 16 above the end.
    @Sendable @LayoutBuilder func build(_ cell: TextCell) -> [LayoutConstraint] {
      cell.image.top == cell.contentView.top + 16
      cell.image.height == 76
      cell.a.bottom == cell.image.bottom
      cell.b.top == cell.a.bottom + 16
      cell.b.bottom == cell.contentView.bottom - 16
    }
    let row = TextRow("a", "b", "image", a: "a", b: "b")
    let free = try TextCell.measurer { cell in
      build(cell)
      cell.b.height == 20.5
    }
    #expect(try free.layout(of: row, width: 320).height == 144.5)

    let fixed = try TextCell.measurer { cell in
      (cell.contentView.height == 107.5).labeled("cell")
      build(cell)
    }
    let layout = try fixed.layout(of: row, width: 320)
    #expect(layout.findings.map(\.rule) == ["conflict"])
    let message = try #require(layout.findings.first?.message)
    for part in [
      "<b.height >= 0 @1000>", "<contentView.height == 107.5 @1000 \"cell\" HeightTests.swift:",
      "<image.top == contentView.top + 16 @1000 ", "<image.height == 76 @1000 ", "<a.bottom == image.bottom @1000 ",
      "<b.top == a.bottom + 16 @1000 ", "Broken: <b.bottom == contentView.bottom - 16 @1000 HeightTests.swift:",
    ] {
      #expect(message.contains(part), "\(part)")
    }
    #expect(layout.findings[0].file == "TemplateCellTests/HeightTests.swift")
    #expect(layout.findings[0].line == 15)
    #expect(!layout.isCacheable)
  }

  @Test("A fractional height is rounded up to whole pixels once (report 39)", arguments: [1.0, 2, 3])
  func fraction(scale: Double) throws {
    let measurer = try TextCell.measurer {
      $0.a.edges == $0.contentView.edges
      $0.a.height == 55.8
    }
    let layout = try measurer.layout(
      of: TextRow("a", a: "x"), width: 320, environment: LayoutEnvironment(scale: scale))
    #expect(abs(layout.fittingHeight - 55.8) < 1e-9)
    #expect(layout.height == 56)
  }

  @Test("A row expands and collapses by one constant (report 40)")
  func expandByConstant() throws {
    let measurer = try TextCell.measurer {
      $0.box.top == $0.contentView.top + 8
      $0.box.bottom == $0.contentView.bottom - 8
      ($0.box.height == 60).labeled("height")
    }
    let layouts = try [60.0, 200, 60].map {
      try measurer.layout(of: TextRow("box", constants: [("height", $0)]), width: 320)
    }
    #expect(layouts.map(\.height) == [76, 216, 76])
    #expect(layouts.flatMap(\.findings) == [])
    let error = #expect(throws: MeasuringError.self) {
      try measurer.layout(of: TextRow("box", constants: [("no", 1)]), width: 320)
    }
    guard case .unknownLabel("TextCell", "no", _, ["height"]) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(
      throws: MeasuringError.invalidNumber(name: "TextCell: the constant of \"height\"", value: "nan", rule: "finite")
    ) {
      try measurer.layout(of: TextRow("box", constants: [("height", .nan)]), width: 320)
    }
  }

  @Test("A changed constant moves the width a text is measured at")
  func constantAndText() throws {
    let measurer = try TextCell.measurer {
      $0.a.top == $0.contentView.top
      $0.a.bottom == $0.contentView.bottom
      $0.a.leading == $0.contentView.leading
      ($0.a.trailing == $0.contentView.trailing - 20).labeled("inset")
    }
    #expect(try measurer.layout(of: TextRow("a", a: textA), width: 320).height == 20)
    let narrow = TextRow("a", a: textA, constants: [("inset", -160)])
    #expect(try measurer.layout(of: narrow, width: 320).height == 40)
  }

  @Test("Views that hang on each other but not on the cell give no height (report 43)", arguments: 0..<3)
  func noChain(variant: Int) throws {
    @Sendable @LayoutBuilder func build(_ cell: TextCell) -> [LayoutConstraint] {
      switch variant {
      case 0: cell.b.top == cell.a.bottom + 8
      case 1:
        cell.a.top == cell.contentView.top + 10
        cell.b.top == cell.a.bottom + 8
      default:
        cell.a.edges == cell.box.edges
        cell.b.top == cell.contentView.top
        cell.a.bottom == cell.contentView.bottom
      }
    }
    let row = TextRow("a", "b", "box", a: "a", b: "b")
    let layout = try TextCell.measurer(build).layout(of: row, width: 320)
    #expect(layout.findings.map(\.rule) == ["undetermined-height"])
    #expect(!layout.isCacheable)
    let strict = try TextCell.measurer(isStrict: true, build)
    #expect(throws: MeasuringError.undeterminedHeight(template: "TextCell")) {
      try strict.layout(of: row, width: 320)
    }
  }

  @Test("Hiding by height 0 conflicts with inner gaps, collapsing does not (report 44)")
  func hidingByHeight() throws {
    struct BlockCell: CellTemplate {
      let first: View
      let second: View
      let block: View
      let title = Label("title")
      init() {
        first = View()
        second = View()
        block = View(first, second)
      }

      var constraints: [LayoutConstraint] {
        first.top == block.top + 8
        second.top == first.bottom + 8
        block.bottom == second.bottom + 8
        title.top == contentView.top
        block.top == title.bottom
        contentView.bottom == block.bottom
        (block.height == 1000 ~ 1).labeled("height")
        whenCollapsed(block) {
          contentView.bottom == title.bottom
        }
      }

      func configure(_ content: inout CellContent, with isCollapsed: Bool) {
        content[block].isCollapsed = isCollapsed
      }
    }
    struct SquashedCell: CellTemplate {
      let cell = BlockCell()
      var constraints: [LayoutConstraint] {
        cell.constraints.filter { $0.label != "height" }
        (cell.block.height == 0).labeled("hidden")
      }
      func configure(_ content: inout CellContent, with item: Bool) {}
    }
    let squashed = try CellMeasurer(SquashedCell(), text: RulerFont()).layout(of: false, width: 320)
    #expect(squashed.findings.map(\.rule) == ["conflict"])
    #expect(squashed.findings[0].message.contains("Broken: <cell.block.height == 0 @1000 \"hidden\""))

    let collapsed = try CellMeasurer(BlockCell(), text: RulerFont()).layout(of: true, width: 320)
    #expect(collapsed.findings.isEmpty)
    #expect(collapsed.height == 20)
    #expect(collapsed.frames.prefix(3).allSatisfy { $0 == .zero })
  }

  @Test("No template starts from a zero frame (report 50)")
  func zeroFrame() throws {
    let row = TextRow("box")
    @Sendable @LayoutBuilder func build(_ cell: TextCell) -> [LayoutConstraint] {
      cell.box.top == cell.contentView.top + 8
      cell.box.bottom == cell.contentView.bottom - 8
    }
    let free = try TextCell.measurer { cell in
      build(cell)
      cell.box.height == 30
    }
    #expect(try free.layout(of: row, width: 320).height == 46)
    let flat = try TextCell.measurer { cell in
      cell.contentView.height == 0
      build(cell)
    }
    let layout = try flat.layout(of: row, width: 320)
    #expect(layout.findings.map(\.rule) == ["conflict"])
    #expect(layout.findings[0].message.contains("<box.height >= 0 @1000>"))
  }

  @Test("Offsets at all edges count (report 58)")
  func edgeOffsets() throws {
    let measurer = try TextCell.measurer {
      $0.inner.size == CGSize(width: 50, height: 50)
      $0.image.size == CGSize(width: 50, height: 50)
      $0.inner.top == $0.contentView.top + 16
      $0.image.top == $0.contentView.top + 16
      $0.inner.bottom == $0.contentView.bottom - 16
      $0.image.bottom == $0.contentView.bottom - 16
      $0.inner.leading == $0.contentView.leading + 16
      $0.image.trailing == $0.contentView.trailing - 16
    }
    let layout = try measurer.layout(of: TextRow("inner", "box", "image"), width: 320)
    #expect(layout.height == 82)
    #expect(layout.frame(named: "inner") == rect(16, 16, 50, 50))
    #expect(layout.frame(named: "image") == rect(254, 16, 50, 50))
  }

  @Test("Two pinned items: the wider one counts, in any order (report 12)")
  func widerCounts() throws {
    for reversed in [false, true] {
      let measurer = try TextCell.measurer { cell in
        let parts = [
          [cell.inner.height == 200, cell.contentView.height >= cell.inner.height + 15],
          [cell.image.height == 300, cell.contentView.height >= cell.image.height + 15],
        ]
        for part in reversed ? parts.reversed() : parts { part }
      }
      #expect(try measurer.layout(of: TextRow("inner", "box", "image"), width: 320).height == 315)
    }
  }

  @Test("Anchors mean what they mean in UIKit (report 116)")
  func anchors() throws {
    let measurer = try TextCell.measurer {
      $0.contentView.height == 100
      $0.inner.left == $0.contentView.left + 10
      $0.inner.right == $0.contentView.right - 10
      $0.inner.height == 20
      $0.image.center == $0.contentView.center
      $0.image.size == CGSize(width: 40, height: 30)
    }
    let layout = try measurer.layout(of: TextRow("inner", "box", "image"), width: 200)
    #expect(layout.frame(named: "inner") == rect(10, 0, 180, 20))
    #expect(layout.frame(named: "image") == rect(80, 35, 40, 30))
    #expect(layout.height == 100)
  }
}

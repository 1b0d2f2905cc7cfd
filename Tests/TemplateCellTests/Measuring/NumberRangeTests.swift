import Foundation
import TemplateCell
import Testing

/// Numbers beyond what layouts reckon with are refused by name; none turns into another in silence.
@Suite struct NumberRangeTests {
  private static let file = "NumberRangeTests.swift"

  /// A box as high as a label, 20 points, times a factor, and the error when it cannot be compiled.
  private func height(factor: Double) throws -> Double {
    try TextCell.measurer { cell in
      cell.box.edges == cell.contentView.edges
      cell.b.top == cell.contentView.top
      cell.b.leading == cell.contentView.leading
      cell.box.height == cell.b.height * factor
    }.layout(of: TextRow("box", "b", b: "ferry"), width: 320).height
  }

  @Test func `factors from a millionth to a million`() throws {
    #expect(try height(factor: 1e6) == 2e7)
    #expect(try height(factor: 0) == 0)
    let line = #line - 7
    for (factor, text) in [(1e15, "1000000000000000"), (-1e7, "10000000"), (1e-7, "1e-07")] {
      #expect {
        try height(factor: factor)
      } throws: { error in
        "\(error)"
          == "TextCell: <box.height == \(factor < 0 ? "-" : "")b.height * \(text) @1000 \(Self.file):\(line)> multiplies by "
          + "\(text), but a factor must be from 0.000001 to 1000000."
      }
    }
  }

  @Test(arguments: [1e18, 1e300])
  func `an image of a size beyond all grids`(_ length: Double) throws {
    let line = #line + 1
    let measurer = try TextCell.measurer(image: ImageView(keepsAspectRatio: true)) { cell in
      cell.image.edges == cell.contentView.edges
    }
    let error = MeasuringError.invalidNumber(
      name: "TextCell: image (\(Self.file):\(line)) content width", value: "\(length)",
      rule: "at most 1000000000 points")
    #expect(throws: error) {
      try measurer.layout(of: TextRow("image", image: CGSize(width: length, height: length)), width: 288)
    }
    // As wide as the cell and in the same ratio as high.
    #expect(try measurer.layout(of: TextRow("image", image: CGSize(width: 1e9, height: 1e9)), width: 288).height == 288)
  }

  @Test func `constants, declared and of a row`() throws {
    let measurer = try TextCell.measurer { cell in
      cell.box.edges == cell.contentView.edges
      (cell.box.height == 41).labeled("height")
    }
    #expect(
      throws: MeasuringError.invalidNumber(
        name: "TextCell: the constant of \"height\"", value: "10000000000.0",
        rule: "from -1000000000 to 1000000000 points")
    ) {
      try measurer.layout(of: TextRow("box", constants: [("height", 1e10)]), width: 320)
    }
    #expect(try measurer.layout(of: TextRow("box", constants: [("height", 1e9)]), width: 320).height == 1e9)
    let line = #line + 1
    #expect {
      try TextCell.measurer { [$0.box.height == 1e10] }
    } throws: { error in
      "\(error)"
        == "TextCell: the constraint of box.height at \(Self.file):\(line) has the constant 10000000000, but a constant must "
        + "be from -1000000000 to 1000000000 points."
    }
  }

  @Test func `a division by 0 is called so`() {
    let line = #line + 1
    #expect {
      try TextCell.measurer { [$0.box.height == $0.b.width / 0] }
    } throws: { error in
      "\(error)"
        == "TextCell: the constraint of box.height at \(Self.file):\(line) divides b.width by 0, or multiplies it by a "
        + "number that is not finite."
    }
  }

  struct MarginCell: CellTemplate {
    let label = Label()
    let stack: StackView

    init(margin: Double) {
      stack = StackView(axis: .vertical, layoutMargins: LayoutInsets(margin), arrangedSubviews: [label])
    }

    var constraints: [LayoutConstraint] { stack.edges == contentView.edges }
    func configure(_ content: inout CellContent, with item: Int) {}
  }

  @Test(arguments: [Double.nan, .infinity, 1e10])
  func `a margin is named, not the constraint that it spoils`(_ margin: Double) {
    #expect {
      try CellMeasurer(MarginCell(margin: margin))
    } throws: { error in
      "\(error)".hasPrefix("MarginCell: the layout margins of stack, used by <label.")
        && "\(error)".hasSuffix(", are not from -1000000000 to 1000000000 points.")
    }
  }

  @Test func `spacings of texts`() throws {
    let spoil: [(String, @Sendable (inout ParagraphStyle, Double) -> Void)] = [
      ("lineSpacing", { $0.lineSpacing = $1 }), ("paragraphSpacing", { $0.paragraphSpacing = $1 }),
      ("minimumLineHeight", { $0.minimumLineHeight = $1 }), ("maximumLineHeight", { $0.maximumLineHeight = $1 }),
      ("lineHeightMultiple", { $0.lineHeightMultiple = $1 }),
    ]
    for (name, set) in spoil {
      for value in [Double.nan, .infinity, 1e300, -1] {
        let cell = SpacedCell(write: { set(&$0, value) })
        #expect(
          throws: MeasuringError.invalidNumber(
            name: "SpacedCell: text (\(Self.file):\(SpacedCell.line)) \(name)", value: "\(value)",
            rule: "from 0 to 1000000")
        ) {
          try CellMeasurer(cell, text: .ruler).layout(of: 0, width: 320)
        }
      }
    }
    // Two lines of 20 with 4 between them.
    #expect(
      try CellMeasurer(SpacedCell(write: { $0.lineSpacing = 4 }), text: .ruler).layout(of: 0, width: 80).height == 44)
  }

  struct SpacedCell: CellTemplate {
    static let line = #line + 1
    let text = Label(lines: 0)
    let write: @Sendable (inout ParagraphStyle) -> Void

    var constraints: [LayoutConstraint] { text.edges == contentView.edges }

    func configure(_ content: inout CellContent, with item: Int) {
      content[text].text = "harbor ferry"
      write(&content[text].styledText.paragraph)
    }
  }

  @Test func `font sizes of every item with a text end at 10000`() throws {
    for item in [Label(font: .system(size: 10_001)), Button("x", font: .system(size: 10_001))] as [any LayoutItem] {
      #expect {
        try CellMeasurer(CheckedCell(extra: [item]) { $0.height == 10 }, text: .ruler).layout(of: [], width: 320)
      } throws: { error in
        "\(error)".hasSuffix("font size is 10001.0, but must be at most 10000 points.")
      }
    }
  }

  @Test(arguments: [Double.nan, -1, .infinity])
  func `estimates of rows`(_ height: Double) throws {
    let measurer = try TextCell.measurer { $0.box.edges == $0.contentView.edges }
    for rows in [RowHeight<TextRow>.fixed(height), .automatic(estimated: height), .computed { _, _ in height }] {
      #expect(
        throws: MeasuringError.invalidNumber(
          name: "TextCell: the estimated row height", value: "\(height)", rule: "finite and not negative")
      ) {
        try RowHeightMeasurer(measurer, rowHeight: rows).estimatedHeight(of: TextRow(), width: 320)
      }
    }
  }

  @Test func `the ends of a range of widths`() throws {
    let measurer = try TextCell.measurer { $0.a.edges == $0.contentView.edges.inset(10) }
    let row = TextRow("a", a: textA)
    #expect(throws: MeasuringError.invalidWidth(1e18, template: "TextCell")) {
      try measurer.widthChanges(of: row, over: 100...1e18)
    }
    // The text lies on one line from 300 + 20 on.
    #expect(try measurer.widthChanges(of: row, over: 100...1e9).last?.width == 320)
  }

  @Test func `a line limit below 0 is none, as in UIKit`() throws {
    let measurer = try TextCell.measurer(a: Label(lines: -1)) { $0.a.edges == $0.contentView.edges }
    #expect(try measurer.layout(of: TextRow("a", a: textA), width: 130).height == 60)
  }
}

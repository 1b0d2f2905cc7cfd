import Foundation
import TemplateCell
import Testing

/// Why a row is as high as it is: sums done by hand with the ruler font, 10 wide a character, 20 high a line.
@Suite struct ExplanationTests {
  /// Text A in 160 takes 2 lines: 10 + 40 + 8 + 61 + 10 = 129.
  private static func measurer(options: RowOptions = RowOptions()) throws -> CellMeasurer<TextCell> {
    try TextCell.measurer(options: options) {
      $0.image.top == $0.a.bottom + 8
      $0.a.top == $0.contentView.top + 10
      ($0.contentView.bottom == $0.image.bottom + 10).labeled("end")
      $0.a.leading == $0.contentView.leading + 10
      $0.a.trailing == $0.contentView.trailing - 10
      $0.image.centerX == $0.contentView.centerX
    }
  }

  private static let row = TextRow("a", "image", a: textA, image: CGSize(width: 100, height: 61))

  @Test func `the height of a row is a sum from top to bottom`() throws {
    let explanation = try Self.measurer().explainHeight(of: Self.row, width: 180)
    #expect(
      explanation.description
        == "129 = 10 (a.top) + 40 (a, 2 lines) + 8 (image.top) + 61 (image, image) + 10 (contentView.bottom)")
    #expect(explanation.value == 129)
    #expect(explanation.parts.map(\.multiplier) == [1, 1, 1, 1, 1])
    let end = explanation.parts[4].constraint
    #expect(end?.label == "end")
    #expect(end?.file?.hasSuffix("ExplanationTests.swift") == true)
    #expect(end?.line == 12)
    #expect(explanation.parts[0].constraint?.line == 11)
    #expect(explanation.details.hasPrefix("row height = 129\n  10 a.top <a.top == contentView.top + 10 @1000 "))
  }

  @Test func `one line more is one part changed`() throws {
    let measurer = try Self.measurer()
    #expect(try measurer.explainHeight(of: Self.row, width: 320).description.contains("20 (a, 1 line)"))
    #expect(try measurer.explainHeight(of: Self.row, width: 120).description.contains("80 (a, 4 lines)"))
  }

  @Test func `rounding and separator are parts`() throws {
    let measurer = try TextCell.measurer(options: RowOptions(separator: .hairline)) {
      $0.box.edges == $0.contentView.edges
      $0.box.height == 55.8
    }
    let explanation = try measurer.explainHeight(of: TextRow("box"), width: 100)
    #expect(explanation.description == "56.5 = 55.8 (box.height) + 0.2 (up to whole pixels) + 0.5 (separator)")
    #expect(try measurer.layout(of: TextRow("box"), width: 100).height == explanation.value)
  }

  @Test func `a ratio is a multiplier of the width`() throws {
    let measurer = try TextCell.measurer {
      $0.box.edges == $0.contentView.edges.inset(LayoutInsets(horizontal: 16, vertical: 10))
      $0.box.width == $0.box.height * 2
    }
    let explanation = try measurer.explainHeight(of: TextRow("box"), width: 232)
    #expect(explanation.value == 120)
    let width = try #require(explanation.parts.first { $0.subject == "contentView.width" })
    #expect(width.amount == 116)
    #expect(width.multiplier == 0.5)
    #expect(explanation.description.contains("116 (contentView.width, 232 * 0.5)"), "\(explanation)")
    #expect(abs(explanation.parts.reduce(0) { $0 + $1.amount } - 120) < 1e-9)
  }

  @Test(
    "Attributes as sums",
    arguments: [
      (LayoutAttribute.width, "160 = 180 (contentView.width) - 10 (a.leading) - 10 (a.trailing)"),
      (.right, "170 = 180 (contentView.width) - 10 (a.trailing)"),
      (.trailing, "170 = 180 (contentView.width) - 10 (a.trailing)"),
      (.leading, "10 = 10 (a.leading)"),
      (.centerX, "90 = 90 (contentView.width, 180 * 0.5) + 5 (a.leading, 10 * 0.5) - 5 (a.trailing, 10 * 0.5)"),
      (.top, "10 = 10 (a.top)"),
      (.bottom, "50 = 10 (a.top) + 40 (a, 2 lines)"),
      (.firstBaseline, "26 = 10 (a.top) + 16 (baseline of a)"),
      (.lastBaseline, "46 = 10 (a.top) + 40 (a, 2 lines) - 4 (baseline of a)"),
    ])
  func attributes(attribute: LayoutAttribute, text: String) throws {
    let measurer = try Self.measurer()
    let explanation = try measurer.explain(measurer.template.a, attribute, of: Self.row, width: 180)
    #expect(explanation.description == text)
    #expect(explanation.subject == "a.\(attribute.name)")
  }

  @Test func `the constraints affecting an item are exactly those it moves with`() throws {
    let measurer = try Self.measurer()
    let across = try measurer.constraintsAffecting(measurer.template.a, .horizontal, of: Self.row, width: 180)
    #expect(across.map(\.line) == [nil, 13, 14])
    #expect(across[0].text == "<contentView.width == 180 @1000>")
    let down = try measurer.constraintsAffecting(measurer.template.a, .vertical, of: Self.row, width: 180)
    #expect(down.count == 2)
    #expect(down[0].text.hasPrefix("<a.height "))
    #expect(down[1].line == 11)
    let image = try measurer.constraintsAffecting(measurer.template.image, .vertical, of: Self.row, width: 180)
    #expect(image.compactMap(\.line) == [10, 11])
  }

  /// Margins 11 at top and bottom and 16 at the sides; the box is 30 high.
  private static func inMargins() throws -> CellMeasurer<TextCell> {
    try TextCell.measurer(options: RowOptions(accessory: .disclosureIndicator)) {
      $0.box.leading == $0.contentView.leadingMargin
      $0.box.trailing == $0.contentView.layoutMarginsGuide.trailing - 4
      $0.box.top == $0.contentView.topMargin + 5
      $0.box.height == 30
      $0.contentView.layoutMarginsGuide.bottom == $0.box.bottomMargin + 13
    }
  }

  @Test func `margins are parts of their own`() throws {
    let measurer = try Self.inMargins()
    // The bottom margin of the box lies 8 above its bottom, that of the content view 11 above its.
    #expect(
      try measurer.explainHeight(of: TextRow("box"), width: 320).description
        == "62 = 5 (box.top) + 11 (margin of contentView) + 30 (box.height)"
        + " + 13 (contentView.layoutMarginsGuide.bottom) + 11 (margin of contentView) - 8 (margin of box)")
  }

  @Test(
    "Attributes within margins as sums",
    arguments: [
      // The content view is 320 - 34 wide, the box 286 - 16 - 20.
      (LayoutAttribute.leftMargin, "24 = 16 (margin of contentView) + 8 (margin of box)", "28 = 4"),
      (.trailingMargin, "258 = 286 (contentView.width) - 4 (box.trailing) - 16 (margin of contentView) - 8", "28 = "),
      (.leadingMargin, "24 = 16 (margin of contentView) + 8 (margin of box)", "262 = "),
      (.centerXWithinMargins, "141 = ", "145 = "),
      (.topMargin, "24 = 5 (box.top) + 11 (margin of contentView) + 8 (margin of box)", "24 = "),
      (.bottomMargin, "38 = ", "38 = "),
      (.centerYWithinMargins, "31 = ", "31 = "),
    ])
  func withinMargins(attribute: LayoutAttribute, text: String, mirrored: String) throws {
    let measurer = try Self.inMargins()
    for (direction, text) in [(LayoutEnvironment.LayoutDirection.leftToRight, text), (.rightToLeft, mirrored)] {
      let explanation = try measurer.explain(
        measurer.template.box, attribute, of: TextRow("box"), width: 320,
        environment: LayoutEnvironment(layoutDirection: direction))
      #expect(explanation.description.hasPrefix(text), "\(explanation)")
      #expect(abs(explanation.parts.reduce(0) { $0 + $1.amount } - explanation.value) < 1e-9)
    }
  }

  @Test func `guides are explained like items`() throws {
    let measurer = try Self.inMargins()
    let guide = measurer.template.contentView.layoutMarginsGuide
    let row = TextRow("box")
    #expect(try measurer.explain(guide, .width, of: row, width: 320).description.hasPrefix("254 = 286 "))
    #expect(try measurer.explain(guide, .top, of: row, width: 320).description == "11 = 11 (margin of contentView)")
    #expect(try measurer.explain(guide, .bottom, of: row, width: 320).value == 51)
  }

  @Test func `baselines are parts of their own`() throws {
    let measurer = try TextCell.measurer {
      $0.a.leading == $0.contentView.leading
      $0.a.trailing == $0.contentView.trailing
      $0.b.leading == $0.contentView.leading
      $0.b.trailing == $0.contentView.trailing
      $0.a.top == $0.contentView.top
      $0.b.firstBaseline == $0.a.lastBaseline + 24
      $0.contentView.bottom == $0.b.bottom
    }
    // Lines are 20 high with the baseline 16 below the top: 40 - 4 + 24 - 16 + 20.
    #expect(
      try measurer.explainHeight(of: TextRow("a", "b", a: textA, b: "x"), width: 160).description
        == "64 = 40 (a, 2 lines) + 24 (b.firstBaseline) - 16 (baseline of b) - 4 (baseline of a) + 20 (b, 1 line)")
  }

  @Test func `spacing of stacks and equal heights are parts`() throws {
    let (first, second) = (Label("a"), Label("b"))
    let box = View()
    let stack = StackView(
      axis: .vertical, spacing: 7, layoutMargins: LayoutInsets(vertical: 3), arrangedSubviews: [first, second])
    let cell = OpenCell(stack, box) {
      stack.top == $0.top
      stack.leading == $0.leading
      stack.trailing == $0.trailing
      box.height == stack.height
      box.top == stack.bottom + 1
      box.leading == $0.leading
      box.width == 10
      $0.bottom == box.bottom
    }
    let explanation = try CellMeasurer(cell, text: RulerFont()).explainHeight(of: 0, width: 100)
    // Twice 3 + 20 + 7 + 20 + 3, and 1 between.
    #expect(explanation.value == 107)
    let spacing = explanation.parts.filter { $0.subject == "views[0][1].top" }
    #expect(spacing.map(\.amount) == [14])
    #expect(spacing.map(\.multiplier) == [2])
    #expect(explanation.parts.filter { $0.subject == "margin of views[0]" }.map(\.amount) == [6, 6])
    #expect(explanation.parts.filter { $0.subject.hasSuffix("1 line") }.map(\.amount) == [40, 40])
  }

  @Test func `of a constraint written twice the one reckoned with is named`() throws {
    let measurer = try TextCell.measurer {
      $0.box.top == $0.contentView.top + 5
      $0.box.top == $0.contentView.top + 5
      $0.box.height == 30
      $0.contentView.bottom == $0.box.bottom
    }
    let down = try measurer.constraintsAffecting(measurer.template.box, .vertical, of: TextRow("box"), width: 100)
    #expect(down.count == 2)
    #expect(down.contains { $0.text.hasPrefix("<box.height == 30 ") })
  }

  @Test func `of two wishes only the one that won is named`() throws {
    let measurer = try TextCell.measurer {
      $0.box.top == $0.contentView.top
      $0.contentView.bottom == $0.box.bottom
      $0.box.height == 30 ~ .low
      $0.box.height == 50 ~ .high
      $0.box.leading == $0.contentView.leading
      $0.box.width == 10
    }
    let text = try measurer.explainHeight(of: TextRow("box"), width: 100)
    #expect(text.description == "50 = 50 (box.height)")
    #expect(text.parts.contains { $0.constraint?.priority == .high })
    #expect(!text.parts.contains { $0.constraint?.priority == .low })
  }

  @Test func `what is collapsed has no parts, what is of another template is refused`() throws {
    let measurer = try Self.measurer()
    let none = try measurer.explain(measurer.template.b, .width, of: Self.row, width: 180)
    #expect(none.value == 0 && none.parts.isEmpty)
    #expect(none.description == "0 = 0")
    #expect(try measurer.constraintsAffecting(measurer.template.b, .vertical, of: Self.row, width: 180).isEmpty)
    let error = #expect(throws: MeasuringError.self) {
      try measurer.explain(Label(), .width, of: Self.row, width: 180)
    }
    #expect(error?.description.hasPrefix("TextCell: a Label is no stored property of the template.") == true)
  }
}

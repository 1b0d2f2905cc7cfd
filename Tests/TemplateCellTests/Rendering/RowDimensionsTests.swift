import Foundation
import TemplateCell
import Testing

/// Constraints as arrows, worked out by hand with the ruler font: 10 wide a character, 20 high a line.
@Suite struct RowDimensionsTests {
  /// Text A in 160 takes 2 lines: 10 + 40 + 8 + 61 + 10 = 129; the image is 100 wide and in the middle.
  private static func drawing(
    width: Double = 180, environment: LayoutEnvironment = LayoutEnvironment()
  ) throws -> CellDrawing {
    try TextCell.measurer {
      $0.image.top == $0.a.bottom + 8
      $0.a.top == $0.contentView.top + 10
      ($0.contentView.bottom == $0.image.bottom + 10).labeled("end")
      $0.a.leading == $0.contentView.leading + 10
      $0.a.trailing == $0.contentView.trailing - 10
      $0.image.centerX == $0.contentView.centerX
    }.drawing(
      of: TextRow("a", "image", a: textA, image: CGSize(width: 100, height: 61)), width: width,
      environment: environment, showsConstraints: true)
  }

  private static func find(_ text: String, in drawing: CellDrawing) throws -> CellDrawing.Dimension {
    try #require(drawing.dimensions.first { $0.text.hasPrefix("<\(text)") }, "\(text)")
  }

  struct Arrow: Sendable, CustomTestStringConvertible {
    var text: String
    var role: CellDrawing.Dimension.Role
    var axis: LayoutAxis
    var ends: [Double]
    var across: ClosedRange<Double>
    var caption: String
    var testDescription: String { text }
  }

  @Test(arguments: [
    Arrow(
      text: "a.top == contentView.top + 10", role: .determinesHeight, axis: .vertical, ends: [0, 10], across: 10...170,
      caption: "10"),
    Arrow(
      text: "image.top == a.bottom + 8", role: .determinesHeight, axis: .vertical, ends: [50, 58], across: 40...140,
      caption: "8"),
    Arrow(
      text: "contentView.bottom == image.bottom + 10", role: .determinesHeight, axis: .vertical, ends: [119, 129],
      across: 40...140, caption: "10"),
    Arrow(
      text: "a.height >= 40", role: .determinesHeight, axis: .vertical, ends: [10, 50], across: 10...170, caption: "40"),
    Arrow(
      text: "image.height >= 61", role: .determinesHeight, axis: .vertical, ends: [58, 119], across: 40...140,
      caption: "61"),
    Arrow(
      text: "a.leading == contentView.leading + 10", role: .holds, axis: .horizontal, ends: [0, 10], across: 10...50,
      caption: "10"),
    Arrow(
      text: "a.trailing == contentView.trailing - 10", role: .holds, axis: .horizontal, ends: [170, 180],
      across: 10...50, caption: "10"),
    Arrow(
      text: "image.centerX == contentView.centerX", role: .holds, axis: .horizontal, ends: [90, 90], across: 58...119,
      caption: ""),
  ])
  func `each constraint is an arrow from position to position`(_ arrow: Arrow) throws {
    let drawing = try Self.drawing()
    #expect(drawing.dimensions.count == 8)
    let dimension = try Self.find(arrow.text, in: drawing)
    #expect(dimension.role == arrow.role)
    #expect(dimension.axis == arrow.axis)
    #expect([dimension.start, dimension.end] == arrow.ends)
    #expect(dimension.across == arrow.across)
    #expect(dimension.caption == arrow.caption)
  }

  @Test func `those that determine the height are those of its explanation`() throws {
    let drawing = try Self.drawing()
    let length = drawing.dimensions.filter { $0.role == .determinesHeight }.reduce(0) { $0 + $1.end - $1.start }
    #expect(length == drawing.height)
  }

  @Test func `from right to left leading is at the right`() throws {
    let drawing = try Self.drawing(environment: LayoutEnvironment(layoutDirection: .rightToLeft))
    #expect(drawing.direction == .rightToLeft)
    let leading = try Self.find("a.leading == contentView.leading + 10", in: drawing)
    #expect([leading.start, leading.end] == [170, 180])
    let trailing = try Self.find("a.trailing == contentView.trailing - 10", in: drawing)
    #expect([trailing.start, trailing.end] == [0, 10])
    #expect(trailing.caption == "10")
  }

  @Test func `a drawing without constraints has none`() throws {
    let drawing = try TextCell.measurer { $0.a.edges == $0.contentView.edges }.drawing(
      of: TextRow("a", a: "x"), width: 50)
    #expect(drawing.dimensions.isEmpty)
    #expect(drawing.parts.map(\.name) == ["a"])
  }

  /// The box is 100 wide since that was said first; it would like to be 30 high, but must be at least 44.
  @Test func `what does not hold says what is there instead`() throws {
    let drawing = try TextCell.measurer {
      $0.box.edges == $0.contentView.edges
      $0.box.width == 60
      $0.box.height == 30 ~ .low
      $0.box.height >= 44
      $0.box.leading == $0.contentView.leading + 5
    }.drawing(of: TextRow("box"), width: 100, showsConstraints: true)
    #expect(drawing.height == 44)
    let width = try Self.find("box.width == 60", in: drawing)
    #expect(width.role == .broken)
    #expect([width.start, width.end] == [0, 100])
    #expect(width.caption == "60, is 100")
    let leading = try Self.find("box.leading == contentView.leading + 5", in: drawing)
    #expect(leading.role == .broken)
    #expect(leading.caption == "5, is 0")
    let wish = try Self.find("box.height == 30", in: drawing)
    #expect(wish.role == .overruled)
    #expect(wish.caption == "30, is 44")
    let least = try Self.find("box.height >= 44", in: drawing)
    #expect(least.role == .determinesHeight)
    #expect(least.caption == "\u{2265} 44")
  }

  @Test func `a strict measurer draws a row with conflicts too`() throws {
    let measurer = try TextCell.measurer(isStrict: true) {
      $0.box.edges == $0.contentView.edges
      $0.box.height == 20
      $0.box.height == 30
    }
    #expect(throws: MeasuringError.self) { try measurer.layout(of: TextRow("box"), width: 100) }
    let drawing = try measurer.drawing(of: TextRow("box"), width: 100, showsConstraints: true)
    #expect(drawing.dimensions.filter { $0.role == .broken }.map(\.caption) == ["30, is 20"])
  }

  @Test func `inequalities tell which way, whatever the order they are written in`() throws {
    let drawing = try TextCell.measurer {
      $0.box.top == $0.contentView.top
      $0.contentView.bottom == $0.box.bottom
      $0.box.height == 20
      $0.box.leading >= $0.contentView.leading + 8
      $0.box.trailing <= $0.contentView.trailing - 16
      $0.contentView.centerX == $0.box.centerX
      $0.box.width <= 60
      $0.box.width >= 40
    }.drawing(of: TextRow("box"), width: 200, showsConstraints: true)
    #expect(try Self.find("box.leading >= ", in: drawing).caption == "\u{2265} 8")
    #expect(try Self.find("box.trailing <= ", in: drawing).caption == "\u{2265} 16")
    #expect(try Self.find("box.width <= 60", in: drawing).caption == "\u{2264} 60")
    #expect(try Self.find("box.width >= 40", in: drawing).caption == "\u{2265} 40")
    #expect(try Self.find("box.height == 20", in: drawing).caption == "20")
  }

  /// The margins are 11 points, so those of a row of 10 points end at 10 - 11 = -1.
  @Test func `an arrow ends at a margin also in a row that is lower than its margins`() throws {
    let drawing = try TextCell.measurer {
      $0.contentView.height == 10
      $0.box.top == $0.contentView.top
      $0.box.bottom == $0.contentView.bottomMargin + 5
    }.drawing(of: TextRow("box"), width: 100, showsConstraints: true)
    let bottom = try Self.find("box.bottom == contentView.bottomMargin", in: drawing)
    #expect([bottom.start, bottom.end] == [-1, 4])
    #expect(bottom.caption == "5")
  }

  @Test func `a ratio is written out, rounded`() throws {
    let drawing = try TextCell.measurer {
      $0.box.edges == $0.contentView.edges
      $0.box.width == $0.box.height * (16.0 / 9)
    }.drawing(of: TextRow("box"), width: 160, showsConstraints: true)
    #expect(try Self.find("box.width == box.height", in: drawing).caption == "= box.height * 1.78")
  }

  /// The box lies in no chain from left to right; nothing else is open.
  @Test func `what the constraints leave open is ambiguous`() throws {
    let drawing = try TextCell.measurer {
      $0.a.edges == $0.contentView.edges
      $0.box.top == $0.contentView.top
      $0.box.height == 10
      $0.box.width == 10
    }.drawing(of: TextRow("a", "box", a: "x"), width: 100, showsConstraints: true)
    #expect(drawing.parts.map(\.name) == ["a", "box"])
    #expect(drawing.parts.map(\.isAmbiguous) == [false, true])
  }

  /// Where the constant is 0, the row tells which item is the farther one: the box ends 60 points before the cell.
  @Test(arguments: [LayoutEnvironment.LayoutDirection.leftToRight, .rightToLeft])
  func `inequalities without a constant tell which way`(_ direction: LayoutEnvironment.LayoutDirection) throws {
    let drawing = try TextCell.measurer {
      $0.box.top == $0.contentView.top
      $0.contentView.bottom == $0.box.bottom
      $0.box.height == 20
      $0.box.width == 40
      $0.box.leading == $0.contentView.leading + 100
      $0.box.trailing <= $0.contentView.trailing
      $0.contentView.leading <= $0.box.leading
    }.drawing(
      of: TextRow("box"), width: 200, environment: LayoutEnvironment(layoutDirection: direction), showsConstraints: true
    )
    let after = try Self.find("box.trailing <= contentView.trailing", in: drawing)
    #expect(after.caption == "\u{2265} 0")
    #expect(after.end - after.start == 60)
    #expect(try Self.find("contentView.leading <= box.leading", in: drawing).caption == "\u{2265} 0")
  }

  /// Margins of 16 and 11 that three constraints count from, drawn once each; the text has an inset of its own.
  @Test(arguments: [LayoutEnvironment.LayoutDirection.leftToRight, .rightToLeft])
  func `margins have their numbers`(_ direction: LayoutEnvironment.LayoutDirection) throws {
    struct Cell: CellTemplate {
      let text = TextView("note")
      let box = View()
      let layoutMargins = LayoutInsets(top: 11, leading: 16, bottom: 11, trailing: 20)
      var constraints: [LayoutConstraint] {
        text.top == contentView.topMargin
        text.leading == contentView.leadingMargin
        text.trailing == contentView.trailing
        box.top == text.bottom
        box.leading == contentView.leadingMargin + 4
        box.width == 10
        box.height == 10
        contentView.bottom == box.bottom + 5
      }
      func configure(_ content: inout CellContent, with row: Int) {}
    }
    let drawing = try CellMeasurer(Cell(), text: RulerFont()).drawing(
      of: 0, width: 200, environment: LayoutEnvironment(layoutDirection: direction), showsConstraints: true)
    let strips = drawing.dimensions.filter(\.isInset)
    let margins = strips.filter { $0.text.hasPrefix("margin") }
    #expect(margins.map(\.text) == ["margin of contentView, 11", "margin of contentView, 16"])
    #expect(margins.map(\.caption) == ["11", "16"])
    // The top margin is part of the height.
    #expect(margins.map(\.role) == [.determinesHeight, .holds])
    #expect([margins[0].start, margins[0].end] == [0, 11])
    #expect(margins[0].across == 0...200)
    // The leading margin is at the right from right to left.
    #expect([margins[1].start, margins[1].end] == (direction == .leftToRight ? [0, 16] : [184, 200]))
    #expect(margins[1].across == 0...drawing.height)
    // UIKit's text view keeps 8 points above and below its text, and 5 at its sides.
    let insets = strips.filter { $0.text.hasPrefix("content inset of text, ") }
    #expect(insets.map(\.caption) == ["5", "5", "8", "8"])
    #expect(insets.map(\.axis) == [.horizontal, .horizontal, .vertical, .vertical])
  }

  @Test func `wishes weaker than to be low are left out when they do not hold`() throws {
    let drawing = try TextCell.measurer {
      $0.box.edges == $0.contentView.edges
      $0.box.height == 20
      $0.box.width == 0 ~ LayoutPriority(25)
      $0.box.width == 10 ~ LayoutPriority(250)
    }.drawing(of: TextRow("box"), width: 100, showsConstraints: true)
    #expect(drawing.dimensions.filter { $0.role == .overruled }.map(\.caption) == ["10, is 100"])
  }
}

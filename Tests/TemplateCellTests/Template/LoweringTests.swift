import Testing

@testable import TemplateCell

/// Constraints in terms of unknowns, for both directions.
@Suite struct LoweringTests {
  struct Cell: CellTemplate {
    let inner: View
    let box: View
    let other = View()
    var build: @Sendable (Cell) -> [LayoutConstraint] = { _ in [] }

    init() {
      inner = View()
      box = View(inner)
    }

    var constraints: [LayoutConstraint] { build(self) }
    func configure(_ content: inout CellContent, with item: Int) {}
  }

  static func lower(
    _ direction: LayoutEnvironment.LayoutDirection, _ build: @escaping @Sendable (Cell) -> LayoutConstraint
  ) throws -> String {
    var cell = Cell()
    cell.build = { [build($0)] }
    let template = try CompiledTemplate(cell)
    let lowered = try #require(template.lowered(direction).first)
    let terms = lowered.sum.terms.map { "\(number($0.coefficient)) \($0.slot.name(in: template.tree))" }
    return (terms + [number(lowered.sum.constant)]).joined(separator: " + ") + " \(lowered.relation.symbol) 0"
  }

  struct Example: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var leftToRight: String
    var rightToLeft: String
    var build: @Sendable (Cell) -> LayoutConstraint
  }

  @Test(arguments: [
    Example(
      testDescription: "leading", leftToRight: "1 box.left + -10 == 0",
      rightToLeft: "-1 box.left + -1 box.width + 1 contentView.width + -10 == 0",
      build: { $0.box.leading == $0.contentView.leading + 10 }),
    Example(
      testDescription: "trailing at most",
      leftToRight: "1 box.left + 1 box.width + -1 contentView.width + 8 <= 0",
      rightToLeft: "-1 box.left + 8 <= 0",
      build: { $0.box.trailing <= $0.contentView.trailing - 8 }),
    Example(
      testDescription: "left stays", leftToRight: "1 box.left + -10 == 0", rightToLeft: "1 box.left + -10 == 0",
      build: { $0.box.left == $0.contentView.left + 10 }),
    Example(
      testDescription: "centre follows leading",
      leftToRight: "1 box.left + -0.5 contentView.width + -20 == 0",
      rightToLeft: "-1 box.left + -1 box.width + 0.5 contentView.width + -20 == 0",
      build: { $0.box.leading == $0.contentView.centerX + 20 }),
    Example(
      testDescription: "centres alone stay",
      leftToRight: "1 box.left + 0.5 box.width + -0.5 contentView.width + -3 == 0",
      rightToLeft: "1 box.left + 0.5 box.width + -0.5 contentView.width + -3 == 0",
      build: { $0.box.centerX == $0.contentView.centerX + 3 }),
    Example(
      testDescription: "distance", leftToRight: "1 other.left + -1 box.left + -1 box.width + -8 >= 0",
      rightToLeft: "-1 other.left + -1 other.width + 1 box.left + -8 >= 0",
      build: { $0.other.leading - $0.box.trailing >= 8 }),
    Example(
      testDescription: "position times a factor counts from the view around",
      leftToRight: "1 inner.left + 0.5 inner.width + -1 box.left + -0.75 box.width + 0 == 0",
      rightToLeft: "1 inner.left + 0.5 inner.width + -1 box.left + -0.75 box.width + 0 == 0",
      build: { $0.inner.centerX == $0.box.centerX * 1.5 }),
    Example(
      testDescription: "position alone counts from the view around", leftToRight: "1 inner.top + -1 box.top + -5 == 0",
      rightToLeft: "1 inner.top + -1 box.top + -5 == 0", build: { $0.inner.top == 5 }),
    Example(
      testDescription: "leading alone counts from the view around", leftToRight: "1 inner.left + -1 box.left + -5 == 0",
      rightToLeft: "-1 inner.left + -1 inner.width + 1 box.left + 1 box.width + -5 == 0",
      build: { $0.inner.leading == 5 }),
    Example(
      testDescription: "items of different views count from the content view",
      leftToRight: "1 inner.top + -2 other.top + 0 == 0", rightToLeft: "1 inner.top + -2 other.top + 0 == 0",
      build: { $0.inner.top == $0.other.top * 2 }),
    Example(
      testDescription: "terms that cancel vanish", leftToRight: "-5 == 0", rightToLeft: "-5 == 0",
      build: { $0.box.width == $0.box.width + 5 }),
  ])
  func `a constraint becomes a sum of unknowns`(_ example: Example) throws {
    #expect(try Self.lower(.leftToRight, example.build) == example.leftToRight)
    #expect(try Self.lower(.rightToLeft, example.build) == example.rightToLeft)
  }

  @Test func `what is fixed by required equations is found`() throws {
    var cell = Cell()
    cell.build = { cell in
      [
        cell.box.leading == cell.contentView.leading + 16,
        cell.box.trailing == cell.contentView.trailing - 16,
        // Two columns that share the box.
        cell.inner.leading == cell.box.leading, cell.inner.trailing == cell.other.leading - 8,
        cell.other.trailing == cell.box.trailing, cell.inner.width == cell.other.width,
        cell.other.height == cell.other.width * 0.5, cell.inner.height == 30 ~ .high,
      ]
    }
    let template = try CompiledTemplate(cell)
    let determined = DeterminedValues(
      equations: template.lowered(.leftToRight).filter { $0.priority.isRequired }.map(\.sum),
      slotCount: Slot.count(items: 3))
    let inner = try #require(template.tree.position(of: cell.inner))
    let other = try #require(template.tree.position(of: cell.other))
    #expect(determined[.width(inner)] == DeterminedValues.Line(slope: 0.5, offset: -20))
    #expect(determined[.x(other)] == DeterminedValues.Line(slope: 0.5, offset: 4))
    #expect(determined[.height(other)] == DeterminedValues.Line(slope: 0.25, offset: -10))
    #expect(determined[.height(inner)] == nil)
    #expect(determined[.y(other)] == nil)
  }
}

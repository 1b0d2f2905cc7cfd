import Foundation
import TemplateCell
import Testing

private typealias File = InterfaceFile

/// Layouts from right to left: 320 wide, each view 10 by 20.
@Suite struct InterfaceDirectionTests {
  /// One constraint with the place from the left in either direction.
  private static let places: [(rule: String, leftToRight: Double, rightToLeft: Double)] = [
    (File.rule("a", "left", "root", "left", 7), 7, 7),
    (File.rule("root", "right", "a", "right", 7), 303, 303),
    // The margins are 16.
    (File.rule("a", "left", "root", "leftMargin", 7), 23, 23),
    (File.rule("root", "rightMargin", "a", "right", 7), 287, 287),
    (File.rule("a", "left", "root", "right", nil, "multiplier=\"0.25\""), 80, 80),
    // 160 + 30 - 5: a centre is a place that no direction moves.
    (File.rule("a", "centerX", "root", "centerX", 30), 185, 185),
    (File.rule("a", "centerX", "root", "right", 0, "multiplier=\"0.25\""), 75, 75),
    (File.rule("a", "leading", "root", "leading", 7), 7, 303),
    (File.rule("root", "trailing", "a", "trailing", 7), 303, 7),
    (File.rule("a", "leading", "root", "leadingMargin", 7), 23, 287),
    // 80 from the right: 320 - 80 - 10.
    (File.rule("a", "leading", "root", "trailing", nil, "multiplier=\"0.25\""), 80, 230),
    // 190 from the right: 320 - 190 - 10.
    (File.rule("a", "leading", "root", "centerX", 30), 190, 120),
  ]

  @Test(arguments: places)
  func `only leading and trailing follow the direction`(
    _ place: (rule: String, leftToRight: Double, rightToLeft: Double)
  ) throws {
    let root = try root(place.rule + File.size("a", 10, 20) + File.pin("a", nil, 1), File.view("a"))
    #expect(try x(of: "a", in: root, .leftToRight) == place.leftToRight)
    #expect(try x(of: "a", in: root, .rightToLeft) == place.rightToLeft)
  }

  @Test func `a template puts views where the measurer does`() throws {
    let environment = LayoutEnvironment(layoutDirection: .rightToLeft)
    for place in Self.places {
      let root = try root(place.rule + File.size("a", 10, 20) + File.pin("a", nil, 1, nil, 1), File.view("a"))
      let measurer = try CellMeasurer(InterfaceTemplate(root))
      let layout = try measurer.layout(of: InterfaceContent(), width: 320, environment: environment)
      #expect((layout.frames.first?.minX).map { Double($0) } == place.rightToLeft, "\(place.rule)")
    }
  }

  @Test func `left of a neighbour in another view`() throws {
    // box is from 40 to 140 of 320 in either direction; b is 5 right of a, which is 7 right of the box.
    let rules =
      File.rule("box", "left", "root", "left", 40) + File.size("box", 100, 30) + File.pin("box", nil, 0)
      + File.rule("a", "left", "box", "left", 7) + File.size("a", 10, 20) + File.pin("a", to: "box", nil, 0)
      + File.rule("b", "left", "a", "right", 5) + File.size("b", 10, 20) + File.pin("b", nil, 0)
    let root = try root(rules, File.view("box", "view", "", File.view("a")), File.view("b"))
    for direction in [LayoutEnvironment.LayoutDirection.leftToRight, .rightToLeft] {
      #expect(try x(of: "box", in: root, direction) == 40)
      #expect(try x(of: "a", in: root, direction) == 7)
      #expect(try x(of: "b", in: root, direction) == 62)
    }
  }

  private static let forced: [(semantics: String, x: (leftToRight: Double, rightToLeft: Double))] = [
    ("unspecified", (7, 83)), ("forceLeftToRight", (7, 7)), ("spatial", (7, 7)), ("playback", (7, 7)),
    // 100 - 7 - 10.
    ("forceRightToLeft", (83, 83)),
  ]

  @Test(arguments: forced)
  func `a view of a direction of its own arranges what lies in it so`(
    _ forced: (semantics: String, x: (leftToRight: Double, rightToLeft: Double))
  ) throws {
    // box is 40 from the left and 100 wide; a is 7 from its leading edge.
    let rules =
      File.rule("box", "left", "root", "left", 40) + File.size("box", 100, 200) + File.pin("box", nil, 0, nil, 0)
      + File.rule("a", "leading", "box", "leading", 7) + File.size("a", 10, 20) + File.pin("a", to: "box", nil, 0)
    let semantics = "semanticContentAttribute=\"\(forced.semantics)\""
    let root = try root(rules, File.view("box", "view", semantics, File.view("a")))
    #expect(try x(of: "a", in: root, .leftToRight) == forced.x.leftToRight)
    #expect(try x(of: "a", in: root, .rightToLeft) == forced.x.rightToLeft)
    let measurer = try CellMeasurer(InterfaceTemplate(root))
    for (direction, expected) in [
      (LayoutEnvironment.LayoutDirection.leftToRight, forced.x.leftToRight), (.rightToLeft, forced.x.rightToLeft),
    ] {
      let layout = try measurer.layout(
        of: InterfaceContent(), width: 320, environment: LayoutEnvironment(layoutDirection: direction))
      #expect(try x(of: "a", in: layout, measurer.template) == 40 + expected)
    }
  }

  @Test func `from the right a multiplier and an inequality are those of the right`() throws {
    // 25 = a quarter of 100 from the right, and not less than 30 from there: 100 - 30 - 10.
    let rules =
      File.pin("box", 0, 0, nil, 0) + File.size("box", 100, 200)
      + File.rule("a", "leading", "box", "trailing", nil, "multiplier=\"0.25\" priority=\"500\"")
      + File.rule("a", "leading", "box", "leading", 30, "relation=\"greaterThanOrEqual\"")
      + File.size("a", 10, 20) + File.pin("a", to: "box", nil, 0)
    let root = try root(
      rules, File.view("box", "view", "semanticContentAttribute=\"forceRightToLeft\"", File.view("a")))
    #expect(try x(of: "a", in: root, .leftToRight) == 60)
    let template = InterfaceTemplate(root)
    let layout = try CellMeasurer(template).layout(of: InterfaceContent(), width: 320)
    #expect(try x(of: "a", in: layout, template) == 60)
  }

  @Test func `stacks of a direction of their own`() throws {
    let forced = "semanticContentAttribute=\"forceRightToLeft\""
    let rules =
      File.pin("row", 0, 0) + File.size("a", 10, 20) + File.size("b", 20, 20) + File.pin("column", 0, 50)
      + File.size("column", 100, nil) + File.size("c", 10, 20)
    let root = try root(
      rules, File.view("row", "stackView", "spacing=\"5\" \(forced)", File.view("a"), File.view("b")),
      File.view("column", "stackView", "axis=\"vertical\" alignment=\"leading\" \(forced)", File.view("c")))
    #expect(try x(of: "a", in: root, .leftToRight) == 25)
    #expect(try x(of: "b", in: root, .leftToRight) == 0)
    #expect(try x(of: "c", in: root, .leftToRight) == 90)
    #expect(try x(of: "a", in: root, .rightToLeft) == 25)
    let template = InterfaceTemplate(root)
    #expect(template.findings.map(\.rule) == ["unsupported-direction", "unsupported-direction"])
  }

  @Test func `left compared with leading is taken as leading, with a finding`() throws {
    let root = try root(
      File.rule("a", "left", "root", "leading", 7) + File.size("a", 10, 20) + File.pin("a", nil, 1), File.view("a"))
    let layout = try InterfaceMeasurer(root).measure(direction: .rightToLeft)
    #expect(layout.frames.last?.frame.x == 303)
    #expect(layout.findings.map(\.rule) == ["mixed-directions"])
  }

  private func x(of id: String, in layout: CellLayout, _ template: InterfaceTemplate) throws -> Double {
    let name = try #require(template.itemName(of: id))
    return Double(try #require(layout.frame(named: name)).minX)
  }

  private func root(_ rules: String, _ views: String...) throws -> InterfaceRoot {
    let text = File.document(File.root(frame: "0 0 320 200", constraints: rules, views.joined()))
    return try #require(try InterfaceReader().read(Data(text.utf8)).root(id: "root"))
  }

  private func x(
    of id: String, in root: InterfaceRoot, _ direction: LayoutEnvironment.LayoutDirection
  ) throws -> Double? {
    let layout = try InterfaceMeasurer(root).measure(direction: direction)
    #expect(layout.findings == [])
    return layout.frames.first { $0.id == id }?.frame.x
  }
}

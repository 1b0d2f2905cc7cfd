import Testing

@testable import TemplateCell

/// Names, nesting and the errors of templates.
@Suite struct TemplateTests {
  struct Header: Sendable {
    let title = Label()
    let logo: ImageView? = ImageView()
  }

  struct NamesCell: CellTemplate {
    let time = Label()
    let header = Header()
    let buttons = [Label(), Label()]
    let box = View(Label(), View(ImageView()))
    let missing: Label? = nil
    let margin = 8.0

    var constraints: [LayoutConstraint] { [] }
    func configure(_ content: inout CellContent, with item: Int) {}
  }

  @Test func `items are named after the properties in the order of declaration`() throws {
    let tree = try ItemTree(of: NamesCell())
    #expect(
      tree.names == [
        "time", "header.title", "header.logo", "buttons[0]", "buttons[1]", "box", "box[0]", "box[1]",
        "box[1][0]",
      ])
    #expect(tree.parents == [nil, nil, nil, nil, nil, nil, 5, 5, 7])
    #expect(tree.withDescendants(ItemSet([5])) == ItemSet([5, 6, 7, 8]))
    #expect(tree.withDescendants(ItemSet([7])) == ItemSet([7, 8]))
  }

  struct AnyCell: CellTemplate {
    let a = Label()
    let b = View()
    var more: [any LayoutItem] = []
    var build: @Sendable (AnyCell) -> [LayoutConstraint] = { _ in [] }

    var constraints: [LayoutConstraint] { build(self) }
    func configure(_ content: inout CellContent, with item: Int) {}
  }

  static func error(_ change: (inout AnyCell) -> Void) -> TemplateError? {
    var cell = AnyCell()
    change(&cell)
    do throws(TemplateError) {
      _ = try CellMeasurer(cell, text: RulerFont())
      return nil
    } catch {
      return error
    }
  }

  @Test func `an item that is not part of the template is refused`() {
    let error = Self.error { $0.build = { [$0.a.top == Label().bottom + 1] } }
    #expect(
      error
        == .unknownItem(
          template: "AnyCell", constraint: "<a.top == unknown.bottom + 1 @1000 TemplateTests.swift:42>",
          item: "a Label",
          known: ["a", "b"]))
    #expect(
      error?.description == """
        AnyCell: <a.top == unknown.bottom + 1 @1000 TemplateTests.swift:42> uses a Label that is no stored property of the \
        template. Declare it with let; a computed property makes another one each time. The template has a, b.
        """)
    let condition = Self.error { $0.build = { cell in whenCollapsed(View()) { cell.a.top == 1 } } }
    guard case .unknownItem = condition else {
      Issue.record("\(String(describing: condition))")
      return
    }
  }

  @Test func `an item in two views is refused`() {
    let shared = Label()
    let error = Self.error { $0.more = [shared, View(shared), View(shared)] }
    #expect(error == .itemInTwoViews(template: "AnyCell", item: "more[0]", views: ["more[1]", "more[2]"]))
  }

  @Test func `an item inside itself is refused`() {
    /// An item from outside that says of itself what a view around it says.
    final class Ring: LayoutItem {
      var traits: ItemTraits { View(self).traits }
    }
    #expect(Self.error { $0.more = [Ring()] } == .itemInsideItself(template: "AnyCell", item: "more[0]"))
  }

  @Test func `the content view inside a view is refused`() {
    let error = Self.error { $0.more = [View(ContentView.shared)] }
    #expect(error == .contentViewInside(template: "AnyCell", item: "more[0]"))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a constant that is no number is refused`(_ value: Double) {
    guard case .invalidNumber = Self.error({ $0.build = { [$0.a.top == $0.b.top + value] } }),
      case .invalidNumber = Self.error({ $0.build = { [$0.a.top == $0.b.top * value] } }),
      case .invalidNumber = Self.error({ $0.build = { [$0.a.top == $0.b.top / 0] } })
    else {
      Issue.record("\(value)")
      return
    }
  }

  @Test(arguments: [0.0, -1, 1000.5, .nan])
  func `a priority out of range is refused`(_ value: Double) {
    guard case .invalidPriority = Self.error({ $0.build = { [$0.a.top == $0.b.top ~ LayoutPriority(value)] } })
    else {
      Issue.record("\(value)")
      return
    }
    let line = #line + 1
    let item = Self.error { $0.more = [Label(hugging: AxisPriorities(LayoutPriority(value)))] }
    #expect(
      item
        == .invalidPriority(
          template: "AnyCell",
          subject: "the content hugging or compression resistance of more[0] (TemplateTests.swift:\(line))"))
  }

  struct Inner: CellTemplate {
    let title = Label()
    var constraints: [LayoutConstraint] { title.edges == contentView.edges }
    func configure(_ content: inout CellContent, with item: Int) {}
  }

  struct Outer: CellTemplate {
    let other = Inner()
    var passesOn = false

    var constraints: [LayoutConstraint] {
      other.title.top == contentView.top
      if passesOn { other.constraints }
    }
    func configure(_ content: inout CellContent, with item: Int) {}
  }

  @Test func `a template as a plain property is refused, unless its constraints are passed on`() throws {
    let error = TemplateError.plainTemplate(template: "Outer", property: "other", type: "Inner")
    #expect(throws: error) { try CompiledTemplate(Outer()) }
    #expect(error.description.contains("Declare it as EmbeddedTemplate(Inner())"))
    #expect(try CompiledTemplate(Outer(passesOn: true)).names == ["other.title"])
  }

  @Test func `a label used twice is refused`() {
    let error = Self.error { $0.build = { [($0.a.top == 1).labeled("x"), ($0.b.top == 1).labeled("x")] } }
    let texts = ["a", "b"].map { "<\($0).top == 1 @1000 \"x\" TemplateTests.swift:42>" }
    #expect(error == .duplicateLabel(template: "AnyCell", label: "x", constraints: texts))
  }

  @Test func `left and leading in one constraint are refused`() {
    let error = Self.error { $0.build = { [$0.a.left == $0.b.leading + 1] } }
    #expect(
      error
        == .mixedDirections(
          template: "AnyCell", constraint: "<a.left == b.leading + 1 @1000 TemplateTests.swift:42>"))
  }

  @Test func `errors say what to do`() {
    #expect(
      TemplateError.duplicateLabel(template: "FeedCell", label: "gap", constraints: ["<a>", "<b>"]).description
        == "FeedCell: two constraints have the label \"gap\": <a>, <b>. Give each its own.")
  }

  @Test func `an item set keeps members beyond 64`() {
    let set = ItemSet([0, 63, 64, 200])
    #expect((0..<300).filter(set.contains) == [0, 63, 64, 200])
    #expect(set.isSubset(of: ItemSet([0, 1, 63, 64, 200])))
    #expect(!set.isSubset(of: ItemSet([0, 63, 64])))
    #expect(set.isDisjoint(with: ItemSet([1, 65, 201])))
    #expect(!set.isDisjoint(with: ItemSet([200])))
  }
}

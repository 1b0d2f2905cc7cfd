import Foundation
import Testing

@testable import TemplateCell

/// Margins, guides and alignment rectangles.
@Suite struct GuideTests {
  @Test func `the margins of a content view are 16 and 11 unless declared`() throws {
    let view = Label("text")
    let byGuide = OpenCell(view) { view.edges == $0.layoutMarginsGuide.edges }
    #expect(try byGuide.layout().frames == [rect(16, 11, 288, 20)])
    #expect(try byGuide.layout().height == 42)
    let byMargins = OpenCell(view) {
      view.leading == $0.leadingMargin
      view.trailing == $0.trailingMargin
      view.top == $0.topMargin
      view.bottom == $0.bottomMargin
    }
    #expect(try byMargins.layout() == byGuide.layout())
    var declared = byMargins
    declared.layoutMargins = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(try declared.layout().frames == [rect(2, 1, 314, 20)])
    #expect(try declared.layout().height == 24)
  }

  struct Example: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var leftToRight: Double
    var rightToLeft: Double
    var build: @Sendable (View, ContentView) -> LayoutConstraint
  }

  @Test(arguments: [
    Example(testDescription: "leading", leftToRight: 30, rightToLeft: 250) { $0.leading == $1.leadingMargin },
    Example(testDescription: "trailing", leftToRight: 270, rightToLeft: 10) { $0.trailing == $1.trailingMargin },
    Example(testDescription: "left", leftToRight: 30, rightToLeft: 10) { $0.left == $1.leftMargin },
    Example(testDescription: "right", leftToRight: 270, rightToLeft: 250) { $0.right == $1.rightMargin },
    Example(testDescription: "centre", leftToRight: 150, rightToLeft: 130) { $0.centerX == $1.centerXWithinMargins },
    Example(testDescription: "leading of the guide's centre", leftToRight: 170, rightToLeft: 110) {
      $0.leading == $1.layoutMarginsGuide.centerX
    },
    Example(testDescription: "left of the guide", leftToRight: 30, rightToLeft: 10) {
      $0.left == $1.layoutMarginsGuide.left
    },
  ])
  func `margins turn with the direction, left and right stay`(_ example: Example) throws {
    let view = View()
    var cell = OpenCell(view) {
      [example.build(view, $0), view.width == 40, view.height == 10, view.top == $0.top, $0.bottom == view.bottom]
    }
    cell.layoutMargins = LayoutInsets(top: 0, leading: 30, bottom: 0, trailing: 10)
    #expect(try cell.layout().frames == [rect(example.leftToRight, 0, 40, 10)])
    #expect(try cell.layout(width: 320, .rightToLeft).frames == [rect(example.rightToLeft, 0, 40, 10)])
  }

  @Test func `a guide has the size and the centre of the margins`() throws {
    let view = View()
    var cell = OpenCell(view) {
      view.width == $0.layoutMarginsGuide.width / 2
      view.height == $0.layoutMarginsGuide.height
      view.centerX == $0.layoutMarginsGuide.centerX
      view.centerY == $0.centerYWithinMargins
      $0.height == 100
    }
    cell.layoutMargins = LayoutInsets(top: 10, leading: 0, bottom: 30, trailing: 20)
    #expect(try cell.layout().frames == [rect(75, 10, 150, 60)])
  }

  @Test(
    "Margins pass on from the view around when asked to",
    arguments: [(false, 8.0, 8.0), (true, 16.0, 11.0)])
  func preserved(preserves: Bool, x: Double, y: Double) throws {
    let inner = View(preservesSuperviewLayoutMargins: preserves)
    let outer = View(layoutMargins: 3, preservesSuperviewLayoutMargins: true, [inner])
    let label = Label("text")
    let cell = OpenCell(inner, outer, label) {
      outer.edges == $0.edges
      inner.edges == outer.edges
      label.edges == inner.layoutMarginsGuide.edges
    }
    #expect(try cell.layout().frame(named: "views[2]") == rect(x, y, 320 - 2 * x, 20))
  }

  @Test func `the safe area keeps content away from the edges of the screen`() throws {
    let label = Label("text")
    var cell = OpenCell(label) { label.edges == $0.safeAreaLayoutGuide.edges.inset(1) }
    #expect(try cell.layout().frames == [rect(1, 1, 318, 20)])
    cell.safeAreaInsets = LayoutInsets(leading: 44, trailing: 34)
    #expect(try cell.layout().frames == [rect(45, 1, 240, 20)])
    #expect(try cell.layout(width: 320, .rightToLeft).frames == [rect(35, 1, 240, 20)])
    let box = View(safeAreaInsets: 5)
    let inside = OpenCell(box, label) {
      box.edges == $0.edges
      label.edges == box.safeAreaLayoutGuide.edges
    }
    #expect(try inside.layout().frame(named: "views[1]") == rect(5, 5, 310, 20))
  }

  @Test("A readable width is that of the margins, at most 672", arguments: [(320.0, 16.0, 288.0), (1000, 164, 672)])
  func readable(width: Double, x: Double, readable: Double) throws {
    let label = Label("text")
    let cell = OpenCell(label) { label.edges == $0.readableContentGuide.edges }
    let layout = try cell.layout(width: width)
    #expect(layout.frames == [rect(x, 11, readable, 20), rect(x, 11, readable, 20)])
    #expect(layout.names == ["views[0]", "contentView.readableContentGuide"])
    #expect(layout.height == 42)
  }

  @Test func `constraints act on the alignment rectangle, frames reach beyond it`() throws {
    let control = View(alignmentInsets: LayoutInsets(bottom: 1, trailing: 2))
    let cell = OpenCell(control) {
      control.size == CGSize(width: 49, height: 30)
      control.leading == $0.leading + 16
      control.top == $0.top + 10
      $0.bottom == control.bottom + 10
    }
    #expect(try cell.layout().frames == [rect(16, 10, 51, 31)])
    #expect(try cell.layout().height == 50)
    #expect(try cell.layout(width: 320, .rightToLeft).frames == [rect(253, 10, 51, 31)])
  }

  @Test func `margins print by name and numbers that are not finite are refused`() throws {
    let label = Label("text")
    let cell = OpenCell(label) { [label.leading == $0.leadingMargin, label.top == $0.layoutMarginsGuide.top + 2] }
    let template = try CompiledTemplate(cell)
    #expect(
      template.constraints.map { template.tree.text.text(of: $0).prefix { $0 != "@" } } == [
        "<views[0].leading == contentView.leadingMargin ",
        "<views[0].top == contentView.layoutMarginsGuide.top + 2 ",
      ])
    var broken = cell
    broken.layoutMargins = LayoutInsets(leading: .nan)
    #expect(throws: TemplateError.self) { try CompiledTemplate(broken) }
    let bad = View(alignmentInsets: LayoutInsets(top: .infinity))
    #expect(throws: TemplateError.self) { try CompiledTemplate(OpenCell(bad) { bad.edges == $0.edges }) }
    let stranger = View()
    for guide in [stranger.layoutMarginsGuide, stranger.readableContentGuide] {
      #expect(throws: TemplateError.self) { try CompiledTemplate(OpenCell(label) { [guide.top == $0.top] }) }
    }
  }
}

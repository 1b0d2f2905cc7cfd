import Foundation
import Testing

@testable import TemplateCell

/// Contents besides labels and images: what size each has of its own.
@Suite struct ContentTests {
  func leading(_ view: any LayoutItem) -> OpenCell {
    OpenCell(view) {
      view.top == $0.top + 10
      view.leading == $0.leading + 16
      view.trailing <= $0.trailing - 16
      $0.bottom == view.bottom + 10
    }
  }

  @Test func `a button has the size of its title, its image and its insets`() throws {
    let button = Button(
      "title", imageSize: CGSize(width: 30, height: 24), contentInsets: LayoutInsets(horizontal: 7, vertical: 6))
    // 7 + 30 + 50 + 7 wide, 6 + 24 + 6 high.
    #expect(try leading(button).layout().frames == [rect(16, 10, 94, 36)])
    let changed = leading(button).filled {
      $0[button].title = "ok"
      $0[button].imageSize = nil
    }
    #expect(try changed.layout().frames == [rect(16, 10, 34, 32)])
    #expect(try leading(button).filled { $0[button].isCollapsed = true }.layout().frames == [.zero])
  }

  @Test func `a title has its baseline where the label beside it has it`() throws {
    let (button, label) = (Button("button"), Label("label"))
    let cell = OpenCell(button, label) {
      button.top == $0.top
      button.leading == $0.leading
      label.leading == button.trailing
      label.firstBaseline == button.firstBaseline
      $0.bottom == button.bottom
    }
    #expect(try cell.layout().frames == [rect(0, 0, 60, 32), rect(60, 6, 50, 20)])
  }

  @Test(
    "A text view is as high as its text and its insets",
    arguments: [("", 10.0, 36.0), ("alpha", 60, 36), ("alpha beta gamma delta epsilon", 288, 56)])
  func textView(text: String, width: Double, height: Double) throws {
    let view = TextView()
    let layout = try leading(view).filled { $0[view].text = text }.layout()
    #expect(layout.height == height + 20)
    #expect((layout.frames[0].width == width) == (text.count < 10))
  }

  @Test func `controls keep their sizes and have frames beyond them`() throws {
    #expect(try leading(Control.toggle).layout().frames == [rect(16, 10, 51, 31)])
    #expect(try leading(Control.stepper).layout().frames == [rect(16, 10, 94, 32)])
    let slider = Control.slider
    let cell = OpenCell(slider) {
      slider.leading == $0.leading + 16
      slider.trailing == $0.trailing - 16
      slider.top == $0.top
      $0.bottom == slider.bottom
    }
    #expect(try cell.layout().frames == [rect(14, 0, 292, 34)])
    #expect(try cell.layout().fittingHeight == 33)
  }

  @Test func `a control without a width does not hug one, also in a conflict`() throws {
    let slider = Control(width: nil, height: 30, hugging: .required, compressionResistance: .required)
    let cell = OpenCell(slider) {
      slider.edges == $0.edges
      slider.width >= 100
      $0.height == 40
    }
    let layout = try cell.layout()
    #expect(layout.frames[0].width == 320)
    #expect(layout.findings.map(\.rule) == ["conflict"])
  }

  @Test(arguments: [(1.0, 1.0), (2, 0.5), (4, 0.25)])
  func `a separator is one pixel thick`(scale: Double, thickness: Double) throws {
    let line = Separator()
    let cell = OpenCell(line) {
      line.edges == $0.edges.inset(LayoutInsets(vertical: 3))
    }
    #expect(try cell.layout(scale: scale).frames == [rect(0, 3, 320, thickness)])
    let upright = Separator(axis: .vertical)
    let standing = OpenCell(upright) {
      upright.leading == $0.leading
      upright.top == $0.top
      upright.bottom == $0.bottom
      upright.height == 9
    }
    #expect(try standing.layout(scale: scale).frames == [rect(0, 0, thickness, 9)])
  }

  @Test func `a view sized by code gets the width and answers with a height`() throws {
    // An area of 9,600 points², 400 wide when there is room for it.
    let view = SizedView { CGSize(width: min($0 ?? 400, 400), height: 9600 / min($0 ?? 400, 400)) }
    #expect(try leading(view).layout(width: 352).frames == [rect(16, 10, 320, 30)])
    #expect(try leading(view).layout(width: 500).frames == [rect(16, 10, 400, 24)])
    let changed = leading(view).filled { $0[view].sizeForWidth = { _ in CGSize(width: 20, height: 7) } }
    #expect(try changed.layout().frames == [rect(16, 10, 20, 7)])
    let broken = leading(view).filled { $0[view].sizeForWidth = { _ in CGSize(width: 20, height: Double.nan) } }
    #expect(throws: MeasuringError.self) { try broken.layout() }
  }

  @Test(
    "A preferred width wraps earlier than the room there is, never later",
    arguments: [
      (nil, 320.0, 40.0, 288.0), (130.0, 320, 60, 130), (130, 102, 100, 70),
    ] as [(Double?, Double, Double, Double)])
  func preferred(preferred: Double?, width: Double, height: Double, most: Double) throws {
    let label = Label("alpha beta gamma delta epsilon", lines: 0, preferredMaxLayoutWidth: preferred)
    let frame = try leading(label).layout(width: width).frames[0]
    #expect(Double(frame.height) == height)
    #expect(Double(frame.width) <= most)
  }

  struct Badge: CellTemplate {
    let name = Label(lines: 0)
    let side: Double
    var layoutMargins: LayoutInsets { LayoutInsets(side) }

    var constraints: [LayoutConstraint] {
      name.edges == contentView.layoutMarginsGuide.edges
      (name.height >= 0).labeled("least")
    }

    func configure(_ content: inout CellContent, with item: String) {
      content[name].text = item
      content[constant: "least"] = 25
    }
  }

  @Test func `a template lies within another, twice if need be`() throws {
    let (first, second) = (EmbeddedTemplate(Badge(side: 3)), EmbeddedTemplate(Badge(side: 4)))
    let cell = OpenCell(first, second) {
      first.top == $0.top
      first.leading == $0.leading
      first.trailing == $0.trailing
      second.top == first.bottom
      second.leading == $0.leading
      second.trailing == $0.trailing
      $0.bottom == second.bottom
    }.filled {
      $0.configure(first, with: "one")
      $0.configure(second, with: words(characters: 60))
    }
    let layout = try cell.layout()
    #expect(layout.names == ["views[0]", "views[1]", "views[0].name", "views[1].name"])
    #expect(
      layout.frames == [rect(0, 0, 320, 31), rect(0, 31, 320, 48), rect(3, 3, 314, 25), rect(4, 35, 312, 40)])
    #expect(layout.height == 79)
    let stranger = EmbeddedTemplate(Badge(side: 1))
    #expect(throws: MeasuringError.self) { try cell.filled { $0.configure(stranger, with: "x") }.layout() }
  }
}

import Foundation
import TemplateCell
import TestSupport
import Testing

/// What pictures say of heights, of what has no size and of what is hidden.
@Suite struct DrawingNotesTests {
  /// A box of 20 with 5 above and below.
  private static func box() throws -> CellMeasurer<TextCell> {
    try TextCell.measurer {
      $0.box.top == $0.contentView.top + 5
      $0.box.leading == $0.contentView.leading
      $0.box.width == 40
      $0.box.height == 20
      $0.contentView.bottom == $0.box.bottom + 5
    }
  }

  // MARK: - Heights

  /// The same box with nothing to the bottom of the content view.
  @Test(arguments: [false, true])
  func `a height that nothing determines is said to be so`(_ showsConstraints: Bool) throws {
    let drawing = try TextCell.measurer {
      $0.box.top == $0.contentView.top + 5
      $0.box.leading == $0.contentView.leading
      $0.box.width == 40
      $0.box.height == 20
    }.drawing(of: TextRow("box"), width: 100, showsConstraints: showsConstraints)
    #expect(drawing.notes.map(\.text) == ["nothing determines the height"])
    #expect(drawing.notes.map(\.isFault) == [true])
    let picture = SVGPicture().draw(drawing)
    #expect(picture.contains(">nothing determines the height</text>"))
    #expect(XMLText.problem(in: picture) == nil)
    #expect(TextPicture().draw(drawing).hasSuffix("nothing determines the height\n"))
    let list = SVGPicture().draw(ListDrawing(sections: [ListDrawing.Section(rows: [drawing])]))
    #expect(list.contains("Row 0, 0 points high, nothing determines the height"))
  }

  /// 30 points are the row's own; at 50 what was declared last breaks: 5 points to the bottom, where 25 are.
  @Test func `a row is drawn at a height that is given`() throws {
    let measurer = try Self.box()
    let drawing = try measurer.drawing(of: TextRow("box"), width: 100, height: 50, showsConstraints: true)
    #expect(drawing.height == 50)
    #expect(drawing.notes == [CellDrawing.Note("height 50 is given; its own is 30")])
    let broken = drawing.dimensions.filter { $0.role == .broken }
    #expect(broken.map(\.caption) == ["5, is 25"])
    #expect(broken.map(\.end) == [50])
    #expect(!drawing.dimensions.contains { $0.role == .determinesHeight })
    let layout = try measurer.layout(of: TextRow("box"), width: 100, height: 50)
    #expect(drawing.parts.map(\.frame) == [layout.frames[layout.names.firstIndex(of: "box") ?? 0]])
    // At its own height nothing breaks.
    let own = try measurer.drawing(of: TextRow("box"), width: 100, height: 30, showsConstraints: true)
    #expect(!own.dimensions.contains { $0.role == .broken })
    #expect(throws: MeasuringError.self) { try measurer.drawing(of: TextRow("box"), width: 100, height: .nan) }
    #expect(throws: MeasuringError.self) { try measurer.drawing(of: TextRow("box"), width: 100, height: -1) }
  }

  /// The text takes 4 lines of 20 in 100; at 30 points the row has room for one.
  @Test func `a height that is too low cuts texts, which is told and drawn`() throws {
    let measurer = try TextCell.measurer { $0.a.edges == $0.contentView.edges }
    let row = TextRow("a", a: "alpha beta gamma delta epsilon")
    #expect(try measurer.layout(of: row, width: 100).height == 80)
    let drawing = try CellMeasurer(measurer.template, text: .inter).drawing(of: row, width: 100, height: 30)
    #expect(drawing.parts.map(\.frame) == [rect(0, 0, 100, 30)])
    #expect(drawing.parts[0].lines.count == 1)
    #expect(drawing.notes.last?.text == "cut: a")
    #expect(drawing.notes.last?.isFault == true)
    #expect(try measurer.drawing(of: row, width: 100, height: 80).notes.count == 1)
  }

  /// 5 + 20.3 + 5 = 30.3, at 2 pixels a point 30.5.
  @Test func `the arrows of a rounded height add up with what the note says`() throws {
    let measurer = try TextCell.measurer {
      $0.box.top == $0.contentView.top + 5
      $0.box.leading == $0.contentView.leading
      $0.box.width == 40
      $0.box.height == 20.3
      $0.contentView.bottom == $0.box.bottom + 5
    }
    let drawing = try measurer.drawing(
      of: TextRow("box"), width: 100, environment: LayoutEnvironment(scale: 2), showsConstraints: true)
    #expect(drawing.height == 30.5)
    #expect(drawing.notes == [CellDrawing.Note("height 30.5: 30.3 rounded up to pixels")])
    #expect(try measurer.drawing(of: TextRow("box"), width: 100).notes.isEmpty)
  }

  @Test func `a separator is said to be part of the height`() throws {
    let measurer = try CellMeasurer(Self.box().template, options: RowOptions(separator: .hairline))
    let drawing = try measurer.drawing(
      of: TextRow("box"), width: 100, environment: LayoutEnvironment(scale: 2), showsConstraints: true)
    // A separator is one pixel, half a point.
    #expect(drawing.notes == [CellDrawing.Note("height 30.5: 30 and 0.5 of separator")])
  }

  // MARK: - Not seen

  /// The box has a place but no width.
  @Test func `what has no size is in the table, and in pictures of constraints`() throws {
    let measurer = try TextCell.measurer {
      $0.a.edges == $0.contentView.edges
      $0.box.top == $0.contentView.top
      $0.box.leading == $0.contentView.leading + 30
      $0.box.width == 0
      $0.box.height == 10
    }
    let plain = try measurer.drawing(of: TextRow("a", "box", a: "x"), width: 100)
    #expect(TextPicture().table(plain).contains("box   30  0      0      10  view"))
    #expect(!SVGPicture().draw(plain).contains("(0 wide)"))
    let drawing = try measurer.drawing(of: TextRow("a", "box", a: "x"), width: 100, showsConstraints: true)
    #expect(SVGPicture().draw(drawing).contains(">box (0 wide)</text>"))
  }

  /// Nothing ties the box to the left or right, and it is 0 wide.
  @Test func `what is ambiguous is so without a size as well`() throws {
    let drawing = try TextCell.measurer {
      $0.a.edges == $0.contentView.edges
      $0.box.top == $0.contentView.top
      $0.box.height == 10
    }.drawing(of: TextRow("a", "box", a: "x"), width: 100, showsConstraints: true)
    let box = try #require(drawing.parts.first { $0.name == "box" })
    #expect(box.isAmbiguous && box.frame.width == 0)
    let picture = SVGPicture().draw(drawing)
    #expect(picture.contains("class=\"tc-none tc-box tc-open\""))
    #expect(picture.contains(">dashed outline: ambiguous</text>"))
    #expect(picture.contains(">box (0 wide, ambiguous)</text>"))
  }

  /// The hidden box is 20 of the 30 points that the row is high.
  @Test func `what is hidden but keeps its place is drawn where constraints are`() throws {
    var row = TextRow("box")
    row.hidden = ["box"]
    let measurer = try Self.box()
    #expect(try measurer.drawing(of: row, width: 100).parts.isEmpty)
    let drawing = try measurer.drawing(of: row, width: 100, showsConstraints: true)
    #expect(drawing.height == 30)
    #expect(drawing.parts.map(\.isHidden) == [true])
    let picture = SVGPicture().draw(drawing)
    #expect(picture.contains(">box (hidden)</text>"))
    #expect(picture.contains("class=\"tc-none tc-box tc-hidden\""))
    #expect(picture.contains(">dotted outline: hidden, keeps its place</text>"))
    // What is collapsed keeps no place.
    #expect(try measurer.drawing(of: TextRow(), width: 100, showsConstraints: true).parts.isEmpty)
  }

  // MARK: - Room

  /// Eight boxes of 6 by 6 points, 2 apart: the names and numbers of them need more room than 64 points.
  @Test func `a crowded row is drawn larger, its numbers are not`() throws {
    struct Dots: CellTemplate {
      let dots = (0..<8).map { _ in View() }
      var constraints: [LayoutConstraint] {
        for (index, dot) in dots.enumerated() {
          dot.top == contentView.top + 2
          dot.width == 6
          dot.height == 6
          if index == 0 {
            dot.leading == contentView.leading + 2
          } else {
            dot.leading == dots[index - 1].trailing + 2
          }
        }
        contentView.bottom == dots[0].bottom + 2
      }
      func configure(_ content: inout CellContent, with row: Int) {}
    }
    let drawing = try CellMeasurer(Dots()).drawing(of: 0, width: 66, showsConstraints: true)
    let picture = SVGPicture().draw(drawing)
    // Three times the 66 x 10 points.
    #expect(picture.contains("<rect class=\"tc-row tc-bounds\" x=\"0\" y=\"0\" width=\"198\" height=\"30\"/>"))
    #expect(picture.contains("<title>Row 66 x 10 points with its constraints</title>"))
    #expect(picture.contains("<title>dots[1]: 10 2 6 x 6</title>"))
    let texts = PictureTexts(picture).entries.map(\.text)
    #expect(texts.contains("66") && texts.contains("10"))
    #expect(texts.count { $0 == "6" } == 16)
    #expect(PictureTexts(picture).overlaps == [])
  }
}

import Cassowary
import Foundation
import Testing

@testable import TemplateCell

/// Cases that people reported elsewhere, each with the numbers of the report.
@Suite struct ReportedCaseTests {
  @Test("A priority changes across 1000 and back, or not at all (report 46)")
  func acrossRequired() throws {
    var solver = Solver()
    let height = solver.variable("h")
    let first = try solver.add(height == 100)
    #expect(throws: SolverError.self) { try solver.add(height == 200) }
    #expect(solver.value(of: height) == 100)
    try solver.setPriority(first, to: Priority(999))
    try solver.add(height == 200)
    #expect(solver.value(of: height) == 200)
    #expect(throws: SolverError.self) { try solver.setPriority(first, to: .required) }
    // The priority is still below that of the other.
    #expect(solver.value(of: height) == 200)
    #expect(try solver.info(first).constraint.priority == Priority(999))
  }

  @Test(
    "Any priority from above 0 to 1000 is taken (report 47)",
    arguments: [(999.0, 30.0), (1, 0), (1000, 30), (250.5, 30), (0, nil), (1001, nil)] as [(Double, Double?)])
  func priorities(value: Double, height: Double?) throws {
    let box = View()
    let cell = OpenCell(box) { [box.edges == $0.edges, [box.height == 30 ~ LayoutPriority(value)]].flatMap { $0 } }
    if let height {
      // 1 is less than the 50 with which a row is as low as it can be.
      #expect(try cell.layout().height == height)
    } else {
      #expect(throws: TemplateError.self) { try cell.layout() }
    }
  }

  @Test("Margins are read while measuring (report 49)")
  func innerMargins() throws {
    let inner = View()
    let outer = View(layoutMargins: LayoutInsets(top: 8, bottom: 250), [inner])
    let cell = OpenCell(outer, inner) { cell in
      outer.edges == cell.edges
      inner.height == 40
      inner.top == outer.topMargin
      inner.bottom == outer.bottomMargin
      inner.leading == outer.leadingMargin
      inner.trailing == outer.trailingMargin
    }
    #expect(try cell.layout().height == 298)
  }

  @Test("A table header follows each change of the width (report 57)")
  func tableHeader() throws {
    let measurer = try TextCell.measurer { $0.a.edges == $0.contentView.edges.inset(10) }
    let heights = try [320.0, 180, 320].map { try measurer.layout(of: TextRow("a", a: textA), width: $0).height }
    #expect(heights == [40, 60, 40])
  }

  @Test(
    "A width of 0 asks for the narrowest, not for no limit (report 67)",
    arguments: [(0.0, 70.0, 100.0), (1, 70, 100), (70, 70, 100), (300, 300, 20), (nil, 300, 20)]
      as [(Double?, Double, Double)])
  func narrowest(offered: Double?, width: Double, height: Double) {
    // At 0 the widest word decides: "epsilon" is 70 wide. Lines of 70: alpha, beta, gamma, delta, epsilon.
    let size = RulerFont().measure(TextRequest(StyledText(textA, font: .system(size: 17)), width: offered))
    #expect(size.width == width && size.height == height)
  }

  @Test("Two labels that both fit are both whole, whichever comes first (report 68)")
  func equalSharing() throws {
    for isTurned in [false, true] {
      let labels = [Label("Include drafts"), Label("Include drafts")]
      let (left, right) = isTurned ? (labels[1], labels[0]) : (labels[0], labels[1])
      let cell = OpenCell(items: labels) { cell in
        left.leading == cell.leading
        right.leading == left.trailing + 16
        right.trailing <= cell.trailing
        left.top == cell.top
        right.top == cell.top
        cell.bottom == left.bottom
      }
      let layout = try cell.layout(width: 316)
      #expect(layout.frames.map(\.width) == [140, 140])
      #expect(layout.findings == [])
    }
  }

  @Test(
    "The line height and the spacing of a paragraph count (report 71)",
    arguments: [
      (ParagraphStyle(minimumLineHeight: 26, maximumLineHeight: 26), 52.0), (ParagraphStyle(lineSpacing: 6), 46),
    ] as [(ParagraphStyle, Double)])
  func paragraph(style: ParagraphStyle, height: Double) throws {
    let label = Label(lines: 0)
    let cell = OpenCell(label) { label.edges == $0.edges }.filled {
      $0[label].styledText = StyledText(textA, font: .system(size: 17), paragraph: style)
    }
    #expect(try cell.layout(width: 160).height == height)
  }

  @Test(
    "Ideographs break between each other (report 72)",
    arguments: [
      ("一二三四五六七八", 160.0, 20.0), ("一二三四五六七八", 159, 40), ("一二三四五六七八", 100, 40),
      ("ab一二三四五六七八", 100, 40),
    ])
  func ideographs(text: String, width: Double, height: Double) throws {
    let label = Label(text, lines: 0)
    #expect(try OpenCell(label) { label.edges == $0.edges }.layout(width: width).height == height)
  }
}

import Foundation
import TemplateCell
import Testing

/// What cells can say: directions, ratios, baselines, nesting, hiding and collapsing.
@Suite struct CellBehaviourTests {
  static let rightToLeft = LayoutEnvironment(layoutDirection: .rightToLeft)

  @Test("Leading and trailing turn with the direction (report 113)")
  func direction() throws {
    let measurer = try TextCell.measurer {
      $0.contentView.height == 44
      $0.inner.size == CGSize(width: 80, height: 20)
      $0.image.size == CGSize(width: 80, height: 20)
      $0.inner.trailing == $0.contentView.trailing - 20
      $0.image.leading == $0.contentView.centerX + 20
    }
    let row = TextRow("inner", "box", "image")
    let left = try measurer.layout(of: row, width: 300)
    #expect(left.frame(named: "inner") == rect(200, 0, 80, 20))
    #expect(left.frame(named: "image") == rect(170, 0, 80, 20))
    let right = try measurer.layout(of: row, width: 300, environment: Self.rightToLeft)
    #expect(right.frame(named: "inner") == rect(20, 0, 80, 20))
    #expect(right.frame(named: "image") == rect(50, 0, 80, 20))
  }

  @Test("A whole cell mirrors: x' = width - x - w")
  func mirrored() throws {
    let measurer = try TextCell.measurer {
      $0.a.top == $0.contentView.top + 10
      $0.a.leading == $0.contentView.leading + 16
      $0.b.leading == $0.a.trailing + 8
      $0.b.trailing <= $0.contentView.trailing - 16
      $0.b.firstBaseline == $0.a.firstBaseline
      $0.contentView.bottom == $0.a.bottom + 10
    }
    let row = TextRow("a", "b", a: "alpha", b: "beta")
    let left = try measurer.layout(of: row, width: 320)
    let right = try measurer.layout(of: row, width: 320, environment: Self.rightToLeft)
    #expect(left.frames[0] == rect(16, 10, 50, 20))
    #expect(left.frames[1] == rect(74, 10, 40, 20))
    for (a, b) in zip(left.frames, right.frames).prefix(2) {
      #expect(b == rect(320 - a.maxX, a.minY, a.width, a.height))
    }
    #expect(left.height == right.height)
  }

  @Test("An aspect ratio ties height to width")
  func aspectRatio() throws {
    let measurer = try TextCell.measurer {
      $0.box.edges == $0.contentView.edges.inset(LayoutInsets(horizontal: 16, vertical: 10))
      $0.box.width == $0.box.height * (16 / 9)
    }
    let layout = try measurer.layout(of: TextRow("box"), width: 352)
    #expect(layout.frame(named: "box") == rect(16, 10, 320, 180))
    #expect(layout.height == 200)
  }

  @Test(
    "A photo keeps its ratio in the width it gets",
    arguments: [(600.0, 400.0, 288.0, 192.0), (100, 50, 100, 50), (288, 10, 288, 10)])
  func photo(width: Double, height: Double, shownWidth: Double, shownHeight: Double) throws {
    let measurer = try TextCell.measurer(image: ImageView(keepsAspectRatio: true)) {
      $0.image.top == $0.contentView.top + 10
      $0.image.leading == $0.contentView.leading + 16
      $0.image.trailing <= $0.contentView.trailing - 16
      $0.contentView.bottom == $0.image.bottom + 10
    }
    let layout = try measurer.layout(
      of: TextRow("image", image: CGSize(width: width, height: height)), width: 320)
    #expect(layout.frame(named: "image") == rect(16, 10, shownWidth, shownHeight))
    #expect(layout.height == shownHeight + 20)
  }

  @Test("An image view without image has no size of its own")
  func noImage() throws {
    let measurer = try TextCell.measurer {
      $0.image.edges == $0.contentView.edges.inset(LayoutInsets(vertical: 5))
      $0.image.height >= 7
    }
    #expect(try measurer.layout(of: TextRow("image"), width: 320).height == 17)
    let shown = TextRow("image", image: CGSize(width: 50, height: 60))
    #expect(try measurer.layout(of: shown, width: 320).height == 70)
    #expect(try measurer.layout(of: TextRow("image"), width: 320).height == 17)
  }

  @Test("Baselines: the last of a text on two lines and the first of one line")
  func baselines() throws {
    let measurer = try TextCell.measurer {
      $0.a.top == $0.contentView.top + 10
      $0.a.leading == $0.contentView.leading
      $0.a.width == 160
      $0.b.leading == $0.a.trailing
      $0.b.firstBaseline == $0.a.lastBaseline + 4
      $0.contentView.bottom == $0.b.bottom + 10
      $0.image.top == $0.b.firstBaseline
      $0.image.size == CGSize(width: 1, height: 1)
    }
    let row = TextRow("a", "b", "image", a: textA, b: "beta")
    let layout = try measurer.layout(of: row, width: 320)
    // The last baseline of a is at 10 + 36; that of b 16 below its top, so b begins at 46 + 4 - 16.
    #expect(layout.frames[0] == rect(0, 10, 160, 40))
    #expect(layout.frames[1] == rect(160, 34, 40, 20))
    #expect(layout.frames[2].minY == 50)
    #expect(layout.height == 64)
  }

  @Test("What is not there declares what holds instead (report 75)")
  func collapsing() throws {
    let measurer = try TextCell.measurer { cell in
      cell.image.top == cell.contentView.top + 10
      cell.image.leading == cell.contentView.leading + 10
      cell.a.top == cell.image.bottom + 8
      cell.a.leading == cell.contentView.leading + 10
      cell.a.trailing == cell.contentView.trailing - 10
      cell.a.bottom == cell.contentView.bottom - 10
      whenCollapsed(cell.image) {
        cell.a.top == cell.contentView.top + 10
      }
    }
    let shown = TextRow("a", "image", a: "text", image: CGSize(width: 80, height: 80))
    let hidden = TextRow("a", a: "text", image: CGSize(width: 80, height: 80))
    let layouts = try [shown, hidden, shown].map { try measurer.layout(of: $0, width: 320) }
    #expect(layouts.map(\.height) == [128, 40, 128])
    #expect(layouts[0] == layouts[2])
    #expect(layouts[1].frame(named: "image") == .zero)
  }

  @Test("A hidden view keeps its place")
  func hidden() throws {
    let measurer = try TextCell.measurer { $0.a.edges == $0.contentView.edges.inset(10) }
    var row = TextRow("a", a: textA)
    let shown = try measurer.layout(of: row, width: 180)
    row.hidden = ["a"]
    #expect(try measurer.layout(of: row, width: 180) == shown)
  }

  @Test("Collapsing a view takes what is inside along")
  func nestedCollapse() throws {
    let measurer = try TextCell.measurer { cell in
      cell.box.top == cell.contentView.top + 10
      cell.inner.edges == cell.box.edges.inset(5)
      cell.inner.height == 30
      cell.a.top == cell.box.bottom + 8
      cell.a.bottom == cell.contentView.bottom - 10
      whenCollapsed(cell.inner) { cell.box.height == 4 }
      whenCollapsed(cell.box) { cell.a.top == cell.contentView.top + 10 }
    }
    #expect(try measurer.layout(of: TextRow("a", "box", "inner", a: "x"), width: 320).height == 88)
    #expect(try measurer.layout(of: TextRow("a", "box", a: "x"), width: 320).height == 52)
    // The box is gone, so its height of 4 is gone too, though inner is collapsed.
    #expect(try measurer.layout(of: TextRow("a", "inner", a: "x"), width: 320).height == 40)
  }

  @Test("A header is a template like any other, filled once for each measurement (ancestor fault 6)")
  func header() throws {
    final class HeaderCell: CellTemplate, @unchecked Sendable {
      let title = Label(lines: 0)
      var calls = 0
      var constraints: [LayoutConstraint] { title.edges == contentView.edges.inset(10) }
      func configure(_ content: inout CellContent, with item: String) {
        calls += 1
        content[title].text = item
      }
    }
    let template = HeaderCell()
    let measurer = try CellMeasurer(template, text: RulerFont())
    let heights = try [320.0, 180, 320].map { try measurer.layout(of: textA, width: $0).height }
    #expect(heights == [40, 60, 40])
    #expect(template.calls == 3)
    #expect(try measurer.layout(of: "", width: 180).height == 20)
    #expect(template.calls == 4)
  }

  @Test("Content for what the template does not have is refused")
  func unknownItem() throws {
    struct StrayCell: CellTemplate {
      let title = Label()
      var constraints: [LayoutConstraint] { title.edges == contentView.edges }
      func configure(_ content: inout CellContent, with item: Int) { content[Label("Author")].text = "stray" }
    }
    let line = #line - 2
    let measurer = try CellMeasurer(StrayCell(), text: RulerFont())
    let error = #expect(throws: MeasuringError.self) { try measurer.layout(of: 1, width: 320) }
    #expect(
      error?.description == """
        StrayCell: CellBehaviourTests.swift:\(line) writes content for a Label "Author", which is no stored property of \
        the template. Declare it with let; a computed property makes another one each time. The template has title.
        """)
  }

  @Test("A thrown error leaves nothing behind (ancestor fault 14)")
  func afterError() throws {
    let measurer = try TextCell.measurer(isStrict: true) {
      $0.a.edges == $0.contentView.edges.inset(10)
      ($0.a.height <= 70).labeled("limit")
      $0.a.height >= 1
    }
    let row = TextRow("a", a: textA)
    let before = try measurer.layout(of: row, width: 180)
    #expect(throws: MeasuringError.widthTooSmall(template: "TextCell", width: 12, minimum: 20)) {
      try measurer.layout(of: row, width: 12)
    }
    #expect(throws: MeasuringError.self) {
      try measurer.layout(of: TextRow("a", a: textA, constants: [("limit", -5)]), width: 180)
    }
    #expect(try measurer.layout(of: row, width: 180) == before)
    #expect(try measurer.layout(of: row, width: 320).height == 40)
  }

  @Test("Rows measured on many threads and in any order are equal (report 121)")
  func threads() async throws {
    let measurer = try TextCell.measurer(b: Label(lines: 0)) { cell in
      cell.a.top == cell.contentView.top + 10
      cell.a.leading == cell.contentView.leading + 10
      cell.b.leading == cell.a.trailing + 10
      cell.b.trailing <= cell.contentView.trailing - 10
      cell.b.top == cell.a.top
      cell.contentView.bottom >= cell.a.bottom + 10
      cell.contentView.bottom >= cell.b.bottom + 10
      whenCollapsed(cell.b) { cell.a.trailing <= cell.contentView.trailing - 10 }
    }
    let rows = (0..<40).map { index in
      let (a, b) = (words(characters: index * 7 % 61), words(characters: index * 13 % 47))
      return index % 3 == 0 ? TextRow("a", a: a) : TextRow("a", "b", a: a, b: b)
    }
    let widths = [180.0, 320, 250.5]
    var expected: [CellLayout] = []
    for width in widths { for row in rows { expected.append(try measurer.layout(of: row, width: width)) } }
    let fresh = try TextCell.measurer(b: Label(lines: 0)) { measurer.template.build($0) }
    let measured = try await withThrowingTaskGroup(of: (Int, CellLayout).self) { group in
      for index in expected.indices.reversed() {
        group.addTask {
          (index, try fresh.layout(of: rows[index % rows.count], width: widths[index / rows.count]))
        }
      }
      var result = expected
      for try await (index, layout) in group { result[index] = layout }
      return result
    }
    #expect(measured == expected)
  }
}

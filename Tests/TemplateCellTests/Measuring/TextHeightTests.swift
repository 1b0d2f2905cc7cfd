import Foundation
import TemplateCell
import Testing

/// Right heights for wrapped text with no hand-set width.
@Suite struct TextHeightTests {
  @Test(
    "Multi-line labels need no preferred width (report 62)",
    arguments: [(320.0, 40.0), (180, 60), (120, 100)])
  func preferredWidth(width: Double, height: Double) throws {
    let measurer = try TextCell.measurer { $0.a.edges == $0.contentView.edges.inset(10) }
    let layout = try measurer.layout(of: TextRow("a", a: textA), width: width)
    #expect(layout.height == height)
    #expect(layout.frame(named: "a") == rect(10, 10, width - 20, height - 20))
    #expect(layout.isCacheable)
  }

  @Test("A label inset by 10 in a template without width (report 41)")
  func insetLabel() throws {
    let measurer = try TextCell.measurer {
      $0.a.left == $0.contentView.left + 10
      $0.a.right == $0.contentView.right - 10
      $0.a.top == $0.contentView.top
      $0.a.bottom == $0.contentView.bottom
    }
    let row = TextRow("a", a: "one line")
    let layout = try measurer.layout(of: row, width: 320)
    #expect(layout.frame(named: "a") == rect(10, 0, 300, 20))
    #expect(layout.isCacheable)
    #expect(throws: MeasuringError.invalidWidth(0, template: "TextCell")) { try measurer.layout(of: row, width: 0) }
    let narrow = try measurer.layout(of: row, width: 15)
    #expect(narrow.findings.map(\.rule) == ["width-too-small"])
    #expect(!narrow.isCacheable)
  }

  @Test(
    "The height follows a sibling that takes width (report 60)",
    arguments: [("OK", 270.0, 60.0), ("Subscribe to all", 130, 80)])
  func sibling(button: String, width: Double, height: Double) throws {
    let measurer = try TextCell.measurer(b: Label(compressionResistance: .required)) {
      $0.a.top == $0.contentView.top + 10
      $0.a.leading == $0.contentView.leading + 10
      $0.a.trailing == $0.b.leading - 10
      $0.a.bottom == $0.contentView.bottom - 10
      $0.b.trailing == $0.contentView.trailing - 10
      $0.b.top == $0.a.top
    }
    for _ in 0..<2 {
      let layout = try measurer.layout(of: TextRow("a", "b", a: textA, b: button), width: 320)
      #expect(layout.frames[0] == rect(10, 10, width, height - 20))
      #expect(layout.height == height)
    }
  }

  @Test("Two equal columns wrap at their own width (report 61)")
  func columns() throws {
    let measurer = try TextCell.measurer(b: Label(lines: 0)) {
      $0.a.top == $0.contentView.top
      $0.b.top == $0.contentView.top
      $0.a.leading == $0.contentView.leading
      $0.b.leading == $0.a.trailing
      $0.b.trailing == $0.contentView.trailing
      $0.a.width == $0.b.width
      $0.contentView.bottom >= $0.a.bottom
      $0.contentView.bottom >= $0.b.bottom
    }
    let layout = try measurer.layout(of: TextRow("a", "b", a: textA, b: textA), width: 320)
    #expect(layout.frames[0] == rect(0, 0, 160, 40))
    #expect(layout.frames[1] == rect(160, 0, 160, 40))
    #expect(layout.height == 40)
  }

  @Test("A bubble with at-most edges shrinks to its wrapped text (report 64)")
  func bubble() throws {
    struct BubbleCell: CellTemplate {
      let text = Label(lines: 0)
      let bubble: View
      init() { bubble = View(text) }

      var constraints: [LayoutConstraint] {
        bubble.left == contentView.left + 8
        bubble.right <= contentView.right - 8
        bubble.top == contentView.top + 4
        bubble.bottom == contentView.bottom - 4
        text.edges == bubble.edges.inset(4)
      }

      func configure(_ content: inout CellContent, with item: String) { content[text].text = item }
    }
    let measurer = try CellMeasurer(BubbleCell(), text: RulerFont())
    let layout = try measurer.layout(of: words(characters: 50), width: 320)
    #expect(layout.frame(named: "text") == rect(12, 8, 290, 40))
    #expect(layout.frame(named: "bubble") == rect(8, 4, 298, 48))
    #expect(layout.height == 56)
    let short = try measurer.layout(of: "hi", width: 320)
    #expect(short.frame(named: "text") == rect(12, 8, 20, 20))
    #expect(short.height == 36)
  }

  @Test("A text is measured at its final width, not that of its parent (report 65)")
  func minimumWidth() throws {
    let measurer = try TextCell.measurer {
      $0.a.top == $0.contentView.top
      $0.a.leading == $0.contentView.leading
      $0.a.width >= 200
      $0.a.trailing <= $0.contentView.trailing ~ .high
      $0.a.bottom == $0.contentView.bottom
    }
    let layout = try measurer.layout(of: TextRow("a", a: "abcdefgh ijklmnop"), width: 100)
    #expect(layout.frame(named: "a") == rect(0, 0, 200, 20))
    #expect(layout.isCacheable)
  }

  @Test("A template keeps nothing from row to row (report 74)")
  func noLeaks() throws {
    let build: @Sendable (TextCell) -> [LayoutConstraint] = { $0.a.edges == $0.contentView.edges.inset(10) }
    let measurer = try TextCell.measurer(build)
    let fits = 300 / 10 - 1  // words of 4 and a space: 29 characters on a line, the space hangs
    for count in Array(0..<1000) + (0..<1000).reversed() {
      let text = words(characters: count)
      let characters = text.hasSuffix(" ") ? count - 1 : count
      let lines = characters <= 0 ? 0 : (characters + 1 + fits) / (fits + 1)
      let height = try measurer.layout(of: TextRow("a", a: text), width: 320).height
      #expect(height == 20 + 20 * Double(lines), "\(count) characters")
    }
    let fresh = try TextCell.measurer(build)
    #expect(
      try fresh.layout(of: TextRow("a", a: words(characters: 777)), width: 320)
        == measurer.layout(of: TextRow("a", a: words(characters: 777)), width: 320))
  }

  @Test("Heights belong to a width (report 90, ancestor fault 7)")
  func rotation() throws {
    let measurer = try TextCell.measurer { $0.a.edges == $0.contentView.edges.inset(10) }
    let heights = try [180.0, 320, 180].map {
      try measurer.layout(of: TextRow("a", a: textA), width: $0).height
    }
    #expect(heights == [60, 40, 60])
  }

  @Test("An empty text takes no height (report 56)")
  func emptyText() throws {
    let measurer = try TextCell.measurer { $0.a.edges == $0.contentView.edges.inset(10) }
    let layout = try measurer.layout(of: TextRow("a"), width: 180)
    #expect(layout.height == 20)
    #expect(layout.isCacheable)
  }

  @Test("A text whose width is fixed is measured once, others at most twice (report 104)")
  func measureCalls() throws {
    let counter = CountingRuler()
    let fixed = try CellMeasurer(
      TextCell { $0.a.edges == $0.contentView.edges.inset(10) }, text: counter)
    _ = try fixed.layout(of: TextRow("a", a: textA), width: 180)
    #expect(counter.count == 1)

    let free = CountingRuler()
    let bounded = try CellMeasurer(
      TextCell {
        $0.a.leading == $0.contentView.leading
        $0.a.trailing <= $0.contentView.trailing
        $0.a.top == $0.contentView.top
        $0.a.bottom == $0.contentView.bottom
      }, text: free)
    let wrapped = try bounded.layout(of: TextRow("a", a: textA), width: 180)
    #expect(wrapped.frame(named: "a") == rect(0, 0, 160, 40))
    #expect(free.count == 2)
    let short = try bounded.layout(of: TextRow("a", a: "alpha"), width: 180)
    #expect(short.frame(named: "a") == rect(0, 0, 50, 20))
    #expect(free.count == 3)
  }

  @Test("A template whose texts do not settle says so")
  func notSettling() throws {
    // Taller makes wider, wider makes lower.
    let build: @Sendable (TextCell) -> [LayoutConstraint] = { cell in
      [
        cell.a.leading == cell.contentView.leading, cell.a.top == cell.contentView.top,
        cell.a.bottom == cell.contentView.bottom, cell.a.width == cell.a.height * 3,
      ]
    }
    let row = TextRow("a", a: textA)
    let yielding = Label(
      lines: 0, hugging: AxisPriorities(horizontal: 1, vertical: .low),
      compressionResistance: AxisPriorities(horizontal: 1, vertical: .high))
    let layout = try TextCell.measurer(a: yielding, build).layout(of: row, width: 320)
    #expect(layout.findings.map(\.rule) == ["not-settling"])
    #expect(!layout.isCacheable)
    let strict = try TextCell.measurer(a: yielding, isStrict: true, build)
    #expect(throws: MeasuringError.notSettling(template: "TextCell", rounds: 8)) {
      try strict.layout(of: row, width: 320)
    }
  }
}

/// The ruler font, counting how often it is asked.
final class CountingRuler: TextMeasuring, @unchecked Sendable {
  private let lock = NSLock()
  private var calls = 0

  var count: Int { lock.withLock { calls } }

  func measure(_ request: TextRequest) -> TextMeasurement {
    lock.withLock { calls += 1 }
    return RulerFont().measure(request)
  }

  @Test("A font without a size is an error, not a row of no height", arguments: [Double.nan, .infinity, 0, -17])
  func fontSizes(_ size: Double) throws {
    let line = #line + 1
    let measurer = try TextCell.measurer(a: Label(font: .system(size: size), lines: 0)) { cell in
      cell.a.edges == cell.contentView.edges
    }
    #expect(
      throws: MeasuringError.invalidNumber(
        name: "TextCell: a (TextHeightTests.swift:\(line)) font size", value: "\(size)",
        rule: "finite and greater than 0")
    ) {
      try measurer.layout(of: TextRow("a", a: textA), width: 320)
    }
  }

  @Test("A height or frame beyond all pixels is an error")
  func beyondAllPixels() throws {
    let measurer = try TextCell.measurer { cell in
      cell.box.edges == cell.contentView.edges
      cell.box.height == 41
    }
    let row = TextRow("box")
    #expect(
      throws: MeasuringError.invalidNumber(name: "TextCell: the scale", value: "1e+308", rule: "at most 4000000")
    ) {
      try measurer.layout(of: row, width: 320, environment: LayoutEnvironment(scale: 1e308))
    }
    #expect(throws: MeasuringError.invalidWidth(1e308, template: "TextCell")) {
      try measurer.layout(of: row, width: 1e308)
    }
    // 41 points are no pixel of 1e-10 pixels per point, so they become one: 1e10 points.
    #expect(
      throws: MeasuringError.invalidNumber(
        name: "TextCell: the height", value: "10000000000", rule: "from -1000000000 to 1000000000 points")
    ) {
      try measurer.layout(of: row, width: 320, environment: LayoutEnvironment(scale: 1e-10))
    }
  }
}

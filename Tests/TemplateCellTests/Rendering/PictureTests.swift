import Foundation
import TemplateCell
import TestSupport
import Testing

@Suite struct PictureTests {
  private static func layout() -> CellLayout {
    CellLayout(
      width: 200, height: 120.5, fittingHeight: 120.3,
      names: ["title", "photo", "badge", "collapsed", "lost"],
      frames: [
        CGRect(x: 10, y: 10, width: 180, height: 40), CGRect(x: 10, y: 58, width: 80, height: 52.5),
        CGRect(x: 150, y: 70, width: 40, height: 30), .zero, CGRect(x: Double.nan, y: 0, width: 10, height: 10),
      ], source: .frames)
  }

  private let drawing = CellDrawing(
    layout(), appearances: ["title": .text("Fish & <chips> \"to go\"\u{0}", lineCount: 2), "photo": .image])

  /// Texts that do harm where they are not escaped: markup, quotes, controls, emoji, what turns the direction.
  private static let hostile =
    "</title>]]>&amp;<script>'\"\u{0}\u{8}\u{B}\u{1B}[2J\u{7F}\u{85}\u{FFFE}\u{1FFFF}\r\n\t\u{202E}👩‍👩‍👧🇫🇮漢שלום"

  @Test func `a row as text`() {
    #expect(Snapshot.difference(TextPicture(columns: 40).draw(drawing), "row.txt") == nil)
  }

  @Test(arguments: SVGPicture.Theme.allCases)
  func `a row as a picture`(_ theme: SVGPicture.Theme) {
    #expect(Snapshot.difference(SVGPicture(theme: theme).draw(drawing), "row-\(theme).svg") == nil)
  }

  @Test func `items without a size or a place are not drawn`() {
    #expect(drawing.parts.map(\.name) == ["title", "photo", "badge"])
  }

  @Test func `from right to left short lines end at the right`() {
    let mirrored = CellDrawing(
      Self.layout(), appearances: ["title": .text("x", lineCount: 2)], direction: .rightToLeft)
    // The last line is 0.6 of 180 wide.
    #expect(mirrored.parts[0].lines.map(\.frame) == [rect(10, 10, 180, 20), rect(82, 30, 108, 20)])
    #expect(drawing.parts[0].lines.map(\.frame) == [rect(10, 10, 180, 20), rect(10, 30, 108, 20)])
    let lines = TextPicture(columns: 40).picture(mirrored).split(separator: "\n")
    #expect(lines.contains { $0.hasSuffix("▄▄title  │") })
  }

  // MARK: - Constraints

  /// Every role, an ambiguous item and an alignment in one row.
  private static func everything(
    _ direction: LayoutEnvironment.LayoutDirection = .leftToRight
  ) throws -> CellDrawing {
    try TextCell.measurer {
      $0.a.top == $0.contentView.top + 10
      $0.a.leading == $0.contentView.leading + 16
      $0.a.trailing == $0.contentView.trailing - 16
      $0.image.top == $0.a.bottom + 8
      $0.image.leading == $0.a.leading
      $0.image.height == 30 ~ .low
      $0.contentView.bottom == $0.image.bottom + 10
      $0.box.top == $0.image.top
      $0.box.width == 30
      $0.box.height == 20
      $0.a.trailing == $0.contentView.trailing - 40
    }.drawing(
      of: TextRow("a", "image", "box", a: textA, image: CGSize(width: 60, height: 44)), width: 240,
      environment: LayoutEnvironment(layoutDirection: direction), showsConstraints: true)
  }

  @Test func `constraints are drawn`() throws {
    let drawing = try Self.everything()
    #expect(Set(drawing.dimensions.map(\.role)) == Set(CellDrawing.Dimension.Role.allCases))
    #expect(drawing.parts.map(\.isAmbiguous) == [false, false, true])
    #expect(Snapshot.difference(SVGPicture().draw(drawing), "constraints.svg") == nil)
  }

  @Test func `constraints from right to left are drawn`() throws {
    let picture = SVGPicture(theme: .dark).draw(try Self.everything(.rightToLeft))
    #expect(Snapshot.difference(picture, "constraints-rtl.svg") == nil)
  }

  @Test func `a picture with constraints has room for what lies outside the row`() throws {
    let drawing = try TextCell.measurer {
      $0.a.top == $0.contentView.top + 10
      $0.a.leading == $0.contentView.trailing + 40
      $0.a.width == 100
      $0.contentView.bottom == $0.a.bottom + 10
      $0.box.trailing == $0.contentView.leading - 50
      $0.box.width == 30
      $0.box.top == $0.contentView.top - 70
      $0.box.height == 20
    }.drawing(of: TextRow("a", "box", a: "A"), width: 240, showsConstraints: true)
    let picture = SVGPicture().draw(drawing)
    let box = try #require(picture.components(separatedBy: "viewBox=\"").last?.prefix { $0 != "\"" })
    let numbers = box.split(separator: " ").compactMap { Double($0) }
    try #require(numbers.count == 4)
    // The box lies from -80 to -50 and from -70 to -50, the text ends at 240 + 40 + 100.
    #expect(numbers[0] < -80 && numbers[1] < -70)
    #expect(numbers[0] + numbers[2] > 380 && numbers[1] + numbers[3] > drawing.height)
  }

  /// Items outside on every side: the picture reaches 6 points beyond them, and the row has an outline.
  @Test func `a picture without constraints holds what lies outside the row`() {
    let frames = [rect(-30, 10, 40, 20), rect(20, -25, 10, 10), rect(190, 100, 50, 60)]
    let layout = CellLayout(
      width: 200, height: 120, fittingHeight: 120, names: ["left", "above", "corner"], frames: frames, source: .frames)
    let outside = CellDrawing(layout)
    let picture = SVGPicture().draw(outside)
    // From -30 - 6 and -25 - 6 to 240 + 6 and 160 + 6.
    #expect(picture.contains("viewBox=\"-36 -31 282 197\""))
    #expect(picture.contains("<rect class=\"tc-row tc-bounds\" x=\"0\" y=\"0\" width=\"200\" height=\"120\"/>"))
    #expect(picture.contains("<rect class=\"tc-outside\" x=\"-36\" y=\"-31\" width=\"282\" height=\"197\"/>"))
    #expect(!SVGPicture().draw(drawing).contains("class=\"tc-outside\""))
    let table = TextPicture(columns: 40).table(outside)
    #expect(table.components(separatedBy: "view, outside the row\n").count == 4)
    // In a list the second row begins at 120, so that its corner ends at 280.
    let list = SVGPicture().draw(ListDrawing(sections: [ListDrawing.Section(rows: [outside, outside])]))
    #expect(list.contains("viewBox=\"-36 -31 282 317\""))
    #expect(list.contains("<rect class=\"tc-none tc-bounds\" x=\"0\" y=\"0\" width=\"200\" height=\"240\"/>"))
  }

  // MARK: - Lists

  private static func list(_ direction: LayoutEnvironment.LayoutDirection = .leftToRight) -> ListDrawing {
    func cell(_ text: String, height: Double) -> CellDrawing {
      CellDrawing(
        CellLayout(
          width: 200, height: height, fittingHeight: height, names: ["text"],
          frames: [CGRect(x: 16, y: 8, width: 168, height: height - 16)], source: .frames),
        appearances: ["text": .text(text, lineCount: 1)], direction: direction)
    }
    let rows = [
      cell("apple", height: 40), cell("\u{6F22}\u{5B57}\u{306E}\u{9577}\u{3044}\u{884C}", height: 52.5),
      cell("\u{5E9}\u{5DC}\u{5D5}\u{5DD}, pear", height: 40),
    ]
    let fruits = ListDrawing.Section(
      header: cell("Fruits \u{1F34E}", height: 36), rows: rows, footer: cell("3 fruits", height: 36))
    let long = ListDrawing.Section(rows: [cell("a line that is longer than the whole row is wide", height: 40)])
    return ListDrawing(sections: [fruits, long], firstRow: 7)
  }

  @Test func `the height of a list is that of everything in it`() {
    let heights: [Double] = [36, 40, 52.5, 40, 36, 40]
    #expect(Self.list().height == heights.reduce(0, +))
    #expect(Self.list().width == 200)
    #expect(ListDrawing(sections: []).height == 0)
  }

  @Test func `a list as text`() {
    let picture = TextPicture(columns: 40).draw(Self.list())
    #expect(Snapshot.difference(picture, "list.txt") == nil)
    // Every line is as wide as the border: wide characters take two columns, isolates none.
    for line in picture.split(separator: "\n") { #expect(TerminalText.columns(of: String(line)) == 42, "\(line)") }
  }

  @Test func `a list as text from right to left`() {
    #expect(Snapshot.difference(TextPicture(columns: 40).draw(Self.list(.rightToLeft)), "list-rtl.txt") == nil)
  }

  @Test func `a list as a picture`() {
    #expect(Snapshot.difference(SVGPicture(theme: .automatic).draw(Self.list()), "list.svg") == nil)
    let mirrored = SVGPicture().draw(Self.list(.rightToLeft))
    #expect(mirrored.contains("<line class=\"tc-rule\" x1=\"0\" y1=\"0\" x2=\"184\" y2=\"0\"/>"))
  }

  @Test func `a list longer than allowed says that it was cut`() {
    let lines = TextPicture(columns: 40, maximumLines: 6).draw(Self.list()).split(separator: "\n")
    #expect(lines.count == 9)
    #expect(lines.last == "(cut after 6 lines)")
  }

  // MARK: - Hostile input

  @Test(arguments: SVGPicture.Theme.allCases)
  func `every picture is well-formed XML without outside resources`(_ theme: SVGPicture.Theme) throws {
    let layout = CellLayout(
      width: 100, height: 50, fittingHeight: 50, names: [Self.hostile, "b"],
      frames: [CGRect(x: 0, y: 0, width: 50, height: 20), CGRect(x: 0, y: 20, width: 50, height: 20)], source: .frames)
    let drawing = CellDrawing(layout, appearances: ["b": .text(Self.hostile, lineCount: 3)])
    let painter = SVGPicture(theme: theme)
    let list = ListDrawing(sections: [ListDrawing.Section(header: drawing, rows: [drawing], footer: drawing)])
    for picture in [painter.draw(drawing), painter.draw(list), painter.draw(try Self.everything())] {
      #expect(XMLText.problem(in: picture) == nil)
      let rest = picture.replacingOccurrences(of: "xmlns=\"http://www.w3.org/2000/svg\"", with: "")
      for word in ["http", "href", "url(", "<script", "@import"] { #expect(!rest.contains(word)) }
    }
    #expect(XMLText.problem(in: "<a>&</a>") != nil)
  }

  /// A column is at least 4 points wide: 15 columns for 60 points instead of 72, and 10 for 8 points.
  @Test(arguments: [(60.0, 15), (8, 10), (240, 60), (400, 72)])
  func `a narrow row is not blown up`(_ width: Double, _ columns: Int) {
    let narrow = CellDrawing(
      CellLayout(
        width: width, height: 80, fittingHeight: 80, names: ["a"],
        frames: [CGRect(x: 0, y: 0, width: width, height: 40)], source: .frames),
      appearances: ["a": .text("\u{6F22}\u{5B57} a", lineCount: 2)])
    let list = ListDrawing(sections: [ListDrawing.Section(header: narrow, rows: [narrow, narrow])])
    for picture in [TextPicture().picture(narrow), TextPicture().draw(list)] {
      for line in picture.split(separator: "\n") { #expect(TerminalText.columns(of: String(line)) == columns + 2) }
    }
  }

  @Test func `hostile texts stay within the border of a text picture`() {
    let layout = CellLayout(
      width: 240, height: 50, fittingHeight: 50, names: [Self.hostile, "b"],
      frames: [CGRect(x: 0, y: 0, width: 90, height: 20), CGRect(x: 0, y: 20, width: 90, height: 20)], source: .frames)
    let drawing = CellDrawing(layout, appearances: ["b": .text(Self.hostile, lineCount: 1)])
    let list = TextPicture(columns: 60).draw(ListDrawing(sections: [ListDrawing.Section(rows: [drawing])]))
    for picture in [TextPicture(columns: 60).picture(drawing), list] {
      for line in picture.split(separator: "\n") { #expect(TerminalText.columns(of: String(line)) == 62, "\(line)") }
      #expect(!picture.contains("\u{1B}"))
    }
  }

  @Test func `a picture higher than allowed says that it was cut`() {
    let tall = CellDrawing(
      CellLayout(width: 100, height: 1e300, fittingHeight: 0, names: [], frames: [], source: .frames))
    let lines = TextPicture(columns: 10, maximumLines: 3).picture(tall).split(separator: "\n")
    #expect(lines.count == 6)
    #expect(lines.last == "(cut after 3 lines)")
  }

  @Test func `frames far outside are cut off at the border`() {
    let frames = [
      CGRect(x: -9e5, y: -9e5, width: 9e5 + 50, height: 9e5 + 50), CGRect(x: 60, y: 10, width: 9e5, height: 20),
    ]
    let wide = CellDrawing(
      CellLayout(width: 100, height: 40, fittingHeight: 40, names: ["a", "b"], frames: frames, source: .frames),
      appearances: ["b": .text("b", lineCount: 1)])
    let picture = TextPicture(columns: 10).picture(wide)
    #expect(picture.split(separator: "\n").allSatisfy { $0.count == 12 })
    #expect(picture.contains("▒") || picture.contains(" "))
    #expect(picture.contains("b▄▄▄│"))
  }

  @Test func `a layout without numbers makes an empty picture`() {
    let broken = CellDrawing(
      CellLayout(width: .nan, height: .infinity, fittingHeight: 0, names: [], frames: [], source: .frames))
    #expect(TextPicture(columns: 10).picture(broken) == "┌──────────┐\n│          │\n└──────────┘\n")
    #expect(SVGPicture().draw(broken).contains("viewBox=\"0 0 0 0\""))
  }
}

import Foundation
import TemplateCell
import TestSupport
import Testing

/// No text of a picture with constraints covers another, and what is drawn lies in the picture.
@Suite struct CaptionTests {
  /// What is wrong with a picture: texts on each other, texts outside the picture.
  private static func problems(_ picture: String) -> [String] {
    let texts = PictureTexts(picture)
    let box = (picture.components(separatedBy: "viewBox=\"").dropFirst().first ?? "").prefix { $0 != "\"" }
    let numbers = box.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 4, !texts.entries.isEmpty else { return ["no picture"] }
    let (right, bottom) = (numbers[0] + numbers[2], numbers[1] + numbers[3])
    let outside = texts.entries.filter { entry in
      entry.box.minX < numbers[0] || entry.box.minY < numbers[1] || entry.box.maxX > right || entry.box.maxY > bottom
    }
    return texts.overlaps + outside.map { "\($0.text) \($0.box) is not in \(numbers)" }
  }

  @Test(arguments: 0..<120)
  func `of a random cell`(_ seed: Int) throws {
    let cell = RandomCell(seed: UInt64(seed))
    let measurer = try CellMeasurer(cell, text: RulerFont())
    for direction in [LayoutEnvironment.LayoutDirection.leftToRight, .rightToLeft] {
      let drawing = try measurer.drawing(
        of: RandomCell.Row(isCollapsed: seed % 3 == 0), width: 320,
        environment: LayoutEnvironment(layoutDirection: direction), showsConstraints: true)
      #expect(Self.problems(SVGPicture().draw(drawing)) == [], "seed \(seed)")
    }
  }

  /// Fifteen views of one size at one place: most texts must stand apart, with a line that leads to them.
  @Test func `of many views at one place`() throws {
    struct Pile: CellTemplate {
      let views = (0..<15).map { _ in View() }
      var constraints: [LayoutConstraint] {
        for view in views {
          view.top == contentView.top + 8
          view.bottom == contentView.bottom - 8
          view.leading == contentView.leading + 16
          view.width == 30
          view.height == view.width
        }
      }
      func configure(_ content: inout CellContent, with row: Int) {}
    }
    let drawing = try CellMeasurer(Pile()).drawing(of: 0, width: 320, showsConstraints: true)
    let picture = SVGPicture().draw(drawing)
    #expect(Self.problems(picture) == [])
    let texts = PictureTexts(picture).entries.map(\.text)
    for index in 0..<15 { #expect(texts.count { $0 == "views[\(index)]" } == 1) }
    // Each width and each ratio has its caption.
    #expect(texts.count { $0 == "30" } == 15)
    #expect(texts.count { $0.hasPrefix("= views[") } == 15)
    #expect(picture.contains("class=\"tc-leader\""))
  }

  @Test func `of a stack and its first view, both named`() throws {
    struct Pair: CellTemplate {
      let stack: StackView
      let first = Label("one")
      init() { stack = StackView(axis: .horizontal, spacing: 8, layoutMargins: 6, arrangedSubviews: [first]) }
      var constraints: [LayoutConstraint] { stack.edges == contentView.edges }
      func configure(_ content: inout CellContent, with row: Int) {}
    }
    let drawing = try CellMeasurer(Pair(), text: RulerFont()).drawing(of: 0, width: 200, showsConstraints: true)
    let picture = SVGPicture().draw(drawing)
    #expect(Self.problems(picture) == [])
    let texts = PictureTexts(picture).entries.map(\.text)
    #expect(texts.contains("stack") && texts.contains("first"))
    // The four margins of the stack have their numbers.
    #expect(texts.count { $0 == "6" } == 4)
  }

  /// The gaps of a stack are equal to each other: a number each would be that of an item nobody sees.
  @Test func `of equal gaps`() throws {
    struct Row: CellTemplate {
      let marks = (0..<3).map { _ in Control(width: 20, height: 10) }
      let stack: StackView
      init() { stack = StackView(axis: .horizontal, distribution: .equalSpacing, arrangedSubviews: marks) }
      var constraints: [LayoutConstraint] { stack.edges == contentView.edges }
      func configure(_ content: inout CellContent, with row: Int) {}
    }
    let drawing = try CellMeasurer(Row()).drawing(of: 0, width: 200, showsConstraints: true)
    let picture = SVGPicture().draw(drawing)
    #expect(Self.problems(picture) == [])
    let texts = PictureTexts(picture).entries.map(\.text)
    #expect(texts.count { $0 == "= gap" } == 2)
    #expect(!texts.contains { $0.contains("gap.") })
  }

  /// The cells of a file of this repository, and of those beside it where they are.
  @Test func `of cells of Interface Builder files`() throws {
    let local = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Documentation/PostCell.xib")
    var files = [("PostCell.xib", try Data(contentsOf: local))]
    let index = SharedFiles.data("cases/interface-builder/index.csv").map { String(decoding: $0, as: UTF8.self) } ?? ""
    for line in index.split(separator: "\n").dropFirst() where line.contains("Cell,") {
      let name = line.prefix { $0 != "," }
      for kind in ["xib", "storyboard"] {
        let path = "cases/interface-builder/xib/\(name).\(kind)"
        if let data = SharedFiles.data(path) { files.append((path, data)) }
      }
    }
    for (name, data) in files {
      for root in try InterfaceReader().read(data).roots
      where root.kind == .tableViewCell || root.kind == .collectionViewCell {
        guard let width = root.views.first?.frame.width, width > 0 else { continue }
        let drawing = try CellMeasurer(InterfaceTemplate(root, file: name)).drawing(
          of: InterfaceContent(), width: width, showsConstraints: true)
        #expect(Self.problems(SVGPicture().draw(drawing)) == [], "\(name) \(root.views[0].id)")
      }
    }
  }

  @Test func `two pictures of one drawing are equal`() throws {
    let measurer = try CellMeasurer(RandomCell(seed: 7), text: RulerFont())
    let drawing = try measurer.drawing(of: RandomCell.Row(), width: 320, showsConstraints: true)
    #expect(SVGPicture().draw(drawing) == SVGPicture().draw(drawing))
  }

  @Test func `texts that cover each other are found`() {
    let picture = """
      <text class="a" x="0" y="7" textLength="10">one</text><text class="a" x="9" y="15" textLength="10">two</text>
      <text class="a" x="10" y="25" textLength="10">three</text>
      """
    #expect(PictureTexts(picture).entries.map(\.text) == ["one", "two", "three"])
    #expect(PictureTexts(picture).overlaps.count == 1)
  }
}

import Foundation
import TemplateCell
import Testing

private typealias File = InterfaceFile

/// Texts that rows put in place of those of a file, and how they are drawn.
@Suite struct InterfaceTextTests {
  /// The stored size is that of the file's own text: 22 high. A row's text has its own: two lines of a 17 point font, each
  /// 20.287 high, 41 in whole and half points; the template lays it out alike.
  @Test func `a text of a row has not the size that is stored for another`() throws {
    let text = File.document(
      File.root(
        constraints: File.pin("a", 0, 0, 0, 0), File.view("a", "label", "text=\"ab\" numberOfLines=\"0\"")),
      head: "<designables><designable name=\"a\"><size key=\"intrinsicContentSize\" width=\"50\" height=\"22\"/>"
        + "</designable></designables>")
    let root = try #require(try InterfaceReader().read(Data(text.utf8)).roots.first)
    let measurer = try CellMeasurer(InterfaceTemplate(root))
    for (content, height) in [(InterfaceContent(), 22.0), (InterfaceContent(texts: ["a": "one\ntwo"]), 41)] {
      #expect(try InterfaceMeasurer(root).measure(width: 100, height: .fitting, content: content).height == height)
      #expect(
        try measurer.layout(of: content, width: 100, environment: LayoutEnvironment(scale: 2)).height == height)
    }
  }

  /// The words are set as the label sets them: in the middle, as wide as each line, as many as there is room for.
  @Test func `a drawing has the lines of the texts`() throws {
    let text = File.document(
      File.root(
        constraints: File.pin("a", 0, 0, 0) + File.size("a", nil, 41),
        File.view("a", "label", "text=\"one\" textAlignment=\"center\" numberOfLines=\"0\"")))
    let root = try #require(try InterfaceReader().read(Data(text.utf8)).roots.first)
    let content = InterfaceContent(texts: ["a": "i\nmmmm\nthree"])
    let layout = try InterfaceMeasurer(root).measure(width: 100, content: content)
    let whole = CellDrawing(layout, of: root, content: content)
    let lines = try #require(whole.parts.first).lines
    // 41 points are two lines.
    #expect(lines.map(\.text).count == 2)
    #expect(lines[0].frame.width < lines[1].frame.width)
    for line in lines { #expect(abs(Double(line.frame.midX) - 50) < 0.01) }
    // The same from the template, which knows the alignment as well.
    let drawn = try CellMeasurer(InterfaceTemplate(root)).drawing(of: content, width: 100, height: 50)
    #expect(drawn.parts.first?.lines.map(\.frame.minX) == lines.map(\.frame.minX))
    let empty = CellDrawing(layout, of: root, content: InterfaceContent(texts: ["a": ""]))
    #expect(empty.parts.first?.lines == [])
  }
}

import Foundation
import TemplateCell
import Testing

private typealias File = InterfaceFile

/// The names that views have, and under which rows have content for them.
@Suite struct InterfaceNamesTests {
  private func root(_ text: String) throws -> InterfaceRoot {
    try #require(try InterfaceReader().read(Data(text.utf8)).roots.first)
  }

  private static func outlet(_ name: String, _ id: String, kind: String = "outlet") -> String {
    "<\(kind) property=\"\(name)\" destination=\"\(id)\" id=\"\(name)-\(id)\"/>"
  }

  /// Two labels one above the other, each a line of 20.5 high, and what points to them.
  private static func cell(_ connections: String) -> String {
    func label(_ id: String) -> String {
      File.view(id, "label", "text=\"Label\" numberOfLines=\"0\" verticalHuggingPriority=\"251\"")
    }
    return File.document(
      File.cell(
        frame: "0 0 320 61", content: "0 0 320 61",
        constraints: File.pin("a", to: "content", 16, 10, 16) + File.rule("b", "top", "a", "bottom", 0)
          + File.pin("b", to: "content", 16, nil, 16, 10),
        extra: "<connections>\(connections)</connections>", label("a"), label("b")))
  }

  private static let swiftAndFile = cell(outlet("ui_title", "a") + outlet("detail", "b"))

  @Test func `every view has a name of its own, also a cell around its content view`() throws {
    #expect(try root(Self.swiftAndFile).viewNames == ["tableViewCell", "contentView", "uiTitle", "detail"])
    #expect(try root(Self.cell("")).viewNames == ["tableViewCell", "contentView", "label", "label2"])
    let plain = File.document(File.root(File.view("a", "view", "userLabel=\"tableViewCell\"")))
    #expect(try root(plain).viewNames == ["contentView", "tableViewCell"])
    // The name that a label has is not taken from it by the cell around it.
    #expect(
      try root(Self.cell(Self.outlet("tableViewCell", "a"))).viewNames
        == ["tableViewCell2", "contentView", "tableViewCell", "label"])
  }

  @Test(arguments: ["ui_title", "uiTitle", "a"])
  func `content goes to a view by outlet, shown name and id`(_ name: String) throws {
    let root = try root(Self.swiftAndFile)
    let row = InterfaceContent(texts: [name: "One\nTwo"])
    // 10 + 41 + 20.5 + 10.
    #expect(try InterfaceMeasurer(root).measure(height: .fitting, content: row).height == 81.5)
    let measurer = try CellMeasurer(InterfaceTemplate(root))
    let layout = try measurer.layout(of: row, width: 320)
    #expect(layout.height == 81.5)
    #expect(layout.names == ["uiTitle", "detail"])
    #expect(measurer.template.itemName(of: name) == "uiTitle")
    #expect(row.unusedKeys(in: root) == [])
  }

  /// The outlet of the second label is what pictures call the first one.
  private static let unclear = cell(outlet("ui_title", "a") + outlet("uiTitle", "b"))

  @Test func `a name that two views answer to is refused and both are named`() throws {
    let root = try root(Self.unclear)
    #expect(root.viewNames.suffix(2) == ["uiTitle", "uiTitle2"])
    let lines = root.views.suffix(2).map(\.line)
    let error = MeasuringError.ambiguousName(
      "uiTitle",
      views: [
        "the label 'ui_title' (line \(lines[0]), id a)", "the label 'uiTitle2' (line \(lines[1]), id b)",
      ])
    for row in [
      InterfaceContent(texts: ["uiTitle": "A"]), InterfaceContent(hidden: ["uiTitle": true]),
      InterfaceContent(images: ["a": InterfaceSize(width: 1, height: 1), "uiTitle": InterfaceSize(width: 1, height: 1)]
      ),
    ] {
      #expect(throws: error) { try InterfaceMeasurer(root).measure(content: row) }
      let measurer = try CellMeasurer(InterfaceTemplate(root))
      #expect(throws: error) { try measurer.layout(of: row, width: 320) }
      #expect(!row.unusedKeys(in: root).contains { $0.message.contains("uiTitle") })
    }
    #expect(InterfaceTemplate(root).item(named: "uiTitle") == nil)
    for name in ["ui_title", "a", "uiTitle2", "b"] {
      let row = InterfaceContent(texts: [name: "One\nTwo"])
      #expect(try InterfaceMeasurer(root).measure(height: .fitting, content: row).height == 81.5)
    }
  }

  @Test func `two outlets of one name are refused, an outlet collection means all its views`() throws {
    let outlets = try root(Self.cell(Self.outlet("line", "a") + Self.outlet("line", "b")))
    let collection = try root(
      Self.cell(["a", "b"].map { Self.outlet("line", $0, kind: "outletCollection") }.joined()))
    let row = InterfaceContent(texts: ["line": "One\nTwo"])
    #expect(throws: MeasuringError.self) { try InterfaceMeasurer(outlets).measure(content: row) }
    // 10 + 2 * 41 + 10.
    #expect(try InterfaceMeasurer(collection).measure(height: .fitting, content: row).height == 102)
    #expect(try CellMeasurer(InterfaceTemplate(collection)).layout(of: row, width: 320).height == 102)
    // The second of them is called 'line2', and means itself.
    let second = InterfaceContent(texts: ["line2": "One\nTwo"])
    #expect(try InterfaceMeasurer(collection).measure(height: .fitting, content: second).height == 81.5)
  }

  @Test func `two names of one view are a finding, and the stronger one holds`() throws {
    let root = try root(Self.swiftAndFile)
    let row = InterfaceContent(texts: ["uiTitle": "One\nTwo\nThree", "ui_title": "One\nTwo"])
    #expect(try InterfaceMeasurer(root).measure(height: .fitting, content: row).height == 81.5)
    #expect(try CellMeasurer(InterfaceTemplate(root)).layout(of: row, width: 320).height == 81.5)
    #expect(
      row.unusedKeys(in: root) == [
        InterfaceFinding(
          rule: "repeated-content", message: "'ui_title' and 'uiTitle' are one label; what 'ui_title' has holds.",
          line: root.views[2].line, element: "a")
      ])
  }

  @Test func `a picture has the names of messages`() throws {
    let root = try root(Self.swiftAndFile)
    let layout = try InterfaceMeasurer(root).measure(height: .fixed(100))
    let picture = SVGPicture().draw(CellDrawing(layout, of: root))
    #expect(picture.contains("<title>uiTitle: 16 10 288 "))
    #expect(picture.contains("<title>detail: "))
  }
}

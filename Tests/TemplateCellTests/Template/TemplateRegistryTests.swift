import TemplateCell
import Testing

@Suite struct TemplateRegistryTests {
  struct LineCell: CellTemplate {
    let title = Label(lines: 0)
    var constraints: [LayoutConstraint] { title.edges == contentView.edges.inset(10) }
    func configure(_ content: inout CellContent, with item: String) { content[title].text = item }
  }

  @Test("An empty or unregistered reuse identifier is a typed error (ancestor fault 10)")
  func identifiers() throws {
    var registry = TemplateRegistry<String>()
    let measurer = try CellMeasurer(LineCell(), text: RulerFont())
    try registry.register(measurer, for: "line")
    #expect(throws: TemplateError.emptyReuseIdentifier) { try registry.register(measurer, for: "") }
    #expect(registry.identifiers == ["line"])
    #expect(throws: MeasuringError.unknownReuseIdentifier("", registered: ["line"])) { try registry.measurer(for: "") }
    #expect(throws: MeasuringError.unknownReuseIdentifier("other", registered: ["line"])) {
      try registry.measurer(for: "other")
    }
    #expect(try registry.measurer(for: "line").layout(of: "one", width: 320).height == 40)
  }

  @Test("A header is filled once for each measurement (ancestor fault 6)")
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
}

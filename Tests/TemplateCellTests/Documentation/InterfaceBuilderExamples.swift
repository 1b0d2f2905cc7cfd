import Foundation
import TemplateCell
import Testing

/// The code of the page "Reading Interface Builder files"; heights by hand from `PostCell.xib`: a line of the headline is
/// 20.5 high, one of the footnote 16.
@Suite struct InterfaceBuilderExamples {
  private func contents() throws -> Data {
    let url = try #require(Bundle.module.url(forResource: "PostCell", withExtension: "xib"))
    return try Data(contentsOf: url)
  }

  @Test func `a file is read and measured`() throws {
    let data = try contents()
    let document = try InterfaceReader().read(data)
    let root = document.roots[0]
    let layout = try InterfaceMeasurer(root).measure(width: 375, height: .fitting)
    #expect(layout.height == 272.5)
    #expect(layout.findings.isEmpty)

    var row = InterfaceContent(texts: ["titleLabel": "A photo of the harbor"])
    row.images["photoView"] = InterfaceSize(width: 343, height: 120)
    let other = try InterfaceMeasurer(root).measure(width: 375, height: .fitting, content: row)
    #expect(other.height == 192.5)
    #expect(other.frames[3].frame == InterfaceRectangle(x: 16, y: 38.5, width: 343, height: 120))

    let arabic = try InterfaceMeasurer(root).measure(width: 375, height: .fitting, direction: .rightToLeft)
    let time = arabic.frames[4].frame
    #expect(time.x + time.width == 359)
  }

  @Test func `a file is a template like any other`() throws {
    let data = try contents()
    let root = try InterfaceReader().read(data).roots[0]
    let cell = InterfaceTemplate(root, file: "PostCell.xib")
    let measurer = try CellMeasurer(cell)
    var registry = TemplateRegistry<InterfaceContent>()
    try registry.register(measurer, for: "post")
    let rows = [
      InterfaceContent(texts: ["titleLabel": "One line"]),
      InterfaceContent(texts: ["titleLabel": "One line\nand another"]),
    ]
    var table = try HeadlessTable(
      sections: [TableSection(rows: rows)], registry: registry, width: 375, reuseIdentifier: { _ in "post" })
    #expect(try table.height(at: IndexPath(row: 0, section: 0)) == 272.5)
    #expect(try table.height(at: IndexPath(row: 1, section: 0)) == 293)

    let explanation = try measurer.explainHeight(of: rows[0], width: 375)
    #expect(
      explanation.description
        == "272.5 = 10 (titleLabel.top) + 20.5 (titleLabel, 1 line) + 8 (photoView.top) + 200 (photoView, image) "
        + "+ 8 (timeLabel.top) + 16 (timeLabel, 1 line) + 10 (contentView.bottom)")
    #expect(explanation.parts[0].constraint?.line == 24)
    #expect(measurer.check(rows: rows) == [])
  }

  @Test func `a registry takes the cell of a file`() throws {
    let data = try contents()
    let document = try InterfaceReader().read(data)
    let cell = InterfaceTemplate(document.roots[0], file: "PostCell.xib")
    var registry = TemplateRegistry<InterfaceContent>()
    try registry.register(try CellMeasurer(cell), for: "post")
    #expect(registry.identifiers == ["post"])
  }

  @Test func `what was not understood is a finding`() throws {
    let data = Data(
      String(decoding: try contents(), as: UTF8.self)
        .replacingOccurrences(of: "style=\"UICTFontTextStyleFootnote\"", with: "name=\"Lato-Bold\" pointSize=\"13\"")
        .utf8)
    let document = try InterfaceReader().read(data)
    for finding in document.roots[0].findings {
      #expect(finding.rule == "substituted-font")
      #expect(finding.line == 18)
      #expect(finding.element == "pst-00-005")
    }
    #expect(document.roots[0].findings.count == 1)
  }

  @Test func `a file that cannot be read says why`() throws {
    let data = try contents().prefix(2000)
    do {
      _ = try InterfaceReader().read(data)
    } catch InterfaceFileError.malformed(let line) {
      #expect(line == 19)
    }
  }
}

@Suite struct PostCellLayoutTests {
  let measurer: CellMeasurer<InterfaceTemplate>

  init() throws {
    let url = try #require(Bundle.module.url(forResource: "PostCell", withExtension: "xib"))
    let document = try InterfaceReader().read(Data(contentsOf: url))
    let root = try #require(document.root(reuseIdentifier: "Post"))
    #expect(root.findings.isEmpty)
    measurer = try CellMeasurer(InterfaceTemplate(root, file: "PostCell.xib"))
  }

  @Test func `the file has no mistakes`() {
    #expect(measurer.check() == [])
  }

  @Test(arguments: [320.0, 375, 430, 768])
  func `a title of two lines makes the cell higher by one line`(width: Double) throws {
    let short = try measurer.layout(of: InterfaceContent(texts: ["titleLabel": "One"]), width: width)
    let long = try measurer.layout(of: InterfaceContent(texts: ["titleLabel": "One\nTwo"]), width: width)
    #expect(short.height == 272.5)
    #expect(long.height == 293)
  }

  @Test func `nothing conflicts and nothing is ambiguous`() {
    let rows = [InterfaceContent(), InterfaceContent(texts: ["titleLabel": "", "timeLabel": "three weeks ago"])]
    #expect(measurer.conflictFailure(rows: rows, widths: [320, 375]) == nil)
    #expect(measurer.ambiguityFailure(rows: rows, widths: [320, 375]) == nil)
  }
}

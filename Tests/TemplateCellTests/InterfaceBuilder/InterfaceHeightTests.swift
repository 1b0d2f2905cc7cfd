import Foundation
import TemplateCell
import Testing

private typealias File = InterfaceFile

/// Free heights, and what gives none.
@Suite struct InterfaceHeightTests {
  @Test(arguments: fixtures) func `a layout without a height of its own is a finding`(
    _ fixture: InterfaceFixture
  ) throws {
    try fixture.check()
  }

  private static let pinned = File.pin("a", 0, 5) + File.size("a", 10, 20)

  private static let fixtures: [InterfaceFixture] = [
    InterfaceFixture(
      "nothing leads to the bottom", File.document(File.root(constraints: pinned, File.view("a"))), height: -1,
      ["root": [0, 0, 100, 0], "a": [0, 5, 10, 20]], findings: ["no-vertical-chain"]),
    InterfaceFixture(
      "a given height needs no chain", File.document(File.root(constraints: pinned, File.view("a"))), height: 30,
      ["root": [0, 0, 100, 30]]),
    InterfaceFixture(
      "a chain",
      File.document(File.root(constraints: pinned + File.pin("a", nil, nil, nil, 3), File.view("a"))), height: -1,
      ["root": [0, 0, 100, 28]]),
    InterfaceFixture(
      "an upper and a lower view that nothing ties",
      File.document(
        File.root(
          constraints: pinned + File.pin("b", 0, nil, nil, 3) + File.size("b", 10, 20), File.view("a"), File.view("b"))),
      height: -1, ["root": [0, 0, 100, 0]], findings: ["no-vertical-chain"]),
    InterfaceFixture(
      // 2 x (5 + 20 / 2).
      "the top and the middle",
      File.document(File.root(constraints: pinned + File.rule("a", "centerY", "root"), File.view("a"))), height: -1,
      ["root": [0, 0, 100, 30]]),
    InterfaceFixture(
      "a centre alone",
      File.document(
        File.root(
          constraints: File.pin("a", 0) + File.size("a", 10, 20) + File.rule("a", "centerY", "root"), File.view("a"))),
      height: -1, ["root": [0, 0, 100, 0]], findings: ["no-vertical-chain"]),
    InterfaceFixture(
      "a chain of nothing is a height of 0",
      File.document(
        File.root(
          constraints: File.pin("s", 0, 0, 0, 0),
          File.view("s", "stackView", "", File.view("a", "view", "hidden=\"YES\"")))
      ),
      height: -1, ["root": [0, 0, 100, 0]]),
    InterfaceFixture(
      // The background leads from top to bottom, but is as high as the root is.
      "a background is no height",
      File.document(
        File.root(constraints: pinned + File.pin("b", 0, 0, 0, 0), File.view("b"), File.view("a"))),
      height: -1, ["root": [0, 0, 100, 0], "a": [0, 5, 10, 20]], findings: ["no-vertical-chain"]),
    InterfaceFixture(
      "a height of 0 that is said is one",
      File.document(
        File.root(constraints: File.pin("b", 0, 0, 0, 0) + File.size("b", nil, 0), File.view("b"))),
      height: -1, ["root": [0, 0, 100, 0]]),
    InterfaceFixture(
      "what lies in a scroll view gives it no height",
      File.document(
        File.root(
          constraints: File.pin("s", 0, 0, 0),
          File.view(
            "s", "scrollView", constraints: File.pin("a", to: "s", 0, 0, 0, 0) + File.size("a", 10, 20), File.view("a"))
        )),
      height: -1, ["root": [0, 0, 100, 0]], findings: ["no-vertical-chain"]),
    InterfaceFixture(
      "a content view is not less than nothing high",
      File.document(File.cell(frame: "0 0 100 44", content: "0 0 100 43.5")), height: 0,
      ["root": [0, 0, 100, 0], "content": [0, 0, 100, 0]]),
  ]

  @Test func `the finding names the content view`() throws {
    let text = File.document(File.cell(frame: "0 0 100 44", content: "0 0 100 44"))
    let root = try #require(try InterfaceReader().read(Data(text.utf8)).roots.first)
    let finding = try #require(try InterfaceMeasurer(root).measure(height: .fitting).findings.first)
    #expect(finding.rule == "no-vertical-chain")
    #expect(finding.element == "content")
    #expect(finding.line == root.views[1].line)
  }

  @Test func `views that take no part are listed`() throws {
    let text = File.document(
      File.root(
        constraints: File.pin("s", 0, 0),
        File.view("s", "stackView", "", File.view("a", "view", "hidden=\"YES\"", File.view("b")), File.view("c"))))
    let root = try #require(try InterfaceReader().read(Data(text.utf8)).roots.first)
    let layout = try InterfaceMeasurer(root).measure()
    #expect(layout.excluded == ["a", "b"])
    #expect(layout.frames.map(\.id) == ["root", "s", "c"])
  }

  @Test func `a conflict names both sides`() throws {
    let text = File.document(
      File.root(
        constraints: """
          <constraint id="one" firstItem="a" firstAttribute="width" constant="20"/>
          <constraint id="two" firstItem="a" firstAttribute="width" constant="30"/>
          """, File.view("a")))
    let root = try #require(try InterfaceReader().read(Data(text.utf8)).roots.first)
    let finding = try #require(try InterfaceMeasurer(root).measure().findings.first)
    #expect(finding.element == "two")
    #expect(finding.line == 7)
    #expect(finding.message == "The constraint 'two' (line 7) contradicts 'one' (line 6); it was left out.")
  }
}

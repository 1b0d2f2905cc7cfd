import Foundation
import TemplateCell
import Testing

private typealias File = InterfaceFile

/// Sizes of controls, text views and buttons, and what of them is not known.
@Suite struct InterfaceControlTests {
  @Test(arguments: fixtures) func `sizes are right or findings`(_ fixture: InterfaceFixture) throws {
    try fixture.check()
  }

  private static let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
  private static let image = "<image name=\"small\" width=\"20\" height=\"10\"/>"

  /// A view at the top left corner, 'Label' at 17 being 41.5 by 20.5.
  private static func corner(
    _ name: String, _ kind: String, _ attributes: String, _ extra: String = "", rules: String = "",
    tools: String = "21225", _ size: [Double], findings: [String] = []
  ) -> InterfaceFixture {
    InterfaceFixture(
      name,
      File.document(
        File.root(
          frame: "0 0 400 400", constraints: File.pin("a", 0, 0) + rules, File.view("a", kind, attributes, extra: extra)
        ),
        tools: tools, resources: image), ["a": [0, 0] + size], findings: findings)
  }

  private static func configuration(_ attributes: String, _ extra: String = "") -> String {
    "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Label\" \(attributes)>\(extra)"
      + "</buttonConfiguration>"
  }

  @Test(arguments: [(tools: "6254", rules: ["substituted-font"]), (tools: "9532", rules: [])])
  func `the system font of files of Xcode 6 is a substitute`(_ file: (tools: String, rules: [String])) throws {
    let text = File.document(
      File.root(constraints: File.pin("a", 0, 0), File.view("a", "label", "text=\"Label\"", extra: Self.font)),
      tools: file.tools)
    let root = try #require(try InterfaceReader().read(Data(text.utf8)).root(id: "root"))
    #expect(root.findings.map(\.rule) == file.rules)
  }

  /// The first baseline of a text view is 8 below its top and an ascent of 0.952 x 17 below that, the last one as much
  /// above its bottom as the 8 and the rest of a line of 1.193 x 17; a view without text has its edges.
  @Test func `baselines of text views and of views without text`() throws {
    let rules =
      File.pin("a", 0, 0) + File.rule("b", "firstBaseline", "a") + File.rule("b", "leading", "root", "leading", 200)
      + File.rule("c", "top", "a", "lastBaseline") + File.pin("c", 0) + File.size("c", 9, 8)
      + File.rule("d", "top", "c", "firstBaseline", 5) + File.pin("d", 50) + File.size("d", 9, 8)
    try InterfaceFixture(
      "baselines",
      File.document(
        File.root(
          frame: "0 0 400 400", constraints: rules,
          File.view("a", "textView", "scrollEnabled=\"NO\" text=\"Label\"", extra: Self.font),
          File.view("b", "label", "text=\"Label\"", extra: Self.font), File.view("c"), File.view("d"))),
      // 8 + 16.184 less the 10.25 - 10.14 + 16.184 of the label; 36.5 - 8 - 4.097; 5 lower.
      ["a": [0, 0, 51.5, 36.5], "b": [200, 7.89, 41.5, 20.5], "c": [0, 24.4, 9, 8], "d": [50, 29.4, 9, 8]]
    ).check()
  }

  private static let fixtures: [InterfaceFixture] = [
    // 41.5 + 2 x 5 by 20.5 + 2 x 8.
    corner("a text view", "textView", "scrollEnabled=\"NO\" text=\"Label\"", font, [51.5, 36.5]),
    // 60 points are left for the text: two lines, 41 high.
    corner(
      "a wrapping text view", "textView", "scrollEnabled=\"NO\" text=\"Label Label\"", font,
      rules: File.size("a", 70, nil), [70, 57]),
    corner(
      "a text view that scrolls", "textView", "text=\"Label\"", font, rules: File.size("a", 70, 30), [70, 30]),
    // 10 x 7 + 9 x 9.
    corner("ten pages", "pageControl", "numberOfPages=\"10\"", tools: "15705", [151, 37]),
    corner("ten pages today", "pageControl", "numberOfPages=\"10\"", "", [151, 37], findings: ["unknown-size"]),
    corner("an old info button", "button", "buttonType=\"infoDark\"", tools: "13771", [22, 22]),
    corner("an info button", "button", "buttonType=\"infoLight\"", "", [22, 22], findings: ["unknown-size"]),
    corner("a button to add", "button", "buttonType=\"contactAdd\"", "", [22, 22], findings: ["unknown-size"]),
    corner(
      "a compact date picker", "datePicker", "style=\"compact\"", rules: File.size("a", 90, 30), [90, 30],
      findings: ["unknown-size"]),
    corner(
      // The frame is a point higher than the rectangle that constraints act on.
      "titled segments", "segmentedControl", "",
      "<segments><segment title=\"One\"/><segment title=\"Two\"/></segments>",
      rules: File.size("a", 90, 30), [90, 31], findings: ["unknown-size"]),
    // 3 + 41.5 + 4 by 5 + 20.5 + 6.
    corner(
      "insets of a configuration", "button", "",
      configuration(
        "",
        "<directionalEdgeInsets key=\"contentInsets\" top=\"5\" leading=\"3\" bottom=\"6\" trailing=\"4\"/>"),
      [48.5, 31.5]),
    // 12 + 20 + 8 + 41.5 + 12 by 7 + 20.5 + 7.
    corner(
      "an image beside a title", "button", "", configuration("image=\"small\" imagePadding=\"8\""), [93.5, 34.5]),
    corner(
      "a subtitle", "button", "", configuration("subtitle=\"More\""), [65.5, 34.5], findings: ["unknown-size"]),
    // 6 above and below.
    corner(
      "an attributed title", "button", "",
      "<state key=\"normal\"><attributedString key=\"attributedTitle\"><fragment content=\"Label\"><attributes>"
        + "<font key=\"NSFont\" size=\"17\" name=\".SFUI-Regular\"/></attributes></fragment></attributedString></state>",
      [41.5, 32.5]),
    corner(
      "a part of a line", "label", "numberOfLines=\"1.7\" text=\"Label\"", font, [41.5, 20.5],
      findings: ["unknown-value"]),
    corner(
      "a font type", "label", "text=\"Label\"",
      "<fontDescription key=\"fontDescription\" type=\"odd\" pointSize=\"17\"/>", [41.5, 20.5],
      findings: ["unknown-value"]),
    corner(
      "a font weight", "label", "text=\"Label\"",
      "<fontDescription key=\"fontDescription\" type=\"system\" weight=\"odd\" pointSize=\"17\"/>", [41.5, 20.5],
      findings: ["unknown-value"]),
    corner(
      "a stack", "stackView", "axis=\"odd\" distribution=\"odd\" alignment=\"odd\"", rules: File.size("a", 9, 8),
      [9, 8], findings: ["unknown-value", "unknown-value", "unknown-value"]),
    corner(
      "a direction of its own", "view", "semanticContentAttribute=\"forceRightToLeft\"", rules: File.size("a", 9, 8),
      [9, 8]),
    corner(
      "a direction that is not known", "view", "semanticContentAttribute=\"odd\"", rules: File.size("a", 9, 8),
      [9, 8], findings: ["unknown-value"]),
    corner(
      "a font of no size", "label", "text=\"Label\"",
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"0\"/>", [41.5, 20.5],
      findings: ["unknown-value"]),
    corner(
      "a named font of negative size", "label", "text=\"Label\"",
      "<fontDescription key=\"fontDescription\" name=\"Georgia\" pointSize=\"-3\"/>", [41.5, 20.5],
      findings: ["unknown-value"]),
    InterfaceFixture(
      "a negative image",
      File.document(
        File.root(
          constraints: File.pin("a", 0, 0) + File.size("a", 9, 8), File.view("a", "imageView", "image=\"minus\"")),
        resources: "<image name=\"minus\" width=\"-10\" height=\"-10\"/>"),
      ["a": [0, 0, 9, 8]], findings: ["negative-size"]),
    InterfaceFixture(
      "an accessory that is not known",
      File.document(File.cell(frame: "0 0 100 44", content: "0 0 100 44", "accessoryType=\"odd\"")),
      ["content": [0, 0, 100, 44]], findings: ["unknown-value"]),
    InterfaceFixture(
      "a view as accessory",
      File.document(
        File.cell(
          frame: "0 0 100 44", content: "0 0 100 44",
          extra:
            "<view key=\"accessoryView\" id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></view>"
        )),
      ["content": [0, 0, 100, 44]], findings: ["unsupported-view"]),
    InterfaceFixture(
      "a root of negative width", File.document(File.root(frame: "0 0 -10 50")), ["root": [0, 0, 0, 50]],
      findings: ["negative-size"]),
  ]
}

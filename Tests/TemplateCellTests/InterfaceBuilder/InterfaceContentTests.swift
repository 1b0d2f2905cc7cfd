import Testing

private typealias File = InterfaceFile

/// Sizes of views' own: texts, images, controls, hugging and compression.
@Suite struct InterfaceContentTests {
  @Test(arguments: fixtures) func `frames follow from the contents`(_ fixture: InterfaceFixture) throws {
    try fixture.check()
  }

  private static let images =
    "<image name=\"wide\" width=\"50\" height=\"20\"/><image name=\"small\" width=\"20\" height=\"10\"/>"

  private static func label(_ id: String, _ attributes: String, extra: String = "") -> String {
    File.view(
      id, "label", "verticalHuggingPriority=\"251\" horizontalHuggingPriority=\"251\" \(attributes)", extra: extra)
  }

  private static func font(_ size: Int) -> String {
    "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>"
  }

  private static let fixtures: [InterfaceFixture] = [
    InterfaceFixture(
      // The system font at 17: 'Label' is 41.5 wide at 2 pixels a point, a line ceil(2 x 20.287) / 2 high.
      "a label",
      File.document(
        File.root(constraints: File.pin("a", 3, 4), label("a", "text=\"Label\"", extra: font(17)))),
      ["a": [3, 4, 41.5, 20.5]]),
    InterfaceFixture(
      // ceil(3 x 20.287) / 3.
      "a label at 3 pixels a point",
      File.document(
        File.root(constraints: File.pin("a", 3, 4, 0), label("a", "text=\"Label\"", extra: font(17))),
        device: "retina6_12"),
      ["a": [3, 4, 97, 61.0 / 3]]),
    InterfaceFixture(
      "an empty label", File.document(File.root(constraints: File.pin("a", 3, 4), label("a", "text=\"\""))),
      ["a": [3, 4, 0, 0]]),
    InterfaceFixture(
      // Two lines: ceil(2 x 40.574) / 2.
      "a text of two lines in an element",
      File.document(
        File.root(
          constraints: File.pin("a", 0, 0, 0),
          label("a", "numberOfLines=\"0\"", extra: "<string key=\"text\">A\nB</string>" + font(17)))),
      ["a": [0, 0, 100, 41]]),
    InterfaceFixture(
      // 'Label Label' does not fit 60 points: two lines.
      "a wrapping label",
      File.document(
        File.root(constraints: File.pin("a", 0, 0, 40), label("a", "text=\"Label Label\" numberOfLines=\"0\""))),
      ["a": [0, 0, 60, 41]]),
    InterfaceFixture(
      "a wrapping label of at most one line",
      File.document(
        File.root(constraints: File.pin("a", 0, 0, 40), label("a", "text=\"Label Label\" numberOfLines=\"1\""))),
      ["a": [0, 0, 60, 20.5]]),
    InterfaceFixture(
      "a preferred width",
      File.document(
        File.root(
          constraints: File.pin("a", 0, 0),
          label("a", "text=\"Label Label\" numberOfLines=\"0\" preferredMaxLayoutWidth=\"60\""))),
      ["a": [0, 0, 41.5, 41]]),
    InterfaceFixture(
      "a text style",
      File.document(
        File.root(
          constraints: File.pin("a", 0, 0, 0),
          label(
            "a", "text=\"Label\"",
            extra: "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleTitle0\"/>"))),
      // 34 x 1.193359375 = 40.574.
      ["a": [0, 0, 100, 41]]),
    InterfaceFixture(
      "a named font has a substitute",
      File.document(
        File.root(
          constraints: File.pin("a", 0, 0, 0),
          label(
            "a", "text=\"Label\"",
            extra: "<fontDescription key=\"fontDescription\" name=\"Sample-Bold\" family=\"Sample\" pointSize=\"17\"/>")
        )),
      ["a": [0, 0, 100, 20.5]], findings: ["substituted-font"]),
    InterfaceFixture(
      // A line of Nunito Sans is 1.364 x 15 = 20.46 high; one of the system font would be 17.9.
      "a named font that is known has its own line height",
      File.document(
        File.root(
          constraints: File.pin("a", 0, 0, 0),
          label(
            "a", "text=\"Label\"",
            extra: "<fontDescription key=\"fontDescription\" name=\"NunitoSans-Bold\" pointSize=\"15\"/>")
        )),
      ["a": [0, 0, 100, 20.5]], findings: ["substituted-font"]),
    InterfaceFixture(
      "an unknown text style",
      File.document(
        File.root(
          constraints: File.pin("a", 0, 0, 0),
          label(
            "a", "text=\"Label\"",
            extra: "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleGiant\"/>"))),
      ["a": [0, 0, 100, 20.5]], findings: ["unknown-text-style"]),
    InterfaceFixture(
      // 12 points: a line is 14.5 high.
      "a size by name",
      File.document(
        File.root(
          constraints: File.pin("a", 0, 0, 0),
          label(
            "a", "text=\"Label\"",
            extra: "<fontDescription key=\"fontDescription\" type=\"system\" size=\"smallSystem\"/>"))),
      ["a": [0, 0, 100, 14.5]]),
    InterfaceFixture(
      // Files of Xcode before 12 have 'Label' 42 wide, later ones 41.5.
      "the system font of iOS 13",
      File.document(
        File.root(constraints: File.pin("a", 0, 0), label("a", "text=\"Label\"", extra: font(17))), tools: "14490"),
      ["a": [0, 0, 42, 20.5]]),
    InterfaceFixture(
      // 'Label' of 17 points in an unknown font within a text of another.
      "a font within an attributed text",
      File.document(
        File.root(
          constraints: File.pin("a", 0, 0, 0),
          label(
            "a", "usesAttributedText=\"YES\"",
            extra: """
              <attributedString key="attributedText"><fragment content="Label"><attributes>
              <font key="NSFont" size="17" name="Sample"/></attributes></fragment></attributedString>
              """))),
      ["a": [0, 0, 100, 20.5]], findings: ["substituted-font"]),
    InterfaceFixture(
      "an attributed text",
      File.document(
        File.root(
          constraints: File.pin("a", 0, 0, 0),
          label(
            "a", "usesAttributedText=\"YES\"",
            extra: """
              <attributedString key="attributedText"><fragment content="Label"><attributes>
              <font key="NSFont" size="34" metaFont="system"/></attributes></fragment></attributedString>
              """))),
      ["a": [0, 0, 100, 41]]),
    InterfaceFixture(
      "an image",
      File.document(
        File.root(constraints: File.pin("a", 1, 2), File.view("a", "imageView", "image=\"wide\"")), resources: images),
      ["a": [1, 2, 50, 20]]),
    InterfaceFixture(
      "an image of unknown size",
      File.document(
        File.root(constraints: File.pin("a", 1, 2), File.view("a", "imageView", "image=\"other\"")), resources: images),
      ["a": [1, 2, 0, 0]], findings: ["unknown-image"]),
    InterfaceFixture(
      "a symbol has no size that the file tells",
      File.document(
        File.root(
          constraints: File.pin("a", 1, 2) + File.pin("b", 1, 2),
          File.view("a", "imageView", "image=\"timer\""),
          File.view("b", "button", extra: "<state key=\"normal\" image=\"timer\"/>")),
        resources: "<image name=\"timer\" catalog=\"system\" width=\"128\" height=\"121\"/>"),
      ["a": [1, 2, 0, 0], "b": [1, 2, 0, 0]], findings: ["symbol-image", "symbol-image"]),
    InterfaceFixture(
      // 100 points for two images of 50 with 20 between: the one that resists less gives 20.
      "compression resistance",
      File.document(
        File.root(
          constraints: File.pin("a", 0, 0) + File.rule("b", "leading", "a", "trailing", 20) + File.pin("b", nil, 0, 0),
          File.view("a", "imageView", "image=\"wide\" horizontalCompressionResistancePriority=\"751\""),
          File.view("b", "imageView", "image=\"wide\"")), resources: images),
      ["a": [0, 0, 50, 20], "b": [70, 0, 30, 20]]),
    InterfaceFixture(
      // 100 points for two images of 20: the one that hugs less grows to 80.
      "hugging",
      File.document(
        File.root(
          constraints: File.pin("a", 0, 0) + File.rule("b", "leading", "a", "trailing", 0) + File.pin("b", nil, 0, 0),
          File.view("a", "imageView", "image=\"small\""),
          File.view("b", "imageView", "image=\"small\" horizontalHuggingPriority=\"251\"")), resources: images),
      ["a": [0, 0, 80, 10], "b": [80, 0, 20, 10]]),
    InterfaceFixture(
      // Constraints act on 49 of the 51 points of a switch.
      "a switch",
      File.document(
        File.root(constraints: File.pin("a", nil, 3, 4), File.view("a", "switch"))),
      ["a": [47, 3, 51, 31]]),
    InterfaceFixture(
      // Two points stand out on the left and on the right, one at the bottom.
      "a slider",
      File.document(
        File.root(constraints: File.pin("a", 10, 3, 10), File.view("a", "slider"))),
      ["a": [8, 3, 84, 31]]),
    InterfaceFixture(
      "a segmented control",
      File.document(
        File.root(
          constraints: File.pin("a", 0, nil, 0, 5) + File.size("a", nil, 28), File.view("a", "segmentedControl"))),
      ["a": [0, 17, 100, 29]]),
    InterfaceFixture(
      // A line of the system font at 15 is 18 high; 12 are added, and at least 30 across.
      "a button",
      File.document(
        File.root(
          constraints: File.pin("a", 0, 0),
          File.view(
            "a", "button", "buttonType=\"system\"",
            extra: font(15) + "<state key=\"normal\" title=\"i\"/>"))),
      ["a": [0, 0, 30, 30]]),
    InterfaceFixture(
      "a designable view",
      File.document(
        File.root(constraints: File.pin("a", 0, 0, 0), File.view("a", "view", "customClass=\"Chart\"")),
        head: "<designables><designable name=\"a\"><size key=\"intrinsicContentSize\" width=\"-1\" height=\"22\"/>"
          + "</designable></designables>"),
      ["a": [0, 0, 100, 22]]),
    InterfaceFixture(
      "a placeholder size",
      File.document(
        File.root(
          constraints: File.pin("a", 0, 0),
          File.view("a", "view", "placeholderIntrinsicWidth=\"12\" placeholderIntrinsicHeight=\"13\""))),
      ["a": [0, 0, 12, 13]]),
    InterfaceFixture(
      // Baselines at 0.952 x size of lines 1.193 x size high: 2 x 19.375 x (0.952 - 0.597) apart from the middles.
      "baselines",
      File.document(
        File.root(
          constraints: File.pin("a", 0, 0, nil, 0) + File.rule("b", "baseline", "a") + File.pin("b", 50)
            + File.size("a", 14, nil) + File.size("b", 7, 20),
          label("a", "text=\"A\"", extra: font(20)), label("b", "text=\"B\"", extra: font(10)))),
      // The baseline of a lies 25 - 11.934 + 19.043 = 32.109 down, that of b 10 - 5.967 + 9.521 = 13.555 in b.
      ["a": [0, 0, 14, 50], "b": [50, 18.555, 7, 20]]),
    InterfaceFixture(
      "attributes for running code say nothing about the layout",
      File.document(
        File.root(
          constraints: File.pin("a", 0, 0, 0, 0),
          File.view(
            "a",
            extra: "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" "
              + "keyPath=\"layer.cornerRadius\"><integer key=\"value\" value=\"6\"/></userDefinedRuntimeAttribute>"
              + "</userDefinedRuntimeAttributes>"))),
      ["a": [0, 0, 100, 50]]),
    InterfaceFixture(
      "an unknown element is a plain view",
      File.document(
        File.root(constraints: File.pin("a", 0, 0, 0, 0), File.view("a", "hologramView"))),
      ["a": [0, 0, 100, 50]], findings: ["unknown-element"]),
  ]
}

import Testing

private typealias File = InterfaceFile

/// Cells, margins, safe areas, guides, scroll views, variations and masks.
@Suite struct InterfaceRootTests {
  @Test(arguments: cells + margins + guides + variations + masks)
  func `frames follow from the root`(_ fixture: InterfaceFixture) throws {
    try fixture.check()
  }

  /// Pins `a` to the margins of a view.
  private static func inMargins(_ outer: String) -> String {
    File.rule("a", "leading", outer, "leadingMargin") + File.rule("a", "top", outer, "topMargin")
      + File.rule("a", "trailing", outer, "trailingMargin") + File.rule("a", "bottom", outer, "bottomMargin")
  }

  /// A cell with `a` in its margins.
  private static func marginCell(
    width: Int, gap: Double = 0, accessory: Int = 0, _ attributes: String = "", contentAttributes: String = "",
    extra: String = "", contentExtra: String = ""
  ) -> String {
    File.cell(
      frame: "0 0 \(width) 60", content: "0 0 \(width - accessory) \(60 - gap)", attributes,
      contentAttributes: contentAttributes, constraints: inMargins("content"), extra: extra,
      contentExtra: contentExtra, File.view("a"))
  }

  private static let cells: [InterfaceFixture] = [
    InterfaceFixture(
      // 10 + 30 + 12.
      "the fitting height of a cell",
      File.document(
        File.cell(
          frame: "0 0 320 44", content: "0 0 320 44",
          constraints: File.pin("a", to: "content", 16, 10, 16, 12) + File.size("a", nil, 30), File.view("a"))),
      height: -1, ["root": [0, 0, 320, 52], "content": [0, 0, 320, 52], "a": [16, 10, 288, 30]]),
    InterfaceFixture(
      // 12 + 30 + 10.
      "a content view without a rectangle fills its cell",
      File.document(
        File.cell(
          frame: "0 0 320 44", content: "0 0 1 1",
          constraints: File.pin("a", to: "content", 16, 12, 16, 10) + File.size("a", nil, 30), File.view("a")
        ).replacing(File.rect("0 0 1 1"), with: "")),
      height: -1, ["root": [0, 0, 320, 52], "content": [0, 0, 320, 52], "a": [16, 12, 288, 30]]),
    InterfaceFixture(
      "a separator is added",
      File.document(
        File.cell(
          frame: "0 0 320 44", content: "0 0 320 43.5",
          constraints: File.pin("a", to: "content", 16, 10, 16, 12) + File.size("a", nil, 30), File.view("a"))),
      height: -1, ["root": [0, 0, 320, 52.5], "content": [0, 0, 320, 52]]),
    InterfaceFixture(
      "another width",
      File.document(
        File.cell(
          frame: "0 0 320 44", content: "0 0 287 44", "accessoryType=\"disclosureIndicator\"",
          constraints: File.pin("a", to: "content", 0, 0, 0, 0), File.view("a"))),
      width: 375, height: 50, ["content": [0, 0, 342, 50], "a": [0, 0, 342, 50]]),
    InterfaceFixture(
      "a collection cell whose content view has no id",
      File.document(
        """
        <collectionViewCell id="root"><rect key="frame" x="0" y="0" width="90" height="80"/>
        <view key="contentView"><rect key="frame" x="0" y="0" width="90" height="80"/><subviews>
        \(File.view("a"))</subviews></view><constraints>\(File.pin("a", 1, 2, 3, 4))</constraints></collectionViewCell>
        """),
      width: 100, height: 60, ["_anon1": [0, 0, 100, 60], "a": [1, 2, 96, 54]]),
    InterfaceFixture(
      "a reusable view",
      File.document(
        File.view(
          "root", "collectionReusableView", frame: "0 0 70 30", constraints: File.pin("a", 0, 0, 0, 0), free: false,
          File.view("a"))),
      ["a": [0, 0, 70, 30]]),
  ]

  private static let margins: [InterfaceFixture] = [
    InterfaceFixture("16 and 11", File.document(marginCell(width: 375)), ["a": [16, 11, 343, 38]]),
    InterfaceFixture("20 on wide cells", File.document(marginCell(width: 414)), ["a": [20, 11, 374, 38]]),
    InterfaceFixture("8 in old files", File.document(marginCell(width: 375), tools: "10117"), ["a": [8, 8, 359, 44]]),
    InterfaceFixture(
      "less at the bottom by the separator", File.document(marginCell(width: 375, gap: 0.5)), ["a": [16, 11, 343, 38]]),
    InterfaceFixture(
      "8 beside an accessory",
      File.document(marginCell(width: 375, accessory: 30, "accessoryType=\"checkmark\"")), ["a": [16, 11, 321, 38]]),
    InterfaceFixture(
      "margins of the content view where larger than those of the cell",
      File.document(
        marginCell(
          width: 375,
          contentExtra: "<edgeInsets key=\"layoutMargins\" top=\"20\" left=\"2\" bottom=\"3\" right=\"30\"/>")),
      ["a": [16, 20, 329, 29]]),
    InterfaceFixture(
      "8 in plain views",
      File.document(
        File.root(constraints: File.pin("v", 0, 0, 0, 0), File.view("v", constraints: inMargins("v"), File.view("a")))),
      ["a": [8, 8, 84, 34]]),
    InterfaceFixture(
      "those of the superview, when preserved",
      File.document(
        File.cell(
          frame: "0 0 375 60", content: "0 0 375 60", constraints: File.pin("v", to: "content", 0, 0, 0, 0),
          File.view("v", "view", "preservesSuperviewLayoutMargins=\"YES\"", constraints: inMargins("v"), File.view("a"))
        )),
      ["a": [16, 11, 343, 38]]),
    InterfaceFixture(
      "the middle of the margins",
      File.document(
        File.root(
          constraints: File.pin("v", 0, 0, 0, 0),
          File.view(
            "v",
            constraints: File.rule("a", "centerX", "v", "centerXWithinMargins")
              + File.rule("a", "centerY", "v", "centerYWithinMargins") + File.size("a", 10, 10),
            extra: "<edgeInsets key=\"layoutMargins\" top=\"10\" left=\"20\" bottom=\"0\" right=\"0\"/>", File.view("a")
          ))),
      ["a": [55, 25, 10, 10]]),
  ]

  private static let safeArea = "<viewLayoutGuide key=\"safeArea\" id=\"g\"/>"

  private static let guides: [InterfaceFixture] = [
    InterfaceFixture(
      "the safe area of a phone without a button",
      File.document(
        File.root(
          frame: "0 0 414 896", constraints: File.pin("a", to: "g", 0, 0, 0, 0), extra: safeArea, File.view("a")),
        device: "retina6_1"),
      ["a": [0, 44, 414, 818]]),
    InterfaceFixture(
      "the safe area of a phone with a button, before Xcode 11",
      File.document(
        File.root(
          frame: "0 0 375 667", constraints: File.pin("a", to: "g", 0, 0, 0, 0), extra: safeArea, File.view("a")),
        tools: "14113"),
      ["a": [0, 20, 375, 647]]),
    InterfaceFixture(
      "none before Xcode 11 on a view that is wider than high",
      File.document(
        File.root(constraints: File.pin("a", to: "g", 0, 0, 0, 0), extra: safeArea, File.view("a")), tools: "14113"),
      ["a": [0, 0, 100, 50]]),
    InterfaceFixture(
      "none in a cell",
      File.document(
        File.cell(
          frame: "0 0 375 60", content: "0 0 375 60", constraints: File.pin("a", to: "g", 0, 0, 0, 0), extra: safeArea,
          File.view("a")), device: "retina6_1"),
      ["a": [0, 0, 375, 60]]),
    InterfaceFixture(
      "the bars of an older controller",
      File.document(
        """
        <viewController id="controller"><layoutGuides><viewControllerLayoutGuide type="top" id="t"/>
        <viewControllerLayoutGuide type="bottom" id="b"/></layoutGuides>
        <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(File.view("a"))
        </subviews><constraints>\(File.rule("a", "top", "t", "bottom", 5))\(File.rule("a", "bottom", "b", "top", -7))
        \(File.pin("a", 0, nil, 0))</constraints></view></viewController>
        """),
      ["a": [0, 25, 375, 635]]),
    InterfaceFixture(
      // Edges of a scroll view seen from inside are those of its content; its width is that of its frame.
      "a scroll view",
      File.document(
        File.root(
          constraints: File.pin("s", 10, 0, 10, 0),
          File.view(
            "s", "scrollView",
            constraints: File.pin("a", to: "s", 5, 6, 7, 8) + File.rule("a", "width", "s", "width", -12)
              + File.size("a", nil, 200), File.view("a")))),
      ["s": [10, 0, 80, 50], "a": [5, 6, 68, 200]]),
    InterfaceFixture(
      "guides of a scroll view",
      File.document(
        File.root(
          constraints: File.pin("s", 0, 0, 0, 0),
          File.view(
            "s", "scrollView",
            constraints: File.pin("a", to: "c", 0, 0, 0, 0) + File.rule("a", "width", "f", "width", 20)
              + File.rule("a", "height", "f", "height", 30),
            extra:
              "<viewLayoutGuide key=\"contentLayoutGuide\" id=\"c\"/><viewLayoutGuide key=\"frameLayoutGuide\" id=\"f\"/>",
            File.view("a")))),
      ["a": [0, 0, 120, 80]]),
    InterfaceFixture(
      "an unknown guide",
      File.document(
        File.root(
          constraints: File.pin("a", to: "g", 0, 0, 0, 0), extra: "<viewLayoutGuide key=\"aura\" id=\"g\"/>",
          File.view("a"))),
      ["a": [0, 0, 100, 50]], findings: ["unknown-guide"]),
  ]

  /// A file in which `a` is `narrow` (20) or `wide` (60) wide, by variations.
  private static func widths(_ variations: String, device: String? = "retina4_7") -> String {
    File.document(
      File.root(
        constraints: File.pin("a", 0, 0, nil, 0)
          + "<constraint id=\"narrow\" firstItem=\"a\" firstAttribute=\"width\" constant=\"20\"/>"
          + "<constraint id=\"wide\" firstItem=\"a\" firstAttribute=\"width\" constant=\"60\"/>",
        extra: variations, File.view("a")), device: device)
  }

  private static func mask(_ key: String, _ entries: String) -> String {
    "<variation key=\"\(key)\"><mask key=\"constraints\">\(entries)</mask></variation>"
  }

  private static let noWide = "<exclude reference=\"wide\"/>"
  private static let noNarrow = "<exclude reference=\"narrow\"/>"

  private static let variations: [InterfaceFixture] = [
    InterfaceFixture("the default excludes", widths(mask("default", noWide)), ["a": [0, 0, 20, 50]]),
    InterfaceFixture(
      "a matching size class includes",
      widths(mask("default", noWide) + mask("widthClass=compact", "<include reference=\"wide\"/>" + noNarrow)),
      ["a": [0, 0, 60, 50]]),
    InterfaceFixture(
      "another size class does not",
      widths(mask("default", noWide) + mask("widthClass=regular", "<include reference=\"wide\"/>" + noNarrow)),
      ["a": [0, 0, 20, 50]]),
    InterfaceFixture(
      "both classes on a tablet",
      widths(
        mask("default", noWide)
          + mask("heightClass=regular-widthClass=regular", "<include reference=\"wide\"/>" + noNarrow),
        device: "ipad9_7"),
      ["a": [0, 0, 60, 50]]),
    InterfaceFixture(
      "only the default without a device",
      widths(
        mask("default", noWide) + mask("widthClass=compact", "<include reference=\"wide\"/>" + noNarrow), device: nil),
      ["a": [0, 0, 20, 50]]),
    InterfaceFixture(
      "a constant",
      File.document(
        File.root(
          constraints: File.pin("a", 0, 0, nil, 0)
            + File.rule("a", "width", nil, nil, 20, "<variation key=\"widthClass=compact\" constant=\"30\"/>"),
          File.view("a"))),
      ["a": [0, 0, 30, 50]]),
    InterfaceFixture(
      "a view that is not installed takes its constraints along",
      File.document(
        File.root(
          constraints: File.pin("a", 0, 0, 0, 0) + File.pin("b", 0)
            + File.rule("a", "width", "b", "width", nil, "priority=\"999\""),
          extra: "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"b\"/></mask></variation>",
          File.view("a"), File.view("b"))),
      ["a": [0, 0, 100, 50]]),
  ]

  /// A view in a root of 100 by 50, kept by its mask at a size of 200 by 50.
  private static func masked(_ flags: String) -> String {
    File.document(
      File.root(
        File.view(
          "a", frame: "10 5 30 20", extra: "<autoresizingMask key=\"autoresizingMask\" \(flags)/>", free: false)))
  }

  private static let masks: [InterfaceFixture] = [
    InterfaceFixture("kept left", masked("flexibleMaxX=\"YES\""), width: 200, ["a": [10, 5, 30, 20]]),
    InterfaceFixture("kept right", masked("flexibleMinX=\"YES\""), width: 200, ["a": [110, 5, 30, 20]]),
    InterfaceFixture("grows", masked("widthSizable=\"YES\""), width: 200, ["a": [10, 5, 130, 20]]),
    // 100 more are shared as 10 to 60 are.
    InterfaceFixture(
      "kept between", masked("flexibleMinX=\"YES\" flexibleMaxX=\"YES\""), width: 200,
      ["a": [10 + 100.0 / 7, 5, 30, 20]]),
    InterfaceFixture(
      "a fixed frame",
      File.document(File.root(File.view("a", frame: "10 5 30 20", "fixedFrame=\"YES\""))), ["a": [10, 5, 30, 20]]),
  ]
}

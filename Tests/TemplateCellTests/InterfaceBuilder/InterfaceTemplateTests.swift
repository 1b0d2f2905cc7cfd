import Foundation
import TemplateCell
import Testing

private typealias File = InterfaceFile

/// A layout of a file as a template, and the source of one.
@Suite struct InterfaceTemplateTests {
  private func root(_ text: String) throws -> InterfaceRoot {
    let document = try InterfaceReader().read(Data(text.utf8))
    return try #require(document.root(id: "root") ?? document.roots.first)
  }

  private static let images = "<image name=\"wide\" width=\"50\" height=\"20\"/>"

  /// A row of a picture, a title with a button after it, a switch below.
  private static let cell = File.document(
    File.cell(
      frame: "0 0 320 100", content: "0 0 320 100",
      constraints: File.pin("photo", to: "content", 10, 10) + File.rule("title", "leading", "photo", "trailing", 8)
        + File.rule("title", "top", "photo") + File.rule("action", "leading", "title", "trailing", 8)
        + File.pin("action", to: "content", nil, 10, 10) + File.rule("toggle", "top", "title", "bottom", 6)
        + File.pin("toggle", to: "content", 10, nil, nil, 10),
      extra: "<connections><outlet property=\"titleLabel\" destination=\"title\" id=\"o\"/></connections>",
      File.view("photo", "imageView", "image=\"wide\" horizontalHuggingPriority=\"252\""),
      File.view(
        "title", "label", "text=\"Label\" numberOfLines=\"0\" horizontalCompressionResistancePriority=\"740\"",
        extra: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"),
      File.view(
        "action", "button", "horizontalHuggingPriority=\"253\"",
        extra: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"15\"/>"
          + "<state key=\"normal\" title=\"i\"/>"),
      File.view("toggle", "switch")), resources: images)

  @Test func `frames of a cell by hand`() throws {
    let measurer = try CellMeasurer(InterfaceTemplate(try root(Self.cell)))
    let layout = try measurer.layout(of: InterfaceContent(), width: 320)
    // 10 + a line of 20.5 + 6 + 31 + 10; the button is at least 30 wide and 18 + 12 high.
    #expect(layout.height == 77.5)
    #expect(layout.frame(named: "imageView") == CGRect(x: 10, y: 10, width: 50, height: 20))
    #expect(layout.frame(named: "titleLabel") == CGRect(x: 68, y: 10, width: 204, height: 20.5))
    #expect(layout.frame(named: "button") == CGRect(x: 280, y: 10, width: 30, height: 30))
    #expect(layout.frame(named: "switchView") == CGRect(x: 10, y: 36.5, width: 51, height: 31))
    #expect(layout.findings.isEmpty)
  }

  @Test func `content of a row by outlet and id, and constants by the ids of constraints`() throws {
    let measurer = try CellMeasurer(InterfaceTemplate(try root(Self.cell)))
    let content = InterfaceContent(
      texts: ["titleLabel": "One\nTwo", "action": "Label"], images: ["photo": InterfaceSize(width: 20, height: 10)])
    let layout = try measurer.layout(of: content, width: 320)
    #expect(layout.height == 98)
    #expect(layout.frame(named: "imageView")?.width == 20)
    // 'Label' of 15 points is 37.5 wide.
    #expect(layout.frame(named: "button")?.width == 37.5)
    #expect(measurer.template.item(named: "titleLabel") is Label)
    #expect(measurer.template.item(named: "nobody") == nil)
    #expect(measurer.template.itemName(of: "photo") == "imageView")
    #expect(measurer.template.itemName(of: "content") == nil)
  }

  @Test func `margins of a cell that its content view does not have`() throws {
    // Before Xcode 13 the cell of a collection has 16 at the sides, the content view 8.
    let text = File.document(
      """
      <collectionViewCell id="root"><rect key="frame" x="0" y="0" width="375" height="50"/>
      <view key="contentView"><rect key="frame" x="0" y="0" width="375" height="50"/><subviews>\(File.view("a"))
      </subviews></view><constraints>\(File.rule("a", "leading", "root", "leadingMargin", 4))
      \(File.rule("a", "top", "root", "topMargin"))\(File.rule("root", "bottomMargin", "a", "bottom"))
      \(File.size("a", 10, 20))</constraints></collectionViewCell>
      """, tools: "14490")
    let layout = try CellMeasurer(InterfaceTemplate(try root(text))).layout(of: InterfaceContent(), width: 375)
    #expect(layout.frame(named: "view") == CGRect(x: 20, y: 8, width: 10, height: 20))
    #expect(layout.height == 36)
  }

  @Test func `a text on one line stands in the middle of its view`() throws {
    // The title of a field 52 high has its middle at 26; a label of the same font on its baseline is as much above.
    let text = File.document(
      File.root(
        constraints: File.pin("field", 0, 0, nil, 0) + File.size("field", 50, 52) + File.pin("a", 60)
          + File.rule("a", "baseline", "field"),
        File.view(
          "field", "textField", "text=\"i\"",
          extra: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"),
        File.view(
          "a", "label", "text=\"i\"",
          extra: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")))
    let layout = try CellMeasurer(InterfaceTemplate(try root(text))).layout(of: InterfaceContent(), width: 100)
    let label = try #require(layout.frame(named: "label"))
    #expect(abs(label.midY - 26) <= 0.5)
    #expect(layout.height == 52)
  }

  @Test func `a hidden view leaves its stack, and comes back`() throws {
    let measurer = try CellMeasurer(
      InterfaceTemplate(
        try root(
          File.document(
            File.cell(
              frame: "0 0 320 100", content: "0 0 320 100", constraints: File.pin("s", to: "content", 0, 0, 0, 0),
              File.view(
                "s", "stackView", "axis=\"vertical\" spacing=\"4\"",
                File.view("a", "view", "hidden=\"YES\"", constraints: File.size("a", nil, 10)),
                File.view("b", constraints: File.size("b", nil, 20))))))))
    #expect(try measurer.layout(of: InterfaceContent(), width: 320).height == 20)
    #expect(try measurer.layout(of: InterfaceContent(hidden: ["a": false]), width: 320).height == 34)
    #expect(try measurer.layout(of: InterfaceContent(hidden: ["b": true, "a": false]), width: 320).height == 10)
  }

  @Test func `a scroll view, a mask that keeps between, and a guide`() throws {
    let text = File.document(
      File.root(
        frame: "0 0 100 50",
        constraints: File.pin("s", 0, 0, 0) + File.size("s", nil, 40) + File.rule("root", "bottom", "s", "bottom", 10),
        File.view(
          "s", "scrollView", frame: "0 0 100 40",
          constraints: File.pin("a", to: "c", 5, 6, 7, 8) + File.size("a", 300, 200),
          extra: "<viewLayoutGuide key=\"contentLayoutGuide\" id=\"c\"/>", File.view("a")),
        File.view(
          "m", frame: "10 5 30 20",
          extra: "<autoresizingMask key=\"autoresizingMask\" flexibleMinX=\"YES\" flexibleMaxX=\"YES\"/>", free: false)
      ))
    let measurer = try CellMeasurer(InterfaceTemplate(try root(text)))
    let layout = try measurer.layout(of: InterfaceContent(), width: 170)
    #expect(layout.height == 50)
    // 70 points more are shared as 10 before and 60 behind the view are: 10 + 70 / 7.
    #expect(layout.frame(named: "view2") == CGRect(x: 20, y: 5, width: 30, height: 20))
    #expect(layout.frame(named: "view") == CGRect(x: 5, y: 6, width: 300, height: 200))
    #expect(layout.frame(named: "scrollViewContent") == CGRect(x: 0, y: 0, width: 312, height: 214))
    #expect(layout.findings.isEmpty)
  }

  @Test func `from right to left, as the template and as the file`() throws {
    let root = try root(Self.cell)
    let layout = try CellMeasurer(InterfaceTemplate(root)).layout(
      of: InterfaceContent(), width: 320, environment: LayoutEnvironment(layoutDirection: .rightToLeft))
    let file = try InterfaceMeasurer(root).measure(height: .fitting, direction: .rightToLeft)
    #expect(layout.frame(named: "imageView") == CGRect(x: 260, y: 10, width: 50, height: 20))
    #expect(layout.frame(named: "button") == CGRect(x: 10, y: 10, width: 30, height: 30))
    for (name, id) in [("imageView", "photo"), ("titleLabel", "title"), ("button", "action"), ("switchView", "toggle")]
    {
      let frame = try #require(file.frames.first { $0.id == id }?.frame)
      #expect(layout.frame(named: name) == CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height))
    }
  }

  @Test func `what a template cannot say is a finding`() throws {
    let text = File.document(
      File.root(
        constraints: File.pin("a", 1, 2) + File.rule("b", "left", "root", "leading", 3) + File.pin("b", nil, 0)
          + File.rule("b", "height", "t", "height") + File.rule("b", "top", "root", "left"),
        extra: "<viewControllerLayoutGuide type=\"top\" id=\"t\"/>",
        File.view("a", "label", "text=\"Label\" numberOfLines=\"0\" preferredMaxLayoutWidth=\"60\""),
        File.view("b", constraints: File.size("b", 5, 5))))
    let template = InterfaceTemplate(try root(text))
    #expect(
      template.findings.map(\.rule) == ["preferred-width", "mixed-directions", "unsupported-guide", "mixed-axes"])
    #expect(template.findings.allSatisfy { $0.line > 0 })
    #expect(try CellMeasurer(template).layout(of: InterfaceContent(), width: 100).frame(named: "view")?.minX == 3)
  }

  @Test func `an edge of a cell that is not that of its content view is a finding`() throws {
    let text = File.document(
      File.cell(
        frame: "0 0 320 44", content: "0 0 320 43.5",
        constraints: File.pin("a", to: "content", 0, 0, 0) + File.rule("root", "bottom", "a", "bottom", 10)
          + File.rule("root", "trailing", "a", "trailing"), File.view("a")))
    let template = InterfaceTemplate(try root(text))
    #expect(template.findings.map(\.rule) == ["cell-edge"])
  }

  @Test func `source of a cell`() throws {
    let source = InterfaceSource(try root(Self.cell))
    #expect(
      source.text == """
        import Foundation
        import TemplateCell

        struct Cell: CellTemplate {
          let imageView: ImageView
          let titleLabel: Label
          let button: Button
          let switchView: Control
          let layoutMargins = LayoutInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

          init() {
            switchView = Control(width: 49, height: 31, alignmentInsets: LayoutInsets(top: 0, leading: 0, bottom: 0, \
        trailing: 2))
            button = Button("i", font: .system(size: 15), hugging: AxisPriorities(horizontal: 253, vertical: 250))
            titleLabel = Label("Label", font: .system(size: 17), lines: 0, \
        compressionResistance: AxisPriorities(horizontal: 740, vertical: 750))
            imageView = ImageView(size: CGSize(width: 50, height: 20), \
        hugging: AxisPriorities(horizontal: 252, vertical: 250))
          }

          var constraints: [LayoutConstraint] {
            button.width >= 30 ~ 750
            imageView.leading == contentView.leading + 10
            imageView.top == contentView.top + 10
            titleLabel.leading == imageView.trailing + 8
            titleLabel.top == imageView.top
            button.leading == titleLabel.trailing + 8
            button.top == contentView.top + 10
            contentView.trailing == button.trailing + 10
            switchView.top == titleLabel.bottom + 6
            switchView.leading == contentView.leading + 10
            contentView.bottom == switchView.bottom + 10
          }

          func configure(_ content: inout CellContent, with item: Void) {}
        }

        """)
    #expect(source.findings == [])
  }
}

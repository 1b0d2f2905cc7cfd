import Foundation
import TemplateCell
import TestSupport
import Testing

private typealias File = InterfaceFile

/// What the reader finds in a file, and what it refuses.
@Suite struct InterfaceReaderTests {
  private static let sample: String = File.document(
    File.root(constraints: File.pin("a", 1, 2, 3, 4), File.view("a", "label", "text=\"x &amp; y\"")))

  private func error(_ text: String, limits: InterfaceReader.Limits = .init()) -> InterfaceFileError? {
    do {
      _ = try InterfaceReader(limits: limits).read(Data(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test func `every root is found with its kind`() throws {
    let cell = File.cell(frame: "0 0 320 44", content: "0 0 320 44", constraints: "", File.view("a"))
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
      toolsVersion="21225"><scenes><scene><objects>
      <tableViewController id="vc"><tableView key="view" id="table"><rect key="frame" x="0" y="0" width="1" height="1"/>
      \(File.view("head", frame: "0 0 320 20", "key=\"tableHeaderView\"", free: false))
      <prototypes>\(cell)</prototypes></tableView></tableViewController>
      </objects></scene><scene><objects>
      <viewController id="other"><view key="view" id="screen"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
      </viewController></objects></scene></scenes></document>
      """
    let document = try InterfaceReader().read(Data(text.utf8))
    #expect(document.roots.map(\.id) == ["head", "root", "screen"])
    #expect(document.roots.map(\.kind) == [.tableHeaderFooter, .tableViewCell, .controllerView])
    #expect(document.root(reuseIdentifier: "Cell")?.id == "root")
    #expect(document.root(reuseIdentifier: "None") == nil)
  }

  @Test func `a constraint to a view of another layout is a finding with its line`() throws {
    let text = File.document(
      File.root(constraints: File.rule("a", "top", "far"), File.view("a")) + "\n"
        + File.view("far", frame: "0 0 1 1", free: false))
    let root = try #require(try InterfaceReader().read(Data(text.utf8)).root(id: "root"))
    #expect(root.findings.map(\.rule) == ["foreign-reference"])
    #expect(root.findings.first?.line == 6)
  }

  @Test func `content goes to views by id, outlet and label; other names are told`() throws {
    let text = File.document(
      File.root(
        constraints: File.pin("a", 0, 0) + File.pin("b", 0, 0) + File.pin("s", 0, 0),
        extra: "<connections><outlet property=\"title\" destination=\"a\" id=\"o\"/></connections>",
        File.view("a", "label", "text=\"\""), File.view("b", "imageView", "userLabel=\"Photo\""),
        File.view(
          "s", "stackView", "", File.view("c", constraints: File.size("c", 10, 10)),
          File.view("d", constraints: File.size("d", 20, 10)))))
    let root = try #require(try InterfaceReader().read(Data(text.utf8)).root(id: "root"))
    var content = InterfaceContent()
    content.texts["title"] = "Label"
    content.images["Photo"] = InterfaceSize(width: 12, height: 13)
    content.hidden["c"] = true
    content.hidden["nobody"] = true
    let layout = try InterfaceMeasurer(root).measure(content: content)
    func frame(_ id: String) -> InterfaceRectangle? { layout.frames.first { $0.id == id }?.frame }
    #expect(frame("a") == InterfaceRectangle(width: 41.5, height: 20.5))
    #expect(frame("b") == InterfaceRectangle(width: 12, height: 13))
    #expect(frame("s")?.width == 20)
    #expect(frame("c") == nil)
    #expect(
      content.unusedKeys(in: root).map(\.message) == [
        "No view has 'nobody' as its name, outlet, label or id; there are contentView, title, photo, stackView, view, view2."
      ])
  }

  @Test func `sizes that are no sizes are refused`() throws {
    let root = try #require(try InterfaceReader().read(Data(Self.sample.utf8)).root(id: "root"))
    for value in [Double.nan, .infinity, -1] {
      #expect(throws: (any Error).self) { try InterfaceMeasurer(root).measure(width: value) }
      #expect(throws: (any Error).self) { try InterfaceMeasurer(root).measure(height: .fixed(value)) }
    }
  }

  // MARK: - Hostile files

  /// Files of different kinds: a view with a text, a cell with a stack and variations, a storyboard.
  private static let samples: [String] = [
    sample,
    File.document(
      File.cell(
        frame: "0 0 320 44", content: "0 0 320 43.5", constraints: File.pin("s", to: "content", 8, 8, 8, 8),
        extra: "<connections><outlet property=\"stack\" destination=\"s\" id=\"o\"/></connections>",
        File.view("s", "stackView", "axis=\"vertical\" spacing=\"4\"", File.view("a"), File.view("b", "switch")))
        + "<variation key=\"widthClass=compact\"/>",
      resources: "<image name=\"photo\" width=\"20\" height=\"10\"/>"),
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
    <scenes><scene><objects><viewController id="vc"><layoutGuides><viewControllerLayoutGuide type="top" id="t"/>
    </layoutGuides><view key="view" id="v"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>
    \(File.view("a", "label", "", extra: "<string key=\"text\"><![CDATA[a < b]]></string>"))</subviews>
    <constraints>\(File.rule("a", "top", "t", "bottom", 5))</constraints></view></viewController></objects></scene>
    </scenes></document>
    """,
  ]

  @Test(arguments: samples) func `a file cut at any byte is refused`(_ sample: String) throws {
    let bytes = Array(sample.utf8)
    #expect(throws: Never.self) { try InterfaceReader().read(Data(bytes)) }
    for count in 0..<bytes.count {
      #expect(throws: InterfaceFileError.self) { try InterfaceReader().read(Data(bytes[0..<count])) }
    }
  }

  @Test(arguments: samples) func `a file with any byte changed is read or refused`(_ sample: String) throws {
    let bytes = Array(sample.utf8)
    var random = SeededRandom(seed: 7)
    for _ in 0..<400 {
      var changed = bytes
      for _ in 0..<3 { changed[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next()) }
      guard let document = try? InterfaceReader().read(Data(changed)) else { continue }
      for root in document.roots {
        _ = try? InterfaceMeasurer(root).measure(height: .fitting)
        _ = InterfaceSource(root).text
        _ = try? CellMeasurer(InterfaceTemplate(root)).layout(of: InterfaceContent(), width: 320)
      }
    }
  }

  @Test func `views as deep as the limit and thousands side by side are measured`() throws {
    var nested = File.view("deepest", constraints: File.size("deepest", 1, 1))
    for depth in 0..<80 {
      nested = File.view("d\(depth)", constraints: "", nested)
    }
    let deep = try InterfaceReader().read(Data(File.document(File.root(nested)).utf8))
    #expect(try InterfaceMeasurer(deep.roots[0]).measure().frames.count == 82)
    let many = (0..<2_000).map { File.view("m\($0)", constraints: File.size("m\($0)", 1, 1)) }.joined()
    let wide = try InterfaceReader().read(Data(File.document(File.root(many)).utf8))
    #expect(try InterfaceMeasurer(wide.roots[0]).measure().frames.count == 2_001)
    #expect(InterfaceSource(wide.roots[0]).text.utf8.count > 40_000)
  }

  @Test(arguments: hostile) func `what is refused`(_ text: String, _ expected: InterfaceFileError) {
    #expect(error(text) == expected)
  }

  private static let laughs: String = """
    <?xml version="1.0"?>
    <!DOCTYPE document [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>
    <document>&b;</document>
    """

  private static let hostile: [(String, InterfaceFileError)] = [
    ("", .malformed(line: 1)),
    (laughs, .documentTypeDeclared(line: 2)),
    (sample.replacingOccurrences(of: "UTF-8", with: "UTF-7"), .unsupportedEncoding),
    ("<document type=\"x\"/>", .notAnInterfaceFile("x")),
    (sample.replacingOccurrences(of: "iOS.CocoaTouch\"", with: "MacOSX.Cocoa\""), .notAnInterfaceFile("MacOSX.Cocoa")),
    (
      File.document(File.root(constraints: File.rule("a", "top", "ghost"), File.view("a"))),
      .missingReference("ghost", line: 6)
    ),
    // A view inside itself.
    (File.document(File.root(File.view("a", "view", "", File.view("a")))), .duplicateIdentifier("a", line: 6)),
    (File.document(File.root(frame: "nan 0 1 1")), .invalidNumber(attribute: "x", value: "nan", line: 6)),
    (
      File.document(File.root(frame: "0 1e300 1 1")),
      .numberOutOfRange(attribute: "y", value: "1e300", line: 6, element: "root")
    ),
    (
      File.document(File.root("<view><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/></view>")),
      .missingIdentifier(element: "view", line: 6)
    ),
  ]

  @Test func `limits on size, number and depth`() {
    let deep = String(repeating: "<a>", count: 5_000)
    #expect(error("<document>\n" + deep) == .tooDeep(line: 2))
    let many = "<document>\n" + String(repeating: "<a/>", count: 100) + "</document>"
    #expect(error(many, limits: .init(elements: 50)) == .tooManyElements(line: 2))
    #expect(error(many, limits: .init(bytes: 10)) == .tooLarge(bytes: many.utf8.count))
  }

  @Test func `a file of more than ten million bytes`() throws {
    let padded = Data((Self.sample + String(repeating: "\n", count: 11_000_000)).utf8)
    let whole = try InterfaceReader().read(Data(Self.sample.utf8))
    #expect(try InterfaceReader().read(padded).roots.map(\.id) == whole.roots.map(\.id))
  }

  @Test func `sentences of the errors`() {
    #expect("\(InterfaceFileError.tooLarge(bytes: 5))" == "The file is too large: 5 bytes.")
    #expect(
      "\(InterfaceFileError.missingReference("x", line: 3))" == "Line 3 names 'x', which the file does not have.")
    #expect("\(InterfaceFileError.duplicateIdentifier("x", line: 3))" == "The id 'x' at line 3 was used before.")
  }
}

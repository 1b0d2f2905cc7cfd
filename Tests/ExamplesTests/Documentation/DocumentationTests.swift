import Foundation
import Testing

/// Every piece of Swift in README, pages and documentation comments is code that compiles and was run.
///
/// The pieces stand in `Tests/*/Documentation`, in the same order and with nothing between their lines but expectations.
@Suite struct DocumentationTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../..").standardized

  private static func files(in folder: String, _ suffix: String) -> [(name: String, text: String)] {
    let start = root.appendingPathComponent(folder)
    let paths = FileManager.default.enumerator(at: start, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? []
    return paths.map(\.standardized).filter { $0.path.hasSuffix(suffix) }.sorted { $0.path < $1.path }.compactMap {
      url in
      guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
      return (String(url.path.dropFirst(root.path.count + 1)), text)
    }
  }

  private static let compiled = ["CassowaryTests", "TemplateCellTests", "ExamplesTests"]
    .flatMap { files(in: "Tests/\($0)/Documentation", ".swift") }.map { CompiledCode($0.text) }

  private static func check(_ pieces: [DocumentedCode]) {
    for piece in pieces where !piece.isManifest {
      #expect(
        compiled.contains { $0.contains(piece) },
        "no file in Tests/*/Documentation has the code at \(piece.place), beginning \(piece.statements.first?.code ?? "")"
      )
    }
  }

  @Test func `the code of the README is compiled and gives what it says`() throws {
    let text = try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
    let pieces = DocumentedCode.pieces(inPage: text, name: "README.md")
    #expect(pieces.count >= 3)
    Self.check(pieces)
  }

  @Test(arguments: ["Cassowary", "TemplateCell"])
  func `the code of the pages is compiled and gives what it says`(module: String) {
    let pages = Self.files(in: "Sources/\(module)/\(module).docc", ".md")
    #expect(pages.count > 6)
    Self.check(pages.flatMap { DocumentedCode.pieces(inPage: $0.text, name: $0.name) })
  }

  @Test(arguments: ["Cassowary", "TemplateCell"])
  func `the code in documentation comments is compiled`(module: String) {
    let pieces = Self.files(in: "Sources/\(module)", ".swift")
      .flatMap { DocumentedCode.pieces(inSource: $0.text, name: $0.name) }
    #expect(pieces.isEmpty == false)
    Self.check(pieces)
  }

  /// Types behind a condition are left out: their symbols are not there everywhere.
  @Test(arguments: ["Cassowary", "TemplateCell"])
  func `every public type stands among the topics of a page`(module: String) {
    let topics = Self.files(in: "Sources/\(module)/\(module).docc", ".md")
      .map { $0.text.components(separatedBy: "## Topics").dropFirst().joined() }.joined()
    var count = 0
    for file in Self.files(in: "Sources/\(module)", ".swift") {
      for line in file.text.split(separator: "\n") where line.hasPrefix("public ") {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        guard let kind = words.firstIndex(where: { Self.kinds.contains($0) }), kind + 1 < words.count else { continue }
        count += 1
        #expect(topics.contains("``\(words[kind + 1])``"), "\(file.name)")
      }
    }
    #expect(count > 20)
  }

  private static let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias", "actor"]

  // MARK: - What the check lets through

  private static let file = CompiledCode(
    """
    import TemplateCell
    @Suite struct Page {
      @Test func a() {
        let a = f(1)  // said otherwise
        #expect(a == 3)
        let b = f(a)
        #expect(
          b.frame(
            named: "x") == CGRect(x: 1, y: 2.5, width: 3, height: 4))
        #expect(b.text == "six (a.top)")
      }
      #if canImport(UIKit)
        let view = UIView()
      #endif
      #if canImport(UIKit) || !canImport(AppKit)
        let label = UILabel()
      #endif
    }
    """)

  private static func isFound(_ code: String) -> Bool {
    let page = "```swift\n\(code)\n```\n"
    return file.contains(DocumentedCode.pieces(inPage: page, name: "page")[0])
  }

  @Test(arguments: [
    "let a = f(1)\nlet b = f(a)", "import TemplateCell\n\nlet a = f(1)\na  // 3\nlet b = f(a)", "a   // 3 = 1 + 2",
    "b.frame(named: \"x\")  // (1, 2.5, 3, 4)", "// UIKit only\nlet label = UILabel()",
    "b.text\n// six (a.top)", "print(b.text)  // six (a.top)",
  ])
  func `code that was compiled is found`(code: String) {
    #expect(Self.isFound(code))
  }

  @Test(arguments: [
    "let a = f(2)", "let b = f(a)\nlet a = f(1)", "let a = f(1)\nlet c = f(a)\nlet b = f(a)", "a  // 4", "a  // 30",
    "b.frame(named: \"x\")  // (1, 2, 3, 4)", "let view = UIView()", "// UIKit only\nlet view = UIView()",
    "import UIKit",
    "b.text\n// seven (a.top)", "@Test func a() {\nlet b = f(a)",
  ])
  func `code that was not compiled so is not found`(code: String) {
    #expect(!Self.isFound(code))
  }

  @Test func `code in comments is found between fences and indented`() {
    let pieces = DocumentedCode.pieces(
      inSource: """
        /// A cell.
        ///
        ///     let a = 1
        ///
        ///     let b = 2
        ///
        /// - Parameters:
        ///   - x: a long
        ///     description
        struct A {}

        /// ```swift
        /// let c = 3
        /// ```
        /// ```text
        /// no code
        /// ```
        """, name: "A.swift")
    #expect(pieces.map { $0.statements.map(\.code) } == [["let a = 1", "let b = 2"], ["let c = 3"]])
    #expect(pieces.map(\.place) == ["A.swift:3", "A.swift:13"])
  }
}

import Foundation
import TemplateCell
import Testing

private typealias File = InterfaceFile

/// Numbers that no layout can have, and encodings.
@Suite struct InterfaceNumberTests {
  private static func text(_ attributes: String) -> String {
    File.document(
      File.root(
        constraints:
          "<constraint id=\"k\" firstItem=\"a\" firstAttribute=\"width\" secondItem=\"root\" \(attributes)/>",
        File.view("a")))
  }

  private static func root(_ text: String) throws(InterfaceFileError) -> InterfaceRoot? {
    try InterfaceReader().read(Data(text.utf8)).roots.first
  }

  @Test(arguments: [
    ("constant", "1e15"), ("constant", "-1e308"), ("constant", "1e999"), ("multiplier", "1:0"),
    ("multiplier", "1e-320"), ("multiplier", "1e7"),
  ])
  func `a number out of range is called that`(_ attribute: String, _ value: String) throws {
    let error = InterfaceFileError.numberOutOfRange(attribute: attribute, value: value, line: 6, element: "k")
    #expect(throws: error) { try Self.root(Self.text("\(attribute)=\"\(value)\"")) }
    #expect("\(error)" == "'\(value)' at line 6 is out of range for \(attribute) of 'k'.")
  }

  @Test(arguments: [
    ("constant", "0x10"), ("constant", "nan"), ("constant", "inf"), ("constant", ""), ("constant", "1,5"),
    ("multiplier", "0x1:2"), ("multiplier", "1:2:3"), ("multiplier", ":2"), ("priority", "high"),
  ])
  func `what is no number is called that`(_ attribute: String, _ value: String) throws {
    #expect(throws: InterfaceFileError.invalidNumber(attribute: attribute, value: value, line: 6)) {
      try Self.root(Self.text("\(attribute)=\"\(value)\""))
    }
  }

  @Test(arguments: [("0", 1.0), ("-10", 1), ("1001", 1000), ("1e15", 1000)])
  func `a priority out of range becomes the nearest one`(_ value: String, _ expected: Double) throws {
    let root = try #require(try Self.root(Self.text("priority=\"\(value)\"")))
    #expect(root.constraints.map(\.priority) == [expected])
    #expect(root.findings.map(\.rule) == ["priority-out-of-range"])
    #expect(root.findings.map(\.element) == ["k"])
    let hugging = try #require(
      try Self.root(File.document(File.root(File.view("a", "view", "verticalHuggingPriority=\"\(value)\"")))))
    #expect(hugging.views[1].hugging.vertical == LayoutPriority(expected == 1 ? 0 : 1000))
    #expect(hugging.findings.map(\.rule) == (value == "0" ? [] : ["priority-out-of-range"]))
  }

  @Test(arguments: ["nan", "x", "", "-3"]) func `a version that is none is a finding`(_ version: String) throws {
    let root = try #require(try Self.root(File.document(File.root(), tools: version)))
    #expect(root.toolsVersion == 0)
    #expect(root.findings.map(\.rule) == ["unknown-value"])
    #expect(root.findings.map(\.line) == [2])
  }

  @Test func `numbers that grow beyond all bounds are findings`() throws {
    // Each of 60 views is a million times as wide as the one before.
    let ids = (0..<60).map { "v\($0)" }
    let rules = zip(ids, ids.dropFirst()).map { File.rule($1, "width", $0, "width", nil, "multiplier=\"1000000\"") }
    let root = try #require(
      try Self.root(
        File.document(
          File.root(
            constraints: File.size("v0", 1_000_000, nil) + rules.joined(), ids.map { File.view($0) }.joined()))))
    let layout = try InterfaceMeasurer(root).measure()
    #expect(layout.findings.contains { $0.element != nil })
    #expect(layout.frames.allSatisfy { $0.frame.width.isFinite })
  }

  @Test func `a factor that cannot be divided by is a finding`() throws {
    var root = try #require(
      try Self.root(
        File.document(
          File.root(
            constraints: File.pin("a", 0, 0) + File.pin("b", 0, nil, nil, 0) + File.size("b", 10, 20)
              + "<constraint id=\"k\" firstItem=\"b\" firstAttribute=\"top\" secondItem=\"a\" secondAttribute=\"bottom\"/>",
            File.view("a"), File.view("b")))))
    root.constraints[root.constraints.count - 1].multiplier = .leastNonzeroMagnitude
    let layout = try InterfaceMeasurer(root).measure()
    #expect(layout.findings.map(\.element) == ["k"])
    #expect(layout.frames.allSatisfy { $0.frame.height.isFinite })
  }

  // MARK: - Encodings

  private static let wide = text("constant=\"5\"").replacingOccurrences(of: "UTF-8", with: "UTF-16")

  private static func data(_ text: String, bigEndian: Bool, mark: Bool) -> Data {
    let units = (mark ? [0xFEFF] : []) + Array(text.utf16)
    return Data(units.flatMap { bigEndian ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0 & 255), UInt8($0 >> 8)] })
  }

  @Test(arguments: [true, false], [true, false])
  func `files of UTF-16 are read`(_ bigEndian: Bool, _ mark: Bool) throws {
    let root = try #require(
      try InterfaceReader().read(Self.data(Self.wide, bigEndian: bigEndian, mark: mark)).roots.first)
    #expect(root.constraints.map(\.constant) == [5])
    #expect(root.constraints.map(\.line) == [6])
  }

  @Test func `half a character and declared entities are refused`() {
    #expect(throws: InterfaceFileError.unsupportedEncoding) {
      try InterfaceReader().read(Self.data(Self.wide, bigEndian: true, mark: true).dropLast())
    }
    let entities = "<?xml version=\"1.0\"?>\n<!DOCTYPE a [<!ENTITY b \"c\">]><a/>"
    #expect(throws: InterfaceFileError.documentTypeDeclared(line: 2)) {
      try InterfaceReader().read(Self.data(entities, bigEndian: false, mark: true))
    }
  }
}

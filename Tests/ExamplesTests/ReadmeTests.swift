import Foundation
import TemplateCell
import Testing

@testable import Examples

/// The code of the README compiles and gives what its comments say.
@Suite struct ReadmeTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  @Test func `the examples give what their comments say`() throws {
    let measurer = try CellMeasurer(NoteCell(), text: .inter)
    let note = Note(title: "A photo of the harbor", photo: CGSize(width: 686, height: 400))
    let layout = try measurer.layout(of: note, width: 375)
    #expect(layout.height == 248.5)
    #expect(layout.frame(named: "photo") == CGRect(x: 16, y: 38.5, width: 343, height: 200))

    var registry = TemplateRegistry<Note>()
    try registry.register(measurer, for: "note")
    let rows = [note, Note(title: "No photo")]
    var table = try HeadlessTable(
      sections: [TableSection(rows: rows)], registry: registry, width: 375, reuseIdentifier: { _ in "note" })
    #expect(try table.height(at: IndexPath(row: 1, section: 0)) == 40.5)
    #expect(table.measureCount == 1)
    #expect(try table.height(at: IndexPath(row: 1, section: 0)) == 40.5)
    #expect(table.measureCount == 1)
  }

  /// Lines that only show a value stand in the tests above with an expectation around them.
  @Test func `every line of code in the README stands in a file that is compiled`() throws {
    let readme = try String(
      contentsOf: Self.folder.appendingPathComponent("../../README.md").standardized, encoding: .utf8)
    let compiled = try ["ReadmeExample.swift", "ReadmeTests.swift"]
      .map { try String(contentsOf: Self.folder.appendingPathComponent($0), encoding: .utf8) }
      .joined().components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    var inCode = false
    var count = 0
    for line in readme.components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        inCode = line == "```swift"
        continue
      }
      guard inCode else { continue }
      let code = line.components(separatedBy: "   //")[0].trimmingCharacters(in: .whitespaces)
      if code.isEmpty { continue }
      count += 1
      #expect(compiled.contains { $0 == code || $0.hasPrefix("#expect(\(code)") }, "\(code)")
    }
    #expect(count > 30)
  }

  @Test func `the README shows the table that compare prints`() throws {
    let readme = try String(
      contentsOf: Self.folder.appendingPathComponent("../../README.md").standardized, encoding: .utf8)
    let recorded = RecordedConsole()
    let brief = RowTiming(sample: .zero, leastSamples: 1, budget: .zero)
    #expect(CompareCommand.run([], on: recorded.console, timing: brief) == 0)
    let shown = readme.components(separatedBy: "\n").map { $0.split(separator: " ").prefix(3).joined(separator: " ") }
    for line in recorded.output.components(separatedBy: "\n") where !line.isEmpty {
      let start = line.split(separator: " ").prefix(3).joined(separator: " ")
      #expect(shown.contains(start), "width, rows and total height of: \(line)")
    }
  }
}

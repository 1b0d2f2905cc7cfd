import Foundation
import TemplateCell
import Testing

/// Every rule fires on the lines that are marked and on no others.
@Suite struct CheckRuleTests {
  private struct Hit: Hashable, CustomStringConvertible {
    var line: Int
    var rule: String
    var description: String { "\(line): \(rule)" }
  }

  private static let lines: [String] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("MarkedExamples.swift")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "\n")
  }()

  private static func markers(of example: MarkedExample) -> [Hit] {
    let next = MarkedExamples.all.map(\.line).filter { $0 > example.line }.min() ?? lines.count
    return (example.line..<next).flatMap { line in
      lines[line - 1].components(separatedBy: "// fires: ").dropFirst().map {
        Hit(line: line, rule: $0.trimmingCharacters(in: .whitespaces))
      }
    }
  }

  @Test("Marked example", arguments: MarkedExamples.all)
  func markedExample(example: MarkedExample) throws {
    let findings = try example.template.check(text: RulerFont())
    let hits = findings.map { Hit(line: $0.line ?? 0, rule: $0.rule) }
    let expected = Self.markers(of: example)
    #expect(
      hits.sorted { ($0.line, $0.rule) < ($1.line, $1.rule) } == expected,
      "\(findings.map(\.message).joined(separator: "\n"))")
    for finding in findings {
      #expect(finding.file?.hasSuffix("MarkedExamples.swift") == true)
      #expect(finding.message.hasPrefix("CheckedCell: ") && finding.message.hasSuffix("."))
    }
  }

  @Test func `every rule has an example where it fires and says what it finds`() {
    let marked = Set(MarkedExamples.all.flatMap { Self.markers(of: $0).map(\.rule) })
    #expect(Set(CheckRules.summaries.map(\.name)) == marked)
    #expect(CheckRules.summaries.allSatisfy { $0.summary.hasSuffix(".") })
  }

  @Test func `rows tell which items are collapsed`() throws {
    let title = Label()
    let photo = ImageView()
    let template = CheckedCell(title, photo: photo) { cell in
      title.top == cell.top + 10
      title.leading == cell.leading + 16
      title.trailing <= cell.trailing - 16
      photo.top == title.bottom + 8
      photo.leading == cell.leading + 16
      cell.bottom == photo.bottom + 10
    }
    let measurer = try CellMeasurer(template, text: RulerFont())
    #expect(measurer.check().isEmpty)
    #expect(measurer.check(rows: [[]]).isEmpty)
    let findings = measurer.check(rows: [[], ["photo"]], widths: [320])
    #expect(findings.map(\.rule) == ["collapsed-dependents", "undetermined-height"])
    #expect(
      findings[0].message
        == "CheckedCell: the row has no height when photo is collapsed. Declare what holds instead in whenCollapsed.")
  }

  @Test func `a conflict is found with its place`() throws {
    let box = View()
    let findings = try CheckedCell(box: box) { cell in
      box.leading == cell.leading
      box.width == 100
      box.top == cell.top
      cell.bottom == box.bottom
      box.height == 20
      box.height == 30
    }.check(text: RulerFont())
    let conflict = try #require(findings.first { $0.rule == "conflict" })
    #expect(conflict.message.contains("box.height == 20") && conflict.message.contains("box.height == 30"))
  }
}

import Foundation
import Testing

@testable import TemplateCell

/// Every rule fires on the lines that are marked and on no others.
@Suite struct CheckRuleTests {
  private struct Hit: Hashable, CustomStringConvertible {
    var line: Int
    var rule: String
    var description: String { "\(line): \(rule)" }
  }

  private static let lines: [String: [String]] = {
    var result: [String: [String]] = [:]
    for file in Set(MarkedExamples.all.map(\.file)) {
      let text = (try? String(contentsOf: URL(fileURLWithPath: file), encoding: .utf8)) ?? ""
      result[file] = text.components(separatedBy: "\n")
    }
    return result
  }()

  private static func markers(of example: MarkedExample) -> [Hit] {
    let lines = lines[example.file] ?? []
    let same = MarkedExamples.all.filter { $0.file == example.file }
    let next = same.map(\.line).filter { $0 > example.line }.min() ?? lines.count
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
      #expect(finding.file.map { example.file.hasSuffix($0.split(separator: "/").last ?? "") } == true)
      #expect(finding.message.hasPrefix("CheckedCell: ") && finding.message.hasSuffix("."))
    }
  }

  @Test func `every rule has an example where it fires and says what it finds`() {
    let marked = Set(MarkedExamples.all.flatMap { Self.markers(of: $0).map(\.rule) })
    // Conflicts are no rule: they are told of every layout.
    #expect(Set(CheckRules.summaries.map(\.name)) == marked.subtracting(["conflict"]))
    #expect(CheckRules.summaries.allSatisfy { $0.summary.hasSuffix(".") })
  }

  @Test func `rows tell which items are collapsed`() throws {
    let title = Label()
    let photo = ImageView(size: CGSize(width: 40, height: 30))
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
    #expect(
      findings[1].message
        == "CheckedCell: nothing determines the height of the content view when photo is collapsed. Declare what holds "
        + "instead in whenCollapsed(photo).")
    #expect(findings[1].line == findings[0].line && findings[1].file == findings[0].file)
  }

  @Test func `groups are tried, and a conflict within one is found`() throws {
    let box = View()
    let unfolded = ConstraintGroup(isActive: false)
    let findings = try CheckedCell(box: box, unfolded: unfolded) { cell in
      box.edges == cell.edges
      box.height == 20
      unfolded { box.height == 30 }
    }.check(text: RulerFont())
    #expect(findings.map(\.rule) == ["conflict"])
    #expect(findings[0].message.contains("box.height == 20") && findings[0].message.contains("box.height == 30"))
    #expect(findings[0].message.hasPrefix("CheckedCell: These cannot hold together when unfolded is on: "))
  }

  @Test func `what is found with a group is said with its state`() throws {
    let title = Label()
    let folded = ConstraintGroup()
    let findings = try CheckedCell(title, folded: folded) { cell in
      title.leading == cell.leading + 16
      title.trailing <= cell.trailing - 16
      title.top == cell.top + 10
      folded { cell.bottom == title.bottom + 10 }
    }.check(text: RulerFont())
    #expect(
      findings.map(\.message) == [
        "CheckedCell: nothing leads from contentView.top to contentView.bottom when folded is off, so the row has no "
          + "height. Tie the last item to contentView.bottom and each item to the one above."
      ])
  }

  /// A cell whose rows have two groups on that cannot hold together.
  private struct BothGroupsCell: CellTemplate {
    let box: View
    let folded: ConstraintGroup
    let unfolded: ConstraintGroup

    var constraints: [LayoutConstraint] {
      box.edges == contentView.edges
      folded { box.height == 20 }
      unfolded { box.height == 30 }
    }

    func configure(_ content: inout CellContent, with item: Int) {
      content[folded].isActive = true
      content[unfolded].isActive = true
    }
  }

  @Test func `rows tell states of groups that are not tried otherwise`() throws {
    let box = View()
    let folded = ConstraintGroup()
    let unfolded = ConstraintGroup(isActive: false)
    let template = CheckedCell(box: box, folded: folded, unfolded: unfolded) { cell in
      box.edges == cell.edges
      folded { box.height == 20 }
      unfolded { box.height == 30 }
    }
    let measurer = try CellMeasurer(template, text: RulerFont())
    #expect(measurer.check().isEmpty)
    // Rows that switch one group on without switching the other off.
    let row = BothGroupsCell(box: box, folded: folded, unfolded: unfolded)
    let findings = try CellMeasurer(row, text: RulerFont()).check(rows: [0])
    #expect(findings.map(\.rule) == ["conflict"])
    #expect(findings.first?.message.contains("hold together when folded and unfolded are on: ") == true)
  }

  /// A cell whose rows have both of two groups off.
  private struct NoGroupCell: CellTemplate {
    let box: View
    let folded: ConstraintGroup
    let unfolded: ConstraintGroup

    var constraints: [LayoutConstraint] {
      box.edges == contentView.edges
      folded { box.height == 20 }
      unfolded { box.height == 30 }
    }

    func configure(_ content: inout CellContent, with item: Int) {
      content[folded].isActive = false
      content[unfolded].isActive = false
    }
  }

  @Test func `rows that switch both of two alternatives off lose the height`() throws {
    let cell = NoGroupCell(box: View(), folded: ConstraintGroup(), unfolded: ConstraintGroup(isActive: false))
    let measurer = try CellMeasurer(cell, text: RulerFont())
    #expect(measurer.check().isEmpty)
    let findings = measurer.check(rows: [0], widths: [320])
    #expect(findings.map(\.rule) == ["no-vertical-chain", "undetermined-height"])
    #expect(
      findings.first?.message.hasPrefix(
        "NoGroupCell: nothing leads from contentView.top to contentView.bottom when folded is off, ") == true)
  }

  @Test func `more than 32 states are tried one change at a time`() throws {
    let boxes = (0..<6).map { _ in View() }
    let groups = (0..<6).map { _ in ConstraintGroup(isActive: false) }
    let template = CheckedCell(extra: boxes) { cell in
      for (index, box) in boxes.enumerated() {
        box.leading == cell.leading
        box.size == CGSize(width: 10 + Double(index), height: 10)
        box.top == (index == 0 ? cell.top : boxes[index - 1].bottom)
      }
      cell.bottom == boxes[5].bottom
      for (group, box) in zip(groups, boxes) { group { box.height == 20 } }
    }
    let states = CheckedStates(core: try CellMeasurer(template, text: RulerFont()).core).all(rows: [])
    #expect(states.map(\.changes.count) == [6, 5, 5, 5, 5, 5, 5])
    // Each group alone conflicts with the height of its box.
    #expect(try template.check(text: RulerFont()).count { $0.rule == "conflict" } == 6)
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
    #expect(findings.count { $0.rule == "conflict" } == 1)
    let conflict = try #require(findings.first { $0.rule == "conflict" })
    #expect(conflict.message.contains("box.height == 20") && conflict.message.contains("box.height == 30"))
  }

  @Test func `a conflict with the width comes once, at a width that was asked for or at none`() throws {
    let box = View()
    let measurer = try CellMeasurer(
      OpenCell(box) { cell in
        box.leading == cell.leading
        box.trailing == cell.trailing
        box.width == 100
        box.top == cell.top
        box.height == 20
        cell.bottom == box.bottom
      }, text: RulerFont())
    let alone = measurer.check()
    #expect(alone.map(\.rule) == ["conflict"])
    #expect(alone.first?.message.contains("hold together: the width of the row, ") == true)
    let rows = measurer.check(rows: [0, 1], widths: [320, 414])
    #expect(rows.map(\.rule) == ["conflict"])
    #expect(rows.first?.message.contains("<contentView.width == 320 @1000>") == true)
  }

  @Test func `of a collapsed view only the view itself is told, not what lies in it`() throws {
    let measurer = try TextCell.measurer { cell in
      cell.a.edges(.horizontal, cell.contentView)
      cell.a.top == cell.contentView.top + 10
      cell.inner.top == cell.a.bottom + 8
      cell.inner.leading == cell.contentView.leading
      cell.inner.size == CGSize(width: 20, height: 20)
      cell.contentView.bottom == cell.inner.bottom + 10
    }
    var row = TextRow("a", "b", "image", a: "alpha")
    row.collapsed = ["box"]
    let messages = measurer.check(rows: [row], widths: [320]).filter {
      $0.rule == "collapsed-dependents" || $0.rule == "undetermined-height"
    }.map(\.message)
    #expect(messages.count == 2)
    #expect(messages.allSatisfy { $0.contains(" when box is collapsed") && !$0.contains("inner is collapsed") })
    #expect(messages.last?.contains("whenCollapsed(box)") == true)
  }
}

import Foundation
import TemplateCell
import Testing

/// The code of the page "Checking templates".
@Suite struct CheckingTemplatesPage {
  struct LooseCell: CellTemplate {
    let title = Label()
    let price = Label()

    var constraints: [LayoutConstraint] {
      title.leading == contentView.leading + 16
      price.leading == title.trailing + 8
      price.trailing == contentView.trailing - 16
      title.top == contentView.top + 10
      price.top == title.top
    }

    func configure(_ content: inout CellContent, with item: String) {
      content[title].text = item
    }
  }

  @Test func `a loose template has findings`() throws {
    let findings = try LooseCell().check(text: .ruler)
    #expect(Set(findings.map(\.rule)).sorted() == ["no-vertical-chain", "priority-tie"])
  }

  struct PriceCell: CellTemplate {
    let title = Label(compressionResistance: AxisPriorities(horizontal: 749, vertical: 750))
    let price = Label(hugging: 251)

    var constraints: [LayoutConstraint] {
      title.leading == contentView.leading + 16
      price.leading == title.trailing + 8
      price.trailing == contentView.trailing - 16
      title.top == contentView.top + 10
      price.top == title.top
      contentView.bottom == title.bottom + 10
    }

    func configure(_ content: inout CellContent, with item: String) {
      content[title].text = item
    }
  }

  @Test func `a good template has none`() throws {
    #expect(try PriceCell().check(text: .ruler) == [])

    let measurer = try CellMeasurer(PriceCell(), text: .ruler)
    #expect(measurer.check(rows: ["ferry", "lighthouse"], widths: [320, 375]) == [])
  }

  struct SignCell: CellTemplate {
    let title = Label(lines: 0)

    var constraints: [LayoutConstraint] {
      title.leading == contentView.leading + 16
      title.trailing == contentView.trailing + 16
      title.top == contentView.top + 10
      title.bottom == contentView.bottom - 10
    }

    func configure(_ content: inout CellContent, with item: String) {
      content[title].text = item
    }
  }

  @Test func `a wrong sign is told with the right one`() throws {
    let signs = try SignCell().check(text: .ruler)
    #expect(signs.map(\.rule) == ["outside-cell"])
    #expect(
      signs[0].message.hasSuffix("Change the sign: with title.trailing == contentView.trailing - 16 it lies inside."))
  }

  struct CardCell: CellTemplate {
    let card = View()
    let title = Label(lines: 0)

    var constraints: [LayoutConstraint] {
      card.edges == contentView.edges.inset(4)
      title.top == contentView.top + 10
      title.leading == contentView.leading + 16
      title.trailing == contentView.trailing - 16
    }

    func configure(_ content: inout CellContent, with item: String) {
      content[title].text = item
    }
  }

  @Test func `a background that hides a forgotten bottom pin`() throws {
    let left = try CardCell().check(text: .ruler)
    #expect(left.map(\.rule) == ["no-vertical-chain"])
    #expect(
      left.first?.message.hasSuffix("Add title.bottom == contentView.bottom - k, k points of distance.") == true)
  }

  struct MeetingCell: CellTemplate {
    let title = Label()
    let time = Label()

    var constraints: [LayoutConstraint] {
      title.leading == contentView.leading + 16
      title.trailing <= contentView.trailing - 16
      title.top == contentView.top + 10
      time.trailing == contentView.trailing - 16
      time.leading >= contentView.leading + 16
      time.firstBaseline == title.firstBaseline
      contentView.bottom == title.bottom + 10
    }

    func configure(_ content: inout CellContent, with item: String) {
      content[title].text = item
    }
  }

  @Test func `two labels with nothing between`() throws {
    let meeting = try MeetingCell().check(text: .ruler)
    #expect(meeting.map(\.rule) == ["overlap"])
    #expect(
      meeting.first?.message.hasSuffix(
        "Add time.leading >= title.trailing + k, k points of distance: that was tried.") == true)
  }

  struct PhotoCell: CellTemplate {
    let title = Label(lines: 0)
    let photo = ImageView()

    var constraints: [LayoutConstraint] {
      title.leading == contentView.leading + 16
      title.trailing == contentView.trailing - 16
      title.top == contentView.top + 10
      photo.top == title.bottom + 8
      photo.leading == title.leading
      contentView.bottom == photo.bottom + 10
    }

    var exampleRows: [CGSize?] { [CGSize(width: 40, height: 30), nil] }

    func configure(_ content: inout CellContent, with size: CGSize?) {
      content[photo].imageSize = size
      content[photo].isCollapsed = size == nil
    }
  }

  @Test func `a forgotten whenCollapsed is found by example rows`() throws {
    let forgotten = try PhotoCell().check(text: .ruler)
    #expect(Set(forgotten.map(\.rule)).sorted() == ["collapsed-dependents", "undetermined-height"])
  }

  @Test func `a finding prints as a message of a compiler`() {
    let finding = Finding(rule: "label-cut", message: "PriceCell: price is cut.", file: "Shop/PriceCell.swift", line: 8)
    #expect(finding.description == "Shop/PriceCell.swift:8: label-cut: PriceCell: price is cut.")
    #expect(Finding(rule: "a", message: "b.").description == "a: b.")
  }

  /// The table of the page names every rule, in the order in which findings come.
  @Test func `the page names all rules`() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/TemplateCell/TemplateCell.docc/CheckingTemplates.md").standardized
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(rows.map { $0.split(separator: "`")[1] } == CheckRules.summaries.map { Substring($0.name) })
  }
}

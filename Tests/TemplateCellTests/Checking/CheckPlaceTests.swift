import Foundation
import TemplateCell
import Testing

/// Findings about where items lie: above the top, over each other, without the width of a neighbour.
@Suite struct CheckPlaceTests {
  /// The title rests on the bottom alone: 8 - 10 - 20 = -22 is its top.
  @Test func `a missing top is told as such`() throws {
    let title = Label(lines: 0)
    let box = View()
    let findings = try CheckedCell(title, box: box) { cell in
      box.edges == cell.edges.inset(4)
      title.bottom == cell.bottom - 10
      title.leading == cell.leading + 16
      title.trailing == cell.trailing - 16
    }.check(text: RulerFont())
    #expect(
      findings.map(\.message) == [
        "CheckedCell: nothing makes the content view high enough for title, which lies outside it. Add title.top == "
          + "contentView.top + k, k points of distance."
      ])
  }

  /// The date begins at 10 - 16 = -6 beside a title without a text, whatever the constant of another constraint is.
  @Test func `a constant excuses the texts that it moves and no others`() throws {
    let title = Label()
    let date = Label(hugging: 251, compressionResistance: AxisPriorities(horizontal: 751, vertical: 750))
    let cell = OpenCell(title, date) { cell in
      title.leading == cell.leading + 16
      (date.leading == title.trailing + 8).labeled("gap")
      date.trailing == cell.trailing - 16
      (title.top == cell.top + 10).labeled("top")
      date.firstBaseline == title.firstBaseline
      cell.bottom == title.bottom + 10
    }
    func rules(_ label: String) throws -> [String] {
      let filled = cell.filled {
        $0[date].text = "today"
        $0[constant: label] = 12
      }
      return try CellMeasurer(filled, text: RulerFont()).check(rows: [0], widths: [320]).map(\.rule)
    }
    #expect(try rules("gap") == ["outside-cell"])
    #expect(try rules("top").isEmpty)
  }

  /// A title from 10 to 30 and a note from 14 to 34.
  @Test func `an overlap names the constraint in the way and what was tried`() throws {
    let title = Label()
    let note = Label()
    let findings = try CheckedCell(title, note: note) { cell in
      title.edges(.horizontal, cell)
      note.edges(.horizontal, cell)
      title.top == cell.top + 10
      note.top == title.top + 4
      cell.bottom == note.bottom + 10
    }.check(text: RulerFont())
    let line = #line - 3
    #expect(
      findings.map(\.message) == [
        "CheckedCell: note lies over title, by 16 points from top to bottom. <note.top == title.top + 4 @1000 "
          + "CheckPlaceTests.swift:\(line)> keeps them so: write note.top >= title.bottom + k instead, k points of "
          + "distance, which was tried."
      ])
  }

  /// An image of 30 ends at 40 and a title below it at 64, above a note at 80; one of 60 moves the title to 74.
  @Test func `texts over each other in a row are told with its width`() throws {
    let photo = ImageView()
    let title = Label()
    let note = Label()
    let cell = OpenCell(photo, title, note) { cell in
      photo.leading == cell.leading + 16
      photo.top == cell.top + 10
      title.edges(.horizontal, cell)
      title.top == photo.bottom + 4
      note.edges(.horizontal, cell)
      note.top == cell.top + 80
      cell.bottom == note.bottom + 10
    }
    func messages(_ height: Double) throws -> [String] {
      let filled = cell.filled {
        $0[photo].imageSize = CGSize(width: 40, height: height)
        $0[title].text = "ferry"
        $0[note].text = "today"
      }
      return try CellMeasurer(filled, text: RulerFont()).check(rows: [0], widths: [320]).map(\.message)
    }
    #expect(try messages(30).isEmpty)
    let covered = try messages(60)
    #expect(
      covered.map { $0.components(separatedBy: ". ").first } == [
        "OpenCell: views[2] lies over views[1], by 14 points from top to bottom in a row at width 320"
      ])
  }

  /// Two labels in one place, of which each row hides one, are no fault; without rows nobody knows.
  @Test func `what no row shows together may lie over each other`() throws {
    let title = Label()
    let note = Label()
    let cell = OpenCell(title, note) { cell in
      title.edges(.horizontal, cell)
      note.edges(.horizontal, cell)
      title.top == cell.top + 10
      note.top == title.top
      cell.bottom >= title.bottom + 10
      cell.bottom >= note.bottom + 10
    }
    let filled = cell.filled {
      $0[title].text = "ferry"
      $0[note].isHidden = true
    }
    #expect(try CellMeasurer(cell, text: RulerFont()).check().map(\.rule) == ["overlap"])
    #expect(try CellMeasurer(filled, text: RulerFont()).check(rows: [0], widths: [320]).isEmpty)
    let both = cell.filled {
      $0[title].text = "ferry"
      $0[note].text = "today"
    }
    #expect(try CellMeasurer(both, text: RulerFont()).check(rows: [0], widths: [320]).map(\.rule) == ["overlap"])
  }

  @Test func `labels over several others are told once`() throws {
    let title = Label()
    let note = Label()
    let time = Label()
    let findings = try CheckedCell(title, note: note, extra: [time]) { cell in
      title.leading == cell.leading + 16
      note.leading == cell.leading + 16
      title.top == cell.top + 10
      note.top == title.bottom + 4
      cell.bottom == note.bottom + 10
      time.trailing == cell.trailing - 16
      time.centerY == cell.centerY
    }.check(text: RulerFont())
    #expect(findings.map(\.rule) == ["overlap"])
    #expect(
      findings.first?.message.hasSuffix(
        "Add extra[0].leading >= title.trailing + k and extra[0].leading >= note.trailing + k, k points of distance: that "
          + "was tried.") == true)
  }

  @Test func `a width that a collapsed neighbour takes along is told with its state`() throws {
    let title = Label(lines: 0)
    let note = Label(lines: 0)
    let findings = try CheckedCell(title, note: note) { cell in
      title.leading == cell.leading + 16
      note.leading == title.trailing + 8
      note.trailing == cell.trailing - 16
      title.width == note.width
      title.height == note.height
      title.top == cell.top + 10
      note.top == title.top
      cell.bottom == note.bottom + 10
      whenCollapsed(title) { note.top == cell.top + 10 }
    }.check(text: RulerFont())
    #expect(
      findings.map(\.message) == [
        "CheckedCell: nothing limits the width of note when title is collapsed, so its content leaves the cell instead of "
          + "wrapping. Declare what holds instead in whenCollapsed."
      ])
  }

  @Test func `required hugging that takes part in a conflict is named`() throws {
    let title = Label(hugging: 1000)
    let note = Label(hugging: 1000, compressionResistance: 751)
    let findings = try CheckedCell(title, note: note) { cell in
      title.leading == cell.leading + 16
      note.leading == title.trailing + 8
      note.trailing == cell.trailing - 16
      title.top == cell.top + 10
      note.top == title.top
      cell.bottom == title.bottom + 10
    }.check(text: RulerFont())
    let line = #line - 10
    #expect(findings.map(\.rule) == ["conflict"])
    #expect(
      findings.first?.message.hasSuffix(
        " Or lower the horizontal hugging of title (CheckPlaceTests.swift:\(line)) or the horizontal hugging of note "
          + "(CheckPlaceTests.swift:\(line + 1)) below 1000, so that it may grow.") == true)
  }
}

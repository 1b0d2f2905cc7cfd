import Foundation
import TemplateCell

/// `bench cell`: what a row costs when the same cell is said in other words. The first case is the plain form that the
/// others are held against; all give the same height.
enum LanguageBench {
  static var cases: [BenchCase] {
    NoteCell.Form.allCases.map { form in
      BenchCase(
        name: "cell \(form.rawValue)", iterations: 200_000, check: { try check(form) }, prepare: { try rows(form) })
    }
  }

  /// Titles of one to eight words of 9 characters: with the ruler font, 10 points a character, lines of 343 hold three.
  private static let rows = (1...8).map { count in
    Note(title: Array(repeating: "wordwords", count: count).joined(separator: " "), text: "note")
  }

  private static func check(_ form: NoteCell.Form) throws {
    let measurer = try CellMeasurer(NoteCell(form: form), text: RulerFont())
    for (index, row) in rows.enumerated() {
      // Margins of 11, lines of 20, a gap of 8 and a note of one line.
      let right = Double(11 + 20 * (index / 3 + 1) + 8 + 20 + 11)
      try BenchError.expect("\(form.rawValue) row \(index)", try measurer.layout(of: row, width: 375).height, right)
    }
  }

  private static func rows(_ form: NoteCell.Form) throws -> BenchCase.Run {
    let measurer = try CellMeasurer(NoteCell(form: form), text: RulerFont())
    var step = 0
    return BenchCase.repeating {
      step = (step + 1) & 7
      return try measurer.layout(of: rows[step], width: 375).height
    }
  }
}

private struct Note {
  var title: String
  var text: String
}

/// A title above a note, said in different words.
private struct NoteCell: CellTemplate {
  enum Form: String, CaseIterable {
    case plain, margins, guides, baselines, stack, groups, constants, visualFormat = "visual format"
    case shrinking = "shrinking label"
  }

  let form: Form
  let title = Label(lines: 0)
  let note = Label()
  let stack: StackView?
  let first = ConstraintGroup()
  let second = ConstraintGroup(isActive: false)

  init(form: Form) {
    self.form = form
    stack =
      form == .stack
      ? StackView(axis: .vertical, spacing: 8, layoutMargins: .cellMargins, arrangedSubviews: [title, note]) : nil
  }

  var constraints: [LayoutConstraint] {
    switch form {
    case .plain: framed(contentView.edges.inset(.cellMargins))
    case .margins:
      title.leading == contentView.leadingMargin
      title.trailing == contentView.trailingMargin
      title.top == contentView.topMargin
      note.leading == contentView.leadingMargin
      note.trailing == contentView.trailingMargin
      note.bottom == contentView.bottomMargin
      note.top == title.bottom + 8
    case .guides: framed(contentView.layoutMarginsGuide.edges)
    case .baselines:
      sides
      title.top == contentView.top + 11
      note.firstBaseline == title.lastBaseline + 28
      contentView.bottom == note.bottom + 11
    case .stack:
      if let stack { stack.edges == contentView.edges }
    case .groups:
      sides
      title.top == contentView.top + 11
      first { note.top == title.bottom + 8 }
      second { note.top - title.bottom == 8 }
      contentView.bottom == note.bottom + 11
    case .constants:
      sides
      title.top == contentView.top + 11
      (note.top == title.bottom + 1).labeled("gap")
      contentView.bottom == note.bottom + 11
    case .visualFormat:
      let views: [String: any LayoutItem] = ["title": title, "note": note]
      visualFormat("|-[title]-|", views: views)
      visualFormat("|-[note]-|", views: views)
      visualFormat("V:|-[title]-8-[note]-|", views: views)
    case .shrinking:
      title.leading == contentView.leading + 16
      title.trailing <= contentView.trailing - 16
      note.leading == contentView.leading + 16
      note.trailing == contentView.trailing - 16
      title.top == contentView.top + 11
      note.top == title.bottom + 8
      contentView.bottom == note.bottom + 11
    }
  }

  @LayoutBuilder private var sides: [LayoutConstraint] {
    title.leading == contentView.leading + 16
    title.trailing == contentView.trailing - 16
    note.leading == contentView.leading + 16
    note.trailing == contentView.trailing - 16
  }

  /// Both labels within edges, one below the other.
  @LayoutBuilder private func framed(_ edges: LayoutEdges) -> [LayoutConstraint] {
    (title.edges == edges).filter { $0.left.terms[0].attribute != .bottom }
    (note.edges == edges).filter { $0.left.terms[0].attribute != .top }
    note.top == title.bottom + 8
  }

  func configure(_ content: inout CellContent, with row: Note) {
    content[title].text = row.title
    content[note].text = row.text
    switch form {
    case .groups:
      let isFirst = row.title.count % 20 < 10
      content[first].isActive = isFirst
      content[second].isActive = !isFirst
    case .constants: content[constant: "gap"] = 8
    default: break
    }
  }
}

import Foundation
import TemplateCell

/// `bench cell`: what a row costs when the same cell is said in other words, and laid out by code. All give the same
/// height. The words are held against the plain form, and that against the code.
enum LanguageBench {
  static var cases: [BenchCase] {
    [
      BenchCase(
        name: "cell by code", iterations: 200_000, reference: "cell plain",
        check: { try check("by code", FrameMeasurer(NoteFrames(), text: RulerFont())) },
        prepare: { rows(FrameMeasurer(NoteFrames(), text: RulerFont())) })
    ]
      + NoteCell.Form.allCases.map { form in
        BenchCase(
          name: "cell \(form.rawValue)", iterations: 200_000,
          reference: form == .plain ? "cell by code" : "cell plain",
          check: { try check(form.rawValue, measurer(form)) }, prepare: { rows(try measurer(form)) })
      }
  }

  /// Titles of one to eight words of 9 characters: with the ruler font, 10 points a character, lines of 343 hold three.
  private static let rows = (1...8).map { count in
    Note(title: Array(repeating: "wordwords", count: count).joined(separator: " "), text: "note")
  }

  private static func measurer(_ form: NoteCell.Form) throws -> CellMeasurer<NoteCell> {
    try CellMeasurer(NoteCell(form: form), text: RulerFont())
  }

  private static func check(_ name: String, _ measurer: some RowMeasuring<Note>) throws {
    for (index, row) in rows.enumerated() {
      // Margins of 11, lines of 20, a gap of 8 and a note of one line.
      let right = Double(11 + 20 * (index / 3 + 1) + 8 + 20 + 11)
      try BenchError.expect(
        "\(name) row \(index)", try measurer.layout(of: row, width: 375, environment: LayoutEnvironment()).height, right
      )
    }
  }

  private static func rows(_ measurer: some RowMeasuring<Note>) -> BenchCase.Run {
    var step = 0
    return BenchCase.repeating {
      step = (step + 1) & 7
      return try measurer.layout(of: rows[step], width: 375, environment: LayoutEnvironment()).height
    }
  }
}

/// The same cell laid out by code.
private struct NoteFrames: FrameTemplate {
  let itemNames = ["title", "note"]

  func content(of row: Note) -> Note { row }

  func frames(for parameters: FrameParameters<Note>, text: any TextMeasuring) -> FrameArrangement {
    let width = max(0, parameters.width - 32)
    func height(_ string: String, lines: Int) -> Double {
      let styled = StyledText(string, font: .system(size: 17))
      return text.measure(
        TextRequest(styled, width: width, numberOfLines: lines, scale: parameters.environment.scale)
      ).height
    }
    let title = CGRect(x: 16, y: 11, width: width, height: height(parameters.content.title, lines: 0))
    let note = CGRect(x: 16, y: title.maxY + 8, width: width, height: height(parameters.content.text, lines: 1))
    return FrameArrangement(height: Double(note.maxY) + 11, frames: [title, note])
  }
}

private struct Note: Hashable {
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

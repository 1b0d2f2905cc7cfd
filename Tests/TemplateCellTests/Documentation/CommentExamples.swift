import Foundation
import TemplateCell
import Testing

/// The code in the documentation comments of TemplateCell that stands on no page.
@Suite struct CommentExamples {
  struct Note: Sendable {
    var title: String
  }

  struct NoteCell: CellTemplate {
    let title = Label(font: .system(size: 17), lines: 0)

    var constraints: [LayoutConstraint] {
      title.edges == contentView.edges.inset(10)
    }

    func configure(_ content: inout CellContent, with note: Note) {
      content[title].text = note.title
    }
  }

  @Test func `a measurer and a registry`() throws {
    let note = Note(title: "harbor")
    let direct: CellLayout
    do {
      let measurer = try CellMeasurer(NoteCell())
      let layout = try measurer.layout(of: note, width: 375)
      direct = layout
    }
    var registry = TemplateRegistry<Note>()
    try registry.register(CellMeasurer(NoteCell()), for: "note")
    let layout = try registry.measurer(for: "note").layout(of: note, width: 375)
    #expect(layout == direct)
    // A line of 17 points is 20.287 high: 10 + 20.5 + 10.
    #expect(layout.height == 40.5)
  }

  @Test func `a height explained`() throws {
    let measurer = try CellMeasurer(ExplainingHeightsPage.CardCell(), text: .ruler)
    let row = ExplainingHeightsPage.Card(
      title: "alpha beta gamma delta epsilon", photo: CGSize(width: 100, height: 61))
    #expect(
      try measurer.explainHeight(of: row, width: 180).description
        == "129 = 10 (title.top) + 40 (title, 2 lines) + 8 (photo.top) + 61 (photo, image) + 10 (contentView.bottom)")
  }

  @Test func `the ruler font`() {
    let size = RulerFont().measure(TextRequest(StyledText("alpha beta", font: .system(size: 17)), width: 60))
    #expect(size.width == 50)
    #expect(size.height == 40)
    #expect(size.lineCount == 2)
  }

  struct MapCell: CellTemplate {
    let map = SizedView { width in
      CGSize(width: width ?? 320, height: (width ?? 320) / 2)
    }

    var constraints: [LayoutConstraint] {
      map.edges == contentView.edges
    }

    func configure(_ content: inout CellContent, with item: Int) {}
  }

  @Test func `a view sized by code`() throws {
    #expect(try CellMeasurer(MapCell()).layout(of: 0, width: 375).height == 187.5)
  }

  @Test func `a visual format`() throws {
    let (photo, title) = (View(), Label())
    let line = try VisualFormat("H:|-[photo(60)]-8-[title]-|", views: ["photo": photo, "title": title])
    #expect(line.constraints.count == 4)
  }

  struct ChainedCell: CellTemplate {
    let title = Label()

    var constraints: [LayoutConstraint] {
      title.top.constraint(equalTo: contentView.top, constant: 10).withPriority(.high).labeled("top")
      title.leading == contentView.leading
      contentView.bottom == title.bottom
    }

    func configure(_ content: inout CellContent, with title: String) {
      content[self.title].text = title
    }
  }

  @Test func `anchors in a chain`() throws {
    let layout = try CellMeasurer(ChainedCell(), text: .ruler).layout(of: "alpha", width: 320)
    #expect(layout.height == 30)
  }

  @Test func `assertions`() throws {
    let measurer = try CellMeasurer(NoteCell(), text: .ruler)
    let rows = [Note(title: "alpha"), Note(title: "alpha beta gamma delta epsilon zeta")]
    let row = rows[1]
    #expect(measurer.conflictFailure(rows: rows, widths: [320, 375]) == nil)
    #expect(measurer.heightFailure(of: row, width: 320, between: 44...120) == nil)
  }
}

import Foundation
import TemplateCell
import Testing

/// The code of the page "Asserting in your own tests"; values by hand with the ruler font.
@Suite struct AssertingInTestsPage {
  struct Message: Sendable {
    var text: String
  }

  struct MessageCell: CellTemplate {
    let text = Label(lines: 0)

    var constraints: [LayoutConstraint] {
      text.edges == contentView.edges.inset(10)
    }

    func configure(_ content: inout CellContent, with message: Message) {
      content[text].text = message.text
    }
  }

  @Test func `the message cell is sound`() throws {
    let rows = [Message(text: "alpha"), Message(text: "alpha beta gamma delta epsilon")]
    let measurer = try CellMeasurer(MessageCell(), text: .ruler)
    #expect(measurer.ambiguityFailure(rows: rows, widths: [180, 320]) == nil)
    #expect(measurer.conflictFailure(rows: rows, widths: [180, 320]) == nil)
    #expect(measurer.truncationFailure(rows: rows, widths: [180, 320]) == nil)
    #expect(measurer.heightFailure(of: rows[1], width: 180, between: 44...120) == nil)
    let expected = """
      height 60 in 180
      text 10 10 160 40
      """
    #expect(measurer.snapshotFailure(of: rows[1], width: 180, expected: expected) == nil)
    let findings = try MessageCell().check()
    #expect(findings == [])
    let verification = try measurer.verify(widths: 320...1024)
    #expect(verification.isProven)
  }

  struct HeadlineCell: CellTemplate {
    let headline = Label(lines: 2)

    var constraints: [LayoutConstraint] {
      headline.edges == contentView.edges.inset(10)
    }

    func configure(_ content: inout CellContent, with text: String) {
      content[headline].text = text
    }
  }

  @Test func `a text that is cut`() throws {
    let headlines = try CellMeasurer(HeadlineCell(), text: .ruler)
    let cut = try headlines.truncatedContents(of: "alpha beta gamma delta epsilon", width: 120)
    #expect(cut.map(\.item) == ["headline"])
    #expect(cut[0].needed.height == 80)
    #expect(cut[0].given.height == 40)
    #expect(headlines.truncationFailure(rows: ["alpha beta"], widths: [120]) == nil)
  }

  @Test func `a failure says what is wrong`() throws {
    let rows = [Message(text: "alpha"), Message(text: "alpha beta gamma delta epsilon")]
    let measurer = try CellMeasurer(MessageCell(), text: .ruler)
    let low = measurer.heightFailure(of: rows[1], width: 180, between: 44...59)
    #expect(
      low == "the row is not between 44 and 59 high: 60 = 10 (text.top) + 40 (text, 2 lines) + 10 (text.bottom)")
    #expect(
      try measurer.layout(of: rows[0], width: 180).snapshot == """
        height 40 in 180
        text 10 10 160 20
        """)
  }
}

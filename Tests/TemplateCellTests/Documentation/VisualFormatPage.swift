import Foundation
import TemplateCell
import Testing

/// The code of the page "The Visual Format Language"; values by hand with the ruler font.
@Suite struct VisualFormatPage {
  struct Contact: Sendable {
    var name: String
    var note: String
  }

  struct ContactCell: CellTemplate {
    let photo = View()
    let name = Label()
    let note = Label(lines: 0)

    var constraints: [LayoutConstraint] {
      let views: [String: any LayoutItem] = ["photo": photo, "name": name, "note": note]
      let metrics = ["side": 40.0, "gap": 12.0]
      visualFormat("H:|-[photo(side)]-gap-[name]-|", views: views, metrics: metrics)
      visualFormat("H:[note]-|", views: views)
      visualFormat("V:|-[photo(side)]-(>=11)-|", views: views, metrics: metrics)
      visualFormat("V:|-[name]-4-[note]-|", views: views, options: .init(alignments: [.leading]))
    }

    func configure(_ content: inout CellContent, with contact: Contact) {
      content[name].text = contact.name
      content[note].text = contact.note
    }
  }

  @Test func `formats lay out a row`() throws {
    let measurer = try CellMeasurer(ContactCell(), text: .ruler)
    let layout = try measurer.layout(of: Contact(name: "anna", note: "alpha beta gamma"), width: 320)
    #expect(layout.frame(named: "note") == CGRect(x: 68, y: 35, width: 236, height: 20))
    #expect(layout.height == 66)
  }

  func faultDescription() -> String? {
    do {
      _ = try VisualFormat("[name]-8[note]", views: ["name": Label(), "note": Label()])
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `a fault is told with a caret, as the page shows it`() throws {
    #expect(
      faultDescription() == """
        Expected "-" after the distance.
        [name]-8[note]
                ^
        """)
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/TemplateCell/TemplateCell.docc/VisualFormatLanguage.md").standardized
    let text = try String(contentsOf: page, encoding: .utf8)
    #expect(text.contains("```text\n\(try #require(faultDescription()))\n```"))
  }

  struct PlainCell: CellTemplate {
    let title = Label()

    var constraints: [LayoutConstraint] {
      title.top == contentView.top + 10
      title.leading == contentView.leading + 16
      contentView.bottom == title.bottom + 10
      title.centerX == contentView.centerX
    }

    func configure(_ content: inout CellContent, with item: Int) {}
  }

  @Test func `constraints print as formats`() throws {
    let formats = try PlainCell().visualFormats()
    #expect(formats == ["V:|-10-[title]", "H:|-16-[title]", "V:[title]-10-|", nil])
  }
}

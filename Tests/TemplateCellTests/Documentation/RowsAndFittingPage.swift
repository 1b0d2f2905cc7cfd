import Foundation
import TemplateCell
import Testing

/// The code of the page "Rows as tables have them"; values by hand with the ruler font.
@Suite struct RowsAndFittingPage {
  @Test func `what stands around the content view takes width`() {
    var options = RowOptions(accessory: .disclosureIndicator, separator: .hairline)
    #expect(options.contentWidth(rowWidth: 320, scale: 2) == 286)
    options.indexStripWidth = 15
    #expect(options.contentWidth(rowWidth: 320, scale: 2) == 271)
    options.indentationLevel = 2
    #expect(options.contentWidth(rowWidth: 320, scale: 2) == 251)
    options.isEditing = true
    #expect(options.contentWidth(rowWidth: 320, scale: 2) == 247)
    #expect(options.separatorHeight(scale: 2) == 0.5)
  }

  struct Link: Sendable {
    var title: String
    var isOpen = false
  }

  struct LinkCell: CellTemplate {
    let title = Label(lines: 0)

    var constraints: [LayoutConstraint] {
      title.edges == contentView.edges.inset(10)
    }

    func configure(_ content: inout CellContent, with link: Link) {
      content[title].text = link.title
      if link.isOpen { content.options.accessory = .checkmark }
    }
  }

  /// The text is 300 wide; 354 - 34 - 20 = 300, 354 - 40 - 20 = 294; 354 / 6 = 59; 130 wide takes three lines.
  @Test func `rows, heights and fitting`() throws {
    let options = RowOptions(accessory: .disclosureIndicator, separator: .hairline)
    let measurer = try CellMeasurer(LinkCell(), text: .ruler, options: options)
    let link = Link(title: "alpha beta gamma delta epsilon")
    #expect(try measurer.layout(of: link, width: 354).height == 40.5)
    #expect(try measurer.layout(of: link, width: 353).height == 60.5)
    #expect(try measurer.layout(of: Link(title: link.title, isOpen: true), width: 354).height == 60.5)

    let fixed = RowHeightMeasurer(measurer, rowHeight: .fixed(80))
    #expect(try fixed.layout(of: link, width: 354).height == 80)
    let computed = RowHeightMeasurer(measurer, rowHeight: .computed { link, width in link.isOpen ? 100 : width / 6 })
    #expect(try computed.layout(of: link, width: 354).height == 59)
    let automatic = RowHeightMeasurer(measurer, rowHeight: .automatic(estimated: 44))
    #expect(try automatic.estimatedHeight(of: link, width: 354) == 44)
    #expect(try automatic.layout(of: link, width: 354).height == 40.5)

    let compressed = try measurer.systemLayoutSizeFitting(link, targetSize: .zero)
    #expect(compressed == CGSize(width: 320, height: 40))
    let narrow = try measurer.systemLayoutSizeFitting(
      link, targetSize: CGSize(width: 150, height: 0), horizontalFittingPriority: .required)
    #expect(narrow == CGSize(width: 150, height: 80))
    let range = try measurer.sizeRange(of: link)
    #expect(range.minimum == CGSize(width: 20, height: 20))
    #expect(range.natural == CGSize(width: 320, height: 40))
  }
}

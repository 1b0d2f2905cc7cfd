import Foundation
import TemplateCell
import Testing

/// The code of the page "Measuring"; values by hand with the ruler font.
@Suite struct MeasuringPage {
  struct QuoteCell: CellTemplate {
    let quote = Label(lines: 0)

    var constraints: [LayoutConstraint] {
      quote.leading == contentView.leading + 10
      quote.trailing == contentView.trailing - 10
      quote.top == contentView.top + 15
      contentView.bottom == quote.bottom + 15.25
    }

    func configure(_ content: inout CellContent, with item: String) {
      content[quote].text = item
    }
  }

  @Test func `a row is measured`() throws {
    let measurer = try CellMeasurer(QuoteCell(), text: .ruler)
    let layout = try measurer.layout(of: "alpha beta gamma delta epsilon", width: 320)
    #expect(layout.height == 50.5)
    #expect(layout.fittingHeight == 50.25)
    #expect(layout.frame(named: "quote") == CGRect(x: 10, y: 15, width: 300, height: 20))
    #expect(layout.findings == [])
  }

  /// 50.25 points are 150.75 pixels of a third of a point.
  @Test func `an environment says how many pixels there are`() throws {
    let measurer = try CellMeasurer(QuoteCell(), text: .ruler)
    let phone = LayoutEnvironment(scale: 3, contentSizeCategory: .extraLarge)
    #expect(try measurer.layout(of: "alpha", width: 320, environment: phone).height == 151.0 / 3)
  }

  @Test func `a width that is too small is a finding`() throws {
    let measurer = try CellMeasurer(QuoteCell(), text: .ruler)
    let narrow = try measurer.layout(of: "alpha", width: 15)
    #expect(narrow.findings.map(\.rule) == ["width-too-small"])
    let strict = try CellMeasurer(QuoteCell(), text: .ruler, isStrict: true)
    #expect(throws: MeasuringError.self) { try strict.layout(of: "alpha", width: 15) }
  }
}

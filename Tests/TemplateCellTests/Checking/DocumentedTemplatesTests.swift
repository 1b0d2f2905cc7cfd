import TemplateCell
import Testing

/// The cells of the documentation are sound, but for those that show what is wrong.
@Suite struct DocumentedTemplatesTests {
  struct Documented: Sendable, CustomStringConvertible {
    let description: String
    let rules: [String]
    let check: @Sendable () throws -> [Finding]

    init(_ template: some CellTemplate, _ rules: String...) {
      description = String(reflecting: type(of: template)).split(separator: ".").dropFirst().joined(separator: ".")
      self.rules = rules
      check = { try template.check(text: .ruler) }
    }
  }

  static let templates = [
    Documented(ContentPage.GalleryCell()), Documented(ContentPage.MessageCell()), Documented(ContentPage.TagsCell()),
    Documented(ContentPage.HeaderCell()), Documented(ContentPage.AnnouncementCell()),
    Documented(ExplainingHeightsPage.CardCell()), Documented(ExplainingHeightsPage.FixedCell(), "conflict"),
    Documented(MeasuringPage.QuoteCell()), Documented(PrecachingPage.LineCell()),
    Documented(VerifyingWidthsPage.BadgeCell(), "no-horizontal-chain", "priority-tie"),
    Documented(VerifyingWidthsPage.HalfCell()),
    Documented(VerifyingWidthsPage.WrapCell()), Documented(VisualFormatPage.ContactCell()),
    Documented(VisualFormatPage.PlainCell()), Documented(CachingPage.LineCell()), Documented(PicturesPage.LineCell()),
    Documented(RowsAndFittingPage.LinkCell()), Documented(CheckingTemplatesPage.PriceCell()),
    Documented(StacksPage.ProfileCell()), Documented(StacksPage.ColumnCell()),
    Documented(ComingFromFDTemplateLayoutCellPage.EntryCell()), Documented(AssertingInTestsPage.MessageCell()),
    Documented(AssertingInTestsPage.HeadlineCell()), Documented(FirstPages.ReminderCell()),
    Documented(FirstPages.MealCell()), Documented(WritingCellsPage.PostCell()), Documented(WritingCellsPage.RuleCell()),
    Documented(WritingCellsPage.TileCell(count: 3)), Documented(WritingCellsPage.PhotoCell()),
    Documented(WritingCellsPage.AnchorCell()), Documented(WritingCellsPage.SwitchCell()),
    Documented(WritingCellsPage.NewsCell()), Documented(WritingCellsPage.BoxCell()),
    Documented(FrameTemplatesPage.OpenMemoCell(), "no-vertical-chain"),
  ]

  @Test("Documented", arguments: templates)
  func documented(template: Documented) throws {
    let findings = try template.check()
    #expect(Set(findings.map(\.rule)).sorted() == template.rules, "\(findings)")
  }
}

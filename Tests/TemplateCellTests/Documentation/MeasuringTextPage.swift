import TemplateCell
import Testing

/// The code of the page "Measuring text".
@Suite struct MeasuringTextPage {
  /// Three lines of 17 points: 3 x 17 x 1.193359375 is 60.86, in half points 61.
  @Test func `a text in a width`() {
    let text = StyledText("Twelve books on maps and slow trains", font: .system(size: 17))
    let size = InterTextMeasurer.default.measure(TextRequest(text, width: 160))
    #expect(size.width == 129.5)
    #expect(size.height == 61)
    #expect(size.lineCount == 3)
  }
}

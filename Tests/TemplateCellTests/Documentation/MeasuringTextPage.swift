import TemplateCell
import Testing

/// The code of the page "Measuring text".
@Suite struct MeasuringTextPage {
  /// Two lines of 17 points: 2 x 17 x 1.193359375 is 40.57, in half points 41.
  @Test func `a text in a width`() {
    let text = StyledText("Twelve books on maps and slow trains", font: .system(size: 17))
    let size = InterTextMeasurer.default.measure(TextRequest(text, width: 160))
    #expect(size.width == 160)
    #expect(size.height == 41)
    #expect(size.lineCount == 2)
  }
}

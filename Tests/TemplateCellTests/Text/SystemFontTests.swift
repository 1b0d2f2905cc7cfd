import TemplateCell
import Testing

@Suite("System font")
struct SystemFontTests {
  private func measure(_ string: String, size: Double, scale: Double = 2) -> TextMeasurement {
    InterTextMeasurer.default.measure(TextRequest(StyledText(string, font: .system(size: size)), scale: scale))
  }

  @Test("'Label' at 2 pixels per point", arguments: zip([17.0, 16, 15, 14, 13, 12], [41.5, 39.5, 37.5, 35.5, 33, 31]))
  func label(size: Double, width: Double) {
    #expect(measure("Label", size: size).width == width)
  }

  @Test(
    "Heights of one line",
    arguments: zip(
      [10.0, 11, 12, 13, 14, 15, 16, 17, 18, 20, 22, 28],
      [12.0, 13.5, 14.5, 16, 17, 18, 19.5, 20.5, 21.5, 24, 26.5, 33.5]))
  func oneLine(size: Double, height: Double) {
    #expect(measure("x", size: size).height == height)
    #expect(measure("", size: size).height == height)
  }

  @Test(
    "Heights of several lines",
    arguments: [
      HeightCase(17, 2, 41), HeightCase(17, 3, 61), HeightCase(17, 4, 81.5), HeightCase(17, 5, 101.5),
      HeightCase(17, 7, 142.5), HeightCase(17, 11, 223.5), HeightCase(13, 2, 31.5), HeightCase(13, 3, 47),
      HeightCase(13, 4, 62.5), HeightCase(17, 1, 61 / 3, scale: 3), HeightCase(17, 2, 122 / 3, scale: 3),
    ])
  func lines(test: HeightCase) {
    let string = Array(repeating: "x", count: test.count).joined(separator: "\n")
    #expect(measure(string, size: test.size, scale: test.scale).height == test.height)
  }

  struct HeightCase: Sendable {
    let size: Double
    let count: Int
    let height: Double
    let scale: Double

    init(_ size: Double, _ count: Int, _ height: Double, scale: Double = 2) {
      self.size = size
      self.count = count
      self.height = height
      self.scale = scale
    }
  }
}

import Foundation
import TemplateCell
import Testing

@Suite("Line counts against HarfBuzz")
struct GoldenTests {
  /// At most so many of a hundred cases may differ.
  private static let bounds: [String: Double] = [
    "EN": 0.2, "ACC": 1.0, "ZH": 0, "JA": 0.3, "KO": 0, "URL": 0, "EMOJI": 0.1, "MIX": 0.3, "RTL": 1.0, "HI": 3,
    "THAI": 10,
  ]

  /// How many cases differ, by category.
  private struct Count {
    var wrong: [String: Int] = [:]
    var total: [String: Int] = [:]

    init(_ golden: GoldenFile) {
      for sample in golden.samples {
        for (row, width) in golden.widths.enumerated() {
          for (column, size) in golden.sizes.enumerated() {
            let text = StyledText(sample.text, font: .inter(size: size))
            let measured = InterTextMeasurer.default.measure(TextRequest(text, width: width)).lineCount
            total[sample.cat, default: 0] += 1
            if measured != sample.lines[row][column] { wrong[sample.cat, default: 0] += 1 }
          }
        }
      }
    }
  }

  @Test("A part of the golden file: as many cases differ as when the tables were made") func part() throws {
    let file = try #require(
      Bundle.module.url(forResource: "line-counts", withExtension: "json", subdirectory: "Resources"))
    let count = Count(try JSONDecoder().decode(GoldenFile.self, from: try Data(contentsOf: file)))
    #expect(count.total.values.reduce(0, +) == 48 * 144)
    #expect(count.wrong == ["JA": 2, "HI": 7, "RTL": 5, "ACC": 6, "THAI": 26, "MIX": 3])
  }

  @Test("The whole golden file, where it is present") func wholeFile() throws {
    guard let data = SharedFiles.data("cases/text/golden.json") else { return }
    let golden = try JSONDecoder().decode(GoldenFile.self, from: data)
    #expect(golden.samples.count == 196)
    let count = Count(golden)
    for (category, bound) in Self.bounds.sorted(by: { $0.key < $1.key }) {
      let (wrong, total) = (count.wrong[category, default: 0], count.total[category, default: 1])
      #expect(100 * Double(wrong) / Double(total) <= bound, "\(category): \(wrong) of \(total)")
    }
    let wrong = count.wrong.values.reduce(0, +) - count.wrong["THAI", default: 0]
    let total = count.total.values.reduce(0, +) - count.total["THAI", default: 0]
    #expect(100 * Double(wrong) / Double(total) <= 0.3, "all without Thai \(wrong) of \(total)")
  }
}

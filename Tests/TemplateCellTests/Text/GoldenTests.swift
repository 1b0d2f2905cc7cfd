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

  @Test("The whole golden file, where it is present") func wholeFile() throws {
    guard let data = SharedFiles.data("cases/text/golden.json") else { return }
    let golden = try JSONDecoder().decode(GoldenFile.self, from: data)
    var wrong: [String: Int] = [:]
    var total: [String: Int] = [:]
    for sample in golden.samples {
      for (row, width) in golden.widths.enumerated() {
        for (column, size) in golden.sizes.enumerated() {
          let text = StyledText(sample.text, font: .inter(size: size))
          let measured = InterTextMeasurer.default.measure(TextRequest(text, width: width)).lineCount
          total[sample.cat, default: 0] += 1
          if measured != sample.lines[row][column] {
            wrong[sample.cat, default: 0] += 1
          }
        }
      }
    }
    #expect(golden.samples.count == 196)
    for (category, bound) in Self.bounds.sorted(by: { $0.key < $1.key }) {
      let share = 100 * Double(wrong[category, default: 0]) / Double(total[category, default: 1])
      #expect(share <= bound, "\(category): \(wrong[category, default: 0]) of \(total[category, default: 0])")
    }
    let thai = (wrong["THAI", default: 0], total["THAI", default: 0])
    let all = (wrong.values.reduce(0, +), total.values.reduce(0, +))
    let share = 100 * Double(all.0 - thai.0) / Double(all.1 - thai.1)
    #expect(share <= 0.3, "all without Thai \(share)")
  }
}

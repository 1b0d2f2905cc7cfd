import Foundation
import TemplateCell
import Testing

@Suite("Line breaking")
struct LineBreakTests {
  @Test("All of LineBreakTest-17.0.0.txt, where it is present") func wholeFile() throws {
    guard let data = SharedFiles.data("cases/text/LineBreakTest-17.0.0.txt") else { return }
    var count = 0
    var wrong: [String] = []
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      guard let test = LineBreakConformance(line: line) else { continue }
      count += 1
      if !test.holds { wrong.append(String(line)) }
    }
    #expect(count == 19_338)
    #expect(wrong.isEmpty, "\(wrong.count) wrong, first: \(wrong.prefix(30).joined(separator: "\n"))")
  }
}

import Foundation
import TemplateCell
import Testing

@Suite("Line breaking")
struct LineBreakTests {
  @Test("A part of LineBreakTest-17.0.0.txt") func part() throws {
    let file = try #require(
      Bundle.module.url(forResource: "line-break-cases", withExtension: "txt", subdirectory: "Resources"))
    let (count, wrong) = check(try Data(contentsOf: file))
    #expect(count == 2_323)
    #expect(wrong.isEmpty, "\(wrong.count) wrong, first: \(wrong.prefix(30).joined(separator: "\n"))")
  }

  @Test("All of LineBreakTest-17.0.0.txt, where it is present") func wholeFile() {
    guard let data = SharedFiles.data("cases/text/LineBreakTest-17.0.0.txt") else { return }
    let (count, wrong) = check(data)
    #expect(count == 19_338)
    #expect(wrong.isEmpty, "\(wrong.count) wrong, first: \(wrong.prefix(30).joined(separator: "\n"))")
  }

  private func check(_ data: Data) -> (count: Int, wrong: [String]) {
    var count = 0
    var wrong: [String] = []
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      guard let test = LineBreakConformance(line: line) else { continue }
      count += 1
      if !test.holds { wrong.append(String(line)) }
    }
    return (count, wrong)
  }

  @Test("Thai breaks before a leading vowel only where that is allowed")
  func thai() {
    let string = "สวัสดีเราไป"
    #expect(LineBreaks.opportunities(in: string).map(\.offset) == [33])
    #expect(LineBreaks.opportunities(in: string, allowsThaiBreaks: true).map(\.offset) == [18, 27, 33])
    #expect(LineBreaks.opportunities(in: "(เรา", allowsThaiBreaks: true).map(\.offset) == [10])
  }

  @Test("Forced breaks are told from others, and the end of the text is one")
  func forced() {
    let opportunities = LineBreaks.opportunities(in: "a b\r\nc")
    #expect(opportunities.map(\.offset) == [2, 5, 6])
    #expect(opportunities.map(\.isForced) == [false, true, true])
    #expect(LineBreaks.opportunities(in: "").isEmpty)
  }
}

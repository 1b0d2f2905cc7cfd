import Testing

@testable import Examples

@Suite struct SpellingDistanceTests {
  @Test(arguments: [
    ("show", "show", 0), ("shwo", "show", 1), ("sho", "show", 1), ("shows", "show", 1), ("shot", "show", 1),
    ("", "show", 4), ("kitten", "sitting", 3),
  ])
  func `letters to change`(_ first: String, _ second: String, _ distance: Int) {
    #expect(SpellingDistance.between(first, second) == distance)
    #expect(SpellingDistance.between(second, first) == distance)
  }

  @Test(arguments: [("--rtl", "--right-to-left"), ("--RIGHT-TO-LEFT", "--right-to-left"), ("rtl", nil), ("--j", nil)])
  func `the nearest option, also by the first letters of its words`(_ word: String, _ expected: String?) {
    #expect(SpellingDistance.nearest(to: word, among: ["--right-to-left", "--rules"]) == expected)
  }

  @Test(arguments: [
    ("comprae", "compare"), ("SHOW", "show"), ("scrol", "scroll"), ("xyz", nil), ("", nil), ("lst", "list"),
  ])
  func `the nearest word`(_ word: String, _ expected: String?) {
    let commands = ["compare", "show", "solve", "scroll", "list"]
    #expect(SpellingDistance.nearest(to: word, among: commands) == expected)
  }
}

import Testing

@testable import TemplateCell

@Suite("Grapheme clusters")
struct GraphemeTests {
  /// The UTF-8 offsets at which clusters end.
  private func clusters(_ string: String) -> [Int] {
    var rules = GraphemeRules()
    var offset = 0
    var ends: [Int] = []
    for scalar in string.unicodeScalars {
      let properties = TextTables.shared.properties(of: scalar.value)
      if rules.endsCluster(before: properties.graphemeClass) { ends.append(offset) }
      offset += UTF8.width(scalar)
    }
    return string.isEmpty ? [] : ends + [offset]
  }

  @Test(
    "As the standard library divides",
    arguments: [
      "", "abc", "e\u{301}\u{327}x", "\r\n\n\r", "👨‍👩‍👧👍🏽🏽", "🇫🇷🇯🇵🇺", "한국어\u{1100}\u{1161}\u{11A8}\u{11A8}", "हिन्दी क्षत्रिय",
      "ก็กำ", "ב\u{5BC}\u{5B8}", "a\u{200D}b", "\u{200D}👍", "❤️‍🔥1️⃣", "\u{600}1", "🏴󠁧󠁢󠁥󠁮󠁧󠁿a", "\u{AC00}\u{11A8}\u{1100}\u{AC01}",
      "👍\u{301}\u{200D}👍", "a\u{0}b\u{AD}c",
    ])
  func standardLibrary(string: String) {
    var offset = 0
    let expected = string.map { character in
      offset += character.utf8.count
      return offset
    }
    #expect(clusters(string) == expected)
  }

  @Test("Random strings of characters of all classes, as the standard library divides")
  func random() {
    let alphabet: [UInt32] = [
      0x61, 0x0D, 0x0A, 0x01, 0x300, 0x200D, 0x1F1E6, 0x600, 0x903, 0x1100, 0x1160, 0x11A8, 0xAC00, 0xAC01, 0x231A,
      0x1F44D, 0x915, 0x94D, 0x93C, 0x1F3FB, 0xFE0F, 0x4E00,
    ]
    var seed: UInt64 = 7
    for _ in 0..<20_000 {
      var string = ""
      for _ in 0..<6 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let scalar = Unicode.Scalar(alphabet[Int(seed >> 33) % alphabet.count])
        string.unicodeScalars.append(scalar ?? "?")
      }
      var offset = 0
      let expected = string.map { character in
        offset += character.utf8.count
        return offset
      }
      #expect(clusters(string) == expected, "\(string.unicodeScalars.map { String($0.value, radix: 16) })")
    }
  }
}

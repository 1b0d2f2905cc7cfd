/// How far two spellings are apart, for suggestions.
enum SpellingDistance {
  /// The number of letters to insert, delete, replace or swap with their neighbour to turn one word into the other
  /// (optimal string alignment).
  ///
  /// - Complexity: O(n m) for words of n and m letters.
  static func between(_ first: String, _ second: String) -> Int {
    let (a, b) = (Array(first), Array(second))
    var before: [Int] = []
    var previous = Array(0...b.count)
    for i in 0..<a.count {
      var current = [i + 1]
      for j in 0..<b.count {
        var best = min(previous[j + 1] + 1, current[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, before[j - 1] + 1) }
        current.append(best)
      }
      (before, previous) = (previous, current)
    }
    return previous[b.count]
  }

  /// The candidate nearest to a word, if one is near enough to have been meant: at most one letter in three wrong, or
  /// else the first letters of its words, such as `--rtl` of `--right-to-left`.
  ///
  /// The first of equally near candidates wins.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let distance = between(word.lowercased(), candidate)
      let allowed = max(1, max(word.count, candidate.count) / 3)
      if distance <= allowed, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate ?? candidates.first { word.hasPrefix("--") && initials(of: $0) == word.dropFirst(2) }
  }

  private static func initials(of option: String) -> String {
    String(option.split(separator: "-").compactMap(\.first))
  }
}

/// Two columns for help texts.
enum HelpTable {
  /// One line per row: the term, padded to the longest, and its meaning.
  static func lines(_ rows: [(term: String, meaning: String)]) -> String {
    let width = rows.map(\.term.count).max() ?? 0
    return rows.map { row in
      "  \(row.term)\(String(repeating: " ", count: width - row.term.count))  \(row.meaning)\n"
    }.joined()
  }
}

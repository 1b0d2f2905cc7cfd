/// Columns of text, each as wide as its widest entry.
package struct TextTable: Sendable {
  /// On which side a column is flush.
  package enum Alignment: Sendable {
    case left, right
  }

  private let header: [String]
  private let alignments: [Alignment]

  /// Makes a table with a heading and an alignment for each column.
  package init(header: [String], alignments: [Alignment]) {
    self.header = header
    self.alignments = alignments
  }

  /// The heading and the rows as lines, columns two spaces apart; missing entries are empty.
  package func draw(_ rows: [[String]]) -> String {
    let lines = [header] + rows
    let widths = header.indices.map { column in
      lines.map { column < $0.count ? TerminalText.columns(of: $0[column]) : 0 }.max() ?? 0
    }
    return lines.map { line in
      let entries = header.indices.map { column in
        let entry = column < line.count ? line[column] : ""
        let padding = String(repeating: " ", count: widths[column] - TerminalText.columns(of: entry))
        return column < alignments.count && alignments[column] == .right ? padding + entry : entry + padding
      }
      let text = entries.joined(separator: "  ")
      return String(text.reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }
}

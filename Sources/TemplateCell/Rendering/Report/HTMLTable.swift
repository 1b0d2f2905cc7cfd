/// A table of a page: a caption, headings, rows whose first entry is their heading; it scrolls in itself when it is
/// wider than the page.
package struct HTMLTable: Sendable {
  /// What a column holds.
  package enum Column: Sendable {
    /// Short texts.
    case text
    /// Numbers, flush right.
    case number
    /// Sentences, broken into lines.
    case sentence
  }

  private let caption: String
  private let header: [(title: String, kind: Column)]

  /// Makes a table.
  package init(caption: String, header: [(title: String, kind: Column)]) {
    self.caption = caption
    self.header = header
  }

  /// The table with rows of plain texts; missing entries are empty.
  package func draw(_ rows: [[String]]) -> String {
    let headings = header.map { "<th scope=\"col\"\(attribute($0.kind))>\(Markup.escaped($0.title))</th>" }
    let lines = rows.map { row in
      let cells = header.indices.map { column in
        let text = Markup.escaped(column < row.count ? row[column] : "")
        let kind = attribute(header[column].kind)
        return column == 0 ? "<th scope=\"row\"\(kind)>\(text)</th>" : "<td\(kind)>\(text)</td>"
      }
      return "<tr>\(cells.joined())</tr>"
    }
    let name = Markup.escaped(caption)
    return """
      <div class="scroll" role="region" aria-label="\(name)" tabindex="0">
      <table>
      <caption><span>\(name)</span></caption>
      <thead>
      <tr>\(headings.joined())</tr>
      </thead>
      <tbody>
      \(lines.joined(separator: "\n"))
      </tbody>
      </table>
      </div>
      """
  }

  private func attribute(_ kind: Column) -> String {
    switch kind {
    case .text: ""
    case .number: " class=\"number\""
    case .sentence: " class=\"wrap\""
    }
  }
}

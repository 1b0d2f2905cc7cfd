/// A grid of columns to draw characters on, as a terminal shows them; what lies outside is cut off.
struct Canvas {
  private let columns: Int
  /// What stands in each column; empty for the second half of a wide character.
  private var cells: [[String]]

  init(columns: Int, lines: Int) {
    self.columns = columns
    cells = Array(repeating: Array(repeating: " ", count: columns), count: lines)
  }

  /// The lines of the picture.
  var rows: [String] { cells.map { $0.joined() } }

  /// Draws a line of text as a bar with a name where the text begins.
  mutating func bar(line: Int, from left: Int, to right: Int, name: String, isMirrored: Bool = false) {
    for column in (left..<right).clamped(to: 0..<columns) { set(line, column, "▄") }
    write(name, line: line, from: left, to: right, isMirrored: isMirrored)
  }

  /// Draws the outline of a box with a name in its middle line.
  mutating func box(lines: Range<Int>, columns: Range<Int>, name: String, isCrossed: Bool, isMirrored: Bool = false) {
    for line in lines.clamped(to: 0..<cells.count) {
      for column in columns.clamped(to: 0..<self.columns) {
        let isEdge =
          line == lines.lowerBound || line == lines.upperBound - 1 || column == columns.lowerBound
          || column == columns.upperBound - 1
        set(line, column, isEdge ? "▒" : isCrossed ? "░" : " ")
      }
    }
    let middle = lines.lowerBound + (lines.count - 1) / 2
    write(name, line: middle, from: columns.lowerBound + 1, to: columns.upperBound - 1, isMirrored: isMirrored)
  }

  /// Writes a text from the left, or up to the right when mirrored, as far as it fits.
  ///
  /// Text that a terminal may turn around is set off by isolates (U+2068, U+2069), so that what stands beside it stays
  /// in its place.
  mutating func write(_ text: String, line: Int, from left: Int, to right: Int, isMirrored: Bool = false) {
    guard cells.indices.contains(line) else { return }
    let (left, right) = (max(left, 0), min(right, columns))
    let shown = TerminalText.prefix(TerminalText.plain(text), columns: max(0, right - left))
    guard !shown.isEmpty else { return }
    let start = isMirrored ? right - TerminalText.columns(of: shown) : left
    var column = start
    for character in shown {
      let width = TerminalText.columns(of: character)
      for offset in 0..<width { set(line, column + offset, offset == 0 ? String(character) : "") }
      column += width
    }
    guard TerminalText.turns(shown), column > start else { return }
    cells[line][start] = "\u{2068}" + cells[line][start]
    cells[line][column - 1] += "\u{2069}"
  }

  private mutating func set(_ line: Int, _ column: Int, _ text: String) {
    guard cells.indices.contains(line), (0..<columns).contains(column) else { return }
    // Half a wide character cannot stay.
    if cells[line][column].isEmpty, column > 0 { cells[line][column - 1] = " " }
    if column + 1 < columns, cells[line][column + 1].isEmpty { cells[line][column + 1] = " " }
    cells[line][column] = text
  }
}

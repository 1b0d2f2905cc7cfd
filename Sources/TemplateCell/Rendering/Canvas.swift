/// A grid of characters to draw on; what lies outside is cut off.
struct Canvas {
  private let columns: Int
  private var cells: [[Character]]

  init(columns: Int, lines: Int) {
    self.columns = columns
    cells = Array(repeating: Array(repeating: " ", count: columns), count: lines)
  }

  /// The lines of the picture.
  var rows: [String] { cells.map { String($0) } }

  /// Draws a line of text as a bar that begins with a name.
  mutating func bar(line: Int, from left: Int, to right: Int, name: String) {
    for column in (left..<right).clamped(to: 0..<columns) { set(line, column, "▄") }
    write(name, line: line, from: left, to: right)
  }

  /// Draws the outline of a box with a name in its first line.
  mutating func box(lines: Range<Int>, columns: Range<Int>, name: String, isCrossed: Bool) {
    for line in lines.clamped(to: 0..<cells.count) {
      for column in columns.clamped(to: 0..<self.columns) {
        let isEdge =
          line == lines.lowerBound || line == lines.upperBound - 1 || column == columns.lowerBound
          || column == columns.upperBound - 1
        set(line, column, isEdge ? "▒" : isCrossed ? "░" : " ")
      }
    }
    let middle = lines.lowerBound + (lines.count - 1) / 2
    write(name, line: middle, from: columns.lowerBound + 1, to: columns.upperBound - 1)
  }

  private mutating func write(_ name: String, line: Int, from left: Int, to right: Int) {
    for (offset, character) in name.enumerated() where left + offset < right {
      set(line, left + offset, character)
    }
  }

  private mutating func set(_ line: Int, _ column: Int, _ character: Character) {
    guard cells.indices.contains(line), (0..<columns).contains(column) else { return }
    cells[line][column] = character
  }
}

/// Draws a row with characters, for terminals and logs; the same input gives the same text everywhere.
public struct TextPicture: Sendable {
  /// The most columns inside the border; a column is half as wide as a line is high.
  public var columns: Int
  /// The most lines inside the border; a higher row is cut and says so.
  public var maximumLines: Int

  /// Makes a painter.
  ///
  /// - Parameters:
  ///   - columns: the columns inside the border, 10 to 1,000.
  ///   - maximumLines: the lines inside the border, 1 to 10,000.
  public init(columns: Int = 72, maximumLines: Int = 200) {
    self.columns = min(max(columns, 10), 1000)
    self.maximumLines = min(max(maximumLines, 1), 10_000)
  }

  /// A picture of a row and below it a table of its frames.
  ///
  /// - Complexity: O(columns x lines + items).
  public func draw(_ drawing: CellDrawing) -> String {
    picture(drawing) + table(drawing)
  }

  /// The picture alone: a bar per line of text, a crossed box per image, a box per view.
  public func picture(_ drawing: CellDrawing) -> String {
    let unit = max(drawing.width, 1) / Double(columns)
    let needed = (drawing.height / (2 * unit)).rounded(.up)
    let lines = max(1, needed < Double(maximumLines) ? Int(needed) : maximumLines)
    var canvas = Canvas(columns: columns, lines: lines)
    for part in drawing.parts {
      let left = column(Double(part.frame.minX), unit)
      let right = max(left + 1, column(Double(part.frame.maxX), unit))
      switch part.appearance {
      case .text(_, let lineCount):
        let count = min(max(lineCount, 1), 10_000)
        let lineHeight = Double(part.frame.height) / Double(count)
        for line in 0..<count {
          let middle = Double(part.frame.minY) + (Double(line) + 0.5) * lineHeight
          canvas.bar(line: Int(middle / (2 * unit)), from: left, to: right, name: line == 0 ? part.name : "")
        }
      case .image, .view:
        let top = Int((Double(part.frame.minY) / (2 * unit)).rounded())
        let bottom = max(top + 1, Int((Double(part.frame.maxY) / (2 * unit)).rounded()))
        canvas.box(
          lines: top..<bottom, columns: left..<right, name: part.name, isCrossed: part.appearance == .image)
      }
    }
    let border = String(repeating: "─", count: columns)
    let cut = needed > Double(maximumLines) ? "(cut after \(maximumLines) lines)\n" : ""
    return "┌\(border)┐\n" + canvas.rows.map { "│\($0)│\n" }.joined() + "└\(border)┘\n" + cut
  }

  /// The frames as a table: name, x, y, width, height in points.
  public func table(_ drawing: CellDrawing) -> String {
    let header = ["item", "x", "y", "width", "height", ""]
    let rows =
      drawing.parts.map { part in
        [
          part.name, Decimals.short(Double(part.frame.minX)), Decimals.short(Double(part.frame.minY)),
          Decimals.short(Double(part.frame.width)), Decimals.short(Double(part.frame.height)), Self.kind(part),
        ]
      } + [
        ["row", "0", "0", Decimals.short(drawing.width), Decimals.short(drawing.height), ""]
      ]
    return TextTable(header: header, alignments: [.left, .right, .right, .right, .right, .left]).draw(rows)
  }

  private func column(_ position: Double, _ unit: Double) -> Int {
    Int((position / unit).rounded())
  }

  private static func kind(_ part: CellDrawing.Part) -> String {
    switch part.appearance {
    case .text(_, let lineCount): lineCount == 1 ? "1 line" : "\(lineCount) lines"
    case .image: "image"
    case .view: "view"
    }
  }
}

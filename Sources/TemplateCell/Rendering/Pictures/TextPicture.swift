/// Draws rows and lists with characters, for terminals and logs; the same input gives the same text everywhere.
public struct TextPicture: Sendable {
  /// The most columns inside the border; a column is half as wide as a line is high, more where lines of text need it.
  /// It is at least 4 points wide, so that a narrow row is not blown up: it takes fewer columns, but no less than 10.
  public var columns: Int
  /// The most lines inside the border; what is higher is cut and says so.
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

  /// A picture of a row, below it a table of its frames and its notes.
  ///
  /// - Complexity: O(columns x lines + items).
  public func draw(_ drawing: CellDrawing) -> String {
    picture(drawing) + table(drawing) + drawing.notes.map { "\($0.text)\n" }.joined()
  }

  /// The picture alone: a bar per line of text with the name of the label in the first, a crossed box per image, a box
  /// per view.
  public func picture(_ drawing: CellDrawing) -> String {
    let (rows, isCut) = rows(drawing, width: drawing.width, showsTexts: false, limit: maximumLines)
    return framed(rows.map { "│\($0)│" }, width: drawing.width, isCut: isCut)
  }

  /// A list: the rows one under another with lines between them and their texts in them, headers set off by double
  /// lines.
  ///
  /// - Complexity: O(columns x lines + items).
  public func draw(_ list: ListDrawing) -> String {
    let width = list.width
    var lines: [String] = []
    var isCut = false
    var wasHeader = false
    for (index, element) in list.elements.enumerated() {
      var isRow = false
      if case .row = element { isRow = true }
      guard index == 0 || lines.count + 1 < maximumLines else {
        isCut = true
        break
      }
      if index > 0 { lines.append(divider(width: width, isDouble: wasHeader || !isRow)) }
      wasHeader = !isRow
      let (drawn, wasCut) = rows(
        element.drawing, width: width, showsTexts: true, limit: maximumLines - lines.count)
      lines += drawn.map { "│\($0)│" }
      isCut = isCut || wasCut
    }
    return framed(lines, width: width, isCut: isCut)
  }

  /// The frames as a table: name, x, y, width, height in points, and what lies outside the row, even in part.
  public func table(_ drawing: CellDrawing) -> String {
    let header = ["item", "x", "y", "width", "height", ""]
    let rows =
      drawing.parts.map { part in
        [
          part.name, Decimals.short(Double(part.frame.minX)), Decimals.short(Double(part.frame.minY)),
          Decimals.short(Double(part.frame.width)), Decimals.short(Double(part.frame.height)),
          Self.kind(part) + (part.isHidden ? ", hidden" : "") + (drawing.isOutside(part) ? ", outside the row" : ""),
        ]
      } + [
        ["row", "0", "0", Decimals.short(drawing.width), Decimals.short(drawing.height), ""]
      ]
    return TextTable(header: header, alignments: [.left, .right, .right, .right, .right, .left]).draw(rows)
  }

  // MARK: - Lines

  /// The lines of a row, without a border, and whether some were cut.
  private func rows(
    _ drawing: CellDrawing, width: Double, showsTexts: Bool, limit: Int
  ) -> (lines: [String], isCut: Bool) {
    let columns = shownColumns(width)
    let unit = max(width, 1) / Double(columns)
    let step = Self.step(drawing, unit: unit)
    let needed = (drawing.height / step).rounded(.up)
    let isCut = needed > Double(limit)
    var canvas = Canvas(columns: columns, lines: max(1, isCut ? limit : Int(needed)))
    for part in drawing.drawnParts where part.hasSize && !part.isHidden {
      draw(part, drawing.direction, unit: unit, step: step, showsTexts: showsTexts, on: &canvas)
    }
    return (canvas.rows, isCut)
  }

  /// How many points high a line of the picture is: as much as two columns are wide, but no more than the lowest line
  /// of text, so that no two lines of text fall on one; at least 8, which texts that can be read have.
  private static func step(_ drawing: CellDrawing, unit: Double) -> Double {
    let lowest = drawing.parts.flatMap(\.lines).map { Double($0.frame.height) }.min() ?? .infinity
    return min(2 * unit, max(8, lowest))
  }

  private func draw(
    _ part: CellDrawing.Part, _ direction: LayoutEnvironment.LayoutDirection, unit: Double, step: Double,
    showsTexts: Bool, on canvas: inout Canvas
  ) {
    let isMirrored = direction == .rightToLeft
    let left = column(Double(part.frame.minX), unit)
    let right = max(left + 1, column(Double(part.frame.maxX), unit))
    guard case .text = part.appearance, !part.lines.isEmpty else {
      let top = Int((Double(part.frame.minY) / step).rounded())
      let bottom = max(top + 1, Int((Double(part.frame.maxY) / step).rounded()))
      canvas.box(
        lines: top..<bottom, columns: left..<right, name: part.name, isCrossed: part.appearance == .image,
        isMirrored: isMirrored)
      return
    }
    for (index, line) in part.lines.enumerated() {
      let row = Int((Double(line.frame.midY) / step).rounded(.down))
      if showsTexts, !line.text.isEmpty {
        canvas.write(line.text, line: row, from: left, to: right, isMirrored: isMirrored)
      } else {
        let start = column(Double(line.frame.minX), unit)
        let end = max(start + 1, column(Double(line.frame.maxX), unit))
        canvas.bar(
          line: row, from: start, to: end, name: index == 0 ? part.name : "", isMirrored: isMirrored)
      }
    }
  }

  /// The columns inside the border for a width in points.
  private func shownColumns(_ width: Double) -> Int { min(columns, max(10, Int((min(width, 1e6) / 4).rounded(.up)))) }

  private func framed(_ lines: [String], width: Double, isCut: Bool) -> String {
    let border = String(repeating: "─", count: shownColumns(width))
    return (["┌\(border)┐"] + lines + ["└\(border)┘"]).map { $0 + "\n" }.joined() + note(isCut)
  }

  private func divider(width: Double, isDouble: Bool) -> String {
    let line = String(repeating: isDouble ? "═" : "─", count: shownColumns(width))
    return isDouble ? "╞\(line)╡" : "├\(line)┤"
  }

  private func note(_ isCut: Bool) -> String { isCut ? "(cut after \(maximumLines) lines)\n" : "" }

  private func column(_ position: Double, _ unit: Double) -> Int {
    Int((position / unit).rounded())
  }

  private static func kind(_ part: CellDrawing.Part) -> String {
    switch part.appearance {
    case .text("", _): "no text"
    case .text(_, let lineCount): lineCount == 1 ? "1 line" : "\(lineCount) lines"
    case .image: "image"
    case .view: "view"
    }
  }
}

/// What a picture of a list needs to know: its sections with the drawings of their rows.
public struct ListDrawing: Sendable, Hashable {
  /// The rows of one section.
  public struct Section: Sendable, Hashable {
    /// What stands above the rows, if anything.
    public var header: CellDrawing?
    /// The rows from top to bottom.
    public var rows: [CellDrawing]
    /// What stands below the rows, if anything.
    public var footer: CellDrawing?

    /// Makes a section.
    public init(header: CellDrawing? = nil, rows: [CellDrawing], footer: CellDrawing? = nil) {
      self.header = header
      self.rows = rows
      self.footer = footer
    }
  }

  /// What stands in a list, from top to bottom.
  enum Element {
    case header(CellDrawing)
    /// With its number in the list, and whether a line separates it from the row above.
    case row(CellDrawing, number: Int, isSeparated: Bool)
    case footer(CellDrawing)

    var drawing: CellDrawing {
      switch self {
      case .header(let drawing), .row(let drawing, _, _), .footer(let drawing): drawing
      }
    }
  }

  /// The sections from top to bottom.
  public var sections: [Section]
  /// The number of the first row, for descriptions.
  public var firstRow: Int

  /// Makes a list.
  public init(sections: [Section], firstRow: Int = 0) {
    self.sections = sections
    self.firstRow = firstRow
  }

  /// The width of the widest row in points.
  public var width: Double { elements.reduce(0) { max($0, $1.drawing.width) } }

  /// The heights of all rows, headers and footers together, in points.
  public var height: Double { elements.reduce(0) { $0 + $1.drawing.height } }

  /// All that is drawn, from top to bottom.
  var elements: [Element] {
    var result: [Element] = []
    var number = firstRow
    for section in sections {
      if let header = section.header { result.append(.header(header)) }
      for (index, row) in section.rows.enumerated() {
        result.append(.row(row, number: number, isSeparated: index > 0))
        number += 1
      }
      if let footer = section.footer { result.append(.footer(footer)) }
    }
    return result
  }
}

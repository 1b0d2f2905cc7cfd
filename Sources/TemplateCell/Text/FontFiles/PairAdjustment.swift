/// Kerning between two glyphs, from one subtable of `GPOS` lookup type 2 or of `kern`.
enum PairAdjustment: Sendable {
  /// Values by left glyph * 65536 + right glyph.
  case pairs([UInt32: Int16])
  /// Values by class of the left glyph * columns + class of the right one, for left glyphs that are covered.
  case classes(coverage: GlyphClasses, left: GlyphClasses, right: GlyphClasses, columns: Int, values: [Int16])

  /// What the subtable adds to the advance of a pair; `nil` when it says nothing about it.
  func value(_ left: Int, _ right: Int) -> Int? {
    switch self {
    case .pairs(let pairs):
      return pairs[UInt32(left) << 16 | UInt32(right)].map(Int.init)
    case .classes(let coverage, let leftClasses, let rightClasses, let columns, let values):
      guard coverage.value(of: left) != nil else { return nil }
      let (row, column) = (leftClasses.value(of: left) ?? 0, rightClasses.value(of: right) ?? 0)
      let index = row * columns + column
      return column < columns && index < values.count ? Int(values[index]) : nil
    }
  }

  /// Reads a subtable of `GPOS` lookup type 2.
  init(_ table: FontTable, budget: inout FontBudget) throws(FontFileError) {
    let format = try table.uint16(0)
    let coverage = try GlyphClasses(coverage: try table.from(try table.uint16(2)), budget: &budget)
    let record = ValueRecord(first: try table.uint16(4), second: try table.uint16(6))
    switch format {
    case 1: self = .pairs(try Self.readPairs(table, coverage: coverage, record: record, budget: &budget))
    case 2:
      let left = try GlyphClasses(classes: try table.from(try table.uint16(8)), budget: &budget)
      let right = try GlyphClasses(classes: try table.from(try table.uint16(10)), budget: &budget)
      let (rows, columns) = (try table.uint16(12), try table.uint16(14))
      try table.check(16, rows * columns * record.size)
      try budget.spend(rows * columns)
      var values: [Int16] = []
      values.reserveCapacity(rows * columns)
      for index in 0..<rows * columns {
        values.append(try record.advance(table, at: 16 + index * record.size))
      }
      self = .classes(coverage: coverage, left: left, right: right, columns: columns, values: values)
    default: throw .invalid(table: table.tag, field: "pair format", value: format)
    }
  }

  private static func readPairs(
    _ table: FontTable, coverage: GlyphClasses, record: ValueRecord, budget: inout FontBudget
  ) throws(FontFileError) -> [UInt32: Int16] {
    let sets = try table.uint16(8)
    try table.check(10, 2 * sets)
    var pairs: [UInt32: Int16] = [:]
    for (glyph, number) in coverage.members where number < sets {
      let set = try table.from(try table.uint16(10 + 2 * number))
      let count = try set.uint16(0)
      try budget.spend(count + 1)
      try set.check(2, count * (2 + record.size))
      for pair in 0..<count {
        let offset = 2 + pair * (2 + record.size)
        let key = UInt32(glyph) << 16 | UInt32(try set.uint16(offset))
        if pairs[key] == nil { pairs[key] = try record.advance(set, at: offset + 2) }
      }
    }
    return pairs
  }

  /// Which of the values of a pair change its advance, and where they lie.
  private struct ValueRecord {
    private let first: Int
    private let second: Int

    init(first: Int, second: Int) {
      self.first = first
      self.second = second
    }

    /// The length of both value records in bytes.
    var size: Int { 2 * ((first & 0xFF).nonzeroBitCount + (second & 0xFF).nonzeroBitCount) }

    /// What both records at an offset add to advances.
    func advance(_ table: FontTable, at offset: Int) throws(FontFileError) -> Int16 {
      var sum = 0
      if first & 4 != 0 { sum += try table.int16(offset + 2 * (first & 3).nonzeroBitCount) }
      if second & 4 != 0 {
        sum += try table.int16(offset + 2 * (first & 0xFF).nonzeroBitCount + 2 * (second & 3).nonzeroBitCount)
      }
      return Int16(clamping: sum)
    }
  }
}

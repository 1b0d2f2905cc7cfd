/// Coverage and class tables of OpenType layout: a number for each glyph, by ranges.
struct GlyphClasses: Sendable {
  /// Glyphs in a row with numbers in a row (`step` 1) or all with the same (`step` 0).
  private struct Range: Sendable {
    var first: Int
    var last: Int
    var value: Int
  }

  private var ranges: [Range] = []
  private let step: Int

  /// Reads a coverage table: the number of a glyph is its place in it.
  init(coverage table: FontTable, budget: inout FontBudget) throws(FontFileError) {
    step = 1
    let format = try table.uint16(0)
    let count = try table.uint16(2)
    try budget.spend(count)
    switch format {
    case 1:
      try table.check(4, 2 * count)
      for number in 0..<count {
        let glyph = try table.uint16(4 + 2 * number)
        try append(Range(first: glyph, last: glyph, value: number), in: table)
      }
    case 2: try readRanges(table, count: count)
    default: throw .invalid(table: table.tag, field: "coverage format", value: format)
    }
  }

  /// Reads a class definition: the number of a glyph is its class, 0 for one that is not listed.
  init(classes table: FontTable, budget: inout FontBudget) throws(FontFileError) {
    step = 0
    let format = try table.uint16(0)
    switch format {
    case 1:
      let (first, count) = (try table.uint16(2), try table.uint16(4))
      try budget.spend(count)
      try table.check(6, 2 * count)
      for number in 0..<count {
        let value = try table.uint16(6 + 2 * number)
        try append(Range(first: first + number, last: first + number, value: value), in: table)
      }
    case 2:
      let count = try table.uint16(2)
      try budget.spend(count)
      try readRanges(table, count: count)
    default: throw .invalid(table: table.tag, field: "class format", value: format)
    }
  }

  /// The number of a glyph, or `nil` for one that is not listed.
  ///
  /// - Complexity: O(log n) for n ranges.
  func value(of glyph: Int) -> Int? {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].last < glyph { low = middle + 1 } else { high = middle }
    }
    guard low < ranges.count, ranges[low].first <= glyph else { return nil }
    return ranges[low].value + step * (glyph - ranges[low].first)
  }

  /// All glyphs that are listed, with their numbers.
  var members: [(glyph: Int, value: Int)] {
    ranges.flatMap { range in
      (range.first...range.last).map { (glyph: $0, value: range.value + step * ($0 - range.first)) }
    }
  }

  private mutating func readRanges(_ table: FontTable, count: Int) throws(FontFileError) {
    try table.check(4, 6 * count)
    for number in 0..<count {
      let record = 4 + 6 * number
      let range = Range(
        first: try table.uint16(record), last: try table.uint16(record + 2), value: try table.uint16(record + 4))
      try append(range, in: table)
    }
  }

  private mutating func append(_ range: Range, in table: FontTable) throws(FontFileError) {
    guard range.first <= range.last else { throw .invalid(table: table.tag, field: "range", value: range.first) }
    guard let previous = ranges.last else {
      ranges.append(range)
      return
    }
    guard range.first > previous.last else { throw .invalid(table: table.tag, field: "glyph", value: range.first) }
    if range.first == previous.last + 1 && range.value == previous.value + step * (range.first - previous.first) {
      ranges[ranges.count - 1].last = range.last
    } else {
      ranges.append(range)
    }
  }
}

/// All kerning of a font: the feature `kern` of `GPOS`, or the table `kern` where there is no such feature.
struct Kerning: Sendable {
  /// Lookups in order; in each the first subtable that knows a pair decides.
  private var lookups: [[PairAdjustment]] = []

  /// The greatest value, either way.
  private let limit: Int

  init(_ directory: FontDirectory, limit: Int) throws(FontFileError) {
    self.limit = limit
    if let table = try directory.table("GPOS"), let lookups = try Self.readPositioning(table) {
      self.lookups = lookups
    } else if let table = try directory.table("kern") {
      lookups = [try Self.readKern(table)]
    }
  }

  var isEmpty: Bool { lookups.allSatisfy(\.isEmpty) }

  /// What stands between two glyphs, in units of the font.
  func value(_ left: Int, _ right: Int) -> Int {
    var sum = 0
    for lookup in lookups {
      for subtable in lookup {
        guard let value = subtable.value(left, right) else { continue }
        sum += value
        break
      }
    }
    return max(-limit, min(limit, sum))
  }

  /// The pair lookups of the feature `kern`; `nil` when there is none.
  private static func readPositioning(_ table: FontTable) throws(FontFileError) -> [[PairAdjustment]]? {
    let features = try table.from(try table.uint16(6))
    let list = try table.from(try table.uint16(8))
    var budget = FontBudget(table: table.tag)
    guard let language = try defaultLanguage(try table.from(try table.uint16(4))) else { return nil }
    var wanted: Set<Int> = []
    var hasKerning = false
    let count = try language.uint16(4)
    try language.check(6, 2 * count)
    for number in 0..<count {
      let feature = try language.uint16(6 + 2 * number)
      guard feature < (try features.uint16(0)) else {
        throw .invalid(table: table.tag, field: "feature", value: feature)
      }
      guard try features.tag(2 + 6 * feature) == "kern" else { continue }
      hasKerning = true
      let found = try features.from(try features.uint16(2 + 6 * feature + 4))
      let lookupCount = try found.uint16(2)
      try budget.spend(lookupCount)
      for place in 0..<lookupCount { wanted.insert(try found.uint16(4 + 2 * place)) }
    }
    guard hasKerning else { return nil }
    var lookups: [[PairAdjustment]] = []
    for index in wanted.sorted() {
      guard index < (try list.uint16(0)) else { throw .invalid(table: table.tag, field: "lookup", value: index) }
      lookups.append(try readLookup(try list.from(try list.uint16(2 + 2 * index)), budget: &budget))
    }
    return lookups
  }

  /// The default language of Latin, else of the default script, else of the first script.
  private static func defaultLanguage(_ scripts: FontTable) throws(FontFileError) -> FontTable? {
    let count = try scripts.uint16(0)
    try scripts.check(2, 6 * count)
    var best: (rank: Int, offset: Int)?
    for number in 0..<count {
      let tag = try scripts.tag(2 + 6 * number)
      let rank = tag == "latn" ? 2 : tag == "DFLT" ? 1 : 0
      if rank > best?.rank ?? -1 { best = (rank, try scripts.uint16(2 + 6 * number + 4)) }
    }
    guard let best else { return nil }
    let script = try scripts.from(best.offset)
    let offset = try script.uint16(0)
    return offset == 0 ? nil : try script.from(offset)
  }

  private static func readLookup(
    _ table: FontTable, budget: inout FontBudget
  ) throws(FontFileError) -> [PairAdjustment] {
    let type = try table.uint16(0)
    guard type == 2 || type == 9 else { return [] }
    let count = try table.uint16(4)
    try table.check(6, 2 * count)
    try budget.spend(count)
    var subtables: [PairAdjustment] = []
    for number in 0..<count {
      var subtable = try table.from(try table.uint16(6 + 2 * number))
      if type == 9 {
        guard try subtable.uint16(2) == 2 else { continue }
        subtable = try subtable.from(try subtable.uint32(4))
      }
      subtables.append(try PairAdjustment(subtable, budget: &budget))
    }
    return subtables
  }

  /// The horizontal pairs of the table `kern`, version 0, format 0.
  private static func readKern(_ table: FontTable) throws(FontFileError) -> [PairAdjustment] {
    guard try table.uint16(0) == 0 else { return [] }
    var budget = FontBudget(table: table.tag)
    var pairs: [UInt32: Int16] = [:]
    var offset = 4
    for _ in 0..<(try table.uint16(2)) {
      let (length, coverage) = (try table.uint16(offset + 2), try table.uint16(offset + 4))
      // Format 0, horizontal, neither minimum nor cross-stream.
      if coverage & 0xFF07 == 1 {
        let count = try table.uint16(offset + 6)
        try budget.spend(count)
        try table.check(offset + 14, 6 * count)
        for number in 0..<count {
          let record = offset + 14 + 6 * number
          let key = UInt32(try table.uint16(record)) << 16 | UInt32(try table.uint16(record + 2))
          pairs[key] = Int16(clamping: try table.int16(record + 4))
        }
      }
      // A table of more than 10,920 pairs overflows its length; such a font has one subtable.
      guard length >= 6 else { break }
      offset += length
    }
    return [.pairs(pairs)]
  }
}

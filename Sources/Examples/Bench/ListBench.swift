import Foundation
import TemplateCell

/// The operations of long lists; `bench lists` runs them.
///
/// A cached height is held against a nested array access, an edit against filling everything anew.
enum ListBench {
  private static let rowCount = 1_000_000

  static var cases: [BenchCase] { heights + edits + measuring }

  private static var heights: [BenchCase] {
    let array = "lists nested array access"
    return [
      BenchCase(
        name: array, iterations: 2_000_000, reference: "lists cached height", check: checkNestedArray,
        prepare: nestedArray),
      BenchCase(
        name: "lists cached height", iterations: 2_000_000, reference: array, check: checkCache, prepare: cachedHeight),
      BenchCase(
        name: "lists cached height by index path", iterations: 2_000_000, reference: array, check: checkCache,
        prepare: cachedHeightByPath),
      BenchCase(
        name: "lists row at offset", iterations: 1_000_000, reference: array, check: checkOffsets, prepare: rowAtOffset),
      BenchCase(
        name: "lists offset of row", iterations: 1_000_000, reference: array, check: checkOffsets, prepare: offsetOfRow),
    ]
  }

  private static var edits: [BenchCase] {
    [
      BenchCase(
        name: "lists cache insert or delete", iterations: 20_000, reference: "lists cache anew", check: checkCache,
        prepare: cacheEdits),
      BenchCase(
        name: "lists cache anew", iterations: 20, reference: "lists cache insert or delete", check: checkCache,
        prepare: { BenchCase.repeating { Double(try cache().rowCounts[0]) } }),
      BenchCase(
        name: "lists offsets insert or delete", iterations: 20_000, reference: "lists offsets anew",
        check: checkOffsets, prepare: offsetEdits),
      BenchCase(
        name: "lists offsets anew", iterations: 20, reference: "lists offsets insert or delete", check: checkOffsets,
        prepare: { BenchCase.repeating { try offsets().totalHeight } }),
    ]
  }

  private static var measuring: [BenchCase] {
    let (one, two) = ("lists measure 2000 rows, 1 worker", "lists measure 2000 rows, 2 workers")
    return [
      BenchCase(
        name: one, iterations: 50, reference: two, check: { try await checkMeasuring(workers: 1) },
        prepare: { try measuring(workers: 1) }),
      BenchCase(
        name: two, iterations: 50, reference: one, check: { try await checkMeasuring(workers: 2) },
        prepare: { try measuring(workers: 2) }),
    ]
  }

  /// Rows in a random order, long enough that the order is not remembered.
  private static var places: [Int] {
    var random = SeededGenerator(seed: 1)
    return (0..<200_000).map { _ in Int.random(in: 0..<rowCount, using: &random) }
  }

  private static func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// A cache in which the height of row n is n modulo 500.
  private static func cache() throws -> IndexPathHeightCache {
    var cache = try IndexPathHeightCache(rowCounts: [rowCount], key: LayoutKey(width: 320))
    for row in 0..<rowCount { try cache.setHeight(Double(row % 500), at: path(row)) }
    return cache
  }

  private static func offsets() throws -> RowOffsets {
    try RowOffsets(rowCounts: [rowCount], estimate: .constant(44))
  }

  private static func checkCache() throws {
    var cache = try cache()
    try cache.performBatchUpdates(TableUpdates([.insertRow(path(1_000)), .deleteRow(path(7))]))
    try BenchError.expect("row 6", cache.height(row: 6, section: 0) ?? -1, 6)
    try BenchError.expect("row 7", cache.height(row: 7, section: 0) ?? -1, 8)
    try BenchError.expect("row 1000", cache.height(row: 1_000, section: 0) ?? -1, -1)
    try BenchError.expect("row 999999", cache.height(row: 999_999, section: 0) ?? -1, 499)
  }

  private static func checkOffsets() throws {
    var offsets = try offsets()
    try offsets.setHeight(100, at: path(3))
    try offsets.performBatchUpdates(TableUpdates([.insertRow(path(0))]))
    try BenchError.expect("row 5", try offsets.span(ofRowAt: path(5)).y, 4 * 44 + 100)
    try BenchError.expect("row at 200", Double(try offsets.row(atOffset: 200)?.row ?? -1), 4)
  }

  private static func checkNestedArray() async throws {
    let right = places.prefix(100).reduce(0.0) { $0 + Double($1 % 500) }
    try BenchError.expect("the sum of 100 rows", try await nestedArray()(100), right)
  }

  /// Each height is that of its row measured alone.
  private static func checkMeasuring(workers: Int) async throws {
    let measurer = try PostMeasurer.constraints(try Feed.bundled())
    var table = try HeadlessTable.posts(2_000, measurer: measurer, width: 375)
    try BenchError.expect("kept", Double(try await table.measureAll(workers: workers, chunkSize: 64)), 2_000)
    for row in 0..<2_000 {
      let alone = try measurer.layout(of: row, width: 375).height
      try BenchError.expect("row \(row)", try table.height(at: path(row)), alone)
    }
  }

  private static func nestedArray() -> BenchCase.Run {
    let sections = [(0..<rowCount).map { Double($0 % 500) }]
    let places = places
    return { iterations in
      var sum = 0.0
      for index in 0..<iterations {
        let (section, row) = (index & 0, places[index % places.count])
        guard section < sections.count, row < sections[section].count else { continue }
        sum += sections[section][row]
      }
      return sum
    }
  }

  private static func cachedHeight() throws -> BenchCase.Run {
    let filled = try cache()
    let places = places
    return { iterations in
      var cache = filled
      var sum = 0.0
      for index in 0..<iterations {
        sum += cache.height(row: places[index % places.count], section: index & 0) ?? 0
      }
      return sum
    }
  }

  private static func cachedHeightByPath() throws -> BenchCase.Run {
    let filled = try cache()
    let paths = places.map(path)
    return { iterations in
      var cache = filled
      var sum = 0.0
      for index in 0..<iterations { sum += cache.height(at: paths[index % paths.count]) ?? 0 }
      return sum
    }
  }

  private static func cacheEdits() throws -> BenchCase.Run {
    var cache = try cache()
    let places = places
    return { iterations in
      for index in 0..<iterations {
        let edited = path(places[(index / 2) % places.count])
        try cache.performBatchUpdates(
          TableUpdates([index % 2 == 0 ? .insertRow(edited) : .deleteRow(edited)]))
      }
      return Double(cache.rowCounts[0])
    }
  }

  private static func offsetEdits() throws -> BenchCase.Run {
    var offsets = try offsets()
    let places = places
    return { iterations in
      for index in 0..<iterations {
        let edited = path(places[(index / 2) % places.count])
        try offsets.performBatchUpdates(
          TableUpdates([index % 2 == 0 ? .insertRow(edited) : .deleteRow(edited)]))
      }
      return offsets.totalHeight
    }
  }

  private static func rowAtOffset() throws -> BenchCase.Run {
    let offsets = try offsets()
    let places = places
    return { iterations in
      var sum = 0
      for index in 0..<iterations {
        sum += try offsets.row(atOffset: Double(places[index % places.count]) * 44 + 1)?.row ?? 0
      }
      return Double(sum)
    }
  }

  private static func offsetOfRow() throws -> BenchCase.Run {
    let offsets = try offsets()
    let paths = places.map(path)
    return { iterations in
      var sum = 0.0
      for index in 0..<iterations { sum += try offsets.span(ofRowAt: paths[index % paths.count]).y }
      return sum
    }
  }

  private static func measuring(workers: Int) throws -> BenchCase.Run {
    let table = try HeadlessTable.posts(
      2_000, measurer: try PostMeasurer.constraints(try Feed.bundled()), width: 375)
    return { iterations in
      var kept = 0
      for _ in 0..<iterations {
        var fresh = table
        kept += try await fresh.measureAll(workers: workers, chunkSize: 64)
      }
      return Double(kept)
    }
  }
}

import Foundation
import TemplateCell
import Testing

/// Long random sequences of edits on cache, offsets and plain arrays, which agree after every step.
@Suite struct ModelTests {
  static let estimate = 44.0

  /// 10,000 sequences, in parts so that several run at once; the seed of a failing one is in its message.
  @Test(arguments: 0..<100)
  func cacheAndOffsetsAgreeWithArrays(part: Int) throws {
    for seed in part * 100..<(part + 1) * 100 {
      try runSequence(seed: UInt64(seed))
    }
  }

  func runSequence(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let counts = (0..<Int.random(in: 0...4, using: &random)).map { _ in Int.random(in: 0...6, using: &random) }
    var naive = NaiveTable(sections: counts.map { NaiveTable.Section(rows: Array(repeating: nil, count: $0)) })
    var cache = try IndexPathHeightCache(rowCounts: counts, key: LayoutKey(width: 320))
    var offsets = try RowOffsets(rowCounts: counts, estimate: .constant(Self.estimate))
    for step in 0..<3 {
      for (section, content) in naive.sections.enumerated() {
        if Int.random(in: 0..<4, using: &random) == 0 {
          let height = Double(Int.random(in: 0...20, using: &random))
          naive.sections[section].header = height
          try offsets.setHeaderHeight(height, inSection: section)
          naive.sections[section].footer = height + 1
          try offsets.setFooterHeight(height + 1, inSection: section)
        }
        for row in content.rows.indices where Bool.random(using: &random) {
          let height = Double(Int.random(in: 0...400, using: &random)) / 4
          naive.sections[section].rows[row] = height
          try cache.setHeight(height, at: path(row, section))
          try offsets.setHeight(height, at: path(row, section))
        }
      }
      let edits = naive.randomEdits(using: &random)
      naive.perform(edits)
      let newRowCounts = Bool.random(using: &random) ? naive.sections.map(\.rows.count) : nil
      try cache.performBatchUpdates(TableUpdates(edits), newRowCounts: newRowCounts)
      try offsets.performBatchUpdates(TableUpdates(edits), newRowCounts: newRowCounts)
      let problem = problem(naive, cache, offsets)
      guard problem == nil else {
        Issue.record("seed \(seed), step \(step): \(problem ?? ""), edits \(edits)")
        return
      }
    }
  }

  func problem(_ naive: NaiveTable, _ cache: IndexPathHeightCache, _ offsets: RowOffsets) -> String? {
    guard cache.table == naive.sections.map(\.rows) else { return "the cache has \(cache.table)" }
    guard offsets.rowCounts == naive.sections.map(\.rows.count) else { return "offsets of \(offsets.rowCounts)" }
    var y = 0.0
    for (section, content) in naive.sections.enumerated() {
      guard (try? offsets.span(ofHeaderInSection: section)) == VerticalSpan(y: y, height: content.header) else {
        return "header \(section) is not at \(y)"
      }
      y += content.header
      for (row, height) in content.rows.enumerated() {
        let span = VerticalSpan(y: y, height: height ?? Self.estimate)
        guard (try? offsets.span(ofRowAt: path(row, section))) == span else {
          return "row \(path(row, section)) is not \(span)"
        }
        if span.height > 0 {
          guard (try? offsets.row(atOffset: y)) == path(row, section),
            (try? offsets.row(atOffset: span.maxY.nextDown)) == path(row, section)
          else { return "row \(path(row, section)) is not found at \(y)" }
        }
        y += span.height
      }
      y += content.footer
    }
    return offsets.totalHeight == y ? nil : "the total is \(offsets.totalHeight) for \(y)"
  }

  /// Tables large enough for many blocks and several levels of nodes.
  @Test(arguments: 0..<12 as Range<UInt64>)
  func largeTablesAgreeWithAnArray(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let count = [0, 1, 2_047, 2_048, 4_096, 9_000][Int(seed) % 6]
    var naive = (0..<count).map { Double($0 % 500) }
    var cache = try IndexPathHeightCache(rowCounts: [count], key: LayoutKey(width: 320))
    var offsets = try RowOffsets(rowCounts: [count], estimate: .constant(1))
    for (row, height) in naive.enumerated() {
      try cache.setHeight(height, at: path(row))
      try offsets.setHeight(height, at: path(row))
    }
    for round in 0..<10 {
      let grows = round % 4 < 2
      for _ in 0..<220 {
        if naive.isEmpty || Int.random(in: 0..<10, using: &random) < (grows ? 8 : 2) {
          let row = Int.random(in: 0...naive.count, using: &random)
          let height = Double(Int.random(in: 0...1_000, using: &random)) / 4
          naive.insert(height, at: row)
          let updates = TableUpdates([.insertRow(path(row))])
          try cache.performBatchUpdates(updates)
          try offsets.performBatchUpdates(updates)
          try cache.setHeight(height, at: path(row))
          try offsets.setHeight(height, at: path(row))
        } else {
          let row = Int.random(in: naive.indices, using: &random)
          naive.remove(at: row)
          let updates = TableUpdates([.deleteRow(path(row))])
          try cache.performBatchUpdates(updates)
          try offsets.performBatchUpdates(updates)
        }
      }
      let some = (0..<Int.random(in: 0...300, using: &random)).map { _ in
        Int.random(in: 0..<max(naive.count, 1), using: &random)
      }
      let gone = naive.isEmpty ? [] : Set(some).sorted()
      var updates = TableUpdates()
      updates.deleteRows(at: gone.map { path($0) })
      try cache.performBatchUpdates(updates)
      try offsets.performBatchUpdates(updates)
      for row in gone.reversed() { naive.remove(at: row) }
      #expect(try cache.heights(inSection: 0) == naive)
      #expect(offsets.totalHeight == naive.reduce(0, +))
      if !naive.isEmpty {
        let row = Int.random(in: naive.indices, using: &random)
        #expect(try offsets.span(ofRowAt: path(row)).y == naive[..<row].reduce(0, +))
      }
    }
  }

  @Test func aTableEmptiedAndFilledAgain() throws {
    var offsets = try RowOffsets(rowCounts: [10_000], estimate: .constant(10))
    var cache = try IndexPathHeightCache(rowCounts: [10_000], key: LayoutKey(width: 320))
    for count in stride(from: 10_000, to: 0, by: -1) {
      let updates = TableUpdates([.deleteRow(path(count / 3))])
      try offsets.performBatchUpdates(updates)
      try cache.performBatchUpdates(updates)
      if count % 500 == 0 { #expect(offsets.totalHeight == Double(count - 1) * 10) }
    }
    #expect(offsets.totalHeight == 0)
    #expect(cache.table == [[]])
    for count in 0..<5_000 {
      let updates = TableUpdates([.insertRow(path(count / 2))])
      try offsets.performBatchUpdates(updates)
      try cache.performBatchUpdates(updates)
    }
    #expect(offsets.totalHeight == 50_000)
    #expect(cache.rowCounts == [5_000])
  }
}

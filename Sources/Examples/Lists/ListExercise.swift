import Foundation
import TemplateCell

/// A long list under random edits and queries, beside plain arrays of the same rows and heights.
struct ListExercise {
  /// What the edits came to.
  struct Outcome: Hashable, Sendable {
    /// The rows at the end.
    var rowCount: Int
    /// The rows inserted or deleted.
    var editedCount: Int
    /// The rows measured since the beginning.
    var measuredCount: Int
    /// The queries that were checked.
    var queryCount: Int
    /// The height of all rows at the end, in points.
    var totalHeight: Double
    /// The first thing that differs from plain arrays.
    var problem: String?
  }

  private var list: ListModel<Int>
  private var rows: [Int]
  private var heights: [Double]
  private var random: SeededGenerator
  private let postCount: Int
  private let measuredBefore: Int
  private var editedCount = 0
  private var queryCount = 0
  private var problem: String?

  /// Begins with a measured table of one section.
  init(table: HeadlessTable<Int>, postCount: Int, seed: UInt64) throws {
    list = try ListModel(table: table, estimate: .runningMean(initial: 200), visibleHeight: 667)
    let rows = table.sections.first?.rows ?? []
    self.rows = rows
    heights = try rows.indices.map { row in
      guard let height = table.cache.knownHeight(at: IndexPath(row: row, section: 0)) else {
        throw TableError.noSuchRow(IndexPath(row: row, section: 0), rowCount: rows.count)
      }
      return height
    }
    random = SeededGenerator(seed: seed)
    self.postCount = postCount
    measuredBefore = table.measureCount
    try list.scroll(toContentOffset: list.maximumContentOffset / 2)
  }

  /// The number of rows now.
  var rowCount: Int { rows.count }

  /// One batch of a few deletions, insertions and a move, and one query.
  mutating func editAndQuery() throws {
    var updates = TableUpdates()
    let top = list.visibleElements.first
    let distance = top.map { $0.span.y - list.contentOffset }
    let post = top?.element.indexPath.map { rows[$0[1]] }
    let goneCount = rows.isEmpty ? 0 : Int.random(in: 0...3, using: &random)
    let gone = (0..<goneCount).map { _ in Int.random(in: rows.indices, using: &random) }
    let leaving = Set(gone).sorted()
    let topLeaves = top?.element.indexPath.map { leaving.contains($0[1]) } ?? true
    updates.deleteRows(at: leaving.map { IndexPath(row: $0, section: 0) })
    for row in leaving.reversed() {
      rows.remove(at: row)
      heights.remove(at: row)
    }
    let count = Int.random(in: 1...3, using: &random)
    var places: [Int] = []
    for _ in 0..<count {
      let place = Int.random(in: 0...rows.count, using: &random)
      places = places.map { $0 >= place ? $0 + 1 : $0 } + [place]
      rows.insert(Int.random(in: 0..<postCount, using: &random), at: place)
      heights.insert(.nan, at: place)
    }
    updates.insertRows(at: places.map { IndexPath(row: $0, section: 0) })
    try list.performBatchUpdates(updates, newSections: [TableSection(rows: rows)])
    for place in places {
      heights[place] = try list.height(at: IndexPath(row: place, section: 0))
    }
    editedCount += leaving.count + count
    if !topLeaves, let now = list.visibleElements.first, let path = now.element.indexPath,
      abs(now.span.y - list.contentOffset - (distance ?? .nan)) > 1e-6 || rows[path[1]] != post
    {
      problem = problem ?? "the row on top moved by \(now.span.y - list.contentOffset - (distance ?? 0)) points"
    }
    try query()
  }

  /// A row somewhere lies where the offsets say.
  private mutating func query() throws {
    queryCount += 1
    let row = Int.random(in: rows.indices, using: &random)
    let path = IndexPath(row: row, section: 0)
    let span = try list.offsets.span(ofRowAt: path)
    if span.height != heights[row] { problem = problem ?? "row \(row) has height \(span.height), not \(heights[row])" }
    if try list.offsets.row(atOffset: span.y + span.height / 2) != path {
      problem = problem ?? "row \(row) is not found at its own offset"
    }
  }

  /// What was done so far, and what is wrong with it.
  ///
  /// - Complexity: O(n) for n rows.
  func outcome() throws -> Outcome {
    Outcome(
      rowCount: rows.count, editedCount: editedCount, measuredCount: list.table.measureCount - measuredBefore,
      queryCount: queryCount, totalHeight: list.offsets.totalHeight, problem: try check())
  }

  private func check() throws -> String? {
    if let problem { return problem }
    if try list.table.cache.heights(inSection: 0) != heights { return "the cache differs from the array of heights" }
    let total = heights.reduce(0, +)
    if list.offsets.totalHeight != total { return "the total is \(list.offsets.totalHeight), not \(total)" }
    return nil
  }
}

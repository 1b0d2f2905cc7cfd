import Foundation
import TemplateCell
import Testing

/// The batches that the cases and the ancestors' faults give, with the heights that must be known after each.
@Suite struct TableUpdatesTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var before: [[Double?]]
    var edits: [TableEdit]
    var after: [[Double?]]
    var counts: [Int]?

    init(
      _ name: String, _ before: [[Double?]], _ edits: [TableEdit], _ after: [[Double?]], counts: [Int]? = nil
    ) {
      testDescription = name
      self.before = before
      self.edits = edits
      self.after = after
      self.counts = counts
    }
  }

  static let examples: [Example] = [
    Example(
      "report 77: delete 0, 1, 4", [[10, 20, 30, 40, 50]],
      [.deleteRow(path(0)), .deleteRow(path(1)), .deleteRow(path(4))], [[30, 40]]),
    Example(
      "report 77: delete 4, 0, 1", [[10, 20, 30, 40, 50]],
      [.deleteRow(path(4)), .deleteRow(path(0)), .deleteRow(path(1))], [[30, 40]], counts: [2]),
    Example(
      "report 80: insert 5, 0, 3", [[10, 20, 30]],
      [.insertRow(path(5)), .insertRow(path(0)), .insertRow(path(3))], [[nil, 10, 20, nil, 30, nil]], counts: [6]),
    Example("report 81: delete one", [[10, 20, 30, 40]], [.deleteRow(path(1))], [[10, 30, 40]]),
    Example(
      "ancestor 1: move a row up", [[10, 20, 30, 40]], [.moveRow(from: path(3), to: path(0))], [[40, 10, 20, 30]]),
    Example(
      "ancestor 1: move a row down", [[10, 20, 30, 40]], [.moveRow(from: path(0), to: path(3))], [[20, 30, 40, 10]]),
    Example(
      "ancestor 1: move a section", [[10], [20], [30], [40]], [.moveSection(from: 0, to: 2)],
      [[20], [30], [10], [40]]),
    Example(
      "ancestor 2: delete sections 0 and 1", [[10], [20], [30]], [.deleteSection(0), .deleteSection(1)], [[30]]),
    Example(
      "ancestor 2: delete sections 1 and 0", [[10], [20], [30]], [.deleteSection(1), .deleteSection(0)], [[30]]),
    Example(
      "ancestor 5: reload a section", [[10, 20], [30]], [.reloadSection(0)], [[nil, nil], [30]], counts: [2, 1]),
    Example(
      "a reloaded section may change its rows", [[10, 20], [30]], [.reloadSection(0)], [[nil], [30]], counts: [1, 1]),
    Example("reload a row", [[10, 20, 30]], [.reloadRow(path(1))], [[10, nil, 30]]),
    Example(
      "a deletion counts before, an insertion after", [[10, 20, 30]],
      [.insertRow(path(2)), .deleteRow(path(0)), .reloadRow(path(2))], [[20, nil, nil]]),
    Example(
      "insert at the place that a deletion shifts", [[10, 20, 30]], [.deleteRow(path(0)), .insertRow(path(0))],
      [[nil, 20, 30]]),
    Example(
      "a row moves into an inserted section", [[10, 20], [30]],
      [.insertSection(0), .moveRow(from: path(1, 0), to: path(0, 0))], [[20], [10], [30]]),
    Example(
      "a row moves into an inserted section of three rows", [[10, 20]],
      [.insertSection(1), .moveRow(from: path(0, 0), to: path(1, 1))], [[20], [nil, 10, nil]], counts: [1, 3]),
    Example(
      "a row survives its deleted section", [[10, 20], [30]],
      [.deleteSection(0), .moveRow(from: path(1, 0), to: path(1, 0))], [[30, 20]]),
    Example(
      "a deletion in a deleted section adds nothing", [[10, 20], [30]], [.deleteRow(path(0)), .deleteSection(0)],
      [[30]]),
    Example(
      "a moved section is edited in old and new places", [[10, 20], [30]],
      [.moveSection(from: 0, to: 1), .deleteRow(path(0, 0)), .insertRow(path(1, 1))], [[30], [20, nil]]),
    Example(
      "two rows change places", [[10, 20, 30]],
      [.moveRow(from: path(0), to: path(2)), .moveRow(from: path(2), to: path(0))], [[30, 20, 10]]),
    Example(
      "two sections change places while one goes", [[10], [20], [30]],
      [.moveSection(from: 0, to: 1), .moveSection(from: 2, to: 0), .deleteSection(1)], [[30], [10]]),
    Example(
      "a row that leaves a reloaded section is measured anew", [[10, 20], [30]],
      [.reloadSection(0), .moveRow(from: path(0, 0), to: path(1, 1))], [[nil], [30, nil]]),
    Example(
      "a row that enters a reloaded section is measured anew", [[10], [30]],
      [.reloadSection(0), .moveRow(from: path(0, 1), to: path(0, 0))], [[nil, nil], []]),
    Example(
      "an inserted section has the rows of the data", [[10]], [.insertSection(0)], [[nil, nil], [10]], counts: [2, 1]),
    Example("an inserted section is empty without data", [[10]], [.insertSection(1)], [[10], []]),
    Example("nothing", [[10], []], [], [[10], []], counts: [1, 0]),
  ]

  @Test(arguments: examples)
  func heightsFollow(_ example: Example) throws {
    var cache = try makeCache(example.before)
    try cache.performBatchUpdates(TableUpdates(example.edits), newRowCounts: example.counts)
    #expect(cache.table == example.after)
    #expect(cache.rowCounts == example.after.map(\.count))
  }

  @Test(arguments: examples)
  func theOrderOfTheEditsSaysNothing(_ example: Example) throws {
    var cache = try makeCache(example.before)
    try cache.performBatchUpdates(TableUpdates(example.edits.reversed()), newRowCounts: example.counts)
    #expect(cache.table == example.after)
  }

  @Test(arguments: examples)
  func everyKeptWidthFollows(_ example: Example) throws {
    var cache = try makeCache(example.before, width: 320)
    cache.select(try LayoutKey(width: 414))
    try cache.performBatchUpdates(TableUpdates(example.edits), newRowCounts: example.counts)
    #expect(cache.table == example.after.map { $0.map { _ in nil } })
    cache.select(try LayoutKey(width: 320))
    #expect(cache.table == example.after)
  }

  @Test func methodsAreThoseOfUITableView() {
    var updates = TableUpdates()
    updates.insertRows(at: [path(0)])
    updates.deleteRows(at: [path(1), path(2)])
    updates.reloadRows(at: [path(3)])
    updates.moveRow(at: path(4), to: path(5))
    updates.insertSections(IndexSet([1]))
    updates.deleteSections([2])
    updates.reloadSections([3])
    updates.moveSection(4, toSection: 5)
    #expect(
      updates.edits == [
        .insertRow(path(0)), .deleteRow(path(1)), .deleteRow(path(2)), .reloadRow(path(3)),
        .moveRow(from: path(4), to: path(5)), .insertSection(1), .deleteSection(2), .reloadSection(3),
        .moveSection(from: 4, to: 5),
      ])
  }

  @Test func headersGoWithTheirSections() throws {
    var cache = try makeCache([[10], [20], [30]])
    for section in 0..<3 {
      try cache.setHeaderHeight(Double(section + 1), inSection: section)
      try cache.setFooterHeight(Double(section + 5), inSection: section)
    }
    try cache.performBatchUpdates(TableUpdates([.moveSection(from: 2, to: 0), .reloadSection(1)]))
    #expect((0..<3).map { cache.headerHeight(inSection: $0) } == [3, 1, nil])
    #expect((0..<3).map { cache.footerHeight(inSection: $0) } == [7, 5, nil])
  }
}

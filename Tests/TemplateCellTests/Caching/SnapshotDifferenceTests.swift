import Foundation
import TemplateCell
import Testing

@Suite struct SnapshotDifferenceTests {
  typealias Snapshot = TableSnapshot<String, Int>

  /// A snapshot of sections; a row is its identity, or its identity and version in hundreds.
  func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
    Snapshot(
      sections: sections.map { id, rows in
        Snapshot.Section(id: id, rows: rows.map { Snapshot.Row(id: $0 % 100, version: $0 / 100) })
      })
  }

  struct Example: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var old: KeyValuePairs<String, [Int]>
    var new: KeyValuePairs<String, [Int]>
    var edits: [TableEdit]
  }

  static let examples = [
    Example(testDescription: "nothing", old: ["a": [1, 2]], new: ["a": [1, 2]], edits: []),
    Example(
      testDescription: "insert and delete", old: ["a": [1, 2, 3]], new: ["a": [2, 4, 3]],
      edits: [.deleteRow(path(0)), .insertRow(path(1))]),
    Example(testDescription: "reload", old: ["a": [1, 2]], new: ["a": [1, 102]], edits: [.reloadRow(path(1))]),
    Example(
      testDescription: "one move is enough", old: ["a": [1, 2, 3, 4]], new: ["a": [4, 1, 2, 3]],
      edits: [.moveRow(from: path(3), to: path(0))]),
    Example(
      testDescription: "a moved row with new content", old: ["a": [1, 2, 3]], new: ["a": [103, 1, 2]],
      edits: [.deleteRow(path(2)), .insertRow(path(0))]),
    Example(
      testDescription: "across sections", old: ["a": [1, 2], "b": [3]], new: ["a": [1], "b": [3, 2]],
      edits: [.moveRow(from: path(1, 0), to: path(1, 1))]),
    Example(
      testDescription: "sections change places", old: ["a": [1], "b": [2], "c": [3]],
      new: ["c": [3], "a": [1], "b": [2]], edits: [.moveSection(from: 2, to: 0)]),
    Example(
      testDescription: "a row leaves a section that goes", old: ["a": [1, 2], "b": []], new: ["b": [2]],
      edits: [.deleteSection(0), .moveRow(from: path(1, 0), to: path(0, 0))]),
    Example(
      testDescription: "a row enters a section that comes", old: ["a": [1, 2]], new: ["n": [9, 2], "a": [1]],
      edits: [.insertSection(0), .moveRow(from: path(1, 0), to: path(1, 0))]),
  ]

  @Test(arguments: examples)
  func edits(_ example: Example) throws {
    let updates = try TableUpdates(from: snapshot(example.old), to: snapshot(example.new))
    #expect(updates.edits == example.edits)
  }

  @Test func identitiesThatOccurTwice() {
    #expect(throws: SnapshotError.duplicateRow(first: path(0, 0), second: path(1, 1))) {
      try TableUpdates(from: snapshot([:]), to: snapshot(["a": [5], "b": [6, 5]]))
    }
    #expect(throws: SnapshotError.duplicateSection(first: 0, second: 1)) {
      try TableUpdates(from: snapshot(["a": [], "a": []]), to: snapshot([:]))
    }
  }

  /// Heights that went through the edits are those of the same rows, and only changed or new rows lost theirs.
  @Test(arguments: 0..<300 as Range<UInt64>)
  func heightsFollowAnyDifference(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func randomSnapshot() -> Snapshot {
      var ids = Array(0..<30).shuffled(using: &random).prefix(Int.random(in: 0...30, using: &random))
      let names = ["a", "b", "c", "d", "e"].shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random))
      return Snapshot(
        sections: names.map { name in
          let rows = ids.prefix(Int.random(in: 0...12, using: &random))
          ids = ids.dropFirst(rows.count)
          return Snapshot.Section(
            id: name,
            rows: rows.map { Snapshot.Row(id: $0, version: Int.random(in: 0...5, using: &random) / 5) })
        })
    }
    let old = randomSnapshot()
    let new = randomSnapshot()
    var cache = try makeCache(old.sections.map { $0.rows.map { Double($0.id * 10 + $0.version) } })
    try cache.performBatchUpdates(try TableUpdates(from: old, to: new), newRowCounts: new.rowCounts)
    let known = Set(old.sections.flatMap(\.rows))
    #expect(
      cache.table == new.sections.map { $0.rows.map { known.contains($0) ? Double($0.id * 10 + $0.version) : nil } })
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func collectionDifferences(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let old = Array(0..<20).shuffled(using: &random).prefix(Int.random(in: 0...20, using: &random))
    let new = Array(0..<20).shuffled(using: &random).prefix(Int.random(in: 0...20, using: &random))
    var difference = Array(new).difference(from: Array(old))
    if seed % 2 == 0 { difference = difference.inferringMoves() }
    var cache = try makeCache([[], old.map(Double.init)])
    try cache.performBatchUpdates(TableUpdates(difference, section: 1), newRowCounts: [0, new.count])
    let known = seed % 2 == 0 ? Set(old) : Set(old).subtracting(difference.insertions.map(\.element))
    #expect(cache.table == [[], new.map { known.contains($0) ? Double($0) : nil }])
  }
}

extension CollectionDifference.Change {
  fileprivate var element: ChangeElement {
    switch self {
    case .insert(_, let element, _), .remove(_, let element, _): element
    }
  }
}

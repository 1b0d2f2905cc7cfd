import Foundation
import TemplateCell
import Testing

/// The code of the page "Caching and table edits"; values by hand with the ruler font.
@Suite struct CachingPage {
  struct LineCell: CellTemplate {
    let line = Label(lines: 0)

    var constraints: [LayoutConstraint] {
      line.edges == contentView.edges.inset(10)
    }

    func configure(_ content: inout CellContent, with item: String) {
      content[line].text = item
    }
  }

  @Test func `heights follow their rows`() throws {
    var registry = TemplateRegistry<String>()
    try registry.register(CellMeasurer(LineCell(), text: .ruler), for: "line")
    let rows = ["one", "two", "alpha beta gamma delta epsilon"]
    var table = try HeadlessTable(
      sections: [TableSection(header: "numbers", rows: rows)], registry: registry, width: 180,
      reuseIdentifier: { _ in "line" })
    #expect(try table.height(at: IndexPath(row: 2, section: 0)) == 60)
    #expect(try table.height(at: IndexPath(row: 2, section: 0)) == 60)
    #expect(try table.headerHeight(inSection: 0) == 40)
    #expect(table.measureCount == 2)

    try table.setWidth(320)
    #expect(try table.height(at: IndexPath(row: 2, section: 0)) == 40)
    try table.setWidth(180)
    #expect(try table.height(at: IndexPath(row: 2, section: 0)) == 60)
    #expect(table.measureCount == 3)

    var updates = TableUpdates()
    updates.deleteRows(at: [IndexPath(row: 0, section: 0)])
    updates.insertRows(at: [IndexPath(row: 2, section: 0)])
    try table.performBatchUpdates(
      updates, newSections: [TableSection(header: "numbers", rows: ["two", rows[2], "four"])])
    #expect(try table.height(at: IndexPath(row: 1, section: 0)) == 60)
    #expect(table.measureCount == 3)

    var move = TableUpdates()
    move.moveRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 0, section: 0))
    try table.performBatchUpdates(
      move, newSections: [TableSection(header: "numbers", rows: [rows[2], "two", "four"])])
    #expect(try table.height(at: IndexPath(row: 0, section: 0)) == 60)
    #expect(table.measureCount == 3)

    let change = try table.replaceItem(at: IndexPath(row: 1, section: 0), with: "alpha beta gamma delta")
    #expect(change?.newHeight == 60)

    #expect(table.audit(sampleCount: 100) == [])
  }

  @Test func `snapshots give the edits`() throws {
    typealias Snapshot = TableSnapshot<String, Int>
    let before = Snapshot(sections: [.init(id: "feed", rows: [.init(id: 1), .init(id: 2), .init(id: 3)])])
    let after = Snapshot(sections: [.init(id: "feed", rows: [.init(id: 3), .init(id: 1), .init(id: 2, version: 1)])])
    let edits = try TableUpdates(from: before, to: after).edits
    let moved = TableEdit.moveRow(from: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0))
    #expect(edits == [moved, .reloadRow(IndexPath(row: 1, section: 0))])
  }

  @Test func `caches by path and by key, and an archive`() throws {
    var byPath = try IndexPathHeightCache(rowCounts: [3], key: LayoutKey(width: 320))
    try byPath.setHeight(57.5, at: IndexPath(row: 1, section: 0))
    try byPath.performBatchUpdates(TableUpdates([.deleteRow(IndexPath(row: 0, section: 0))]))
    #expect(byPath.height(at: IndexPath(row: 0, section: 0)) == 57.5)

    var byKey = try KeyedHeightCache<String>(countLimit: 1_000, key: LayoutKey(width: 320))
    try byKey.setHeight(57.5, forKey: "post 7", version: 2)
    #expect(byKey.height(forKey: "post 7", version: 2) == 57.5)
    #expect(byKey.height(forKey: "post 7", version: 3) == nil)
    #expect(byKey.statistics.hitRate == 0.5)

    let data = try JSONEncoder().encode(IndexPathHeightArchive(byPath, fingerprint: "cells 4"))
    var restored = try JSONDecoder().decode(IndexPathHeightArchive.self, from: data).cache(fingerprint: "cells 4")
    #expect(restored.height(at: IndexPath(row: 0, section: 0)) == 57.5)
  }
}

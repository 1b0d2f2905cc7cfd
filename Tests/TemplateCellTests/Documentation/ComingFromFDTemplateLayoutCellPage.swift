import Foundation
import TemplateCell
import Testing

/// The code of the page "Coming from FDTemplateLayoutCell"; values by hand with the ruler font.
@Suite struct ComingFromFDTemplateLayoutCellPage {
  struct Entry: Sendable {
    var identifier: String
    var version = 0
    var text: String
  }

  struct EntryCell: CellTemplate {
    let text = Label(lines: 0)

    var constraints: [LayoutConstraint] {
      text.edges == contentView.edges.inset(10)
    }

    func configure(_ content: inout CellContent, with entry: Entry) {
      content[text].text = entry.text
    }
  }

  let entries = [
    Entry(identifier: "a", text: "alpha"), Entry(identifier: "b", text: "alpha beta gamma delta epsilon x"),
  ]

  @Test func `heights by index path`() throws {
    let indexPath = IndexPath(row: 1, section: 0)
    var registry = TemplateRegistry<Entry>()
    try registry.register(CellMeasurer(EntryCell(), text: .ruler), for: "entry")
    var table = try HeadlessTable(
      sections: [TableSection(rows: entries)], registry: registry, width: 320, reuseIdentifier: { _ in "entry" })
    let height = try table.height(at: indexPath)
    // 32 characters are 320 wide: two lines in 300.
    #expect(height == 60)
  }

  @Test func `heights by key and version`() throws {
    let measurer = try CellMeasurer(EntryCell(), text: .ruler)
    var cache = try KeyedHeightCache<String>(key: LayoutKey(width: 320))
    func height(of entry: Entry) throws -> Double {
      if let known = cache.height(forKey: entry.identifier, version: entry.version) { return known }
      let layout = try measurer.layout(of: entry, width: 320)
      if layout.isCacheable { try cache.setHeight(layout.height, forKey: entry.identifier, version: entry.version) }
      return layout.height
    }
    var entry = entries[0]
    #expect(try height(of: entry) == 40)
    #expect(try height(of: entry) == 40)
    entry.text = entries[1].text
    entry.version += 1
    #expect(try height(of: entry) == 60)
    #expect(cache.statistics.hits == 1)
    #expect(cache.statistics.stores == 2)
  }
}

public import Foundation

extension HeadlessTable {
  /// Follows a batch of table edits.
  ///
  /// - Parameters:
  ///   - updates: the edits, in any order.
  ///   - newSections: the data after the batch.
  /// - Throws: ``TableError/update(_:)`` when an edit is not possible or the edits do not lead to the number of
  ///   sections and rows of the data; the table is unchanged.
  public mutating func performBatchUpdates(
    _ updates: TableUpdates, newSections: [TableSection<Item>]
  ) throws(TableError) {
    do {
      try cache.performBatchUpdates(updates, newRowCounts: newSections.map(\.rows.count))
    } catch {
      throw .update(error)
    }
    sections = newSections
    dataVersion += 1
  }

  /// Gives the table new data.
  ///
  /// - Parameters:
  ///   - newSections: the data.
  ///   - keepingHeights: whether the heights of places that still exist are kept, as is right when the data were
  ///     only appended to.
  /// - Throws: ``TableError/cache(_:)`` for more rows than a table may have.
  public mutating func reloadData(
    _ newSections: [TableSection<Item>], keepingHeights: Bool = false
  ) throws(TableError) {
    try keep { cache throws(HeightCacheError) in
      try cache.reloadData(newRowCounts: newSections.map(\.rows.count), keepingHeights: keepingHeights)
    }
    sections = newSections
    dataVersion += 1
  }

  /// Gives a row another model and measures it at once.
  ///
  /// - Returns: the one notice of the change, or `nil` when the height is the same as before.
  /// - Throws: ``TableError/noSuchRow(_:rowCount:)``, an error of the registry, ``TableError/measuring(_:of:)``, or
  ///   ``TableError/undeterminedHeight(_:of:)``; the table is unchanged.
  public mutating func replaceItem(at path: IndexPath, with item: Item) throws(TableError) -> HeightChange? {
    _ = try self.item(at: path)
    let layout = try measure(item, at: .row(path))
    let height = try Self.height(of: layout, at: .row(path))
    let old = cache.knownHeight(at: path)
    sections[path[0]].rows[path[1]] = item
    try invalidateRow(at: path)
    try keep(layout, at: path)
    if old == height { return nil }
    return HeightChange(indexPath: path, oldHeight: old, newHeight: height)
  }

  /// Forgets the height of a row at every width.
  ///
  /// - Throws: ``TableError/noSuchRow(_:rowCount:)``.
  public mutating func invalidateRow(at path: IndexPath) throws(TableError) {
    _ = try item(at: path)
    try keep { cache throws(HeightCacheError) in try cache.invalidateRow(at: path) }
    dataVersion += 1
  }

  /// Forgets the heights of all rows of a section, its header and its footer at every width.
  ///
  /// - Throws: ``TableError/noSuchSection(_:sectionCount:)``.
  public mutating func invalidateSection(_ section: Int) throws(TableError) {
    guard sections.indices.contains(section) else { throw .noSuchSection(section, sectionCount: sections.count) }
    try keep { cache throws(HeightCacheError) in try cache.invalidateSection(section) }
    dataVersion += 1
  }

  /// Forgets all heights at every width.
  public mutating func invalidateAll() {
    cache.invalidateAll()
    dataVersion += 1
  }
}

public import Foundation

extension IndexPathHeightCache {
  /// Follows a batch of table edits, at every kept width at once.
  ///
  /// Heights go with their rows; rows that are inserted or reloaded have none. The batch is checked as a whole first.
  ///
  /// - Parameters:
  ///   - updates: the edits, in any order.
  ///   - newRowCounts: the number of rows of each section of the data after the batch, checked against the edits;
  ///     `nil` when the edits alone say it: then an inserted section has the rows that are put into it, and a
  ///     reloaded one keeps its rows but for those edited.
  /// - Throws: a ``TableUpdateError`` that names the place; the cache is unchanged.
  /// - Complexity: O(e log e + e * (n / 2048 + 2048)) for e edits among n rows, or O(n) if that is less; plus O(s)
  ///   for s sections.
  public mutating func performBatchUpdates(
    _ updates: TableUpdates, newRowCounts: [Int]? = nil
  ) throws(TableUpdateError) {
    apply(try UpdatePlanner.plan(updates, rowCounts: rowCounts, newRowCounts: newRowCounts))
  }

  mutating func apply(_ plan: UpdatePlan) {
    rowCounts = plan.rowCounts
    guard !plan.isEmpty else { return }
    current.apply(plan)
    for index in parked.indices {
      parked[index].apply(plan)
    }
  }

  /// Gives the table new data.
  ///
  /// - Parameters:
  ///   - newRowCounts: the number of rows of each section.
  ///   - keepingHeights: whether a row, header or footer whose place still exists keeps its heights.
  /// - Throws: ``HeightCacheError/unusableRowCount(section:rowCount:)``; the cache is unchanged.
  /// - Complexity: O(n) for n rows.
  public mutating func reloadData(newRowCounts: [Int], keepingHeights: Bool = false) throws(HeightCacheError) {
    try Self.check(newRowCounts)
    rowCounts = newRowCounts
    if keepingHeights {
      current.resize(newRowCounts)
      for index in parked.indices {
        parked[index].resize(newRowCounts)
      }
    } else {
      invalidateAll()
    }
  }

  /// Forgets the height of a row at every width.
  ///
  /// - Throws: ``HeightCacheError/noSuchRow(_:rowCount:)``.
  /// - Complexity: O(1) per kept width.
  public mutating func invalidateRow(at path: IndexPath) throws(HeightCacheError) {
    let position = try check(row: path)
    current.forgetRow(position)
    for index in parked.indices {
      parked[index].forgetRow(position)
    }
  }

  /// Forgets the heights of all rows of a section, its header and its footer at every width.
  ///
  /// - Throws: ``HeightCacheError/noSuchSection(_:sectionCount:)``.
  /// - Complexity: O(n) for n rows of the section.
  public mutating func invalidateSection(_ section: Int) throws(HeightCacheError) {
    try check(section: section)
    current.forgetSection(section)
    for index in parked.indices {
      parked[index].forgetSection(section)
    }
  }

  /// Forgets all heights at every width.
  ///
  /// - Complexity: O(n) for n rows.
  public mutating func invalidateAll() {
    parked.removeAll()
    current = HeightStore(key: current.key, rowCounts: rowCounts)
  }

  /// Sets the counts of ``statistics`` back to 0.
  public mutating func resetStatistics() {
    counts = CacheStatistics()
  }

  func hasHeader(inSection section: Int) -> Bool {
    current.sections.indices.contains(section) && !current.sections[section].header.isNaN
  }

  func hasFooter(inSection section: Int) -> Bool {
    current.sections.indices.contains(section) && !current.sections[section].footer.isNaN
  }

  func check(row path: IndexPath) throws(HeightCacheError) -> RowPosition {
    guard let position = RowPosition(path), current.sections.indices.contains(position.section) else {
      throw .noSuchRow(path)
    }
    let rowCount = current.sections[position.section].rows.count
    guard position.row >= 0, position.row < rowCount else { throw .noSuchRow(path, rowCount: rowCount) }
    return position
  }

  func check(section: Int) throws(HeightCacheError) {
    guard current.sections.indices.contains(section) else {
      throw .noSuchSection(section, sectionCount: current.sections.count)
    }
  }

  static func check(_ rowCounts: [Int]) throws(HeightCacheError) {
    do {
      try HeightStore.check(rowCounts)
    } catch .unusableRowCount(let section, let rowCount) {
      throw .unusableRowCount(section: section, rowCount: rowCount)
    } catch {
      return
    }
  }
}

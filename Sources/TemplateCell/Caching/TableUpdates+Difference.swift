import Foundation

extension TableUpdates {
  /// The edits that lead from one snapshot to another.
  ///
  /// Sections and rows are told apart by their identities. What keeps its order moves not at all: the moves are as
  /// few as possible within the sections and within each section. A row whose version changed is reloaded, or deleted
  /// and inserted when it also moves. The rows of an inserted section that come from nowhere are not listed; give
  /// the row counts of the new snapshot along with the batch.
  ///
  /// - Throws: a ``SnapshotError`` when an identity occurs twice in one snapshot.
  /// - Complexity: O(n log n) for n rows.
  public init<SectionID, RowID>(
    from old: TableSnapshot<SectionID, RowID>, to new: TableSnapshot<SectionID, RowID>
  ) throws(SnapshotError) {
    self.init()
    let oldSections = try Self.sections(of: old)
    let newSections = try Self.sections(of: new)
    let oldRows = try Self.rows(of: old)
    let newRows = try Self.rows(of: new)

    for (index, section) in old.sections.enumerated() where newSections[section.id] == nil {
      edits.append(.deleteSection(index))
    }
    let staying = Self.increasing(new.sections.map { oldSections[$0.id] ?? -1 })
    for (index, section) in new.sections.enumerated() {
      if let origin = oldSections[section.id] {
        if !staying[index] { edits.append(.moveSection(from: origin, to: index)) }
      } else {
        edits.append(.insertSection(index))
      }
    }
    for (index, section) in old.sections.enumerated() where newSections[section.id] != nil {
      for (row, entry) in section.rows.enumerated() where newRows[entry.id] == nil {
        edits.append(.deleteRow(RowPosition(section: index, row: row).indexPath))
      }
    }
    for (index, section) in new.sections.enumerated() {
      let home = oldSections[section.id] ?? -1
      let origins = section.rows.map { oldRows[$0.id] }
      let staying = Self.increasing(origins.map { $0?.section == home ? $0?.row ?? -1 : -1 })
      for (row, entry) in section.rows.enumerated() {
        let place = RowPosition(section: index, row: row).indexPath
        guard let origin = origins[row] else {
          if home >= 0 { edits.append(.insertRow(place)) }
          continue
        }
        let isChanged = old.sections[origin.section].rows[origin.row].version != entry.version
        switch (staying[row], isChanged) {
        case (true, false): break
        case (true, true): edits.append(.reloadRow(origin.indexPath))
        case (false, false): edits.append(.moveRow(from: origin.indexPath, to: place))
        case (false, true):
          edits.append(.deleteRow(origin.indexPath))
          if home >= 0 { edits.append(.insertRow(place)) }
        }
      }
    }
  }

  /// The edits of one section that a collection difference describes; inferred moves become moves.
  ///
  /// - Complexity: O(d) for d changes.
  public init<Element>(_ difference: CollectionDifference<Element>, section: Int) {
    self.init()
    for change in difference {
      switch change {
      case .remove(let offset, _, nil):
        edits.append(.deleteRow(RowPosition(section: section, row: offset).indexPath))
      case .insert(let offset, _, nil):
        edits.append(.insertRow(RowPosition(section: section, row: offset).indexPath))
      case .insert(let offset, _, .some(let origin)):
        edits.append(
          .moveRow(
            from: RowPosition(section: section, row: origin).indexPath,
            to: RowPosition(section: section, row: offset).indexPath))
      case .remove(_, _, .some):
        break
      }
    }
  }

  private static func sections<SectionID, RowID>(
    of snapshot: TableSnapshot<SectionID, RowID>
  ) throws(SnapshotError) -> [SectionID: Int] {
    var places: [SectionID: Int] = [:]
    for (index, section) in snapshot.sections.enumerated() {
      if let first = places.updateValue(index, forKey: section.id) {
        throw .duplicateSection(first: first, second: index)
      }
    }
    return places
  }

  private static func rows<SectionID, RowID>(
    of snapshot: TableSnapshot<SectionID, RowID>
  ) throws(SnapshotError) -> [RowID: RowPosition] {
    var places: [RowID: RowPosition] = [:]
    for (index, section) in snapshot.sections.enumerated() {
      for (row, entry) in section.rows.enumerated() {
        let place = RowPosition(section: index, row: row)
        if let first = places.updateValue(place, forKey: entry.id) {
          throw .duplicateRow(first: first.indexPath, second: place.indexPath)
        }
      }
    }
    return places
  }

  /// Which values belong to a longest increasing subsequence; negative values never do.
  ///
  /// Source: patience sorting, C. Schensted, "Longest increasing and decreasing subsequences" (1961).
  private static func increasing(_ values: [Int]) -> [Bool] {
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: values.count)
    for (index, value) in values.enumerated() where value >= 0 {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var belongs = [Bool](repeating: false, count: values.count)
    var index = tails.last ?? -1
    while index >= 0 {
      belongs[index] = true
      index = previous[index]
    }
    return belongs
  }
}

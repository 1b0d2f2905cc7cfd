import Foundation

/// Checks a batch of edits against a table and brings it into the order of an ``UpdatePlan``.
///
/// - Complexity: O(e log e) for e edits, plus O(s) for s sections when sections are edited or counts are given.
struct UpdatePlanner {
  private let rowCounts: [Int]
  private var deletedRows: [RowPosition: TableEdit] = [:]
  private var claimedRows: [RowPosition: TableEdit] = [:]
  private var arrivingRows: [RowPosition: TableEdit] = [:]
  private var leavingSections: [Int: TableEdit] = [:]
  private var arrivingSections: [Int: TableEdit] = [:]
  private var origins: [Int: Int] = [:]
  private var moves: [UpdatePlan.Move] = []
  private var reloadedRows: [RowPosition] = []
  /// For each section after the batch the place before it, or -1; `nil` when the sections stay.
  private var originOfSection: [Int]?
  private var sectionCount: Int

  /// Checks a batch.
  ///
  /// - Parameters:
  ///   - updates: the batch.
  ///   - rowCounts: the number of rows of each section before the batch.
  ///   - newRowCounts: the number of rows of each section of the data after the batch, or `nil` when the edits alone
  ///     say it: then an inserted section has the rows that are put into it, and a reloaded one keeps its rows but
  ///     for those edited.
  static func plan(
    _ updates: TableUpdates, rowCounts: [Int], newRowCounts: [Int]?
  ) throws(TableUpdateError) -> UpdatePlan {
    var planner = UpdatePlanner(rowCounts: rowCounts)
    for edit in updates.edits {
      try planner.collectSections(edit)
    }
    try planner.placeSections(newRowCounts)
    for edit in updates.edits {
      try planner.collectRows(edit)
    }
    return try planner.finish(newRowCounts)
  }

  private init(rowCounts: [Int]) {
    self.rowCounts = rowCounts
    sectionCount = rowCounts.count
  }

  // MARK: Sections

  private mutating func collectSections(_ edit: TableEdit) throws(TableUpdateError) {
    switch edit {
    case .deleteSection(let section), .reloadSection(let section), .moveSection(let section, _):
      guard rowCounts.indices.contains(section) else {
        throw .sectionOutOfRange(section, edit: edit, sectionCount: rowCounts.count)
      }
      if let earlier = leavingSections.updateValue(edit, forKey: section) {
        throw .sectionEditedTwice(section, edit: edit, earlier: earlier)
      }
      if case .moveSection(_, let destination) = edit {
        try arrive(atSection: destination, edit)
        origins[destination] = section
      }
      if case .deleteSection = edit {
        sectionCount -= 1
      }
    case .insertSection(let section):
      try arrive(atSection: section, edit)
      sectionCount += 1
    case .insertRow, .deleteRow, .reloadRow, .moveRow:
      break
    }
  }

  private mutating func arrive(atSection section: Int, _ edit: TableEdit) throws(TableUpdateError) {
    if let earlier = arrivingSections.updateValue(edit, forKey: section) {
      throw .sectionEditedTwice(section, edit: edit, earlier: earlier)
    }
  }

  private mutating func placeSections(_ newRowCounts: [Int]?) throws(TableUpdateError) {
    for section in arrivingSections.keys.sorted() where !(0..<sectionCount).contains(section) {
      throw .sectionOutOfRange(section, edit: arrivingSections[section]!, sectionCount: sectionCount)
    }
    if let newRowCounts {
      guard newRowCounts.count == sectionCount else {
        throw .sectionCountMismatch(expected: sectionCount, data: newRowCounts.count)
      }
      try HeightStore.check(newRowCounts)
    }
    let departing = leavingSections.filter { !$0.value.isSectionReload }
    guard !departing.isEmpty || !arrivingSections.isEmpty else { return }
    var staying = rowCounts.indices.lazy.filter { departing[$0] == nil }.makeIterator()
    originOfSection = (0..<sectionCount).map { section in
      arrivingSections[section] == nil ? staying.next() ?? -1 : origins[section] ?? -1
    }
  }

  private func origin(ofSection section: Int) -> Int {
    originOfSection?[section] ?? section
  }

  // MARK: Rows

  private mutating func collectRows(_ edit: TableEdit) throws(TableUpdateError) {
    switch edit {
    case .deleteRow(let path):
      let position = try oldPosition(path, edit)
      try claim(position, edit)
      deletedRows[position] = edit
    case .reloadRow(let path):
      let position = try oldPosition(path, edit)
      if let section = leavingSections[position.section], case .deleteSection = section {
        throw .rowEditedTwice(path, edit: edit, earlier: section)
      }
      try claim(position, edit)
      reloadedRows.append(position)
    case .moveRow(let path, let newPath):
      let from = try oldPosition(path, edit)
      try claim(from, edit)
      let to = try arrive(at: newPath, edit)
      moves.append(UpdatePlan.Move(from: from, to: to))
    case .insertRow(let path):
      _ = try arrive(at: path, edit)
    case .insertSection, .deleteSection, .reloadSection, .moveSection:
      break
    }
  }

  private func oldPosition(_ path: IndexPath, _ edit: TableEdit) throws(TableUpdateError) -> RowPosition {
    guard let position = RowPosition(path) else { throw .malformedIndexPath(path, edit: edit) }
    guard rowCounts.indices.contains(position.section) else {
      throw .sectionOutOfRange(position.section, edit: edit, sectionCount: rowCounts.count)
    }
    guard position.row >= 0, position.row < rowCounts[position.section] else {
      throw .rowOutOfRange(path, edit: edit, rowCount: rowCounts[position.section])
    }
    return position
  }

  private mutating func claim(_ position: RowPosition, _ edit: TableEdit) throws(TableUpdateError) {
    if let earlier = claimedRows.updateValue(edit, forKey: position) {
      throw .rowEditedTwice(position.indexPath, edit: edit, earlier: earlier)
    }
  }

  private mutating func arrive(at path: IndexPath, _ edit: TableEdit) throws(TableUpdateError) -> RowPosition {
    guard let position = RowPosition(path) else { throw .malformedIndexPath(path, edit: edit) }
    guard (0..<sectionCount).contains(position.section) else {
      throw .sectionOutOfRange(position.section, edit: edit, sectionCount: sectionCount)
    }
    if let earlier = arrivingRows.updateValue(edit, forKey: position) {
      throw .rowEditedTwice(path, edit: edit, earlier: earlier)
    }
    return position
  }

  // MARK: The plan

  private func finish(_ newRowCounts: [Int]?) throws(TableUpdateError) -> UpdatePlan {
    var plan = UpdatePlan()
    plan.moves = moves
    plan.forgottenRows = reloadedRows.sorted()
    plan.removedSections = leavingSections.filter { !$0.value.isSectionReload }.keys.sorted()
    plan.insertedSections = arrivingSections.keys.sorted().map { ($0, origins[$0] ?? -1) }

    var moveAt: [RowPosition: Int] = [:]
    var removed: [RowPosition] = deletedRows.keys.filter { !isSectionDeleted($0.section) }
    for (index, move) in moves.enumerated() {
      removed.append(move.from)
      moveAt[move.from] = index
      if isSectionReloaded(move.from.section) { plan.forgottenRows.append(move.from) }
    }
    plan.removedRows = Self.groups(removed, moveAt)
    moveAt = Dictionary(uniqueKeysWithValues: moves.enumerated().map { ($1.to, $0) })
    let arriving = Self.groups(Array(arrivingRows.keys), moveAt)

    plan.rowCounts = try countRows(removed: plan.removedRows, arriving: arriving, newRowCounts)
    for group in arriving {
      let count = plan.rowCounts[group.section]
      for row in [group.rows[0], group.rows[group.rows.count - 1]] where !(0..<count).contains(row) {
        let position = RowPosition(section: group.section, row: row)
        throw .rowOutOfRange(position.indexPath, edit: arrivingRows[position]!, rowCount: count)
      }
    }
    for group in arriving where !isRebuilt(group.section) {
      plan.insertedRows.append(group)
    }
    plan.rebuiltSections = rebuiltSections(plan, arriving)
    return plan
  }

  private func rebuiltSections(_ plan: UpdatePlan, _ arriving: [UpdatePlan.RowGroup]) -> [UpdatePlan.Rebuilt] {
    guard !leavingSections.isEmpty || !arrivingSections.isEmpty else { return [] }
    let bySection = Dictionary(uniqueKeysWithValues: arriving.map { ($0.section, $0) })
    return (0..<sectionCount).filter(isRebuilt).map { section in
      var placed = UpdatePlan.RowGroup(section: section, rows: [], moves: [])
      if origin(ofSection: section) < 0, let group = bySection[section] {
        for (row, move) in zip(group.rows, group.moves) where move >= 0 {
          placed.rows.append(row)
          placed.moves.append(move)
        }
      }
      return UpdatePlan.Rebuilt(section: section, rowCount: plan.rowCounts[section], placed: placed)
    }
  }

  private func countRows(
    removed: [UpdatePlan.RowGroup], arriving: [UpdatePlan.RowGroup], _ newRowCounts: [Int]?
  ) throws(TableUpdateError) -> [Int] {
    var old = rowCounts
    for group in removed {
      old[group.section] -= group.rows.count
    }
    var counts = originOfSection.map { $0.map { $0 < 0 ? 0 : old[$0] } } ?? old
    for group in arriving {
      counts[group.section] += group.rows.count
    }
    guard let newRowCounts else { return counts }
    let arrivals = Dictionary(uniqueKeysWithValues: arriving.map { ($0.section, $0.rows.count) })
    for section in counts.indices where newRowCounts[section] != counts[section] {
      guard isRebuilt(section), newRowCounts[section] >= arrivals[section] ?? 0 else {
        throw .rowCountMismatch(section: section, expected: counts[section], data: newRowCounts[section])
      }
    }
    return newRowCounts
  }

  /// Whether a section, by its place after the batch, is inserted or reloaded.
  private func isRebuilt(_ section: Int) -> Bool {
    let origin = origin(ofSection: section)
    return origin < 0 || isSectionReloaded(origin)
  }

  private func isSectionReloaded(_ section: Int) -> Bool {
    leavingSections[section]?.isSectionReload ?? false
  }

  private func isSectionDeleted(_ section: Int) -> Bool {
    if let edit = leavingSections[section], case .deleteSection = edit { true } else { false }
  }

  private static func groups(_ positions: [RowPosition], _ moveAt: [RowPosition: Int]) -> [UpdatePlan.RowGroup] {
    var groups: [UpdatePlan.RowGroup] = []
    for position in positions.sorted() {
      if groups.last?.section != position.section {
        groups.append(UpdatePlan.RowGroup(section: position.section, rows: [], moves: []))
      }
      groups[groups.count - 1].rows.append(position.row)
      groups[groups.count - 1].moves.append(moveAt[position] ?? -1)
    }
    return groups
  }
}

extension TableEdit {
  /// Whether the edit reloads a section, which leaves it where it is.
  fileprivate var isSectionReload: Bool {
    if case .reloadSection = self { true } else { false }
  }
}

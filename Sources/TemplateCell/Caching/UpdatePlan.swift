/// A checked batch of edits, in the order in which any storage of rows can carry it out.
///
/// Reloaded rows are forgotten and removed rows taken out at their old places, then sections are taken out at their
/// old places and put in at their new ones, then rows are put in at their new places, each list ascending.
struct UpdatePlan: Sendable {
  /// A row that keeps its height and changes place.
  struct Move: Sendable {
    var from: RowPosition
    var to: RowPosition
  }

  /// Rows of one section, ascending.
  struct RowGroup: Sendable {
    var section: Int
    var rows: [Int]
    /// For each row the index of its move, or -1.
    var moves: [Int]
  }

  /// A section after the batch that is built anew.
  struct Rebuilt: Sendable {
    var section: Int
    var rowCount: Int
    /// Rows that moved in and keep their heights, ascending.
    var placed: RowGroup
  }

  var forgottenRows: [RowPosition] = []
  var moves: [Move] = []
  /// Rows that leave their old section, deleted or moved; not those of deleted sections unless they move.
  var removedRows: [RowGroup] = []
  /// Old places of sections that are deleted or move, ascending.
  var removedSections: [Int] = []
  /// New places of sections that are inserted or move there, ascending, with the old place or -1.
  var insertedSections: [(section: Int, origin: Int)] = []
  var insertedRows: [RowGroup] = []
  /// Inserted and reloaded sections, by new place, ascending.
  var rebuiltSections: [Rebuilt] = []
  var rowCounts: [Int] = []

  /// Whether nothing at all is to be done.
  var isEmpty: Bool {
    forgottenRows.isEmpty && removedRows.isEmpty && removedSections.isEmpty && insertedSections.isEmpty
      && insertedRows.isEmpty && rebuiltSections.isEmpty
  }
}

extension UpdatePlan {
  /// Where a section before the batch is after it, or `nil` when it is deleted.
  ///
  /// - Complexity: O(e) for e edits of sections.
  func place(ofSection section: Int) -> Int? {
    if let moved = insertedSections.first(where: { $0.origin == section }) { return moved.section }
    if removedSections.contains(section) { return nil }
    var place = section - removedSections.lazy.filter { $0 < section }.count
    for inserted in insertedSections {
      if inserted.section > place { break }
      place += 1
    }
    return place
  }

  /// Where a row before the batch is after it, or `nil` when it is deleted.
  ///
  /// - Complexity: O(e) for e edits.
  func place(of position: RowPosition) -> RowPosition? {
    if let move = moves.first(where: { $0.from == position }) { return move.to }
    guard let section = place(ofSection: position.section) else { return nil }
    var row = position.row
    if let group = removedRows.first(where: { $0.section == position.section }) {
      if group.rows.contains(position.row) { return nil }
      row -= group.rows.lazy.filter { $0 < position.row }.count
    }
    let inserted = insertedRows.first { $0.section == section }?.rows ?? []
    for other in inserted {
      if other > row { break }
      row += 1
    }
    return row < rowCounts[section] ? RowPosition(section: section, row: row) : nil
  }
}

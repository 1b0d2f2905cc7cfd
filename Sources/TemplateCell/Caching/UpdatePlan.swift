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

public import Foundation

/// One edit of a table, in the words of `UITableView`.
///
/// Paths and sections of deletions and reloads, and the first place of a move, count in the table before the batch;
/// those of insertions, and the second place of a move, in the table after it.
public enum TableEdit: Hashable, Sendable {
  /// A row that is new, at its place after the batch.
  case insertRow(IndexPath)
  /// A row that goes, at its place before the batch.
  case deleteRow(IndexPath)
  /// A row whose content changed, at its place before the batch.
  case reloadRow(IndexPath)
  /// A row that keeps its content and gets another place.
  case moveRow(from: IndexPath, to: IndexPath)
  /// A section that is new, at its place after the batch.
  case insertSection(Int)
  /// A section that goes with all its rows, at its place before the batch.
  case deleteSection(Int)
  /// A section whose content changed, the number of rows included, at its place before the batch.
  case reloadSection(Int)
  /// A section that keeps its content and gets another place.
  case moveSection(from: Int, to: Int)
}

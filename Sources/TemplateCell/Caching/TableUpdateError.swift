public import Foundation

/// Why a batch of table edits was refused; whatever refused it is as it was before.
public enum TableUpdateError: Error, Hashable, Sendable {
  /// The path of an edit does not have exactly a section and a row.
  case malformedIndexPath(IndexPath, edit: TableEdit)
  /// The edit names a row that the table does not have, counted before or after the batch as the edit demands.
  case rowOutOfRange(IndexPath, edit: TableEdit, rowCount: Int)
  /// The edit names a section that the table does not have, counted before or after the batch as the edit demands.
  case sectionOutOfRange(Int, edit: TableEdit, sectionCount: Int)
  /// Two edits claim the same row: the same edit twice, or two that exclude one another.
  case rowEditedTwice(IndexPath, edit: TableEdit, earlier: TableEdit)
  /// Two edits claim the same section: the same edit twice, or two that exclude one another.
  case sectionEditedTwice(Int, edit: TableEdit, earlier: TableEdit)
  /// The edits lead to another number of sections than the data have.
  case sectionCountMismatch(expected: Int, data: Int)
  /// The edits lead to another number of rows in a section, counted after the batch, than the data have.
  case rowCountMismatch(section: Int, expected: Int, data: Int)
  /// The data claim a number of rows that is negative or above the limit.
  case unusableRowCount(section: Int, rowCount: Int)
}

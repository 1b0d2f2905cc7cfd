public import Foundation

/// Why a table refused a call; the table is as it was before.
public enum TableError: Error, Hashable, Sendable {
  /// The path does not name a row of the table; how many rows its section has, `nil` when there is no such section.
  case noSuchRow(IndexPath, rowCount: Int? = nil)
  /// There is no such section in the table; how many there are.
  case noSuchSection(Int, sectionCount: Int)
  /// The reuse identifier is the empty string.
  case emptyReuseIdentifier
  /// No measurer is registered for the reuse identifier of a row, header or footer.
  case unknownReuseIdentifier(String, of: TablePlace, registered: [String])
  /// The width, the scale, or a number of rows cannot be used.
  case cache(HeightCacheError)
  /// The batch of edits cannot be carried out.
  case update(TableUpdateError)
  /// The row, header or footer could not be measured.
  case measuring(MeasuringError, of: TablePlace)
  /// Nothing determines the height of the row, header or footer, which is told instead of a height of 0; the finding says
  /// what is missing and where.
  case undeterminedHeight(Finding, of: TablePlace)
  /// The measurer returned a height that is not a finite number of at least 0.
  case unusableHeight(Double, of: TablePlace, reuseIdentifier: String)
  /// The row, header or footer is higher than ``RowOffsets/maximumHeight``, the most that a list can place.
  case tooHigh(Double, of: TablePlace)
  /// The offset, estimate or height of the visible part cannot be used.
  case offsets(RowOffsetsError)
  /// The number of workers or of rows in a chunk is below 1.
  case invalidWorkerCount(Int)
}

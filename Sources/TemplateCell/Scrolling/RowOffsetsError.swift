public import Foundation

/// Why offsets could not be computed or changed; they are as they were before.
public enum RowOffsetsError: Error, Hashable, Sendable {
  /// The path does not name a row of the table; how many rows its section has, `nil` when there is no such section.
  case noSuchRow(IndexPath, rowCount: Int? = nil)
  /// There is no such section in the table; how many there are.
  case noSuchSection(Int, sectionCount: Int)
  /// The height or estimate is not a finite number from 0 to 200,000 points.
  case invalidHeight(Double)
  /// The offset is not a finite number.
  case invalidOffset(Double)
  /// A section claims a number of rows that is negative or brings the table above the limit.
  case unusableRowCount(section: Int, rowCount: Int)
}

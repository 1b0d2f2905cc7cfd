public import Foundation

/// Why a height cache refused a call; the cache is as it was before.
public enum HeightCacheError: Error, Hashable, Sendable {
  /// The width is not a finite number greater than 0.
  case invalidWidth(Double)
  /// The scale of the environment is not a finite number greater than 0.
  case invalidScale(Double)
  /// The height is not a finite number of at least 0.
  case invalidHeight(Double)
  /// The path does not name a row of the table; how many rows its section has, `nil` when there is no such section.
  case noSuchRow(IndexPath, rowCount: Int? = nil)
  /// There is no such section in the table; how many there are.
  case noSuchSection(Int, sectionCount: Int)
  /// A section claims a number of rows that is negative or brings the table above the limit.
  case unusableRowCount(section: Int, rowCount: Int)
  /// The limit is not a number greater than 0.
  case invalidLimit(Int)
}

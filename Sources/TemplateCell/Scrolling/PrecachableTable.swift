public import Foundation

/// A table whose rows can be measured ahead of time.
public protocol PrecachableTable {
  /// The number of rows of each section.
  var rowCounts: [Int] { get }
  /// Raised whenever rows, content, width or environment change.
  var dataVersion: Int { get }
  /// Whether a row was not measured yet; a row that was measured in vain was measured.
  func needsMeasuring(row: Int, section: Int) -> Bool
  /// The height of a row in points, measured and kept if it is not known.
  mutating func height(at path: IndexPath) throws(TableError) -> Double
}

extension HeadlessTable: PrecachableTable {
  /// The number of rows of each section.
  public var rowCounts: [Int] { cache.rowCounts }

  /// Whether a row was not measured yet at the present width; a row that was measured in vain was measured.
  ///
  /// - Complexity: O(1).
  public func needsMeasuring(row: Int, section: Int) -> Bool {
    cache.current.sections.indices.contains(section) && row >= 0
      && row < cache.current.sections[section].rows.count
      && cache.current.height(row: row, section: section).isNaN
  }
}

public import Foundation

/// Row heights by index path, for several widths and environments at once, that follow every edit of a table.
///
/// The cache knows how many rows each section has; heights may become known in any order. One width and environment
/// is selected at a time and answers with a plain array access; the heights of the others are kept, follow the same
/// edits, and are there again when their width returns. A cached height takes 8 bytes per row and width.
///
/// It is a value: copies are independent, and copying costs nothing until one of them changes.
public struct IndexPathHeightCache: Sendable {
  /// How often rows were asked for, and what the answer was.
  public var statistics: CacheStatistics { counts }
  /// The number of rows of each section.
  public internal(set) var rowCounts: [Int]
  /// How many widths and environments are kept; the one selected longest ago goes first. `nil` keeps all.
  public let layoutLimit: Int?

  @usableFromInline var counts = CacheStatistics()
  @usableFromInline var current: HeightStore
  /// The stores not selected, the one selected last at the end.
  var parked: [HeightStore] = []

  /// Makes a cache that knows no heights.
  ///
  /// - Parameters:
  ///   - rowCounts: the number of rows of each section.
  ///   - key: the width and environment to begin with.
  ///   - layoutLimit: how many widths and environments to keep, at least 1; `nil` for all.
  /// - Throws: ``HeightCacheError/unusableRowCount(section:rowCount:)`` for a negative number of rows or more than
  ///   100,000,000 in all, ``HeightCacheError/invalidLimit(_:)`` for a limit below 1.
  /// - Complexity: O(n) for n rows.
  public init(rowCounts: [Int], key: LayoutKey, layoutLimit: Int? = nil) throws(HeightCacheError) {
    if let layoutLimit, layoutLimit < 1 { throw .invalidLimit(layoutLimit) }
    try Self.check(rowCounts)
    self.rowCounts = rowCounts
    self.layoutLimit = layoutLimit
    current = HeightStore(key: key, rowCounts: rowCounts)
  }

  /// The selected width and environment.
  public var key: LayoutKey { current.key }

  /// All widths and environments of which heights are kept, the selected one last.
  public var keys: [LayoutKey] { parked.map(\.key) + [current.key] }

  /// The number of heights known at the selected width, headers and footers included.
  ///
  /// - Complexity: O(n) for n rows.
  public var knownCount: Int { current.knownCount }

  /// The bytes that the heights of all kept widths take: 8 per row and width, 4 per 2,048 rows, and 32 per section.
  ///
  /// - Complexity: O(k s) for k widths and s sections.
  public var byteCount: Int { (parked + [current]).reduce(0) { $0 + $1.byteCount } }

  /// Selects a width and environment; heights known for it before are known again.
  ///
  /// - Complexity: O(k) for k kept widths, plus O(n) for n rows when the width is new.
  public mutating func select(_ key: LayoutKey) {
    guard key != current.key else { return }
    let index = parked.firstIndex { $0.key == key }
    let store = index.map { parked.remove(at: $0) } ?? HeightStore(key: key, rowCounts: rowCounts)
    parked.append(current)
    current = store
    while let layoutLimit, parked.count >= layoutLimit {
      counts.evictions += parked.removeFirst().knownCount
    }
  }

  /// Drops the heights of all widths and environments but the selected one.
  public mutating func removeOtherLayouts() {
    parked.removeAll()
  }

  /// The height of a row at the selected width in points, or `nil` when it is unknown; counted as hit or miss.
  ///
  /// - Complexity: O(1).
  @inlinable
  public mutating func height(row: Int, section: Int) -> Double? {
    let height = current.height(row: row, section: section)
    guard height >= 0 else {
      counts.misses &+= 1
      return nil
    }
    counts.hits &+= 1
    return height
  }

  /// The height of a row at the selected width in points, or `nil` when it is unknown; counted as hit or miss.
  ///
  /// A path that names no row of the table is never known.
  ///
  /// - Complexity: O(1).
  @inlinable
  public mutating func height(at path: IndexPath) -> Double? {
    guard path.count == 2 else {
      counts.misses &+= 1
      return nil
    }
    return height(row: path[1], section: path[0])
  }

  /// The height of a row at the selected width in points, or `nil` when it is unknown; not counted.
  ///
  /// - Complexity: O(1).
  public func knownHeight(at path: IndexPath) -> Double? {
    guard let position = RowPosition(path) else { return nil }
    let height = current.height(row: position.row, section: position.section)
    return height >= 0 ? height : nil
  }

  /// The heights of a section at the selected width, `nil` where unknown; not counted.
  ///
  /// - Throws: ``HeightCacheError/noSuchSection(_:sectionCount:)``.
  /// - Complexity: O(n) for n rows.
  public func heights(inSection section: Int) throws(HeightCacheError) -> [Double?] {
    try check(section: section)
    return current.sections[section].rows.values.map { $0 >= 0 ? $0 : nil }
  }

  /// Stores the height of a row at the selected width.
  ///
  /// - Parameters:
  ///   - height: the height in points, finite and at least 0.
  ///   - path: the row.
  /// - Throws: ``HeightCacheError/invalidHeight(_:)``, ``HeightCacheError/noSuchRow(_:rowCount:)``.
  /// - Complexity: O(1).
  public mutating func setHeight(_ height: Double, at path: IndexPath) throws(HeightCacheError) {
    guard height.isFinite, height >= 0 else { throw .invalidHeight(height) }
    let position = try check(row: path)
    current.sections[position.section].rows[position.row] = height
    counts.stores &+= 1
  }

  /// Notes that a row was measured at the selected width and that its height must not be kept.
  mutating func markNotKept(_ position: RowPosition) {
    current.sections[position.section].rows[position.row] = HeightStore.notKept
  }

  /// Notes that a header was measured at the selected width and that its height must not be kept.
  mutating func markHeaderNotKept(inSection section: Int) {
    current.sections[section].header = HeightStore.notKept
  }

  /// Notes that a footer was measured at the selected width and that its height must not be kept.
  mutating func markFooterNotKept(inSection section: Int) {
    current.sections[section].footer = HeightStore.notKept
  }

  /// The height of the header of a section at the selected width in points, or `nil` when it is unknown; counted.
  ///
  /// - Complexity: O(1).
  public mutating func headerHeight(inSection section: Int) -> Double? {
    count(current.sections.indices.contains(section) ? current.sections[section].header : .nan)
  }

  /// The height of the footer of a section at the selected width in points, or `nil` when it is unknown; counted.
  ///
  /// - Complexity: O(1).
  public mutating func footerHeight(inSection section: Int) -> Double? {
    count(current.sections.indices.contains(section) ? current.sections[section].footer : .nan)
  }

  /// Stores the height of the header of a section at the selected width.
  ///
  /// - Throws: ``HeightCacheError/invalidHeight(_:)``, ``HeightCacheError/noSuchSection(_:sectionCount:)``.
  /// - Complexity: O(1).
  public mutating func setHeaderHeight(_ height: Double, inSection section: Int) throws(HeightCacheError) {
    guard height.isFinite, height >= 0 else { throw .invalidHeight(height) }
    try check(section: section)
    current.sections[section].header = height
    counts.stores &+= 1
  }

  /// Stores the height of the footer of a section at the selected width.
  ///
  /// - Throws: ``HeightCacheError/invalidHeight(_:)``, ``HeightCacheError/noSuchSection(_:sectionCount:)``.
  /// - Complexity: O(1).
  public mutating func setFooterHeight(_ height: Double, inSection section: Int) throws(HeightCacheError) {
    guard height.isFinite, height >= 0 else { throw .invalidHeight(height) }
    try check(section: section)
    current.sections[section].footer = height
    counts.stores &+= 1
  }

  private mutating func count(_ height: Double) -> Double? {
    guard height >= 0 else {
      counts.misses &+= 1
      return nil
    }
    counts.hits &+= 1
    return height
  }
}

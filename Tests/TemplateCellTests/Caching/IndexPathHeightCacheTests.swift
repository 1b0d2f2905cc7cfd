import Foundation
import TemplateCell
import Testing

@Suite struct IndexPathHeightCacheTests {
  @Test func ancestor4_row5BeforeRow0() throws {
    var cache = try IndexPathHeightCache(rowCounts: [6], key: LayoutKey(width: 320))
    try cache.setHeight(60, at: path(5))
    #expect(cache.table == [[nil, nil, nil, nil, nil, 60]])
    #expect(cache.height(at: path(0)) == nil)
    #expect(cache.height(at: path(5)) == 60)
  }

  @Test func hitsAndMissesAreCounted() throws {
    var cache = try makeCache([[10, nil]])
    #expect(cache.statistics.hitRate == nil)
    _ = cache.height(at: path(0))
    _ = cache.height(row: 0, section: 0)
    _ = cache.height(at: path(1))
    _ = cache.height(at: path(9))
    _ = cache.headerHeight(inSection: 0)
    #expect(cache.statistics.hits == 2)
    #expect(cache.statistics.misses == 3)
    #expect(cache.statistics.stores == 1)
    #expect(cache.statistics.hitRate == 0.4)
    _ = cache.knownHeight(at: path(0))
    #expect(cache.statistics.hits == 2)
    cache.resetStatistics()
    #expect(cache.statistics == CacheStatistics())
  }

  @Test(arguments: [
    IndexPath(), IndexPath(index: 0), IndexPath(indexes: [0, 0, 0]), path(2), path(-1), path(0, 1), path(0, -1),
    path(.max, .max), path(.min, .min),
  ])
  func aPathThatNamesNoRow(_ path: IndexPath) throws {
    var cache = try makeCache([[10, 20]])
    #expect(cache.height(at: path) == nil)
    #expect(cache.knownHeight(at: path) == nil)
    let error = HeightCacheError.noSuchRow(path, rowCount: path.count == 2 && path[0] == 0 ? 2 : nil)
    #expect(throws: error) { try cache.setHeight(1, at: path) }
    #expect(throws: error) { try cache.invalidateRow(at: path) }
    #expect(cache.table == [[10, 20]])
  }

  @Test(arguments: [-1, -Double.leastNonzeroMagnitude, .infinity, -.infinity])
  func aHeightThatCannotBe(_ height: Double) throws {
    var cache = try makeCache([[10]])
    #expect(throws: HeightCacheError.invalidHeight(height)) { try cache.setHeight(height, at: path(0)) }
    #expect(throws: HeightCacheError.invalidHeight(height)) { try cache.setHeaderHeight(height, inSection: 0) }
    #expect(throws: HeightCacheError.invalidHeight(height)) { try cache.setFooterHeight(height, inSection: 0) }
    #expect(cache.table == [[10]])
    #expect(cache.knownCount == 1)
  }

  @Test func notANumberIsNoHeight() throws {
    var cache = try makeCache([[10]])
    #expect(throws: HeightCacheError.self) { try cache.setHeight(.nan, at: path(0)) }
    #expect(cache.table == [[10]])
  }

  @Test(arguments: [0, -1, -0.0, .infinity])
  func report93_aWidthThatIsNotPositive(_ width: Double) {
    #expect(throws: HeightCacheError.invalidWidth(width)) { try LayoutKey(width: width) }
  }

  @Test func aScaleThatIsNotPositive() {
    #expect(throws: HeightCacheError.invalidScale(0)) {
      try LayoutKey(width: 320, environment: LayoutEnvironment(scale: 0))
    }
  }

  @Test func everyPartOfTheKeyCounts() throws {
    let base = LayoutEnvironment()
    let keys = [
      try LayoutKey(width: 320, environment: base),
      try LayoutKey(width: 320.5, environment: base),
      try LayoutKey(width: 320, environment: LayoutEnvironment(scale: 3)),
      try LayoutKey(width: 320, environment: LayoutEnvironment(layoutDirection: .rightToLeft)),
      try LayoutKey(width: 320, environment: LayoutEnvironment(contentSizeCategory: .extraLarge)),
    ]
    var cache = try IndexPathHeightCache(rowCounts: [1], key: keys[0])
    for (index, key) in keys.enumerated() {
      cache.select(key)
      #expect(cache.height(at: path(0)) == nil)
      try cache.setHeight(Double(index), at: path(0))
    }
    for (index, key) in keys.enumerated() {
      cache.select(key)
      #expect(cache.height(at: path(0)) == Double(index))
    }
    #expect(cache.keys.count == 5)
  }

  @Test func aLimitDropsTheWidthSelectedLongestAgo() throws {
    var cache = try IndexPathHeightCache(rowCounts: [1], key: LayoutKey(width: 1), layoutLimit: 2)
    for width in [1.0, 2, 1, 3] {
      cache.select(try LayoutKey(width: width))
      try cache.setHeight(width, at: path(0))
    }
    #expect(cache.keys.map(\.width) == [1, 3])
    #expect(cache.statistics.evictions == 1)
    cache.removeOtherLayouts()
    #expect(cache.keys.map(\.width) == [3])
    #expect(throws: HeightCacheError.invalidLimit(0)) {
      try IndexPathHeightCache(rowCounts: [], key: LayoutKey(width: 1), layoutLimit: 0)
    }
  }

  @Test func invalidationReachesEveryWidth() throws {
    func filled() throws -> IndexPathHeightCache {
      var cache = try makeCache([[10, 20], [30]], width: 1)
      cache.select(try LayoutKey(width: 2))
      try cache.setHeight(11, at: path(0))
      try cache.setHeight(22, at: path(1))
      try cache.setHeight(33, at: path(0, 1))
      return cache
    }
    func both(_ cache: IndexPathHeightCache) throws -> [[[Double?]]] {
      var other = cache
      other.select(try LayoutKey(width: 1))
      return [cache.table, other.table]
    }
    var cache = try filled()
    try cache.invalidateRow(at: path(1))
    #expect(try both(cache) == [[[11, nil], [33]], [[10, nil], [30]]])
    cache = try filled()
    try cache.setHeaderHeight(5, inSection: 0)
    try cache.invalidateSection(0)
    #expect(try both(cache) == [[[nil, nil], [33]], [[nil, nil], [30]]])
    #expect(cache.headerHeight(inSection: 0) == nil)
    cache = try filled()
    cache.invalidateAll()
    #expect(try both(cache) == [[[nil, nil], [nil]], [[nil, nil], [nil]]])
    #expect(throws: HeightCacheError.noSuchSection(2, sectionCount: 2)) { try cache.invalidateSection(2) }
    #expect(throws: HeightCacheError.noSuchSection(-1, sectionCount: 2)) { try cache.invalidateSection(-1) }
  }

  @Test func aCopyIsIndependent() throws {
    let original = try makeCache([[10, 20]])
    var copy = original
    try copy.performBatchUpdates(TableUpdates([.deleteRow(path(0))]))
    #expect(original.table == [[10, 20]])
    #expect(copy.table == [[20]])
  }

  @Test func newDataKeepHeightsOnlyWhenAsked() throws {
    var cache = try makeCache([[10, 20, 30], [40]])
    try cache.reloadData(newRowCounts: [2, 2, 1], keepingHeights: true)
    #expect(cache.table == [[10, 20], [40, nil], [nil]])
    try cache.reloadData(newRowCounts: [2], keepingHeights: true)
    #expect(cache.table == [[10, 20]])
    try cache.reloadData(newRowCounts: [2])
    #expect(cache.table == [[nil, nil]])
    #expect(throws: HeightCacheError.unusableRowCount(section: 1, rowCount: .max)) {
      try cache.reloadData(newRowCounts: [2, .max])
    }
  }

  /// 8 bytes per row and width, and next to nothing besides, also after edits.
  @Test func memoryPerRow() throws {
    var cache = try IndexPathHeightCache(rowCounts: [100_000], key: LayoutKey(width: 1))
    #expect(cache.byteCount >= 800_000)
    #expect(cache.byteCount < 801_000)
    cache.select(try LayoutKey(width: 2))
    #expect(cache.byteCount < 1_602_000)
    for row in 0..<2_000 { try cache.performBatchUpdates(TableUpdates([.deleteRow(path(row))])) }
    #expect(cache.byteCount < 98_000 * 16 + 2_000)
    cache.removeOtherLayouts()
    #expect(cache.byteCount < 98_000 * 8 + 1_000)
  }
}

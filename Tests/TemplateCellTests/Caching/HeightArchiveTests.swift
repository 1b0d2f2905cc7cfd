import Foundation
import TemplateCell
import Testing

@Suite struct HeightArchiveTests {
  func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  func indexPathCache() throws -> IndexPathHeightCache {
    var cache = try makeCache([[10, nil, 100.0 / 3], []])
    cache.select(try LayoutKey(width: 414, environment: LayoutEnvironment(scale: 3)))
    try cache.setHeight(7, at: path(1))
    try cache.setHeaderHeight(8, inSection: 1)
    try cache.setFooterHeight(9, inSection: 0)
    return cache
  }

  @Test func heightsByIndexPathComeBack() throws {
    let cache = try indexPathCache()
    let archive = try roundTrip(IndexPathHeightArchive(cache, fingerprint: "a1"))
    var restored = try archive.cache(fingerprint: "a1")
    #expect(restored.key == cache.key)
    #expect(restored.keys == cache.keys)
    #expect(restored.table == [[nil, 7, nil], []])
    #expect(restored.headerHeight(inSection: 1) == 8)
    #expect(restored.footerHeight(inSection: 0) == 9)
    restored.select(try LayoutKey(width: 320))
    #expect(restored.table == [[10, nil, 100.0 / 3], []])
    #expect(restored.statistics.stores == 0)
  }

  @Test func heightsByKeyComeBackInTheirOrder() throws {
    var cache = try KeyedHeightCache<String>(countLimit: 3, key: LayoutKey(width: 320))
    try cache.setHeight(1, forKey: "a", version: 4)
    try cache.setHeight(2, forKey: "b")
    cache.select(try LayoutKey(width: 414))
    try cache.setHeight(3, forKey: "a")
    let archive = try roundTrip(KeyedHeightArchive(cache, fingerprint: "a1"))
    var restored = try archive.cache(fingerprint: "a1", countLimit: 2, key: LayoutKey(width: 320))
    #expect(restored.count == 2)
    #expect(restored.height(forKey: "a", version: 4) == nil)
    #expect(restored.height(forKey: "b") == 2)
    restored.select(try LayoutKey(width: 414))
    #expect(restored.height(forKey: "a") == 3)
  }

  @Test func otherTemplatesAreRefused() throws {
    let cache = try indexPathCache()
    #expect(throws: HeightArchiveError.fingerprint(found: "a1", expected: "b2")) {
      try IndexPathHeightArchive(cache, fingerprint: "a1").cache(fingerprint: "b2")
    }
    let keyed = try KeyedHeightCache<Int>(key: LayoutKey(width: 320))
    #expect(throws: HeightArchiveError.fingerprint(found: "a1", expected: "b2")) {
      try KeyedHeightArchive(keyed, fingerprint: "a1").cache(fingerprint: "b2", key: LayoutKey(width: 320))
    }
  }

  @Test func anotherFormatIsRefusedBeforeAnythingElse() throws {
    let error = HeightArchiveError.formatVersion(found: 2, supported: 1)
    let data = Data(#"{"format": 2, "entirely": "different"}"#.utf8)
    #expect(throws: error) { try JSONDecoder().decode(IndexPathHeightArchive.self, from: data) }
    #expect(throws: error) { try JSONDecoder().decode(KeyedHeightArchive<Int>.self, from: data) }
  }

  @Test func damagedHeightsAreRefused() throws {
    let good = IndexPathHeightArchive(try indexPathCache(), fingerprint: "")
    var bad = good
    bad.layouts[0].sections[0].rows[0] = -4
    #expect(throws: HeightArchiveError.cache(.invalidHeight(-4))) { try bad.cache(fingerprint: "") }
    bad = good
    bad.layouts[1].key.width = 0
    #expect(throws: HeightArchiveError.cache(.invalidWidth(0))) { try bad.cache(fingerprint: "") }
    bad = good
    bad.rowCounts = [3, 1]
    #expect(throws: HeightArchiveError.damaged("the number of heights is not the number of rows")) {
      try bad.cache(fingerprint: "")
    }
    bad = good
    bad.layouts = []
    #expect(throws: HeightArchiveError.damaged("there is no width")) { try bad.cache(fingerprint: "") }
    bad.layouts = [good.layouts[0], good.layouts[0]]
    #expect(throws: HeightArchiveError.damaged("a width is there twice")) { try bad.cache(fingerprint: "") }

    var keyed = try KeyedHeightCache<Int>(key: LayoutKey(width: 320))
    try keyed.setHeight(5, forKey: 1)
    var entries = KeyedHeightArchive(keyed, fingerprint: "")
    entries.entries[0].layout = 3
    #expect(throws: HeightArchiveError.damaged("there is no width number 3")) {
      try entries.cache(fingerprint: "", key: LayoutKey(width: 320))
    }
  }
}

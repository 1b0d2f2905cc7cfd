import Foundation
import TemplateCell
import Testing

@Suite struct KeyedHeightCacheTests {
  func cache(_ countLimit: Int = 10, width: Double = 320) throws -> KeyedHeightCache<Int> {
    try KeyedHeightCache(countLimit: countLimit, key: LayoutKey(width: width))
  }

  @Test func report86_theNewestThousandAreKept() throws {
    var cache = try cache(1_000)
    for key in 0..<1_500 { try cache.setHeight(Double(key), forKey: key) }
    #expect(cache.count == 1_000)
    #expect(cache.height(forKey: 0) == nil)
    #expect((500..<1_500).allSatisfy { cache.knownHeight(forKey: $0) == Double($0) })
    #expect(cache.statistics.evictions == 500)
    cache.invalidateAll()
    #expect(cache.count == 0)
    #expect(cache.height(forKey: 1_499) == nil)
  }

  @Test func whatWasAskedForLongestAgoGoes() throws {
    var cache = try cache(3)
    for key in 1...3 { try cache.setHeight(Double(key), forKey: key) }
    _ = cache.height(forKey: 1)
    _ = cache.knownHeight(forKey: 2)
    try cache.setHeight(4, forKey: 4)
    #expect((1...4).map { cache.knownHeight(forKey: $0) } == [1, nil, 3, 4])
    try cache.setHeight(33, forKey: 3)
    try cache.setHeight(5, forKey: 5)
    #expect((1...5).map { cache.knownHeight(forKey: $0) } == [nil, nil, 33, 4, 5])
  }

  @Test func anotherVersionIsNoAnswer() throws {
    var cache = try cache()
    try cache.setHeight(40, forKey: 7, version: 1)
    #expect(cache.height(forKey: 7, version: 2) == nil)
    #expect(cache.height(forKey: 7, version: 1) == 40)
    try cache.setHeight(60, forKey: 7, version: 2)
    #expect(cache.height(forKey: 7, version: 1) == nil)
    #expect(cache.height(forKey: 7, version: 2) == 60)
    #expect(cache.count == 1)
    #expect(cache.statistics.hits == 2)
    #expect(cache.statistics.misses == 2)
  }

  @Test func widthsAndEnvironmentsAreKeptApart() throws {
    let keys = [
      try LayoutKey(width: 320), try LayoutKey(width: 414),
      try LayoutKey(width: 320, environment: LayoutEnvironment(scale: 3)),
    ]
    var cache = try KeyedHeightCache<Int>(countLimit: 10, key: keys[0])
    for (index, key) in keys.enumerated() {
      cache.select(key)
      #expect(cache.height(forKey: 1) == nil)
      try cache.setHeight(Double(index), forKey: 1)
    }
    for (index, key) in keys.enumerated() {
      cache.select(key)
      #expect(cache.height(forKey: 1) == Double(index))
    }
    cache.invalidate(1)
    #expect(cache.count == 0)
  }

  @Test func widthsWithoutHeightsAreForgotten() throws {
    var cache = try cache(2)
    for width in 1...50 {
      cache.select(try LayoutKey(width: Double(width)))
      try cache.setHeight(Double(width), forKey: 1)
    }
    let archive = KeyedHeightArchive(cache, fingerprint: "")
    #expect(archive.layouts.count <= 3)
    #expect(archive.entries.map(\.height) == [49, 50])
  }

  @Test func numbersThatCannotBe() throws {
    var cache = try cache()
    #expect(throws: HeightCacheError.invalidLimit(0)) { try self.cache(0) }
    #expect(throws: HeightCacheError.invalidHeight(-1)) { try cache.setHeight(-1, forKey: 1) }
    #expect(throws: HeightCacheError.invalidHeight(.infinity)) { try cache.setHeight(.infinity, forKey: 1) }
    #expect(cache.count == 0)
    #expect(cache.statistics.stores == 0)
  }

  /// A random sequence of calls agrees with a plain list in the order of use.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func agreesWithAList(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let limit = Int.random(in: 1...6, using: &random)
    var cache = try cache(limit)
    var list: [(key: Int, version: Int, height: Double)] = []
    for _ in 0..<100 {
      let key = Int.random(in: 0..<8, using: &random)
      let version = Int.random(in: 0..<2, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1:
        let height = Double(Int.random(in: 0..<100, using: &random))
        try cache.setHeight(height, forKey: key, version: version)
        list.removeAll { $0.key == key }
        if list.count == limit { list.removeFirst() }
        list.append((key, version, height))
      case 2, 3:
        let index = list.firstIndex { $0.key == key && $0.version == version }
        #expect(cache.height(forKey: key, version: version) == index.map { list[$0].height })
        if let index { list.append(list.remove(at: index)) }
      default:
        cache.invalidate(key)
        list.removeAll { $0.key == key }
      }
      #expect(KeyedHeightArchive(cache, fingerprint: "").entries.map(\.key) == list.map(\.key))
    }
  }

  /// Ruler text A at 180 is 60 high: measured, by path and by key, whichever is asked first.
  @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  func report89_everyWayGivesTheSameHeight(_ order: [Int]) throws {
    let measurer = CountingMeasurer(leading: 10, trailing: 10)
    var table = try makeTable([[.rulerTextA]], width: 180, measurer: measurer)
    var keyed = try KeyedHeightCache<String>(key: LayoutKey(width: 180))
    for way in order {
      switch way {
      case 0: #expect(try measurer.layout(of: .rulerTextA, width: 180).height == 60)
      case 1: #expect(try table.height(at: path(0)) == 60)
      default:
        let known = keyed.height(forKey: "a")
        let height = try known ?? measurer.layout(of: .rulerTextA, width: 180).height
        try keyed.setHeight(height, forKey: "a")
        #expect(height == 60)
      }
    }
    #expect(measurer.counter.count == 3)
  }

  @Test func report100_aPlainReloadKeepsHeightsByKey() throws {
    var cache = try cache(1_000)
    var measured = 0
    for count in [500, 550] {
      cache.resetStatistics()
      for key in 0..<count where cache.height(forKey: key) == nil {
        measured += 1
        try cache.setHeight(44, forKey: key)
      }
    }
    #expect(measured == 550)
    #expect(cache.statistics.hits == 500)
    #expect(cache.statistics.misses == 50)
  }
}

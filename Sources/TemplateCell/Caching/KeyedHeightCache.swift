/// Row heights by a key of the model, for any number of widths and environments, bounded by count.
///
/// A height belongs to the identity of a model, its version, a width and an environment. It stays right wherever the
/// row goes, so no table edit concerns it; a model that changes gets another version. Per identity, width and
/// environment the height of one version is kept. When the cache is full, the height asked for longest ago goes.
public struct KeyedHeightCache<Key: Hashable & Sendable>: Sendable {
  /// What one height is stored under.
  struct Address: Hashable, Sendable {
    var key: Key
    var layout: Int
  }

  /// A height and its neighbours in the order of use.
  struct Node: Sendable {
    var address: Address
    var version: Int
    var height: Double
    var older: Int
    var newer: Int
  }

  /// The most heights that are kept.
  public let countLimit: Int
  /// How often heights were asked for, and what the answer was.
  public private(set) var statistics = CacheStatistics()
  /// The width and environment that heights are asked for and stored at.
  public private(set) var key: LayoutKey

  private(set) var layouts: [LayoutKey]
  private var layout = 0
  private var nodes: [Node] = []
  private var free: [Int] = []
  private var slots: [Address: Int] = [:]
  private var oldest = -1
  private var newest = -1

  /// Makes an empty cache.
  ///
  /// - Parameters:
  ///   - countLimit: the most heights to keep over all widths, at least 1.
  ///   - key: the width and environment to begin with.
  /// - Throws: ``HeightCacheError/invalidLimit(_:)``.
  public init(countLimit: Int = 10_000, key: LayoutKey) throws(HeightCacheError) {
    guard countLimit > 0 else { throw .invalidLimit(countLimit) }
    self.countLimit = countLimit
    self.key = key
    layouts = [key]
  }

  /// The number of heights kept, over all widths and environments.
  public var count: Int { slots.count }

  /// Selects a width and environment; heights kept for it are known at once.
  ///
  /// - Complexity: O(k) for k widths and environments of which heights are kept.
  public mutating func select(_ key: LayoutKey) {
    self.key = key
    if let index = layouts.firstIndex(of: key) {
      layout = index
      return
    }
    let used = Set(slots.keys.lazy.map(\.layout))
    if let index = layouts.indices.first(where: { !used.contains($0) }) {
      layouts[index] = key
      layout = index
    } else {
      layout = layouts.count
      layouts.append(key)
    }
  }

  /// The height of a model at the selected width in points, or `nil` when it is unknown; counted as hit or miss.
  ///
  /// - Parameters:
  ///   - key: the identity of the model.
  ///   - version: the version of its content; a height of another version is not an answer.
  /// - Complexity: O(1) on average.
  public mutating func height(forKey key: Key, version: Int = 0) -> Double? {
    guard let slot = slots[Address(key: key, layout: layout)], nodes[slot].version == version else {
      statistics.misses &+= 1
      return nil
    }
    statistics.hits &+= 1
    if slot != newest {
      unlink(slot)
      linkAsNewest(slot)
    }
    return nodes[slot].height
  }

  /// The height of a model at the selected width in points, or `nil` when it is unknown; neither counted nor a use.
  ///
  /// - Complexity: O(1) on average.
  public func knownHeight(forKey key: Key, version: Int = 0) -> Double? {
    guard let slot = slots[Address(key: key, layout: layout)], nodes[slot].version == version else { return nil }
    return nodes[slot].height
  }

  /// Stores the height of a model at the selected width, in place of that of any other version.
  ///
  /// - Throws: ``HeightCacheError/invalidHeight(_:)`` unless the height is finite and at least 0.
  /// - Complexity: O(1) on average.
  public mutating func setHeight(
    _ height: Double, forKey key: Key, version: Int = 0
  ) throws(HeightCacheError) {
    guard height.isFinite, height >= 0 else { throw .invalidHeight(height) }
    statistics.stores &+= 1
    let address = Address(key: key, layout: layout)
    if let slot = slots[address] {
      unlink(slot)
      linkAsNewest(slot)
      nodes[slot].version = version
      nodes[slot].height = height
      return
    }
    if slots.count == countLimit {
      remove(oldest)
      statistics.evictions &+= 1
    }
    let node = Node(address: address, version: version, height: height, older: -1, newer: -1)
    let slot = free.popLast() ?? nodes.count
    if slot == nodes.count { nodes.append(node) } else { nodes[slot] = node }
    slots[address] = slot
    linkAsNewest(slot)
  }

  /// Forgets the heights of a model at every width.
  ///
  /// - Complexity: O(k) for k widths and environments.
  public mutating func invalidate(_ key: Key) {
    for layout in layouts.indices {
      if let slot = slots[Address(key: key, layout: layout)] { remove(slot) }
    }
  }

  /// Forgets all heights, as is right when memory is short.
  public mutating func invalidateAll() {
    nodes = []
    free = []
    slots = [:]
    layouts = [key]
    layout = 0
    oldest = -1
    newest = -1
  }

  /// Sets the counts of ``statistics`` back to 0.
  public mutating func resetStatistics() {
    statistics = CacheStatistics()
  }

  /// The heights kept, the one used longest ago first.
  var entries: [Node] {
    var result: [Node] = []
    var slot = oldest
    while slot >= 0 {
      result.append(nodes[slot])
      slot = nodes[slot].newer
    }
    return result
  }

  // MARK: The order of use

  private mutating func unlink(_ slot: Int) {
    let (older, newer) = (nodes[slot].older, nodes[slot].newer)
    if older >= 0 { nodes[older].newer = newer } else { oldest = newer }
    if newer >= 0 { nodes[newer].older = older } else { newest = older }
  }

  private mutating func linkAsNewest(_ slot: Int) {
    nodes[slot].older = newest
    nodes[slot].newer = -1
    if newest >= 0 { nodes[newest].newer = slot } else { oldest = slot }
    newest = slot
  }

  private mutating func remove(_ slot: Int) {
    unlink(slot)
    slots[nodes[slot].address] = nil
    free.append(slot)
  }
}

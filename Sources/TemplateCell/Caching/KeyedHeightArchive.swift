/// The heights of a ``KeyedHeightCache`` in a form that can be written to disk.
///
/// As with ``IndexPathHeightArchive``, another format and another fingerprint are refused.
public struct KeyedHeightArchive<Key: Hashable & Sendable & Codable>: Sendable, Hashable, Codable {
  /// One height.
  public struct Entry: Sendable, Hashable, Codable {
    /// The identity of the model.
    public var key: Key
    /// The version of its content.
    public var version: Int
    /// The index of the width and environment.
    public var layout: Int
    /// The height in points.
    public var height: Double
  }

  /// The version of the format that this code writes and reads.
  public static var supportedFormat: Int { 1 }

  /// The version of the format.
  public var format: Int
  /// What the templates were when the heights were measured.
  public var fingerprint: String
  /// The widths and environments.
  public var layouts: [LayoutKey]
  /// The heights, the one used longest ago first.
  public var entries: [Entry]

  /// Writes down the heights of a cache.
  ///
  /// - Parameters:
  ///   - cache: the cache.
  ///   - fingerprint: what changes whenever a template changes, such as a hash of its constraints.
  public init(_ cache: KeyedHeightCache<Key>, fingerprint: String) {
    format = Self.supportedFormat
    self.fingerprint = fingerprint
    layouts = cache.layouts
    entries = cache.entries.map { node in
      Entry(key: node.address.key, version: node.version, layout: node.address.layout, height: node.height)
    }
  }

  /// Reads an archive.
  ///
  /// - Throws: ``HeightArchiveError/formatVersion(found:supported:)`` before anything else is read, or a
  ///   `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    format = try container.decode(Int.self, forKey: .format)
    try HeightArchiveError.check(format: format, supported: Self.supportedFormat)
    fingerprint = try container.decode(String.self, forKey: .fingerprint)
    layouts = try container.decode([LayoutKey].self, forKey: .layouts)
    entries = try container.decode([Entry].self, forKey: .entries)
  }

  /// Takes up the heights again, with the width of `key` selected.
  ///
  /// When there are more heights than the limit allows, those used last are kept.
  ///
  /// - Throws: a ``HeightArchiveError`` when the fingerprint differs or a value cannot come from a cache.
  public func cache(
    fingerprint: String, countLimit: Int = 10_000, key: LayoutKey
  ) throws(HeightArchiveError) -> KeyedHeightCache<Key> {
    try HeightArchiveError.restoring(self.fingerprint, as: fingerprint) {
      var cache = try KeyedHeightCache<Key>(countLimit: countLimit, key: key)
      var selected = -1
      for entry in entries {
        guard layouts.indices.contains(entry.layout) else {
          throw HeightArchiveError.damaged("there is no width number \(entry.layout)")
        }
        if entry.layout != selected {
          let stored = layouts[entry.layout]
          cache.select(try LayoutKey(width: stored.width, environment: stored.environment))
          selected = entry.layout
        }
        try cache.setHeight(entry.height, forKey: entry.key, version: entry.version)
      }
      cache.select(key)
      cache.resetStatistics()
      return cache
    }
  }
}

/// The heights of an ``IndexPathHeightCache`` in a form that can be written to disk.
///
/// The archive carries the version of its format and a fingerprint of the templates that the heights were measured
/// with; decoding refuses another format, and taking up the heights refuses another fingerprint.
public struct IndexPathHeightArchive: Sendable, Hashable, Codable {
  /// The heights of one section at one width; `nil` is unknown.
  public struct Section: Sendable, Hashable, Codable {
    /// The heights of the rows in points.
    public var rows: [Double?]
    /// The height of the header in points.
    public var header: Double?
    /// The height of the footer in points.
    public var footer: Double?
  }

  /// The heights of all sections at one width.
  public struct Layout: Sendable, Hashable, Codable {
    /// The width and environment.
    public var key: LayoutKey
    /// The sections.
    public var sections: [Section]
  }

  /// The version of the format that this code writes and reads.
  public static let supportedFormat = 1

  /// The version of the format.
  public var format: Int
  /// What the templates were when the heights were measured.
  public var fingerprint: String
  /// The number of rows of each section.
  public var rowCounts: [Int]
  /// The heights by width and environment, the selected one last.
  public var layouts: [Layout]

  /// Writes down the heights of a cache.
  ///
  /// - Parameters:
  ///   - cache: the cache.
  ///   - fingerprint: what changes whenever a template changes, such as a hash of its constraints.
  public init(_ cache: IndexPathHeightCache, fingerprint: String) {
    format = Self.supportedFormat
    self.fingerprint = fingerprint
    rowCounts = cache.rowCounts
    layouts = (cache.parked + [cache.current]).map { store in
      Layout(key: store.key, sections: store.sections.map(Section.init))
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
    rowCounts = try container.decode([Int].self, forKey: .rowCounts)
    layouts = try container.decode([Layout].self, forKey: .layouts)
  }

  /// Takes up the heights again.
  ///
  /// - Parameters:
  ///   - fingerprint: what the templates are now.
  ///   - layoutLimit: how many widths and environments to keep; `nil` for all.
  /// - Throws: a ``HeightArchiveError`` when the fingerprint differs or a value cannot come from a cache.
  public func cache(
    fingerprint: String, layoutLimit: Int? = nil
  ) throws(HeightArchiveError) -> IndexPathHeightCache {
    try HeightArchiveError.restoring(self.fingerprint, as: fingerprint) {
      guard let first = layouts.first else { throw HeightArchiveError.damaged("there is no width") }
      guard Set(layouts.map(\.key)).count == layouts.count else {
        throw HeightArchiveError.damaged("a width is there twice")
      }
      var cache = try IndexPathHeightCache(
        rowCounts: rowCounts, key: try Self.checked(first.key), layoutLimit: layoutLimit)
      for layout in layouts {
        guard layout.sections.map(\.rows.count) == rowCounts else {
          throw HeightArchiveError.damaged("the number of heights is not the number of rows")
        }
        cache.select(try Self.checked(layout.key))
        for (section, values) in layout.sections.enumerated() {
          try values.store(in: &cache, section: section)
        }
      }
      cache.resetStatistics()
      return cache
    }
  }

  private static func checked(_ key: LayoutKey) throws(HeightCacheError) -> LayoutKey {
    try LayoutKey(width: key.width, environment: key.environment)
  }
}

extension IndexPathHeightArchive.Section {
  init(_ section: HeightStore.Section) {
    func known(_ height: Double) -> Double? { height >= 0 ? height : nil }
    rows = section.rows.values.map(known)
    header = known(section.header)
    footer = known(section.footer)
  }

  fileprivate func store(in cache: inout IndexPathHeightCache, section: Int) throws(HeightCacheError) {
    for (row, height) in rows.enumerated() {
      if let height { try cache.setHeight(height, at: RowPosition(section: section, row: row).indexPath) }
    }
    if let header { try cache.setHeaderHeight(header, inSection: section) }
    if let footer { try cache.setFooterHeight(footer, inSection: section) }
  }
}

public import Foundation

/// A table without a screen: row data, the measurers of its rows, and a cache of their heights.
///
/// It answers what a table view asks of its delegate. Every row is measured once per width and content, however
/// often its height is asked for. It is a value, so a copy can be measured on another thread.
public struct HeadlessTable<Item: Sendable>: Sendable {
  /// The data.
  public internal(set) var sections: [TableSection<Item>]
  /// The measurers by reuse identifier.
  public internal(set) var registry: TemplateRegistry<Item>
  /// The heights known so far.
  public internal(set) var cache: IndexPathHeightCache
  /// How many rows, headers and footers were measured.
  public internal(set) var measureCount = 0
  /// Raised whenever data, measurers, width or environment change, or heights are forgotten.
  public internal(set) var dataVersion = 0

  let reuseIdentifier: @Sendable (Item) -> String

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - sections: the data.
  ///   - registry: the measurers.
  ///   - width: the width of the rows in points, finite and greater than 0.
  ///   - environment: everything else the heights depend on.
  ///   - layoutLimit: how many widths and environments to keep heights for; `nil` for all.
  ///   - reuseIdentifier: the identifier of the measurer for an item.
  /// - Throws: ``TableError/cache(_:)`` for a width that is not usable.
  /// - Complexity: O(n) for n rows.
  public init(
    sections: [TableSection<Item>], registry: TemplateRegistry<Item>, width: Double,
    environment: LayoutEnvironment = LayoutEnvironment(), layoutLimit: Int? = nil,
    reuseIdentifier: @escaping @Sendable (Item) -> String
  ) throws(TableError) {
    do {
      cache = try IndexPathHeightCache(
        rowCounts: sections.map(\.rows.count), key: try LayoutKey(width: width, environment: environment),
        layoutLimit: layoutLimit)
    } catch {
      throw .cache(error)
    }
    self.sections = sections
    self.registry = registry
    self.reuseIdentifier = reuseIdentifier
  }

  /// The width of the rows in points.
  public var width: Double { cache.key.width }

  /// Everything else the heights depend on.
  public var environment: LayoutEnvironment { cache.key.environment }

  /// The number of rows in all sections.
  public var rowCount: Int { cache.rowCounts.reduce(0, +) }

  /// Gives the table another width or environment; heights known for it before are known again.
  ///
  /// - Throws: ``TableError/cache(_:)`` for a width or scale that is not usable.
  public mutating func setWidth(_ width: Double, environment: LayoutEnvironment? = nil) throws(TableError) {
    do {
      cache.select(try LayoutKey(width: width, environment: environment ?? self.environment))
    } catch {
      throw .cache(error)
    }
    dataVersion += 1
  }

  /// Registers what measures the rows of an identifier; all heights are forgotten when it replaces another one.
  ///
  /// - Throws: ``TableError/emptyReuseIdentifier``.
  public mutating func register(
    _ measurer: any RowMeasuring<Item>, forReuseIdentifier identifier: String
  ) throws(TableError) {
    let replaces = registry.identifiers.contains(identifier)
    do {
      try registry.register(measurer, for: identifier)
    } catch {
      throw .emptyReuseIdentifier
    }
    if replaces { invalidateAll() }
  }

  // MARK: Heights

  /// The height of a row in points: from the cache, or measured and then kept unless the layout has findings.
  ///
  /// - Throws: ``TableError/noSuchRow(_:rowCount:)``, an error of the registry, ``TableError/measuring(_:of:)``, or
  ///   ``TableError/undeterminedHeight(_:of:)``.
  /// - Complexity: O(1) for a known height.
  public mutating func height(at path: IndexPath) throws(TableError) -> Double {
    if let height = cache.height(at: path) { return height }
    return try Self.height(of: try layout(at: path), at: .row(path))
  }

  /// The layout of a row, measured anew; its height is kept unless the layout has findings.
  ///
  /// - Throws: ``TableError/noSuchRow(_:rowCount:)``, an error of the registry, or ``TableError/measuring(_:of:)``.
  public mutating func layout(at path: IndexPath) throws(TableError) -> CellLayout {
    let item = try item(at: path)
    let layout: CellLayout
    do {
      layout = try measure(item, at: .row(path))
    } catch {
      cache.markNotKept(RowPosition(section: path[0], row: path[1]))
      throw error
    }
    try keep(layout, at: path)
    return layout
  }

  /// The height of the header of a section in points, or `nil` when it has none.
  ///
  /// - Throws: ``TableError/noSuchSection(_:sectionCount:)``, an error of the registry, ``TableError/measuring(_:of:)``, or
  ///   ``TableError/undeterminedHeight(_:of:)``.
  public mutating func headerHeight(inSection section: Int) throws(TableError) -> Double? {
    guard sections.indices.contains(section) else { throw .noSuchSection(section, sectionCount: sections.count) }
    guard let item = sections[section].header else { return nil }
    if let height = cache.headerHeight(inSection: section) { return height }
    let layout: CellLayout
    do {
      layout = try measure(item, at: .header(section: section))
    } catch {
      cache.markHeaderNotKept(inSection: section)
      throw error
    }
    measureCount += 1
    if layout.isCacheable {
      try keep { cache throws(HeightCacheError) in try cache.setHeaderHeight(layout.height, inSection: section) }
    } else {
      cache.markHeaderNotKept(inSection: section)
    }
    return try Self.height(of: layout, at: .header(section: section))
  }

  /// The height of the footer of a section in points, or `nil` when it has none.
  ///
  /// - Throws: ``TableError/noSuchSection(_:sectionCount:)``, an error of the registry, ``TableError/measuring(_:of:)``, or
  ///   ``TableError/undeterminedHeight(_:of:)``.
  public mutating func footerHeight(inSection section: Int) throws(TableError) -> Double? {
    guard sections.indices.contains(section) else { throw .noSuchSection(section, sectionCount: sections.count) }
    guard let item = sections[section].footer else { return nil }
    if let height = cache.footerHeight(inSection: section) { return height }
    let layout: CellLayout
    do {
      layout = try measure(item, at: .footer(section: section))
    } catch {
      cache.markFooterNotKept(inSection: section)
      throw error
    }
    measureCount += 1
    if layout.isCacheable {
      try keep { cache throws(HeightCacheError) in try cache.setFooterHeight(layout.height, inSection: section) }
    } else {
      cache.markFooterNotKept(inSection: section)
    }
    return try Self.height(of: layout, at: .footer(section: section))
  }

  /// The model of a row.
  ///
  /// - Throws: ``TableError/noSuchRow(_:rowCount:)``.
  /// - Complexity: O(1).
  public func item(at path: IndexPath) throws(TableError) -> Item {
    guard let position = RowPosition(path), sections.indices.contains(position.section) else { throw .noSuchRow(path) }
    let rows = sections[position.section].rows
    guard rows.indices.contains(position.row) else { throw .noSuchRow(path, rowCount: rows.count) }
    return rows[position.row]
  }

  /// Lays out an item at the width of the table, without keeping anything.
  func measure(_ item: Item, at place: TablePlace) throws(TableError) -> CellLayout {
    let identifier = reuseIdentifier(item)
    guard !identifier.isEmpty else { throw .emptyReuseIdentifier }
    let layout: CellLayout
    do {
      layout = try registry.measurer(for: identifier).layout(of: item, width: width, environment: environment)
    } catch .unknownReuseIdentifier(identifier, let registered) {
      throw .unknownReuseIdentifier(identifier, of: place, registered: registered)
    } catch {
      throw .measuring(error, of: place)
    }
    guard layout.height.isFinite, layout.height >= 0 else {
      throw .unusableHeight(layout.height, of: place, reuseIdentifier: identifier)
    }
    return layout
  }

  /// The height of a layout that has one.
  static func height(of layout: CellLayout, at place: TablePlace) throws(TableError) -> Double {
    if let finding = layout.findings.first(where: { $0.rule == Finding.undeterminedHeight }) {
      throw .undeterminedHeight(finding, of: place)
    }
    return layout.height
  }

  /// Stores the height of a layout just measured, unless it has findings.
  mutating func keep(_ layout: CellLayout, at path: IndexPath) throws(TableError) {
    measureCount += 1
    if layout.isCacheable {
      try keep { cache throws(HeightCacheError) in try cache.setHeight(layout.height, at: path) }
    } else {
      cache.markNotKept(RowPosition(section: path[0], row: path[1]))
    }
  }

  mutating func keep(
    _ store: (inout IndexPathHeightCache) throws(HeightCacheError) -> Void
  ) throws(TableError) {
    do {
      try store(&cache)
    } catch {
      throw .cache(error)
    }
  }
}

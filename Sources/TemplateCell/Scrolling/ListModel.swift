public import Foundation

/// A table with offsets and a scroll position: what a table view, a web list or a paginator sits on.
///
/// Rows count with estimates until they are measured; whatever is measured, the row at the upper edge of the visible
/// part stays where it is.
public struct ListModel<Item: Sendable>: Sendable {
  /// Rows, measurers and heights.
  public private(set) var table: HeadlessTable<Item>
  /// Where everything lies.
  public internal(set) var offsets: RowOffsets
  /// The upper edge of the visible part in points from the top of the content.
  public private(set) var contentOffset = 0.0
  /// The height of the visible part in points.
  public let visibleHeight: Double

  /// What stays in place: the first row that was measured when the list was scrolled last, or when the one before
  /// went out of sight.
  private var anchor: ScrollAnchor?

  /// Makes a list scrolled to its top.
  ///
  /// - Parameters:
  ///   - table: rows, measurers and the heights known so far.
  ///   - estimate: what a row counts as before it is measured.
  ///   - visibleHeight: the height of the visible part in points, finite and at least 0.
  /// A height known so far above ``RowOffsets/maximumHeight`` counts as the estimate; ``height(at:)`` tells it.
  ///
  /// - Throws: ``TableError/offsets(_:)`` for numbers that are not usable.
  /// - Complexity: O(n) for n rows, O(n log n) with an estimate per template or known heights.
  public init(
    table: HeadlessTable<Item>, estimate: HeightEstimate, visibleHeight: Double
  ) throws(TableError) {
    guard visibleHeight.isFinite, visibleHeight >= 0 else { throw .offsets(.invalidHeight(visibleHeight)) }
    self.table = table
    self.visibleHeight = visibleHeight
    offsets = try Self.offsets { () throws(RowOffsetsError) in
      try RowOffsets(rowCounts: table.cache.rowCounts, estimate: estimate)
    }
    try fillOffsets()
    anchor = settledAnchor
  }

  /// The rows, headers and footers that are at least partly visible, from top to bottom.
  ///
  /// - Complexity: O(k log n) for k of them.
  public var visibleElements: [PlacedElement] {
    (try? offsets.elements(from: contentOffset, to: contentOffset + visibleHeight)) ?? []
  }

  /// The paths of the rows that are at least partly visible.
  public var visibleRows: [IndexPath] { visibleElements.compactMap(\.element.indexPath) }

  /// The greatest content offset.
  public var maximumContentOffset: Double { max(0, offsets.totalHeight - visibleHeight) }

  /// Scrolls to a content offset and measures what becomes visible.
  ///
  /// - Throws: ``TableError/offsets(_:)`` for an offset that is not finite, or an error of measuring a row; the list
  ///   is scrolled nevertheless, and the row counts with its estimate.
  public mutating func scroll(toContentOffset offset: Double) throws(TableError) {
    guard offset.isFinite else { throw .offsets(.invalidOffset(offset)) }
    contentOffset = offset
    anchor = settledAnchor
    try measureVisible()
  }

  /// Measures what is visible, until nothing that measuring brings into view is unmeasured.
  ///
  /// - Throws: the first error of measuring; what can be measured is measured all the same.
  public mutating func measureVisible() throws(TableError) {
    var firstError: TableError?
    while let element = visibleElements.first(where: { needsMeasuring($0.element) })?.element {
      do {
        try measure(element)
      } catch {
        firstError = firstError ?? error
      }
    }
    if let firstError { throw firstError }
  }

  /// Measures a row, header or footer unless its height is known, and keeps the visible part in place.
  ///
  /// - Throws: an error of measuring it.
  public mutating func measure(_ element: TableElement) throws(TableError) {
    switch element {
    case .row(let path):
      _ = try height(at: path)
    case .header(let section):
      let height = try table.headerHeight(inSection: section) ?? 0
      try place(.header(section: section)) { offsets throws(RowOffsetsError) in
        try offsets.setHeaderHeight(height, inSection: section)
      }
      restore()
    case .footer(let section):
      let height = try table.footerHeight(inSection: section) ?? 0
      try place(.footer(section: section)) { offsets throws(RowOffsetsError) in
        try offsets.setFooterHeight(height, inSection: section)
      }
      restore()
    }
  }

  /// The height of a row in points, measured if it is not known; the visible part stays in place.
  ///
  /// - Throws: ``TableError/noSuchRow(_:rowCount:)``, ``TableError/tooHigh(_:of:)``, also when the height is known already, or an
  ///   error of measuring the row.
  public mutating func height(at path: IndexPath) throws(TableError) -> Double {
    let isKnown = table.cache.knownHeight(at: path) != nil
    let height = try table.height(at: path)
    guard height <= RowOffsets.maximumHeight else { throw .tooHigh(height, of: .row(path)) }
    if isKnown { return height }
    try place(.row(path)) { offsets throws(RowOffsetsError) in try offsets.setHeight(height, at: path) }
    restore()
    return height
  }

  /// Takes up heights measured in the background; the visible part stays in place.
  ///
  /// - Returns: how many heights were kept.
  /// - Throws: ``TableError/tooHigh(_:of:)`` for the first height above ``RowOffsets/maximumHeight``; such a row counts
  ///   with its estimate, and all others are taken up.
  @discardableResult
  public mutating func keep(_ chunk: HeightChunk) throws(TableError) -> Int {
    let kept = table.keep(chunk)
    guard kept > 0 else { return 0 }
    let table = table
    var firstError: TableError?
    for entry in chunk.entries {
      guard let height = table.cache.knownHeight(at: entry.indexPath) else { continue }
      do throws(TableError) {
        try place(.row(entry.indexPath)) { offsets throws(RowOffsetsError) in
          try offsets.setHeight(height, at: entry.indexPath)
        }
      } catch {
        firstError = firstError ?? error
      }
    }
    restore()
    if let firstError { throw firstError }
    return kept
  }

  /// Follows a batch of table edits; the row at the upper edge stays in place, or if it goes the one after it.
  ///
  /// A list of which nothing is left in sight is scrolled to its end, as a table view is.
  ///
  /// - Throws: ``TableError/update(_:)``; the list is unchanged.
  public mutating func performBatchUpdates(
    _ updates: TableUpdates, newSections: [TableSection<Item>]
  ) throws(TableError) {
    let plan: UpdatePlan
    do {
      plan = try UpdatePlanner.plan(
        updates, rowCounts: table.rowCounts, newRowCounts: newSections.map(\.rows.count))
    } catch {
      throw .update(error)
    }
    anchor = settledAnchor
    try table.performBatchUpdates(updates, newSections: newSections)
    offsets.apply(plan, anchor: &anchor)
    try estimate(plan)
    restore()
    if visibleElements.isEmpty, contentOffset > maximumContentOffset {
      contentOffset = maximumContentOffset
      anchor = settledAnchor
    }
  }

  /// Gives the list another width or environment; the row at the upper edge stays in place.
  ///
  /// - Throws: ``TableError/cache(_:)``; the list is unchanged.
  /// - Complexity: O(n log n) for n rows.
  public mutating func setWidth(_ width: Double, environment: LayoutEnvironment? = nil) throws(TableError) {
    try table.setWidth(width, environment: environment)
    offsets = try Self.offsets { () throws(RowOffsetsError) in
      try RowOffsets(rowCounts: table.cache.rowCounts, estimate: offsets.estimate)
    }
    try fillOffsets()
    restore()
  }

  private func needsMeasuring(_ element: TableElement) -> Bool {
    switch element {
    case .row(let path): table.needsMeasuring(row: path[1], section: path[0])
    case .header(let section): table.sections[section].header != nil && !table.cache.hasHeader(inSection: section)
    case .footer(let section): table.sections[section].footer != nil && !table.cache.hasFooter(inSection: section)
    }
  }

  /// The first visible element that is measured, or else what is at the upper edge.
  private var settledAnchor: ScrollAnchor? {
    try? offsets.anchor(atContentOffset: contentOffset, visibleHeight: visibleHeight) { !needsMeasuring($0) }
  }

  private mutating func restore() {
    guard let anchor, let offset = try? offsets.contentOffset(keeping: anchor) else {
      anchor = settledAnchor
      return
    }
    contentOffset = offset
    if let height = try? height(of: anchor.element), height + anchor.distance <= 0 { self.anchor = settledAnchor }
  }

  private func height(of element: TableElement) throws(RowOffsetsError) -> Double {
    switch element {
    case .row(let path): try offsets.span(ofRowAt: path).height
    case .header(let section): try offsets.span(ofHeaderInSection: section).height
    case .footer(let section): try offsets.span(ofFooterInSection: section).height
    }
  }

  private static func offsets(
    _ body: () throws(RowOffsetsError) -> RowOffsets
  ) throws(TableError) -> RowOffsets {
    do {
      return try body()
    } catch {
      throw .offsets(error)
    }
  }
}

extension ListModel: PrecachableTable {
  /// The number of rows of each section.
  public var rowCounts: [Int] { table.rowCounts }

  /// Raised whenever rows, content, width or environment change.
  public var dataVersion: Int { table.dataVersion }

  /// Whether a row was not measured yet; a row that was measured in vain was measured.
  public func needsMeasuring(row: Int, section: Int) -> Bool {
    table.needsMeasuring(row: row, section: section)
  }
}

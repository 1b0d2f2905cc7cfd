public import Foundation

/// Where every row, header and footer of a table lies, from measured heights and estimates.
///
/// Heights are kept as whole multiples of 1/196,608 point (3 * 2^16 parts), so heights in whole pixels at one, two,
/// three or four pixels per point are exact, sums never drift, and an offset does not depend on the order of edits.
/// A table of one million rows takes about 11 bytes per row.
public struct RowOffsets: Sendable {
  /// Parts of a point.
  static let partsPerPoint = 196_608.0
  /// The greatest height of one row in points.
  public static let maximumHeight = 200_000.0

  /// What a row counts as before it is measured.
  public let estimate: HeightEstimate

  /// The header, the rows and the footer of each section, one after the other; open until measured.
  var entries: SumTree
  /// The number of entries of each section.
  var sections: SumTree
  /// The sum of the headers and footers.
  var supplementarySum: Int64 = 0
  /// What an open entry counts as.
  var estimateParts: Int64 = 0

  /// Makes offsets of rows none of which is measured, without headers and footers.
  ///
  /// - Parameters:
  ///   - rowCounts: the number of rows of each section.
  ///   - estimate: what a row counts as before it is measured.
  /// - Throws: ``RowOffsetsError/unusableRowCount(section:rowCount:)``, ``RowOffsetsError/invalidHeight(_:)``.
  /// - Complexity: O(n) for n rows.
  public init(rowCounts: [Int], estimate: HeightEstimate) throws(RowOffsetsError) {
    do {
      try HeightStore.check(rowCounts)
    } catch .unusableRowCount(let section, let rowCount) {
      throw .unusableRowCount(section: section, rowCount: rowCount)
    } catch {
      throw .noSuchSection(0, sectionCount: rowCounts.count)
    }
    self.estimate = estimate
    sections = SumTree(rowCounts.map { Int64($0 + 2) })
    entries = SumTree()
    switch estimate {
    case .constant(let height), .runningMean(let height):
      estimateParts = try Self.parts(height)
    case .perTemplate(let heights, let other):
      for height in heights.values.sorted() { _ = try Self.parts(height) }
      estimateParts = try Self.parts(other)
    }
    var values: [Int64] = []
    values.reserveCapacity(Int(sections.summary.sum))
    for count in rowCounts {
      values.append(0)
      values.append(contentsOf: repeatElement(SumTree.open, count: count))
      values.append(0)
    }
    entries = SumTree(values)
  }

  /// The number of sections.
  public var sectionCount: Int { sections.count }

  /// The number of rows in all sections.
  public var rowCount: Int { entries.count - 2 * sections.count }

  /// The number of rows that count with the estimate.
  public var estimatedRowCount: Int { entries.summary.openCount }

  /// What a row that is not measured counts as now, in points.
  public var estimatedHeight: Double { Self.points(estimateParts) }

  /// The height of the whole content in points.
  ///
  /// - Complexity: O(1).
  public var totalHeight: Double { Self.points(entries.summary.total(estimateParts)) }

  /// Where a row lies.
  ///
  /// - Throws: ``RowOffsetsError/noSuchRow(_:rowCount:)``.
  /// - Complexity: O(log n).
  public func span(ofRowAt path: IndexPath) throws(RowOffsetsError) -> VerticalSpan {
    span(at: try entry(ofRow: path).index)
  }

  /// Where the header of a section lies; its height is 0 when there is none.
  ///
  /// - Throws: ``RowOffsetsError/noSuchSection(_:sectionCount:)``.
  /// - Complexity: O(log n).
  public func span(ofHeaderInSection section: Int) throws(RowOffsetsError) -> VerticalSpan {
    span(at: try entries(ofSection: section).lowerBound)
  }

  /// Where the footer of a section lies; its height is 0 when there is none.
  ///
  /// - Throws: ``RowOffsetsError/noSuchSection(_:sectionCount:)``.
  /// - Complexity: O(log n).
  public func span(ofFooterInSection section: Int) throws(RowOffsetsError) -> VerticalSpan {
    span(at: try entries(ofSection: section).upperBound - 1)
  }

  /// Where a whole section lies, header and footer included.
  ///
  /// - Throws: ``RowOffsetsError/noSuchSection(_:sectionCount:)``.
  /// - Complexity: O(log n).
  public func span(ofSection section: Int) throws(RowOffsetsError) -> VerticalSpan {
    let range = try entries(ofSection: section)
    let start = entries.prefix(range.lowerBound).total(estimateParts)
    let end = entries.prefix(range.upperBound).total(estimateParts)
    return VerticalSpan(y: Self.points(start), height: Self.points(end - start))
  }

  /// What lies at an offset: the row, header or footer whose upper edge is at or above it and whose lower edge is
  /// below it; `nil` above and below the content.
  ///
  /// - Throws: ``RowOffsetsError/invalidOffset(_:)`` for an offset that is not finite.
  /// - Complexity: O(log n).
  public func element(atOffset offset: Double) throws(RowOffsetsError) -> PlacedElement? {
    guard offset.isFinite else { throw .invalidOffset(offset) }
    guard offset >= 0, offset < totalHeight else { return nil }
    let parts = Int64((offset * Self.partsPerPoint).rounded(.down))
    guard parts < entries.summary.total(estimateParts) else { return nil }
    let found = entries.index(at: parts, estimate: estimateParts)
    return placed(found.index, start: found.sum, height: found.value)
  }

  /// The path of the row at an offset; `nil` when there is a header, a footer or nothing.
  ///
  /// - Throws: ``RowOffsetsError/invalidOffset(_:)`` for an offset that is not finite.
  /// - Complexity: O(log n).
  public func row(atOffset offset: Double) throws(RowOffsetsError) -> IndexPath? {
    try element(atOffset: offset)?.element.indexPath
  }

  /// The rows, headers and footers that are at least partly between two offsets, from top to bottom.
  ///
  /// What has no height is left out.
  ///
  /// - Throws: ``RowOffsetsError/invalidOffset(_:)`` for an offset that is not finite.
  /// - Complexity: O(k log n) for k results.
  public func elements(from lower: Double, to upper: Double) throws(RowOffsetsError) -> [PlacedElement] {
    guard upper.isFinite else { throw .invalidOffset(upper) }
    guard lower.isFinite else { throw .invalidOffset(lower) }
    guard max(lower, 0) < upper, let first = try element(atOffset: max(lower, 0)) else { return [] }
    var result = [first]
    var index = entryIndex(of: first.element) + 1
    var start = entries.prefix(index).total(estimateParts)
    let end = min(upper * Self.partsPerPoint, Double(entries.summary.total(estimateParts)))
    while Double(start) < end, index < entries.count {
      let value = parts(at: index)
      if value > 0 { result.append(placed(index, start: start, height: value)) }
      start += value
      index += 1
    }
    return result
  }

  /// The rows that are at least partly between two offsets, from top to bottom.
  ///
  /// - Throws: ``RowOffsetsError/invalidOffset(_:)`` for an offset that is not finite.
  /// - Complexity: O(k log n) for k results.
  public func rows(from lower: Double, to upper: Double) throws(RowOffsetsError) -> [IndexPath] {
    try elements(from: lower, to: upper).compactMap(\.element.indexPath)
  }

  // MARK: Entries

  static func parts(_ height: Double) throws(RowOffsetsError) -> Int64 {
    guard height.isFinite, height >= 0, height <= maximumHeight else { throw .invalidHeight(height) }
    return Int64((height * partsPerPoint).rounded())
  }

  static func points(_ parts: Int64) -> Double { Double(parts) / partsPerPoint }

  func parts(at index: Int) -> Int64 {
    let value = entries[index]
    return value < 0 ? estimateParts : value
  }

  func span(at index: Int) -> VerticalSpan {
    let found = entries.locate(index)
    return VerticalSpan(
      y: Self.points(found.before.total(estimateParts)),
      height: Self.points(found.value < 0 ? estimateParts : found.value))
  }

  private func placed(_ index: Int, start: Int64, height: Int64) -> PlacedElement {
    PlacedElement(
      element: element(at: index), span: VerticalSpan(y: Self.points(start), height: Self.points(height)))
  }

  func element(at index: Int) -> TableElement {
    let found = sections.index(at: Int64(index), estimate: 0)
    let offset = index - Int(found.sum)
    if offset == 0 { return .header(section: found.index) }
    if offset == Int(sections[found.index]) - 1 { return .footer(section: found.index) }
    return .row(RowPosition(section: found.index, row: offset - 1).indexPath)
  }

  /// The next element below another that has a height.
  func elementFollowing(_ placed: PlacedElement) -> PlacedElement? {
    var index = entryIndex(of: placed.element) + 1
    while index < entries.count {
      let height = parts(at: index)
      if height > 0 {
        return self.placed(index, start: entries.prefix(index).total(estimateParts), height: height)
      }
      index += 1
    }
    return nil
  }

  /// Whether a row counts with the estimate.
  func isEstimated(_ path: IndexPath) -> Bool {
    (try? entry(ofRow: path)).map { entries[$0.index] < 0 } ?? false
  }

  private func entryIndex(of element: TableElement) -> Int {
    switch element {
    case .header(let section): Int(sections.prefix(section).sum)
    case .row(let path): Int(sections.prefix(path[0]).sum) + 1 + path[1]
    case .footer(let section): Int(sections.prefix(section + 1).sum) - 1
    }
  }

  func entry(ofRow path: IndexPath) throws(RowOffsetsError) -> (index: Int, position: RowPosition) {
    guard let position = RowPosition(path), position.section >= 0, position.section < sections.count else {
      throw .noSuchRow(path)
    }
    let rowCount = Int(sections[position.section]) - 2
    guard position.row >= 0, position.row < rowCount else { throw .noSuchRow(path, rowCount: rowCount) }
    return (Int(sections.prefix(position.section).sum) + 1 + position.row, position)
  }

  func entries(ofSection section: Int) throws(RowOffsetsError) -> Range<Int> {
    guard section >= 0, section < sections.count else { throw .noSuchSection(section, sectionCount: sections.count) }
    let start = Int(sections.prefix(section).sum)
    return start..<start + Int(sections[section])
  }
}

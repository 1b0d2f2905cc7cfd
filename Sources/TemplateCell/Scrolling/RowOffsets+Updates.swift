public import Foundation

extension RowOffsets {
  /// Gives a row its measured height.
  ///
  /// - Throws: ``RowOffsetsError/noSuchRow(_:rowCount:)``, ``RowOffsetsError/invalidHeight(_:)``.
  /// - Complexity: O(log n).
  public mutating func setHeight(_ height: Double, at path: IndexPath) throws(RowOffsetsError) {
    let parts = try Self.parts(height)
    entries.update(parts, at: try entry(ofRow: path).index)
    updateEstimate()
  }

  /// Gives a row that is not measured an estimate of its own; with a running mean it counts with the mean.
  ///
  /// - Throws: ``RowOffsetsError/noSuchRow(_:rowCount:)``, ``RowOffsetsError/invalidHeight(_:)``.
  /// - Complexity: O(log n).
  public mutating func setEstimatedHeight(_ height: Double, at path: IndexPath) throws(RowOffsetsError) {
    let parts = try Self.parts(height)
    let index = try entry(ofRow: path).index
    if case .runningMean = estimate {
      entries.update(SumTree.open, at: index)
      updateEstimate()
    } else {
      entries.update(parts, at: index)
    }
  }

  /// Lets a row count with the estimate again.
  ///
  /// - Throws: ``RowOffsetsError/noSuchRow(_:rowCount:)``.
  /// - Complexity: O(log n).
  public mutating func invalidateHeight(at path: IndexPath) throws(RowOffsetsError) {
    entries.update(SumTree.open, at: try entry(ofRow: path).index)
    updateEstimate()
  }

  /// Gives the header of a section its height; 0 for none.
  ///
  /// - Throws: ``RowOffsetsError/noSuchSection(_:sectionCount:)``, ``RowOffsetsError/invalidHeight(_:)``.
  /// - Complexity: O(log n).
  public mutating func setHeaderHeight(_ height: Double, inSection section: Int) throws(RowOffsetsError) {
    try setSupplementary(height, at: try entries(ofSection: section).lowerBound)
  }

  /// Gives the footer of a section its height; 0 for none.
  ///
  /// - Throws: ``RowOffsetsError/noSuchSection(_:sectionCount:)``, ``RowOffsetsError/invalidHeight(_:)``.
  /// - Complexity: O(log n).
  public mutating func setFooterHeight(_ height: Double, inSection section: Int) throws(RowOffsetsError) {
    try setSupplementary(height, at: try entries(ofSection: section).upperBound - 1)
  }

  private mutating func setSupplementary(_ height: Double, at index: Int) throws(RowOffsetsError) {
    let parts = try Self.parts(height)
    supplementarySum += parts - entries.update(parts, at: index)
  }

  /// The number of rows of each section.
  ///
  /// - Complexity: O(s) for s sections.
  public var rowCounts: [Int] { sections.allValues.map { Int($0) - 2 } }

  /// Follows a batch of table edits with the rules of ``IndexPathHeightCache``.
  ///
  /// Heights go with their rows; rows that are inserted or reloaded count with the estimate, and a new or reloaded
  /// section has no header and footer until they are set.
  ///
  /// - Parameters:
  ///   - updates: the edits, in any order.
  ///   - newRowCounts: the number of rows of each section after the batch, or `nil` when the edits alone say it.
  ///   - anchor: what must stay in place on the screen; follows its row, or if that is deleted the next one of the
  ///     section. It becomes `nil` when nothing of its section is left.
  /// - Throws: a ``TableUpdateError`` that names the place; offsets and anchor are unchanged.
  /// - Complexity: O(e log n) for e edits among n rows, plus O(s) for s sections.
  public mutating func performBatchUpdates(
    _ updates: TableUpdates, newRowCounts: [Int]? = nil, anchor: inout ScrollAnchor?
  ) throws(TableUpdateError) {
    let plan = try UpdatePlanner.plan(updates, rowCounts: rowCounts, newRowCounts: newRowCounts)
    apply(plan, anchor: &anchor)
  }

  mutating func apply(_ plan: UpdatePlan, anchor: inout ScrollAnchor?) {
    anchor = anchor.flatMap { follow($0, plan) }
    apply(plan)
    updateEstimate()
  }

  /// Follows a batch of table edits; nothing is to stay in place.
  ///
  /// - Throws: a ``TableUpdateError`` that names the place; the offsets are unchanged.
  public mutating func performBatchUpdates(
    _ updates: TableUpdates, newRowCounts: [Int]? = nil
  ) throws(TableUpdateError) {
    var anchor: ScrollAnchor?
    try performBatchUpdates(updates, newRowCounts: newRowCounts, anchor: &anchor)
  }

  // MARK: The scroll anchor

  /// What is at the upper edge of the visible part.
  ///
  /// - Parameter contentOffset: the upper edge of the visible part in points; the nearest element counts when it is
  ///   outside the content.
  /// - Returns: `nil` when the content has no height.
  /// - Throws: ``RowOffsetsError/invalidOffset(_:)`` for an offset that is not finite.
  /// - Complexity: O(log n).
  public func anchor(atContentOffset contentOffset: Double) throws(RowOffsetsError) -> ScrollAnchor? {
    guard contentOffset.isFinite else { throw .invalidOffset(contentOffset) }
    let inside = min(max(contentOffset, 0), totalHeight.nextDown)
    guard let found = try element(atOffset: inside) else { return nil }
    return ScrollAnchor(element: found.element, distance: found.span.y - contentOffset)
  }

  /// The first visible element that is settled, or what is at the upper edge when none is.
  ///
  /// A row that appears at the upper edge is not settled until it is measured: what must stay then is the first row
  /// below it that is.
  ///
  /// - Parameters:
  ///   - contentOffset: the upper edge of the visible part in points.
  ///   - visibleHeight: its height in points.
  ///   - isSettled: whether the height of an element is no estimate.
  /// - Returns: `nil` when the content has no height.
  /// - Throws: ``RowOffsetsError/invalidOffset(_:)`` for a number that is not finite.
  /// - Complexity: O(k log n) for k visible elements that are not settled.
  public func anchor(
    atContentOffset contentOffset: Double, visibleHeight: Double, isSettled: (TableElement) -> Bool
  ) throws(RowOffsetsError) -> ScrollAnchor? {
    guard visibleHeight.isFinite else { throw .invalidOffset(visibleHeight) }
    guard let top = try anchor(atContentOffset: contentOffset) else { return nil }
    if isSettled(top.element) { return top }
    var next = try element(atOffset: max(contentOffset, 0))
    while let placed = next, placed.span.y < contentOffset + visibleHeight {
      if isSettled(placed.element) {
        return ScrollAnchor(element: placed.element, distance: placed.span.y - contentOffset)
      }
      next = elementFollowing(placed)
    }
    return top
  }

  /// The content offset at which an anchor is where it was on the screen.
  ///
  /// - Throws: ``RowOffsetsError/noSuchRow(_:rowCount:)``, ``RowOffsetsError/noSuchSection(_:sectionCount:)``.
  /// - Complexity: O(log n).
  public func contentOffset(keeping anchor: ScrollAnchor) throws(RowOffsetsError) -> Double {
    switch anchor.element {
    case .row(let path): try span(ofRowAt: path).y - anchor.distance
    case .header(let section): try span(ofHeaderInSection: section).y - anchor.distance
    case .footer(let section): try span(ofFooterInSection: section).y - anchor.distance
    }
  }

  private func follow(_ anchor: ScrollAnchor, _ plan: UpdatePlan) -> ScrollAnchor? {
    switch anchor.element {
    case .header(let section):
      return plan.place(ofSection: section).map {
        ScrollAnchor(element: .header(section: $0), distance: anchor.distance)
      }
    case .footer(let section):
      return plan.place(ofSection: section).map {
        ScrollAnchor(element: .footer(section: $0), distance: anchor.distance)
      }
    case .row(let path):
      guard let position = try? entry(ofRow: path).position else { return nil }
      if let place = plan.place(of: position) {
        return ScrollAnchor(element: .row(place.indexPath), distance: anchor.distance)
      }
      let count = Int(sections[position.section]) - 2
      let following = (position.row + 1..<count).lazy.compactMap { row -> RowPosition? in
        plan.place(of: RowPosition(section: position.section, row: row))
      }
      if let place = following.first {
        return ScrollAnchor(element: .row(place.indexPath), distance: anchor.distance)
      }
      return plan.place(ofSection: position.section).map {
        ScrollAnchor(element: .footer(section: $0), distance: anchor.distance)
      }
    }
  }

  // MARK: Storage

  mutating func updateEstimate() {
    guard case .runningMean(let initial) = estimate else { return }
    let measured = rowCount - entries.summary.openCount
    let sum = entries.summary.sum - supplementarySum
    if measured > 0 {
      estimateParts = (sum + Int64(measured) / 2) / Int64(measured)
    } else if let parts = try? Self.parts(initial) {
      estimateParts = parts
    }
  }
}

extension RowOffsets: TableStorage {
  private func firstEntry(_ section: Int) -> Int { Int(sections.prefix(section).sum) }

  mutating func forgetRow(_ position: RowPosition) {
    entries.update(SumTree.open, at: firstEntry(position.section) + 1 + position.row)
  }

  mutating func removeRows(_ rows: [Int], inSection section: Int) -> [Int64] {
    let first = firstEntry(section) + 1
    sections.update(sections[section] - Int64(rows.count), at: section)
    return entries.remove(at: rows.map { first + $0 })
  }

  mutating func insertRows(_ rows: [(row: Int, value: Int64?)], inSection section: Int) {
    let first = firstEntry(section) + 1
    sections.update(sections[section] + Int64(rows.count), at: section)
    entries.insert(rows.map { (first + $0.row, $0.value ?? SumTree.open) })
  }

  mutating func removeSections(_ indices: [Int]) -> [[Int64]] {
    var removed: [[Int64]] = []
    for section in indices.reversed() {
      let first = firstEntry(section)
      let values = entries.remove(at: first..<first + Int(sections[section]))
      supplementarySum -= values[0] + values[values.count - 1]
      sections.remove(at: section)
      removed.append(values)
    }
    return removed.reversed()
  }

  mutating func insertSections(_ inserted: [(section: Int, value: [Int64]?)]) {
    for (section, value) in inserted {
      let values = value ?? [0, 0]
      let first = firstEntry(section)
      entries.insert(values.enumerated().map { (first + $0.offset, $0.element) })
      supplementarySum += values[0] + values[values.count - 1]
      sections.insert(Int64(values.count), at: section)
    }
  }

  mutating func rebuildSection(_ section: Int, rowCount: Int, values: [(row: Int, value: Int64)]) {
    _ = removeSections([section])
    var rebuilt = [Int64](repeating: SumTree.open, count: rowCount + 2)
    rebuilt[0] = 0
    rebuilt[rowCount + 1] = 0
    for (row, value) in values { rebuilt[row + 1] = value }
    insertSections([(section, rebuilt)])
  }
}

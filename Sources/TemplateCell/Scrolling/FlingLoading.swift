public import Foundation

/// Which rows to load when a list is flung far: those at the target and a few on both sides, not those on the way.
///
/// Source: the on-demand loading of early feed lists, which add the margin on one side only.
public struct FlingLoading: Hashable, Sendable {
  /// How many rows away the target must be, more than this, for the rows on the way to be left out.
  public var skipCount: Int
  /// How many rows to load on each side of those at the target.
  public var margin: Int

  /// Makes a rule.
  public init(skipCount: Int = 8, margin: Int = 3) {
    self.skipCount = skipCount
    self.margin = margin
  }

  /// The rows to load for a fling, from top to bottom; `nil` when the target is near and every row is loaded.
  ///
  /// - Parameters:
  ///   - contentOffset: where the list is now, in points.
  ///   - target: where it will come to rest, in points.
  ///   - visibleHeight: the height of the visible part in points.
  ///   - offsets: where the rows lie.
  /// - Throws: ``RowOffsetsError/invalidOffset(_:)`` for a number that is not finite.
  /// - Complexity: O(k log n) for k rows loaded, plus O(s) for s sections without rows at the target.
  public func rows(
    from contentOffset: Double, to target: Double, visibleHeight: Double, in offsets: RowOffsets
  ) throws(RowOffsetsError) -> [IndexPath]? {
    for number in [contentOffset, target, visibleHeight] where !number.isFinite { throw .invalidOffset(number) }
    let here = try offsets.rows(from: contentOffset, to: contentOffset + visibleHeight)
    let there = try offsets.rows(from: target, to: target + visibleHeight)
    guard let first = here.first, let targetFirst = there.first, let targetLast = there.last else { return nil }
    let distance = abs(try offsets.number(ofRowAt: targetFirst) - offsets.number(ofRowAt: first))
    guard distance > skipCount else { return nil }
    let before = offsets.neighbours(ofRowAt: targetFirst, count: margin, step: -1)
    let after = offsets.neighbours(ofRowAt: targetLast, count: margin, step: 1)
    return before.reversed() + there + after
  }
}

extension RowOffsets {
  /// How many rows come before a row, over all sections.
  ///
  /// - Throws: ``RowOffsetsError/noSuchRow(_:rowCount:)``.
  /// - Complexity: O(log n).
  public func number(ofRowAt path: IndexPath) throws(RowOffsetsError) -> Int {
    let (index, position) = try entry(ofRow: path)
    return index - 2 * position.section - 1
  }

  /// The rows next to a row, the nearest first.
  func neighbours(ofRowAt path: IndexPath, count: Int, step: Int) -> [IndexPath] {
    guard var index = try? entry(ofRow: path).index else { return [] }
    var rows: [IndexPath] = []
    while rows.count < count {
      index += step
      guard index >= 0, index < entries.count else { break }
      if let path = element(at: index).indexPath { rows.append(path) }
    }
    return rows
  }
}

public import Foundation

/// Which rows to make ready around the visible ones.
///
/// The part ahead, along the scroll direction, is a number of screenfuls plus what the present velocity covers in a
/// given time; the part behind is a number of screenfuls. A list at rest has the part behind on both sides.
public struct PrefetchPolicy: Hashable, Sendable {
  /// The screenfuls ahead of a moving list.
  public var leadingScreenfuls: Double
  /// The screenfuls behind a moving list, and on both sides of one at rest.
  public var trailingScreenfuls: Double
  /// The time in seconds for which the velocity is looked ahead.
  public var lookahead: Double
  /// The most screenfuls ahead.
  public var maximumScreenfuls: Double

  /// Makes a policy; numbers that are negative or not finite count as 0, so that at least what is visible is made ready.
  public init(
    leadingScreenfuls: Double = 1, trailingScreenfuls: Double = 0.5, lookahead: Double = 0.3,
    maximumScreenfuls: Double = 5
  ) {
    self.leadingScreenfuls = leadingScreenfuls
    self.trailingScreenfuls = trailingScreenfuls
    self.lookahead = lookahead
    self.maximumScreenfuls = maximumScreenfuls
  }

  /// The part of the content to make ready, in points from its top; the visible part is always within.
  ///
  /// - Parameters:
  ///   - contentOffset: the upper edge of the visible part in points.
  ///   - visibleHeight: its height in points.
  ///   - velocity: points per second, positive towards later rows.
  /// - Returns: the upper and the lower edge, finite: numbers that are not finite count as 0, and edges beyond the
  ///   greatest number are that number.
  public func range(
    contentOffset: Double, visibleHeight: Double, velocity: Double
  ) -> (lower: Double, upper: Double) {
    func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
    let height = max(0, finite(visibleHeight))
    let offset = finite(contentOffset)
    let speed = finite(velocity)
    let most = max(0, finite(maximumScreenfuls)) * height
    let behind = min(max(0, finite(trailingScreenfuls)) * height, most)
    let ahead = min(max(0, finite(leadingScreenfuls)) * height + abs(speed) * max(0, finite(lookahead)), most)
    return (
      Self.clamped(offset - (speed < 0 ? ahead : behind)), Self.clamped(offset + height + (speed > 0 ? ahead : behind))
    )
  }

  private static func clamped(_ edge: Double) -> Double {
    min(max(edge, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }

  /// The rows to make ready: the visible ones first, then those ahead from near to far, then those behind.
  ///
  /// - Throws: ``RowOffsetsError/invalidOffset(_:)`` for an offset or height that is not finite.
  /// - Complexity: O(k log n) for k rows.
  public func rows(
    in offsets: RowOffsets, contentOffset: Double, visibleHeight: Double, velocity: Double
  ) throws(RowOffsetsError) -> [IndexPath] {
    guard visibleHeight.isFinite else { throw .invalidOffset(visibleHeight) }
    let range = range(contentOffset: contentOffset, visibleHeight: visibleHeight, velocity: velocity)
    let visible = try offsets.rows(
      from: contentOffset, to: contentOffset.isFinite ? Self.clamped(contentOffset + visibleHeight) : contentOffset)
    let all = try offsets.rows(from: range.lower, to: range.upper)
    guard let first = visible.first, let last = visible.last else { return all }
    let above = all.prefix { $0 < first }.reversed()
    let below = all.drop { $0 <= last }
    return visible + (velocity < 0 ? above + below : below + above)
  }
}

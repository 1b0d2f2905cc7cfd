public import Foundation

/// A row whose cached height is not what measuring it gives now.
public struct HeightDrift: Hashable, Sendable {
  /// The row.
  public var indexPath: IndexPath
  /// The height in the cache in points.
  public var cachedHeight: Double
  /// The height that measuring gives in points; `nil` when it cannot be measured or must not be kept.
  public var measuredHeight: Double?

  /// Makes a finding.
  public init(indexPath: IndexPath, cachedHeight: Double, measuredHeight: Double?) {
    self.indexPath = indexPath
    self.cachedHeight = cachedHeight
    self.measuredHeight = measuredHeight
  }
}

public import Foundation

/// The notice that the height of a row is another one than before.
public struct HeightChange: Hashable, Sendable {
  /// The row.
  public var indexPath: IndexPath
  /// The height before in points; `nil` when it was not known.
  public var oldHeight: Double?
  /// The height now in points.
  public var newHeight: Double

  /// Makes a notice.
  public init(indexPath: IndexPath, oldHeight: Double?, newHeight: Double) {
    self.indexPath = indexPath
    self.oldHeight = oldHeight
    self.newHeight = newHeight
  }
}

public import Foundation

/// The heights of some rows measured in the background, in table order.
public struct HeightChunk: Sendable {
  /// The height of one row.
  public struct Entry: Hashable, Sendable {
    /// The row.
    public var indexPath: IndexPath
    /// The height in points; `nil` when the row could not be measured or its height must not be kept.
    public var height: Double?

    /// Makes an entry.
    public init(indexPath: IndexPath, height: Double?) {
      self.indexPath = indexPath
      self.height = height
    }
  }

  /// The rows.
  public var entries: [Entry]
  /// The width and environment they were measured at.
  public var key: LayoutKey
  /// The version of the data they were measured from.
  public var dataVersion: Int
  /// How far measuring has come with this chunk.
  public var progress: MeasuringProgress

  /// Makes a chunk.
  public init(entries: [Entry], key: LayoutKey, dataVersion: Int, progress: MeasuringProgress) {
    self.entries = entries
    self.key = key
    self.dataVersion = dataVersion
    self.progress = progress
  }
}

/// The direction in which something is laid out.
public enum LayoutAxis: UInt8, Hashable, Sendable, Codable, CaseIterable {
  /// Across the cell.
  case horizontal
  /// From top to bottom.
  case vertical
}

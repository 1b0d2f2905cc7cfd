public import Foundation

/// Why two snapshots could not be compared.
public enum SnapshotError: Error, Hashable, Sendable {
  /// Two sections of a snapshot have the same identity.
  case duplicateSection(first: Int, second: Int)
  /// Two rows of a snapshot have the same identity.
  case duplicateRow(first: IndexPath, second: IndexPath)
}

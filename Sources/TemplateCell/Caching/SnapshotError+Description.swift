import Foundation

extension SnapshotError: CustomStringConvertible {
  /// What the snapshots have twice, as a sentence.
  public var description: String {
    switch self {
    case .duplicateSection(let first, let second): "sections \(first) and \(second) have the same identity"
    case .duplicateRow(let first, let second): "rows \(first.text) and \(second.text) have the same identity"
    }
  }
}

import Foundation

extension SnapshotError: CustomStringConvertible {
  /// What the snapshots have twice, as a sentence.
  public var description: String {
    switch self {
    case .duplicateSection(let first, let second):
      "sections \(first) and \(second) have the same identity; each section of a table needs its own"
    case .duplicateRow(let first, let second):
      "\(first.text) and \(second.text) have the same identity; each row of a table needs its own"
    }
  }
}

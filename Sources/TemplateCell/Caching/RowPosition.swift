import Foundation

/// A section and a row: what an index path of length two says, in the form that this package computes with.
struct RowPosition: Hashable, Comparable, Sendable {
  var section: Int
  var row: Int

  init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// The position that a path names, or `nil` unless the path has exactly two indexes.
  init?(_ path: IndexPath) {
    guard path.count == 2 else { return nil }
    self.init(section: path[0], row: path[1])
  }

  var indexPath: IndexPath { IndexPath(indexes: [section, row]) }

  static func < (left: RowPosition, right: RowPosition) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}

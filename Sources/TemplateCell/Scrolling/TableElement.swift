public import Foundation

/// What a table is made of from top to bottom.
public enum TableElement: Hashable, Sendable {
  /// The header of a section.
  case header(section: Int)
  /// A row.
  case row(IndexPath)
  /// The footer of a section.
  case footer(section: Int)

  /// The path of a row.
  public var indexPath: IndexPath? {
    if case .row(let path) = self { path } else { nil }
  }
}

public import Foundation

/// What a table measures: a row, a header or a footer.
public enum TablePlace: Hashable, Sendable {
  /// A row.
  case row(IndexPath)
  /// The header of a section.
  case header(section: Int)
  /// The footer of a section.
  case footer(section: Int)
}

extension TablePlace: CustomStringConvertible {
  /// The place in words: `row 2 of section 0`.
  public var description: String {
    switch self {
    case .row(let path): path.text
    case .header(let section): "the header of section \(section)"
    case .footer(let section): "the footer of section \(section)"
    }
  }
}

extension IndexPath {
  /// The row in words: `row 2 of section 0`.
  var text: String {
    count == 2 ? "row \(self[1]) of section \(self[0])" : "row \(Array(self))"
  }
}

import Foundation

extension HeightCacheError: CustomStringConvertible {
  /// What was refused, as a sentence.
  public var description: String {
    switch self {
    case .invalidWidth(let width): "a width must be a finite number greater than 0, not \(width)"
    case .invalidScale(let scale): "a scale must be a finite number greater than 0, not \(scale)"
    case .invalidHeight(let height): "a height must be a finite number of at least 0, not \(height)"
    case .noSuchRow(let path, let rowCount): MissingPlace.row(path, rowCount: rowCount)
    case .noSuchSection(let section, let count): MissingPlace.section(section, sectionCount: count)
    case .unusableRowCount(let section, let rowCount):
      "section \(section) claims \(rowCount) rows; a table has 0 to \(HeightStore.maximumRowCount)"
    case .invalidLimit(let limit): "a limit must be at least 1, not \(limit)"
    }
  }
}

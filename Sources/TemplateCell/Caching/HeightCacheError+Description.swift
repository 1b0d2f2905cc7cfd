import Foundation

extension HeightCacheError: CustomStringConvertible {
  /// What was refused, as a sentence.
  public var description: String {
    switch self {
    case .invalidWidth(let width): "a width must be a finite number greater than 0, not \(width)"
    case .invalidScale(let scale): "a scale must be a finite number greater than 0, not \(scale)"
    case .invalidHeight(let height): "a height must be a finite number of at least 0, not \(height)"
    case .noSuchRow(let path): "there is no \(path.text)"
    case .noSuchSection(let section): "there is no section \(section)"
    case .unusableRowCount(let section, let rowCount):
      "section \(section) claims \(rowCount) rows; a table has 0 to \(HeightStore.maximumRowCount)"
    case .invalidLimit(let limit): "a limit must be at least 1, not \(limit)"
    }
  }
}

import Foundation

extension RowOffsetsError: CustomStringConvertible {
  /// What was refused, as a sentence.
  public var description: String {
    switch self {
    case .noSuchRow(let path, let rowCount): MissingPlace.row(path, rowCount: rowCount)
    case .noSuchSection(let section, let count): MissingPlace.section(section, sectionCount: count)
    case .invalidHeight(let height):
      "a height must be a number from 0 to \(Decimals.short(RowOffsets.maximumHeight)) points, not \(height)"
    case .invalidOffset(let offset): "an offset must be a finite number, not \(offset)"
    case .unusableRowCount(let section, let rowCount):
      "section \(section) claims \(rowCount) rows; a table has 0 to \(HeightStore.maximumRowCount)"
    }
  }
}

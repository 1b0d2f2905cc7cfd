import Foundation

extension RowOffsetsError: CustomStringConvertible {
  /// What was refused, as a sentence.
  public var description: String {
    switch self {
    case .noSuchRow(let path): "there is no \(path.text)"
    case .noSuchSection(let section): "there is no section \(section)"
    case .invalidHeight(let height):
      "a height must be a number from 0 to \(Decimals.short(RowOffsets.maximumHeight)) points, not \(height)"
    case .invalidOffset(let offset): "an offset must be a finite number, not \(offset)"
    case .unusableRowCount(let section, let rowCount):
      "section \(section) claims \(rowCount) rows; a table has 0 to \(HeightStore.maximumRowCount)"
    }
  }
}

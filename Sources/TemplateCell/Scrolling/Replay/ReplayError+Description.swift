extension ReplayError: CustomStringConvertible {
  /// What was refused, as a sentence.
  public var description: String {
    switch self {
    case .unusableHeight(let row, let height):
      "row \(row) has the height \(height), which is not a number from 0 to "
        + "\(Decimals.short(RowOffsets.maximumHeight)) points"
    case .unusableSetting(let name, let value): "\(value) cannot be used as \(name)"
    case .offsets(let error): error.description
    case .table(let error): error.description
    }
  }
}

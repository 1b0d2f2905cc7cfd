import Foundation

extension TableError: CustomStringConvertible {
  /// What was refused, as a sentence.
  public var description: String {
    switch self {
    case .noSuchRow(let path, let rowCount): MissingPlace.row(path, rowCount: rowCount)
    case .noSuchSection(let section, let count): MissingPlace.section(section, sectionCount: count)
    case .emptyReuseIdentifier:
      "a reuse identifier must not be empty, whether registered or returned for a row, header or footer"
    case .unknownReuseIdentifier(let identifier, let place, let registered):
      "no measurer is registered for \"\(identifier)\", the reuse identifier of \(place); registered: "
        + (registered.isEmpty ? "none" : registered.map { "\"\($0)\"" }.joined(separator: ", "))
    case .cache(let error): error.description
    case .update(let error): error.description
    case .measuring(let error, let place): "\(place) could not be measured: \(error)"
    case .unusableHeight(let height, let place, let identifier):
      "the measurer of \"\(identifier)\" returned the height \(height) for \(place), which is not a finite number of at "
        + "least 0"
    case .tooHigh(let height, let place):
      "\(place) is \(Decimals.short(height)) points high, but a list holds rows, headers and footers of at most "
        + "\(Decimals.short(RowOffsets.maximumHeight)) points"
    case .offsets(let error): error.description
    case .undeterminedHeight(let finding, let place): "\(place) has no height: \(finding)"
    case .invalidWorkerCount(let number): "workers and rows in a chunk must be at least 1, not \(number)"
    }
  }
}

extension FontFileError: CustomStringConvertible {
  /// The error as one sentence.
  public var description: String {
    switch self {
    case .unreadable(let path): "\(path) cannot be read."
    case .notAFont: "The file is neither an OpenType or TrueType font nor a collection of such."
    case .noSuchFont(let index, let count): "There is no font \(index) in the file: it has \(count), counted from 0."
    case .missingTable(let tag): "The font has no table '\(tag)'."
    case .truncated(let table, let offset): "The font's table '\(table)' ends before byte \(offset)."
    case .invalid(let table, let field, let value): "The font's table '\(table)' cannot have \(value) as \(field)."
    case .tooComplex(let table): "The font's table '\(table)' announces more than any real font holds."
    }
  }
}

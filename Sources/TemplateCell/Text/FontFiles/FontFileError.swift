/// Why a font file cannot be used.
public enum FontFileError: Error, Hashable, Sendable {
  /// The file cannot be opened or read.
  case unreadable(path: String)
  /// The data is neither an OpenType or TrueType font nor a collection of such.
  case notAFont
  /// A collection has no font of the number.
  case noSuchFont(index: Int, count: Int)
  /// A table that is needed is missing.
  case missingTable(tag: String)
  /// A table ends before what it announces.
  case truncated(table: String, offset: Int)
  /// A table holds a value that it must not hold.
  case invalid(table: String, field: String, value: Int)
  /// A table announces more than any real font holds.
  case tooComplex(table: String)
}

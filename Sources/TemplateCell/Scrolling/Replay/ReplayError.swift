/// Why a scroll replay could not be run.
public enum ReplayError: Error, Hashable, Sendable {
  /// A height of a row cannot be used.
  case unusableHeight(row: Int, Double)
  /// A setting cannot be used.
  case unusableSetting(name: String, value: String)
  /// Offsets refused a number.
  case offsets(RowOffsetsError)
  /// The table refused a call.
  case table(TableError)
}

/// When a table asks for heights.
public enum HeightCallPattern: Hashable, Sendable {
  /// For every row a number of times at load, as a table without estimates does, and once when a row appears.
  case everyRowAtLoad(times: Int)
  /// Once when a row appears, as a table with estimates does.
  case appearingRows
}

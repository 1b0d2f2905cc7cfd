/// Why points do not make a scroll trace.
public enum ScrollTraceError: Error, Hashable, Sendable {
  /// There is no point.
  case empty
  /// The time or offset of a point, or the numbers of a gesture, cannot be used.
  case unusableNumber(point: Int)
  /// The time of a point is before that of the point before, or before 0.
  case unsorted(point: Int)
}

/// What the height of a row counts as before it is measured.
public enum HeightEstimate: Hashable, Sendable {
  /// The same height for every row, in points.
  case constant(Double)
  /// The mean of the rows measured so far; before the first one the height given, in points.
  case runningMean(initial: Double)
  /// A height per reuse identifier, in points; another one for the rest.
  case perTemplate([String: Double], other: Double)
}

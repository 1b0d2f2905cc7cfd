/// What comparing all rows at one width gave.
struct WidthComparison: Sendable {
  /// A row that is not the same by both, and what differs.
  struct Mismatch: Hashable, Sendable {
    var row: Int
    var difference: LayoutDifference
  }

  /// Nanoseconds per row.
  struct Times: Hashable, Sendable {
    /// Measured by constraints.
    var constraints: Double
    /// Measured by frames.
    var frames: Double
    /// Measuring the texts alone, a part of both.
    var texts: Double
    /// Looked up in the height cache.
    var cached: Double

    /// Times constraints take as long as frames.
    var constraintsToFrames: Double { constraints / frames }
    /// Times a measured height takes as long as a cached one.
    var constraintsToCached: Double { constraints / cached }
  }

  /// The width of the rows in points.
  var width: Double
  /// The number of rows.
  var rowCount: Int
  /// The sum of the heights by constraints, in points.
  var totalHeight: Double
  /// The first row that differs, if any.
  var mismatch: Mismatch?
  /// The times; not taken when a row differs.
  var times: Times?
}

/// Thrown by ``IntegerMatrix`` when 64 bits do not suffice; ``ExactSystem`` then starts again with ``BigMatrix``.
struct IntegerOverflow: Error {}

/// What moving along one row costs: a slope of -1, 0 or 1 times a power of two, in one level.
struct RowCost {
  /// The level, from 0.
  var level: Int
  /// -1, 0 or 1.
  var slope: Int
  /// The exponent of the power of two.
  var shift: Int
}

/// A matrix of whole numbers over one common denominator, with exchange steps that stay exact.
///
/// Row i says: the symbol in row i is (constant(i) + sum of entry(i, j) * symbol in column j) / denominator.
/// Entries are minors of the first matrix, so the divisions of an exchange come out even (Edmonds, Bareiss).
protocol PivotMatrix {
  /// The number of rows.
  var rowCount: Int { get }
  /// The number of columns, without the constants.
  var columnCount: Int { get }
  /// The sign of an entry.
  func sign(_ row: Int, _ column: Int) -> Int
  /// The sign of the constant of a row.
  func constantSign(_ row: Int) -> Int
  /// Whether |constant/entry| is less in the first row than in the second (-1), equal (0) or greater (1).
  func compareRatios(_ first: Int, _ second: Int, column: Int) throws(IntegerOverflow) -> Int
  /// Exchanges the symbols of a row and a column; their entry is not 0.
  mutating func exchange(row: Int, column: Int) throws(IntegerOverflow)
  /// The first nonzero sign, over the first levels, of what it costs to move the symbol of a column in a direction,
  /// given the cost of the symbol itself and of the rows.
  func costSign(
    column: Int, direction: Int, own: RowCost, rows: [RowCost], levels: Int
  ) throws(IntegerOverflow) -> Int
  /// The constant of a row over the denominator, and whether it is a double exactly.
  func value(_ row: Int) -> (value: Double, isExact: Bool)
}

/// What can measure a row: constraints or frames, so that caches, tables and comparisons serve both.
///
/// A measurer MUST be a pure function of its arguments, callable from any thread at any time.
public protocol RowMeasuring<Item>: Sendable {
  /// The model of one row.
  associatedtype Item

  /// Lays out one row.
  ///
  /// - Parameters:
  ///   - item: the model of the row.
  ///   - width: the width of the row in points, finite and greater than 0.
  ///   - environment: everything else the height depends on.
  /// - Throws: a ``MeasuringError`` that says what made the row impossible to measure.
  func layout(of item: Item, width: Double, environment: LayoutEnvironment) throws(MeasuringError) -> CellLayout
}

extension RowMeasuring {
  /// Lays out one row at 2 pixels per point, from left to right, at the default text size.
  ///
  /// - Throws: as ``layout(of:width:environment:)``.
  public func layout(of item: Item, width: Double) throws(MeasuringError) -> CellLayout {
    try layout(of: item, width: width, environment: LayoutEnvironment())
  }
}

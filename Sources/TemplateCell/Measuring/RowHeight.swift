/// Where the height of a row comes from, as the `rowHeight` and `heightForRowAt` of a table.
public enum RowHeight<Item>: Sendable {
  /// So many points for every row, separator included.
  case fixed(Double)
  /// Points by code from the model and the width of the row, separator included.
  case computed(@Sendable (_ item: Item, _ width: Double) -> Double)
  /// By the constraints; the estimate in points serves until a row is measured.
  case automatic(estimated: Double)
}

/// A measurer of rows whose heights come from a ``RowHeight``.
public struct RowHeightMeasurer<Template: CellTemplate>: RowMeasuring {
  /// The model of one row.
  public typealias Item = Template.Item

  /// What lays the rows out.
  public let measurer: CellMeasurer<Template>
  /// Where the heights come from.
  public let rowHeight: RowHeight<Template.Item>

  /// Makes a measurer.
  public init(_ measurer: CellMeasurer<Template>, rowHeight: RowHeight<Template.Item>) {
    self.measurer = measurer
    self.rowHeight = rowHeight
  }

  /// The height in points to reckon with before a row is measured.
  ///
  /// - Throws: ``MeasuringError/invalidNumber(name:value:rule:)`` for one that is negative, not finite or beyond
  ///   ``PixelGrid/maximumLength``.
  /// - Complexity: O(1), besides the closure of a computed height.
  public func estimatedHeight(of item: Item, width: Double) throws(MeasuringError) -> Double {
    let estimate =
      switch rowHeight {
      case .fixed(let height), .automatic(let height): height
      case .computed(let height): height(item, width)
      }
    try MeasuringError.checkLength(estimate, "\(measurer.core.template.tree.template): the estimated row height")
    return estimate
  }

  /// Lays out one row.
  ///
  /// - Throws: as ``CellMeasurer/layout(of:width:environment:)``, also for a height that is negative or not finite.
  public func layout(
    of item: Item, width: Double, environment: LayoutEnvironment
  ) throws(MeasuringError) -> CellLayout {
    switch rowHeight {
    case .automatic: return try measurer.layout(of: item, width: width, environment: environment)
    case .fixed(let height):
      return try measurer.layout(of: item, width: width, height: height, environment: environment)
    case .computed(let height):
      return try measurer.layout(of: item, width: width, height: height(item, width), environment: environment)
    }
  }
}

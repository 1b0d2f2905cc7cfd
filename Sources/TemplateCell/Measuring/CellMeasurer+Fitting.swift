public import Cassowary
public import Foundation

extension CellMeasurer {
  /// The size of the content view that best fits a target, as `systemLayoutSizeFitting` of UIKit.
  ///
  /// The target is that of the content view: accessory, insets and separator of the row are not counted. A size of
  /// zero at 50 on both axes gives the least size at which nothing is compressed; a width at 1000 and height 0 at 50
  /// gives the height of a row of that width.
  ///
  /// - Parameters:
  ///   - item: the model of the row.
  ///   - targetSize: the size in points, finite and not negative.
  ///   - horizontalFittingPriority: how important the width is.
  ///   - verticalFittingPriority: how important the height is.
  ///   - environment: scale, direction and text size.
  /// - Returns: the size in points, rounded up to whole pixels.
  /// - Throws: as ``layout(of:width:environment:)``.
  public func systemLayoutSizeFitting(
    _ item: Item, targetSize: CGSize, horizontalFittingPriority: LayoutPriority = .fittingSizeLevel,
    verticalFittingPriority: LayoutPriority = .fittingSizeLevel,
    environment: LayoutEnvironment = LayoutEnvironment()
  ) throws(MeasuringError) -> CGSize {
    let layout = try core.layout(
      content(of: item), width: Double(targetSize.width), environment: environment,
      fitting: RowFitting(
        height: Double(targetSize.height), horizontal: horizontalFittingPriority, vertical: verticalFittingPriority,
        isContentSize: true))
    return CGSize(width: PixelGrid(scale: environment.scale).roundedUp(layout.width), height: layout.height)
  }

  /// The least size the required constraints allow and the size at which nothing is compressed, in points.
  ///
  /// - Throws: as ``layout(of:width:environment:)``.
  public func sizeRange(
    of item: Item, environment: LayoutEnvironment = LayoutEnvironment()
  ) throws(MeasuringError) -> (minimum: CGSize, natural: CGSize) {
    let nearlyRequired = LayoutPriority(999)
    return (
      try systemLayoutSizeFitting(
        item, targetSize: .zero, horizontalFittingPriority: nearlyRequired, verticalFittingPriority: nearlyRequired,
        environment: environment),
      try systemLayoutSizeFitting(item, targetSize: .zero, environment: environment)
    )
  }

  /// Lays out one row that has a height of its own, as a table with a fixed row height does.
  ///
  /// Constraints that need another height conflict with it and give way, which the findings say.
  ///
  /// - Parameters:
  ///   - item: the model of the row.
  ///   - width: the width of the row in points, finite and greater than 0.
  ///   - height: the height of the row with its separator in points, finite and not negative.
  ///   - environment: scale, direction and text size.
  /// - Throws: as ``layout(of:width:environment:)``.
  public func layout(
    of item: Item, width: Double, height: Double, environment: LayoutEnvironment = LayoutEnvironment()
  ) throws(MeasuringError) -> CellLayout {
    let content = content(of: item)
    let fitting = try core.fitting(content, height: height, environment: environment)
    var layout = try core.layout(content, width: width, environment: environment, fitting: fitting)
    layout.height = height
    return layout
  }
}

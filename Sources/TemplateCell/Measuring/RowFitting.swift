import Foundation

/// A size that a row is fitted to, and how important it is on each axis.
struct RowFitting: Sendable {
  /// The height that the content view would rather have, in points.
  var height: Double
  var horizontal: LayoutPriority
  var vertical: LayoutPriority
  /// Whether the width is that of the content view itself, with nothing around it.
  var isContentSize: Bool

  func check(template: String) throws(MeasuringError) {
    try MeasuringError.checkLength(height, "\(template): the target height")
    guard horizontal.isValid, vertical.isValid else {
      throw .invalidNumber(
        name: "\(template): a fitting priority", value: "\(horizontal.value), \(vertical.value)",
        rule: "greater than 0 and at most 1000")
    }
  }
}

extension MeasuringCore {
  /// What fits a row to a height that includes its separator.
  func fitting(
    _ content: CellContent, height: Double, environment: LayoutEnvironment
  ) throws(MeasuringError) -> RowFitting {
    let taken = environment.scale > 0 ? content.options.separatorHeight(scale: environment.scale) : 0
    try MeasuringError.checkLength(height, "\(template.tree.template): the row height")
    return RowFitting(
      height: max(0, height - taken), horizontal: .required, vertical: .required, isContentSize: false)
  }

  /// Lays out the content view of a row fitted to a size.
  func layout(
    _ content: CellContent, width: Double, environment: LayoutEnvironment, fitting: RowFitting
  ) throws(MeasuringError) -> CellLayout {
    var options = content.options
    if fitting.isContentSize { options.separator = .none }
    switch try solve(content, width: width, environment: environment, fitting: fitting) {
    case .ordinary(let measurement, let system):
      let rowWidth = fitting.isContentSize ? system.value(of: .contentWidth) : width
      return try layout(measurement, system, [], width: rowWidth, options: options, environment: environment)
    case .rebuilt(let measurement, let system):
      let rowWidth = fitting.isContentSize ? system.value(of: .contentWidth) : width
      let findings = try findings(of: system, inputs: measurement.inputs)
      return try layout(measurement, system, findings, width: rowWidth, options: options, environment: environment)
    }
  }
}

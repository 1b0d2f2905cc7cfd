import Foundation

/// Measures rows whose frames are computed by code.
///
/// The counterpart of the constraint measurer behind the same protocol: same rounding, same separator, same refusal of
/// unusable numbers, so caches, tables and comparisons serve both.
public struct FrameMeasurer<Template: FrameTemplate>: RowMeasuring {
  /// The model of one row.
  public typealias Item = Template.Item

  /// The style that lays the rows out.
  public let template: Template
  /// What measures the texts.
  public let text: any TextMeasuring
  /// Whether each row ends with a separator one pixel high.
  public let hasSeparator: Bool

  /// Makes a measurer.
  ///
  /// - Parameters:
  ///   - template: the style that lays the rows out.
  ///   - text: what measures the texts.
  ///   - hasSeparator: whether one pixel is added to each height.
  public init(_ template: Template, text: any TextMeasuring, hasSeparator: Bool = false) {
    self.template = template
    self.text = text
    self.hasSeparator = hasSeparator
  }

  /// Lays out one row.
  ///
  /// - Throws: ``MeasuringError/invalidWidth(_:)`` for a width that is not finite and greater than 0;
  ///   ``MeasuringError/invalidNumber(name:value:)`` when the template gives a negative or infinite height, a frame
  ///   that is not finite, or another number of frames than it has item names.
  /// - Complexity: that of the template, and O(n) for n items.
  public func layout(
    of item: Item, width: Double, environment: LayoutEnvironment
  ) throws(MeasuringError) -> CellLayout {
    try checkWidth(width, environment)
    return try layout(
      FrameParameters(content: template.content(of: item), width: width, environment: environment))
  }

  /// Lays out one row, or returns an earlier record when its parameters are equal.
  ///
  /// - Parameter earlier: a record made by this measurer or one with an equal template, or `nil`.
  /// - Throws: as ``layout(of:width:environment:)``.
  public func record(
    of item: Item, width: Double, environment: LayoutEnvironment = LayoutEnvironment(),
    reusing earlier: FrameRecord<Template.Content>? = nil
  ) throws(MeasuringError) -> FrameRecord<Template.Content> {
    try checkWidth(width, environment)
    let parameters = FrameParameters(
      content: template.content(of: item), width: width, environment: environment)
    if let earlier, earlier.parameters == parameters { return earlier }
    return FrameRecord(parameters: parameters, layout: try layout(parameters))
  }

  private func checkWidth(_ width: Double, _ environment: LayoutEnvironment) throws(MeasuringError) {
    guard width.isFinite, width > 0 else { throw .invalidWidth(width) }
    guard environment.scale.isFinite, environment.scale > 0 else {
      throw .invalidNumber(name: "scale", value: "\(environment.scale)")
    }
  }

  private func layout(_ parameters: FrameParameters<Template.Content>) throws(MeasuringError) -> CellLayout {
    var arrangement = template.frames(for: parameters, text: text)
    let names = template.itemNames
    guard arrangement.frames.count == names.count else {
      throw .invalidNumber(name: "frames.count", value: "\(arrangement.frames.count) for \(names.count) items")
    }
    let grid = PixelGrid(scale: parameters.environment.scale)
    let height = grid.roundedUp(arrangement.height) + (hasSeparator ? grid.pixel : 0)
    guard arrangement.height >= 0, height.isFinite else {
      throw .invalidNumber(name: "height", value: "\(arrangement.height)")
    }
    let mirrors = parameters.environment.layoutDirection == .rightToLeft
    for index in names.indices {
      let frame = arrangement.frames[index]
      let (x, y) = (Double(frame.origin.x), Double(frame.origin.y))
      let (width, height) = (Double(frame.size.width), Double(frame.size.height))
      let rounded = grid.rounded(
        x: mirrors ? parameters.width - x - width : x, y: y, width: width, height: height)
      guard rounded.isFinite else {
        throw .invalidNumber(name: names[index], value: "\(x) \(y) \(width) \(height)")
      }
      arrangement.frames[index] = rounded
    }
    return CellLayout(
      width: parameters.width, height: height, fittingHeight: arrangement.height, names: names,
      frames: arrangement.frames, source: .frames)
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

import Foundation

/// Measures rows whose frames are computed by code.
///
/// The counterpart of the constraint measurer behind the same protocol: same options of the row, same rounding, same
/// refusal of unusable numbers, so caches, tables and comparisons serve both.
public struct FrameMeasurer<Template: FrameTemplate>: RowMeasuring {
  /// The model of one row.
  public typealias Item = Template.Item

  /// The style that lays the rows out.
  public let template: Template
  /// What measures the texts.
  public let text: any TextMeasuring
  /// What the rows have around their content views.
  public let options: RowOptions

  /// Makes a measurer.
  ///
  /// - Parameters:
  ///   - template: the style that lays the rows out.
  ///   - text: what measures the texts.
  ///   - options: accessory, insets and separator of the rows.
  public init(_ template: Template, text: any TextMeasuring, options: RowOptions = RowOptions()) {
    self.template = template
    self.text = text
    self.options = options
  }

  /// Lays out one row.
  ///
  /// - Throws: ``MeasuringError/invalidWidth(_:template:)`` for a width that is not greater than 0 and at most
  ///   ``PixelGrid/maximumLength``; ``MeasuringError/contentTooNarrow(width:available:template:)`` when the options leave nothing of it;
  ///   ``MeasuringError/invalidNumber(name:value:rule:)`` when a number of the options or the scale is not usable, or the
  ///   template gives a negative or infinite height, a height or frame beyond that length, or another number of frames than it
  ///   has item names.
  /// - Complexity: that of the template, and O(n) for n items.
  public func layout(
    of item: Item, width: Double, environment: LayoutEnvironment
  ) throws(MeasuringError) -> CellLayout {
    try layout(try parameters(of: item, width: width, environment: environment), rowWidth: width)
  }

  /// Lays out one row, or returns an earlier record when its parameters are equal.
  ///
  /// - Parameters:
  ///   - item: the model of the row.
  ///   - width: the width of the row in points, finite and greater than 0.
  ///   - environment: scale, direction and text size.
  ///   - earlier: a record made by this measurer or one with an equal template, or `nil`.
  /// - Throws: as ``layout(of:width:environment:)``.
  public func record(
    of item: Item, width: Double, environment: LayoutEnvironment = LayoutEnvironment(),
    reusing earlier: FrameRecord<Template.Content>? = nil
  ) throws(MeasuringError) -> FrameRecord<Template.Content> {
    let parameters = try parameters(of: item, width: width, environment: environment)
    if let earlier, earlier.parameters == parameters, earlier.layout.width == width { return earlier }
    return try record(parameters, rowWidth: width)
  }

  /// Lays out many rows, those with equal parameters once.
  ///
  /// - Parameters:
  ///   - items: the models of the rows.
  ///   - width: the width of the rows in points, finite and greater than 0.
  ///   - environment: scale, direction and text size.
  ///   - earlier: records made by this measurer or one with an equal template; used again where parameters are equal.
  /// - Returns: a record for each item, in the same order.
  /// - Throws: as ``layout(of:width:environment:)``; nothing is returned when one row cannot be laid out.
  /// - Complexity: O(n) for n items and earlier records, and one layout for each that is new.
  public func records(
    of items: some Sequence<Item>, width: Double, environment: LayoutEnvironment = LayoutEnvironment(),
    reusing earlier: [FrameRecord<Template.Content>] = []
  ) throws(MeasuringError) -> [FrameRecord<Template.Content>] {
    var known: [FrameParameters<Template.Content>: FrameRecord<Template.Content>] = [:]
    for record in earlier where record.layout.width == width { known[record.parameters] = record }
    var result: [FrameRecord<Template.Content>] = []
    for item in items {
      let parameters = try parameters(of: item, width: width, environment: environment)
      if let record = known[parameters] {
        result.append(record)
        continue
      }
      let record = try record(parameters, rowWidth: width)
      known[parameters] = record
      result.append(record)
    }
    return result
  }

  private func record(
    _ parameters: FrameParameters<Template.Content>, rowWidth: Double
  ) throws(MeasuringError) -> FrameRecord<Template.Content> {
    FrameRecord(
      parameters: parameters, layout: try layout(parameters, rowWidth: rowWidth),
      texts: template.texts(for: parameters))
  }

  private func parameters(
    of item: Item, width: Double, environment: LayoutEnvironment
  ) throws(MeasuringError) -> FrameParameters<Template.Content> {
    try MeasuringError.checkWidth(width, template: templateName)
    try MeasuringError.checkScale(environment.scale, template: templateName)
    if let invalid = options.invalidNumber {
      throw .invalidNumber(
        name: "\(templateName): \(invalid.name)", value: "\(invalid.value)", rule: "finite and not negative")
    }
    let available = options.contentWidth(rowWidth: width, scale: environment.scale)
    guard available > 0 else {
      throw .contentTooNarrow(width: width, available: available, template: templateName)
    }
    return FrameParameters(content: template.content(of: item), width: available, environment: environment)
  }

  private func layout(
    _ parameters: FrameParameters<Template.Content>, rowWidth: Double
  ) throws(MeasuringError) -> CellLayout {
    var arrangement = template.frames(for: parameters, text: text)
    let names = template.itemNames
    guard arrangement.frames.count == names.count else {
      throw .invalidNumber(
        name: "\(templateName): the number of frames", value: "\(arrangement.frames.count)",
        rule: "that of the items, \(names.count)")
    }
    let grid = PixelGrid(scale: parameters.environment.scale)
    let height = grid.roundedUp(arrangement.height) + options.separatorHeight(scale: grid.scale)
    try MeasuringError.checkLength(arrangement.height, "\(templateName): the height")
    let mirrors = parameters.environment.layoutDirection == .rightToLeft
    for index in names.indices {
      let frame = arrangement.frames[index]
      if frame == .zero { continue }
      let (x, y) = (Double(frame.origin.x), Double(frame.origin.y))
      let (width, height) = (Double(frame.size.width), Double(frame.size.height))
      let rounded = grid.rounded(
        x: mirrors ? parameters.width - x - width : x, y: y, width: width, height: height)
      guard rounded.isOnGrid else {
        throw .invalidNumber(
          name: "\(templateName): the frame of \(names[index])", value: "\(x) \(y) \(width) \(height)",
          rule: PixelGrid.rule)
      }
      arrangement.frames[index] = rounded
    }
    return CellLayout(
      width: rowWidth, height: height, fittingHeight: arrangement.height, names: names,
      frames: arrangement.frames, source: .frames)
  }

  private var templateName: String { String(describing: Template.self) }
}

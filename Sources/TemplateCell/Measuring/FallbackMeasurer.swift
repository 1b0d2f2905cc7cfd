/// Measures rows by constraints, where these give no height by frames, and where these give none either as 44 points.
///
/// ``CellLayout/source`` says which step produced the height. A height by frames is as good as one by constraints; the
/// 44 points of the last step carry a finding, so that no cache keeps them.
public struct FallbackMeasurer<Item>: RowMeasuring {
  /// The height in points of the last step, without the separator: that of a row of `UITableView`.
  public static var height: Double { 44 }

  private let constraints: any RowMeasuring<Item>
  private let frames: (any RowMeasuring<Item>)?
  private let options: RowOptions

  /// Makes a measurer.
  ///
  /// - Parameters:
  ///   - constraints: the first step.
  ///   - frames: the second step; `nil` for none.
  ///   - options: whose separator the last step adds.
  public init(
    constraints: some RowMeasuring<Item>, frames: (any RowMeasuring<Item>)? = nil, options: RowOptions = RowOptions()
  ) {
    self.constraints = constraints
    self.frames = frames
    self.options = options
  }

  /// Lays out one row.
  ///
  /// - Throws: what the first step throws, but for an undetermined height, and what the second throws.
  public func layout(
    of item: Item, width: Double, environment: LayoutEnvironment
  ) throws(MeasuringError) -> CellLayout {
    let first = try byConstraints(item, width: width, environment: environment)
    if let first, first.fittingHeight > 0, !first.findings.contains(where: { $0.rule == Finding.undeterminedHeight }) {
      return first
    }
    if let second = try frames?.layout(of: item, width: width, environment: environment), second.fittingHeight > 0 {
      return second
    }
    var layout =
      first
      ?? CellLayout(width: width, height: 0, fittingHeight: 0, names: [], frames: [], source: .fallback)
    let grid = PixelGrid(scale: environment.scale)
    layout.source = .fallback
    layout.fittingHeight = Self.height
    layout.height = grid.roundedUp(Self.height) + options.separatorHeight(scale: environment.scale)
    layout.findings.append(
      Finding(
        rule: "fallback-height",
        message: "Neither constraints nor frames give the row a height; \(number(Self.height)) points stand in."))
    return layout
  }

  private func byConstraints(
    _ item: Item, width: Double, environment: LayoutEnvironment
  ) throws(MeasuringError) -> CellLayout? {
    do throws(MeasuringError) {
      return try constraints.layout(of: item, width: width, environment: environment)
    } catch {
      if case .undeterminedHeight = error { return nil }
      throw error
    }
  }
}

extension CellMeasurer {
  /// What pictures of a row need to know: its items with the lines of their texts.
  ///
  ///     let drawing = try measurer.drawing(of: row, width: 375, showsConstraints: true)
  ///     let picture = SVGPicture(theme: .automatic).draw(drawing)
  ///
  /// Items that are hidden, and guides, are left out. Lines of texts have their own widths when the measurer of the
  /// texts is a ``TextLayouting``.
  ///
  /// - Parameters:
  ///   - row: the model of the row.
  ///   - width: the width of the row in points, finite and greater than 0.
  ///   - environment: scale, direction and text size.
  ///   - showsConstraints: whether the constraints become dimensions, and items that they leave open are noted.
  /// - Throws: as ``layout(of:width:environment:)``; a row with conflicts is drawn also by a strict measurer.
  /// - Complexity: the constraints of the row are added to a solver one by one, as in an explanation.
  public func drawing(
    of row: Item, width: Double, environment: LayoutEnvironment = LayoutEnvironment(), showsConstraints: Bool = false
  ) throws(MeasuringError) -> CellDrawing {
    let core = MeasuringCore(template: core.template, text: core.text, isStrict: false, cache: core.cache)
    return try core.drawing(
      content(of: row), width: width, environment: environment, showsConstraints: showsConstraints)
  }
}

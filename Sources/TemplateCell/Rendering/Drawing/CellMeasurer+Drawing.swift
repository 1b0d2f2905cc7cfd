extension CellMeasurer {
  /// What pictures of a row need to know: its items with the lines of their texts.
  ///
  ///     let drawing = try measurer.drawing(of: row, width: 375, showsConstraints: true)
  ///     let picture = SVGPicture(theme: .automatic).draw(drawing)
  ///
  /// Guides and what is collapsed are left out; so is what is hidden, unless constraints are shown, which count from it
  /// all the same. Lines of texts have their own widths when the measurer of the texts is a ``TextLayouting``. Notes say
  /// when nothing determines the height, and with constraints how the height was rounded.
  ///
  /// - Parameters:
  ///   - row: the model of the row.
  ///   - width: the width of the row in points, finite and greater than 0.
  ///   - height: the height of the row with its separator in points, finite and not negative; its own for `nil`.
  ///   - environment: scale, direction and text size.
  ///   - showsConstraints: whether the constraints become dimensions, and items that they leave open are noted.
  /// - Throws: as ``layout(of:width:environment:)``; a row with conflicts is drawn also by a strict measurer.
  /// - Complexity: the constraints of the row are added to a solver one by one, as in an explanation.
  public func drawing(
    of row: Item, width: Double, height: Double? = nil, environment: LayoutEnvironment = LayoutEnvironment(),
    showsConstraints: Bool = false
  ) throws(MeasuringError) -> CellDrawing {
    let core = MeasuringCore(template: core.template, text: core.text, isStrict: false, cache: core.cache)
    return try core.drawing(
      content(of: row), width: width, height: height, environment: environment, showsConstraints: showsConstraints)
  }
}

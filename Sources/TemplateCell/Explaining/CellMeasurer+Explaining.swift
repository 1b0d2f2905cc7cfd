extension CellMeasurer {
  /// Why a row is as high as it is.
  ///
  /// - Throws: as ``layout(of:width:environment:)``.
  /// - Complexity: the constraints of the row are added to a solver one by one, as in a conflict.
  public func explainHeight(
    of row: Item, width: Double, environment: LayoutEnvironment = LayoutEnvironment()
  ) throws(MeasuringError) -> LayoutExplanation {
    try core.explainHeight(content(of: row), width: width, environment: environment)
  }

  /// Why an attribute of an item has its value in a row; positions count from the top left corner of the content view.
  ///
  /// Values are those of the rectangle that constraints act on. What margins and baselines add is a part of its own:
  /// `margin of contentView`, `baseline of title`.
  ///
  /// An item that is collapsed has the value 0 and no parts.
  ///
  /// - Throws: as ``layout(of:width:environment:)``, and ``MeasuringError/unknownItem(template:item:place:known:)``.
  public func explain(
    _ item: some LayoutItem, _ attribute: LayoutAttribute, of row: Item, width: Double,
    environment: LayoutEnvironment = LayoutEnvironment()
  ) throws(MeasuringError) -> LayoutExplanation {
    try core.explain(item, attribute, content(of: row), width: width, environment: environment)
  }

  /// The constraints that hold an item where it is and as long as it is on an axis, in the order of declaration after
  /// what the measurer adds: those of which moving the number a little, up or down, moves the item or makes it longer or
  /// shorter, and no others.
  ///
  /// Of required constraints that keep each other from moving, such as one written twice, it names those that
  /// ``explain(_:_:of:width:environment:)`` reckons with. The heights of images and of views sized by code follow their
  /// widths; texts keep the lines they have in the row.
  ///
  /// - Throws: as ``layout(of:width:environment:)``, and ``MeasuringError/unknownItem(template:item:place:known:)``.
  /// - Complexity: two solves for each constraint that holds exactly.
  public func constraintsAffecting(
    _ item: some LayoutItem, _ axis: LayoutAxis, of row: Item, width: Double,
    environment: LayoutEnvironment = LayoutEnvironment()
  ) throws(MeasuringError) -> [ConstraintReference] {
    try core.constraintsAffecting(item, axis, content(of: row), width: width, environment: environment)
  }
}

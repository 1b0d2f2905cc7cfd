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
  /// An item that is collapsed has the value 0 and no parts.
  ///
  /// - Throws: as ``layout(of:width:environment:)``, and ``MeasuringError/unknownItem(template:)``.
  public func explain(
    _ item: some LayoutItem, _ attribute: LayoutAttribute, of row: Item, width: Double,
    environment: LayoutEnvironment = LayoutEnvironment()
  ) throws(MeasuringError) -> LayoutExplanation {
    try core.explain(item, attribute, content(of: row), width: width, environment: environment)
  }

  /// The constraints that hold an item where it is and as long as it is on an axis, in the order of declaration after
  /// what the measurer adds: those of whose numbers position and length are a sum, and no others.
  ///
  /// - Throws: as ``layout(of:width:environment:)``, and ``MeasuringError/unknownItem(template:)``.
  public func constraintsAffecting(
    _ item: some LayoutItem, _ axis: LayoutAxis, of row: Item, width: Double,
    environment: LayoutEnvironment = LayoutEnvironment()
  ) throws(MeasuringError) -> [ConstraintReference] {
    try core.constraintsAffecting(item, axis, content(of: row), width: width, environment: environment)
  }
}

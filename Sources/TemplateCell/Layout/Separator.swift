/// A line one pixel thick, as between the parts of a cell.
public final class Separator: LayoutItem {
  /// What the measurer needs to know about the line.
  public let traits: ItemTraits

  /// Makes a line; as long as the constraints say.
  ///
  /// - Parameter axis: the direction in which the line runs.
  public init(axis: StackView.Axis = .horizontal) {
    traits = ItemTraits(
      .separator(isVertical: axis == .vertical), hugging: .required, compressionResistance: .required)
  }
}

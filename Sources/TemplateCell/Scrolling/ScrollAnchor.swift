/// What must not move on the screen while heights above it change.
public struct ScrollAnchor: Hashable, Sendable {
  /// The row, header or footer that stays.
  public var element: TableElement
  /// Its upper edge on the screen: points below the upper edge of the visible part, negative above it.
  public var distance: Double

  /// Makes an anchor.
  public init(element: TableElement, distance: Double) {
    self.element = element
    self.distance = distance
  }
}

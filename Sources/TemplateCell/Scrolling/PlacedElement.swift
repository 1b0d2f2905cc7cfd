/// A row, header or footer and where it lies.
public struct PlacedElement: Hashable, Sendable {
  /// What it is.
  public var element: TableElement
  /// Where it lies.
  public var span: VerticalSpan

  /// Makes a placed element.
  public init(element: TableElement, span: VerticalSpan) {
    self.element = element
    self.span = span
  }
}

/// A layout with the parameters it was made from: a precomputed row that can be kept beside its model.
///
/// Asking ``FrameMeasurer/record(of:width:environment:reusing:)`` with a record whose parameters are equal returns that
/// record and lays out nothing.
public struct FrameRecord<Content: Hashable & Sendable>: Sendable {
  /// What the layout was made from.
  public let parameters: FrameParameters<Content>
  /// The frames and the height.
  public let layout: CellLayout
  /// The texts of the items, in the order of the frames; empty when the template gives none.
  public let texts: [StyledText?]

  init(parameters: FrameParameters<Content>, layout: CellLayout, texts: [StyledText?]) {
    self.parameters = parameters
    self.layout = layout
    self.texts = texts
  }

  /// The height of the row in points.
  public var height: Double { layout.height }

  /// The text of the item with a name, if it has one.
  ///
  /// - Complexity: O(n) for n items.
  public func text(named name: String) -> StyledText? {
    guard let index = layout.names.firstIndex(of: name), index < texts.count else { return nil }
    return texts[index]
  }
}

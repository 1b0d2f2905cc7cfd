/// A layout with the parameters it was made from: a precomputed row that can be kept beside its model.
///
/// Asking ``FrameMeasurer/record(of:width:environment:reusing:)`` with a record whose parameters are equal returns that
/// record and lays out nothing.
public struct FrameRecord<Content: Hashable & Sendable>: Sendable {
  /// What the layout was made from.
  public let parameters: FrameParameters<Content>
  /// The frames and the height.
  public let layout: CellLayout

  init(parameters: FrameParameters<Content>, layout: CellLayout) {
    self.parameters = parameters
    self.layout = layout
  }
}

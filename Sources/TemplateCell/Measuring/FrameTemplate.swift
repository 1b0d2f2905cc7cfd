/// A cell laid out by code: layout parameters in, frames out.
///
/// The conforming type is the style of the cell: an immutable value with its fonts, insets and gaps, declared once.
/// What a row shows is reduced to ``Content``, the part of the model that frames depend on, so that two rows with equal
/// content, width and environment have the same layout and one can be used for the other (see
/// ``FrameMeasurer/record(of:width:environment:reusing:)``).
///
/// Frames are given as for a layout from left to right, unrounded; ``FrameMeasurer`` mirrors and rounds them. The frame
/// of an item that is not there is `.zero` and stays so, as that of a collapsed item measured by constraints.
public protocol FrameTemplate<Item>: Sendable {
  /// The model of one row.
  associatedtype Item
  /// What frames depend on, taken out of the model.
  associatedtype Content: Hashable & Sendable

  /// The names of the items, in the order in which ``frames(for:text:)`` gives their frames.
  var itemNames: [String] { get }

  /// What the frames of a row depend on.
  func content(of item: Item) -> Content

  /// Lays out one row.
  ///
  /// MUST be a pure function of its arguments and of the style; equal parameters give equal frames.
  ///
  /// - Parameters:
  ///   - parameters: content, content width and environment.
  ///   - text: what measures the texts.
  /// - Returns: one frame for each of ``itemNames`` and the height, in points.
  func frames(for parameters: FrameParameters<Content>, text: any TextMeasuring) -> FrameArrangement

  /// The texts of the items, in the order of ``itemNames``, `nil` for those without one; kept in the record of a row so
  /// that drawing it needs no model.
  ///
  /// MUST be a pure function of its argument and of the style. Without it no texts are kept.
  func texts(for parameters: FrameParameters<Content>) -> [StyledText?]
}

extension FrameTemplate {
  /// No texts.
  public func texts(for parameters: FrameParameters<Content>) -> [StyledText?] { [] }
}

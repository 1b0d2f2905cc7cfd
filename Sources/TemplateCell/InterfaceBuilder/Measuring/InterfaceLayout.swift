/// The layout of an Interface Builder file at one size.
public struct InterfaceLayout: Sendable {
  /// One view with its frame.
  public struct Frame: Sendable, Hashable {
    /// The id in the file.
    public var id: String
    /// The frame in the superview in points, not rounded.
    public var frame: InterfaceRectangle
  }

  /// The width of the root in points.
  public var width: Double
  /// The height of the root in points: given, or the fitting height rounded up to whole pixels with the separator.
  public var height: Double
  /// The smallest height of the content, or of the root without a content view, in points, not rounded.
  public var fittingHeight: Double
  /// The frames of the views that take part, in the order of the file.
  public var frames: [Frame]
  /// What was not understood and what does not hold.
  public var findings: [InterfaceFinding]
  /// The ids of the views that take no part and have no frame, in the order of the file: hidden ones that a stack view
  /// arranges, and what lies in them.
  public var excluded: [String]
}

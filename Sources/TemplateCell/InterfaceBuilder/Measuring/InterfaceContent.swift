/// What is shown instead of what the file says, by id, outlet name or user label of a view.
public struct InterfaceContent: Hashable, Sendable {
  /// The texts of labels, buttons and text fields.
  public var texts: [String: String] = [:]
  /// The sizes of images in points.
  public var images: [String: InterfaceSize] = [:]
  /// Whether views are hidden.
  public var hidden: [String: Bool] = [:]
  /// Sizes that hold instead of what a view shows; `nil` on an axis for none.
  public var sizes: [String: InterfaceSize] = [:]

  /// Makes content that changes nothing.
  public init() {}
}

/// A size of which each side may be missing, in points.
public struct InterfaceSize: Hashable, Sendable {
  /// The width, if there is one.
  public var width: Double?
  /// The height, if there is one.
  public var height: Double?

  /// Makes a size.
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }
}

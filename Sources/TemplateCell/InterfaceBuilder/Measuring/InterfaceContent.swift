/// What is shown instead of what the file says, by names of views.
///
/// A view answers to its id, its outlets, its label in Interface Builder, and the name that pictures and messages show
/// (``InterfaceRoot/viewNames``). An outlet collection means all its views; otherwise measuring a row refuses a name that
/// several views answer to, as ``MeasuringError/ambiguousName(_:views:)``.
public struct InterfaceContent: Hashable, Sendable {
  /// The texts of labels, buttons and text fields.
  public var texts: [String: String] = [:]
  /// The sizes of images in points.
  public var images: [String: InterfaceSize] = [:]
  /// Whether views are hidden.
  public var hidden: [String: Bool] = [:]
  /// Sizes that hold instead of that of what a view shows; `nil` on an axis leaves it as it is.
  public var sizes: [String: InterfaceSize] = [:]

  /// Makes content that changes nothing.
  public init() {}

  /// Makes content of texts, image sizes and hidden views, each by a name of a view.
  public init(
    texts: [String: String] = [:], images: [String: InterfaceSize] = [:], hidden: [String: Bool] = [:]
  ) {
    self.texts = texts
    self.images = images
    self.hidden = hidden
  }
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

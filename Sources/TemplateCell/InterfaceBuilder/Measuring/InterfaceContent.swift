/// What is shown instead of what the file says, by id, outlet name or user label of a view.
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

  /// Makes content of texts, image sizes and hidden views, each by id, outlet name or user label.
  public init(
    texts: [String: String] = [:], images: [String: InterfaceSize] = [:], hidden: [String: Bool] = [:]
  ) {
    self.texts = texts
    self.images = images
    self.hidden = hidden
  }

  /// The entry of a view: by id, by an outlet, or by its label in Interface Builder.
  func value<Value>(_ entries: [String: Value], of view: InterfaceView) -> Value? {
    if entries.isEmpty { return nil }
    for name in view.contentNames {
      if let value = entries[name] { return value }
    }
    return nil
  }
}

extension InterfaceView {
  /// The names under which content is found: id, outlets, label in Interface Builder.
  var contentNames: [String] { [id] + outlets + (userLabel.map { [$0] } ?? []) }
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

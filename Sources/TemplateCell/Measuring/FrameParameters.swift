/// Everything the frames of one row depend on besides the style: equal parameters mean an equal layout.
public struct FrameParameters<Content: Hashable & Sendable>: Hashable, Sendable {
  /// What the row shows.
  public let content: Content
  /// The width of the content view in points, finite and greater than 0.
  public let width: Double
  /// Scale, direction and text size.
  public let environment: LayoutEnvironment

  /// Makes parameters.
  public init(content: Content, width: Double, environment: LayoutEnvironment = LayoutEnvironment()) {
    self.content = content
    self.width = width
    self.environment = environment
  }
}

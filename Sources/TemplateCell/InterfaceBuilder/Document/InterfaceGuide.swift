/// A layout guide of an Interface Builder file.
public struct InterfaceGuide: Hashable, Sendable {
  /// What a guide follows.
  public enum Kind: String, Hashable, Sendable {
    /// The part of the view that nothing covers.
    case safeArea
    /// The frame of a scroll view.
    case frameLayout = "frameLayoutGuide"
    /// The content of a scroll view.
    case contentLayout = "contentLayoutGuide"
    /// The bar at the top of the screen of older controllers.
    case top
    /// The bar at the bottom of the screen of older controllers.
    case bottom
    /// The keyboard; without one, the bottom of the safe area.
    case keyboard
  }

  /// What it follows.
  public var kind: Kind
  /// The place of its view in ``InterfaceRoot/views``.
  public var owner: Int
}

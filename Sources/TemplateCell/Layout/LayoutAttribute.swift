/// A number that the frame of an item has.
public enum LayoutAttribute: UInt8, Hashable, Sendable, Codable, CaseIterable {
  case left, right, leading, trailing, centerX
  case top, bottom, centerY, firstBaseline, lastBaseline
  case width, height

  /// The name of the anchor in Swift.
  public var name: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .leading: "leading"
    case .trailing: "trailing"
    case .centerX: "centerX"
    case .top: "top"
    case .bottom: "bottom"
    case .centerY: "centerY"
    case .firstBaseline: "firstBaseline"
    case .lastBaseline: "lastBaseline"
    case .width: "width"
    case .height: "height"
    }
  }

  /// Whether the attribute is a position across the cell.
  var isHorizontalPosition: Bool { rawValue <= LayoutAttribute.centerX.rawValue }

  /// Whether the attribute is a position from top to bottom.
  var isVerticalPosition: Bool {
    rawValue > LayoutAttribute.centerX.rawValue && rawValue <= LayoutAttribute.lastBaseline.rawValue
  }

  /// Whether the attribute turns with the direction of the layout.
  var isDirectional: Bool { self == .leading || self == .trailing }

  /// Whether the attribute stays where it is in every direction of the layout.
  var isAbsolute: Bool { self == .left || self == .right }
}

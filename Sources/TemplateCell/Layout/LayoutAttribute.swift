/// A number that the frame of an item has.
///
/// The margin variants are the same number of the item's rectangle moved inwards by its layout margins.
public enum LayoutAttribute: UInt8, Hashable, Sendable, Codable, CaseIterable {
  case left, right, leading, trailing, centerX
  case top, bottom, centerY, firstBaseline, lastBaseline
  case width, height
  case leftMargin, rightMargin, leadingMargin, trailingMargin, centerXWithinMargins
  case topMargin, bottomMargin, centerYWithinMargins

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
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }

  /// The attribute of the edges themselves for one that counts from the margins, and itself for all others.
  var withoutMargins: LayoutAttribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .centerYWithinMargins: .centerY
    default: self
    }
  }

  /// Whether the attribute counts from the layout margins.
  var isWithinMargins: Bool { rawValue >= LayoutAttribute.leftMargin.rawValue }

  /// Whether the attribute is a position across the cell.
  var isHorizontalPosition: Bool { withoutMargins.rawValue <= LayoutAttribute.centerX.rawValue }

  /// Whether the attribute is a position from top to bottom.
  var isVerticalPosition: Bool {
    let raw = withoutMargins.rawValue
    return raw > LayoutAttribute.centerX.rawValue && raw <= LayoutAttribute.lastBaseline.rawValue
  }

  /// Whether the attribute turns with the direction of the layout.
  var isDirectional: Bool { withoutMargins == .leading || withoutMargins == .trailing }

  /// Whether the attribute stays where it is in every direction of the layout.
  var isAbsolute: Bool { withoutMargins == .left || withoutMargins == .right }
}

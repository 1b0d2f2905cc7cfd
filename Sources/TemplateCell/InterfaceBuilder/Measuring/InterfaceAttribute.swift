/// A number that the frame of a view or guide has, as the files name it.
enum InterfaceAttribute: Hashable {
  /// A place across or down: 0 the left or top edge, 1 the right or bottom one.
  case position(isVertical: Bool, fraction: Double, isMargin: Bool)
  /// A width or a height.
  case size(isVertical: Bool)
  /// A baseline.
  case baseline(isFirst: Bool)

  /// The attribute of a name; `nil` for a name that is not known.
  init?(_ name: String) {
    switch name {
    case "left", "leading": self = .position(isVertical: false, fraction: 0, isMargin: false)
    case "right", "trailing": self = .position(isVertical: false, fraction: 1, isMargin: false)
    case "centerX": self = .position(isVertical: false, fraction: 0.5, isMargin: false)
    case "top": self = .position(isVertical: true, fraction: 0, isMargin: false)
    case "bottom": self = .position(isVertical: true, fraction: 1, isMargin: false)
    case "centerY": self = .position(isVertical: true, fraction: 0.5, isMargin: false)
    case "leftMargin", "leadingMargin": self = .position(isVertical: false, fraction: 0, isMargin: true)
    case "rightMargin", "trailingMargin": self = .position(isVertical: false, fraction: 1, isMargin: true)
    case "topMargin": self = .position(isVertical: true, fraction: 0, isMargin: true)
    case "bottomMargin": self = .position(isVertical: true, fraction: 1, isMargin: true)
    case "centerXWithinMargins": self = .position(isVertical: false, fraction: 0.5, isMargin: true)
    case "centerYWithinMargins": self = .position(isVertical: true, fraction: 0.5, isMargin: true)
    case "width": self = .size(isVertical: false)
    case "height": self = .size(isVertical: true)
    case "firstBaseline": self = .baseline(isFirst: true)
    case "baseline", "lastBaseline": self = .baseline(isFirst: false)
    default: return nil
    }
  }

  /// Whether the attribute lies on the vertical axis.
  var isVertical: Bool {
    switch self {
    case .position(let isVertical, _, _), .size(let isVertical): isVertical
    case .baseline: true
    }
  }

  /// The name of the opposite side across; other names as they are.
  static func turned(_ name: String) -> String {
    let names = [
      "left": "right", "right": "left", "leftMargin": "rightMargin", "rightMargin": "leftMargin",
      "leading": "trailing", "trailing": "leading", "leadingMargin": "trailingMargin",
      "trailingMargin": "leadingMargin",
    ]
    return names[name] ?? name
  }

  /// Whether a name is that of a side that changes with the direction: leading or trailing.
  static func isDirectional(_ name: String) -> Bool { name.hasPrefix("leading") || name.hasPrefix("trailing") }

  /// Whether a name is that of a side that is the same in either direction: left or right.
  static func isAbsolute(_ name: String) -> Bool { name.hasPrefix("left") || name.hasPrefix("right") }

  /// Whether it is a place across.
  var isAcross: Bool { if case .position(false, _, _) = self { true } else { false } }

  /// Whether it is a length and not a place.
  var isSize: Bool { if case .size = self { true } else { false } }
}

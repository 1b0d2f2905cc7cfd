public import Foundation

/// The four edges of an item, moved inwards.
public struct LayoutEdges: Sendable {
  let item: any LayoutItem
  let insets: LayoutInsets

  /// The edges moved inwards; negative distances move outwards.
  public func inset(_ more: LayoutInsets) -> LayoutEdges {
    LayoutEdges(
      item: item,
      insets: LayoutInsets(
        top: insets.top + more.top, leading: insets.leading + more.leading, bottom: insets.bottom + more.bottom,
        trailing: insets.trailing + more.trailing))
  }

  /// Both rectangles are equal: four constraints, top, leading, bottom and trailing.
  public static func == (left: LayoutEdges, right: LayoutEdges) -> [LayoutConstraint] {
    [
      left.top == right.top, left.leading == right.leading, left.bottom == right.bottom,
      left.trailing == right.trailing,
    ]
  }

  /// The left rectangle lies within the right one: four constraints.
  public static func <= (left: LayoutEdges, right: LayoutEdges) -> [LayoutConstraint] {
    [
      left.top >= right.top, left.leading >= right.leading, left.bottom <= right.bottom,
      left.trailing <= right.trailing,
    ]
  }

  private var top: YAnchor { insets.top == 0 ? item.top : item.top + insets.top }
  private var leading: XAnchor { insets.leading == 0 ? item.leading : item.leading + insets.leading }
  private var bottom: YAnchor { insets.bottom == 0 ? item.bottom : item.bottom - insets.bottom }
  private var trailing: XAnchor { insets.trailing == 0 ? item.trailing : item.trailing - insets.trailing }
}

/// The width and height of an item.
public struct LayoutSize: Sendable {
  let width: LayoutDimension
  let height: LayoutDimension

  /// Both sizes are equal: two constraints, width and height.
  public static func == (left: LayoutSize, right: LayoutSize) -> [LayoutConstraint] {
    [left.width == right.width, left.height == right.height]
  }

  /// The left size is at most the right one on both axes: two constraints.
  public static func <= (left: LayoutSize, right: LayoutSize) -> [LayoutConstraint] {
    [left.width <= right.width, left.height <= right.height]
  }

  /// The left size is at least the right one on both axes: two constraints.
  public static func >= (left: LayoutSize, right: LayoutSize) -> [LayoutConstraint] {
    [left.width >= right.width, left.height >= right.height]
  }

  /// The size is a size in points: two constraints, width and height.
  public static func == (left: LayoutSize, right: CGSize) -> [LayoutConstraint] {
    [left.width == Double(right.width), left.height == Double(right.height)]
  }

  /// The size is at most a size in points: two constraints, width and height.
  public static func <= (left: LayoutSize, right: CGSize) -> [LayoutConstraint] {
    [left.width <= Double(right.width), left.height <= Double(right.height)]
  }

  /// The size is at least a size in points: two constraints, width and height.
  public static func >= (left: LayoutSize, right: CGSize) -> [LayoutConstraint] {
    [left.width >= Double(right.width), left.height >= Double(right.height)]
  }

  /// The size times a factor.
  public static func * (left: LayoutSize, right: Double) -> LayoutSize {
    LayoutSize(width: left.width * right, height: left.height * right)
  }
}

/// The centre of an item.
public struct LayoutCenter: Sendable {
  let x: XAnchor
  let y: YAnchor

  /// The centre moved to the right and down.
  public func offset(x: Double = 0, y: Double = 0) -> LayoutCenter {
    LayoutCenter(x: self.x + x, y: self.y + y)
  }

  /// Both centres are equal: two constraints, centerX and centerY.
  public static func == (left: LayoutCenter, right: LayoutCenter) -> [LayoutConstraint] {
    [left.x == right.x, left.y == right.y]
  }
}

extension LayoutItem {
  /// The four edges as a group.
  public var edges: LayoutEdges { LayoutEdges(item: self, insets: 0) }
  /// The width and height as a group.
  public var size: LayoutSize { LayoutSize(width: width, height: height) }
  /// The centre as a group.
  public var center: LayoutCenter { LayoutCenter(x: centerX, y: centerY) }
}

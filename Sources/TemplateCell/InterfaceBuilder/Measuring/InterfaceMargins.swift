/// The margins of views and the insets of guides, as Interface Builder applies them.
struct InterfaceMargins {
  private let root: InterfaceRoot
  /// The width of the root that is laid out, in points.
  private let width: Double
  /// Whether the layout runs from right to left.
  private let isMirrored: Bool

  init(_ root: InterfaceRoot, width: Double, isMirrored: Bool = false) {
    self.root = root
    self.width = width
    self.isMirrored = isMirrored
  }

  /// The margins of a view.
  ///
  /// Content views of cells: 8 before Xcode 9, since then those of the cell, 16 or 20 across and 11 down, less what the
  /// content view is shorter. Views of controllers and top-level views: 16 or 20 across and the safe area. Others: 8.
  func margins(of index: Int) -> LayoutInsets {
    let view = root.views[index]
    let own = view.margins.map { isOtherWay(view) ? $0.mirrored : $0 }
    var result = own ?? standard(view)
    if view.role == .content, view.kind == "tableViewCellContentView", let parent = view.parent {
      let cell = margins(of: parent)
      if root.toolsVersion >= 13_000 || view.preservesSuperviewMargins {
        result = own.map { Self.larger($0, cell) } ?? cell
      }
      if view.margins == nil { result.bottom -= gap(view, root.views[parent]) }
      if root.views[parent].accessory != nil, root.toolsVersion >= 13_000 { result.trailing = cellSide == 15 ? 3 : 8 }
      return result
    }
    if view.preservesSuperviewMargins, let parent = view.parent {
      result = Self.larger(result, margins(of: parent))
    }
    if root.kind == .view || root.kind == .controllerView {
      if view.role == .root, root.toolsVersion >= 13_000 {
        result.leading = max(result.leading, side)
        result.trailing = max(result.trailing, side)
      }
      if view.insetsMarginsFromSafeArea, root.toolsVersion >= 13_000 {
        let area = safeArea(of: index)
        result = LayoutInsets(
          top: result.top + area.top, leading: result.leading + area.leading, bottom: result.bottom + area.bottom,
          trailing: result.trailing + area.trailing)
      }
    }
    return result
  }

  /// Whether the margins stored for a view are the other way around than the layout: those from left to right in a layout
  /// from right to left, and leading and trailing ones of a view that has another direction.
  private func isOtherWay(_ view: InterfaceView) -> Bool {
    if view.hasAbsoluteMargins { return isMirrored }
    return view.direction.map { ($0 == .rightToLeft) != isMirrored } ?? false
  }

  /// The part of the safe area of the root that reaches into a view, by the stored frames.
  func safeArea(of index: Int) -> LayoutInsets {
    var area = root.traits.safeArea
    if isMirrored { area = area.mirrored }
    var index = index
    while let parent = root.views[index].parent {
      let (frame, outer) = (root.views[index].frame, root.views[parent].frame)
      area.top -= frame.y
      let (left, right) = (frame.x, outer.width - frame.x - frame.width)
      area.leading -= isMirrored ? right : left
      area.bottom -= outer.height - frame.y - frame.height
      area.trailing -= isMirrored ? left : right
      index = parent
    }
    return LayoutInsets(
      top: max(0, area.top), leading: max(0, area.leading), bottom: max(0, area.bottom),
      trailing: max(0, area.trailing))
  }

  /// What a guide leaves free of its view on each side.
  func insets(of guide: InterfaceGuide) -> LayoutInsets {
    guard guide.kind == .safeArea || guide.kind == .keyboard else { return 0 }
    return safeArea(of: guide.owner)
  }

  /// The system's least margin left and right: 20 on wide views, else 16.
  private var side: Double { width >= 410 ? 20 : 16 }

  /// The margin of a cell left and right: 15 on small screens before iOS 14.
  private var cellSide: Double {
    let isSmall = root.traits.scale == 2 && root.traits.isSmall
    return isSmall && root.toolsVersion >= 14_800 && root.toolsVersion < 17_000 || root.traits.isSmallest ? 15 : side
  }

  private func standard(_ view: InterfaceView) -> LayoutInsets {
    switch view.role {
    case .root:
      switch root.kind {
      case .tableViewCell:
        return root.toolsVersion >= 13_000 ? LayoutInsets(horizontal: cellSide, vertical: 11) : 8
      case .collectionViewCell, .collectionReusableView:
        return root.toolsVersion >= 13_000 && root.toolsVersion < 16_000
          ? LayoutInsets(horizontal: side, vertical: 8) : 8
      case .view, .controllerView:
        return root.toolsVersion >= 13_000 ? LayoutInsets(horizontal: side, vertical: 0) : 8
      case .tableHeaderFooter: return 8
      }
    default: return 8
    }
  }

  private func gap(_ view: InterfaceView, _ cell: InterfaceView) -> Double {
    let gap = cell.frame.height - view.frame.height
    return gap > 0 && gap < 1 ? gap : 0
  }

  private static func larger(_ one: LayoutInsets, _ other: LayoutInsets) -> LayoutInsets {
    LayoutInsets(
      top: max(one.top, other.top), leading: max(one.leading, other.leading),
      bottom: max(one.bottom, other.bottom), trailing: max(one.trailing, other.trailing))
  }
}

extension LayoutInsets {
  /// Leading and trailing exchanged.
  fileprivate var mirrored: LayoutInsets {
    LayoutInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }
}

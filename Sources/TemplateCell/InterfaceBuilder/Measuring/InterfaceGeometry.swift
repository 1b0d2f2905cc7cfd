import Cassowary

/// The unknowns of a layout and the sums of them that attributes stand for.
///
/// Each view has its place in its superview and its size as unknowns; a place in the space of an outer view is the sum
/// of the places on the way there. From right to left, places across count from the right edges, so that leading edges
/// come first in either direction.
struct InterfaceGeometry {
  /// The unknowns of one view on one axis.
  struct Axis {
    var origin: Variable
    var size: Variable
    /// The length of the content of a scroll view.
    var content: Variable?
  }

  /// The unknowns by view: across, down; `nil` for views that take no part.
  private(set) var axes: [(x: Axis, y: Axis)?] = []
  let root: InterfaceRoot
  let margins: InterfaceMargins
  let sizes: InterfaceIntrinsicSizes
  /// Whether a view takes part.
  let isActive: [Bool]
  /// Whether the layout runs from right to left.
  let isMirrored: Bool
  /// The views that take part by the view they lie in, in order.
  private var subviews: [Int: [Int]] = [:]

  init(
    _ root: InterfaceRoot, margins: InterfaceMargins, sizes: InterfaceIntrinsicSizes, isActive: [Bool],
    isMirrored: Bool, solver: inout Solver
  ) {
    self.root = root
    self.margins = margins
    self.sizes = sizes
    self.isActive = isActive
    self.isMirrored = isMirrored
    for (index, view) in root.views.enumerated() {
      guard isActive[index] else {
        axes.append(nil)
        continue
      }
      if let parent = view.parent { subviews[parent, default: []].append(index) }
      let x = Axis(origin: solver.variable(), size: solver.variable(), content: nil)
      let y = Axis(origin: solver.variable(), size: solver.variable(), content: nil)
      guard view.kind == "scrollView" else {
        axes.append((x, y))
        continue
      }
      axes.append(
        (
          Axis(origin: x.origin, size: x.size, content: solver.variable()),
          Axis(origin: y.origin, size: y.size, content: solver.variable())
        ))
    }
  }

  /// Whether a view has the other direction than the layout, and so arranges what lies in it the other way around.
  func isTurned(_ view: Int) -> Bool {
    root.views[view].direction.map { ($0 == .rightToLeft) != isMirrored } ?? false
  }

  /// The attribute of a name; the sides across are the other way around when turned.
  func attribute(_ name: String, isTurned: Bool) -> InterfaceAttribute? {
    InterfaceAttribute(isTurned ? InterfaceAttribute.turned(name) : name)
  }

  /// A place across in the space of a view, counted from the other side.
  func fromOtherSide(_ place: Expression, in view: Int) -> Expression {
    guard let axis = axis(view, false) else { return place }
    return Expression(axis.content ?? axis.size) - place
  }

  /// The unknowns of a view on an axis.
  func axis(_ view: Int, _ isVertical: Bool) -> Axis? { axes[view].map { isVertical ? $0.y : $0.x } }

  /// The views from one outwards, itself first.
  func ancestors(of view: Int) -> [Int] {
    var result = [view]
    while let parent = root.views[result[result.count - 1]].parent { result.append(parent) }
    return result
  }

  /// The innermost view that both lie in; a view lies in itself.
  func commonAncestor(_ one: Int, _ other: Int) -> Int {
    let chain = Set(ancestors(of: one))
    return ancestors(of: other).first { chain.contains($0) } ?? 0
  }

  /// The left or top edge of a view's frame in the space of an outer view.
  func origin(_ view: Int, in ancestor: Int, _ isVertical: Bool) -> Expression {
    var result = Expression()
    var view = view
    while view != ancestor, let axis = axis(view, isVertical), let parent = root.views[view].parent {
      result.append(Term(axis.origin))
      view = parent
    }
    return result
  }

  /// What an attribute of a view or guide is, in the space of an outer view.
  ///
  /// - Parameter other: the view on the other side: edges of a scroll view seen from inside are those of its content.
  func expression(
    _ attribute: InterfaceAttribute, of item: Item, other: Int?, in ancestor: Int
  ) -> Expression? {
    let view = item.view
    guard let axis = axis(view, attribute.isVertical) else { return nil }
    let alignment = root.views[view].alignmentInsets
    let (near, far) =
      attribute.isVertical ? (alignment.top, alignment.bottom) : (alignment.leading, alignment.trailing)
    switch attribute {
    case .size:
      if case .guide(let guide) = item {
        return guideLength(guide, axis, attribute.isVertical)
      }
      var result = Expression(axis.size)
      result.constant = -(near + far)
      return result
    case .baseline(let isFirst):
      return baseline(of: view, isFirst: isFirst, in: ancestor)
    case .position(let isVertical, let fraction, let isMargin):
      var result = origin(view, in: ancestor, isVertical)
      if case .guide(let guide) = item {
        return guidePosition(guide, axis, isVertical, fraction, from: result)
      }
      let isInside = view == ancestor && other.map { $0 != view } ?? false
      let length = isInside ? axis.content ?? axis.size : axis.size
      var (start, end) = (near, far)
      if isMargin {
        let insets = margins.margins(of: view)
        start += isVertical ? insets.top : insets.leading
        end += isVertical ? insets.bottom : insets.trailing
      }
      if fraction != 0 { result.append(Term(length, fraction)) }
      result.constant += start * (1 - fraction) - end * fraction
      return result
    }
  }

  /// A view or a guide of a constraint.
  enum Item {
    case view(Int)
    case guide(InterfaceGuide)

    /// The view, or the one that owns the guide.
    var view: Int {
      switch self {
      case .view(let view): view
      case .guide(let guide): guide.owner
      }
    }
  }

  /// What an id stands for.
  func item(_ id: String, _ indices: [String: Int]) -> Item? {
    if let index = indices[id] { return .view(index) }
    return root.guides[id].map { .guide($0) }
  }

  private func guideLength(_ guide: InterfaceGuide, _ axis: Axis, _ isVertical: Bool) -> Expression {
    if guide.kind == .contentLayout { return Expression(axis.content ?? axis.size) }
    if isVertical, guide.kind == .top { return Expression(constant: root.traits.safeArea.top) }
    if isVertical, guide.kind == .bottom { return Expression(constant: root.traits.safeArea.bottom) }
    let insets = margins.insets(of: guide)
    var result = Expression(axis.size)
    result.constant = -(isVertical ? insets.top + insets.bottom : insets.leading + insets.trailing)
    return result
  }

  private func guidePosition(
    _ guide: InterfaceGuide, _ axis: Axis, _ isVertical: Bool, _ fraction: Double, from origin: Expression
  ) -> Expression {
    var result = origin
    switch guide.kind {
    case .contentLayout:
      if fraction != 0 { result.append(Term(axis.content ?? axis.size, fraction)) }
    case .top where isVertical:
      result.constant += root.traits.safeArea.top * fraction
    case .bottom where isVertical:
      result.append(Term(axis.size))
      result.constant -= root.traits.safeArea.bottom * (1 - fraction)
    case .keyboard where isVertical:
      result.append(Term(axis.size))
      result.constant -= root.traits.safeArea.bottom
    default:
      let insets = margins.insets(of: guide)
      let (start, end) = isVertical ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
      if fraction != 0 { result.append(Term(axis.size, fraction)) }
      result.constant += start * (1 - fraction) - end * fraction
    }
    return result
  }

  // MARK: - Baselines

  private func baseline(of view: Int, isFirst: Bool, in ancestor: Int) -> Expression? {
    let view = baselineView(of: view, isFirst: isFirst)
    guard let axis = axis(view, true) else { return nil }
    var result = origin(view, in: ancestor, true)
    if let offset = sizes.baseline(of: root.views[view], isFirst: isFirst, width: root.views[view].frame.width) {
      result.append(Term(axis.size, 0.5))
      result.constant += offset
    } else {
      let distance = sizes.textViewBaseline(of: root.views[view], isFirst: isFirst) ?? 0
      if !isFirst { result.append(Term(axis.size)) }
      result.constant += isFirst ? distance : -distance
    }
    return result
  }

  /// The view whose text a baseline belongs to: inside a stack the first, the last, or the first with text.
  private func baselineView(of view: Int, isFirst: Bool) -> Int {
    guard let stack = root.views[view].stack else { return view }
    let arranged = arranged(in: view)
    guard let next = stack.isVertical && !isFirst ? arranged.last : arranged.first else { return view }
    return baselineView(of: next, isFirst: isFirst)
  }

  /// The views that a stack arranges, in order.
  func arranged(in stack: Int) -> [Int] { subviews[stack] ?? [] }

  /// The views that a stack arranges, in the order of their places.
  func placed(in stack: Int) -> [Int] {
    let isAcross = root.views[stack].stack?.isVertical == false
    return isAcross && isTurned(stack) ? arranged(in: stack).reversed() : arranged(in: stack)
  }
}

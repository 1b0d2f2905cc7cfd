import Cassowary

extension InterfaceSystem {
  /// The priority of the wish that a stack is as small across as its views allow.
  private static let weakFit = Priority(51)
  /// The priority of the wish that gaps which may differ from the spacing do not.
  private static let weakSpacing = Priority(49)

  /// Adds what stack views ask of the views they arrange.
  mutating func addStacks() {
    let views = geometry.root.views
    for index in views.indices where geometry.isActive[index] {
      guard let stack = views[index].stack else { continue }
      view = index
      let arranged = geometry.placed(in: index)
      guard let first = arranged.first, let last = arranged.last else { continue }
      let insets = stack.usesMargins ? geometry.margins.margins(of: index) : 0
      let vertical = stack.isVertical
      pin(first, 0, to: index, 0, vertical, vertical ? insets.top : insets.leading)
      pin(last, 1, to: index, 1, vertical, -(vertical ? insets.bottom : insets.trailing))
      addGaps(stack, arranged)
      for view in arranged { addAcross(view, in: index, stack, insets) }
      if stack.alignment == .firstBaseline || stack.alignment == .lastBaseline {
        for view in arranged.dropFirst() {
          relate(view, .baseline(isFirst: stack.alignment == .firstBaseline), first, in: index)
        }
      }
      if stack.alignment != .fill, let across = geometry.axis(index, !vertical) {
        require(Expression(across.size), priority: Self.weakFit)
      }
    }
  }

  // MARK: - Along the stack

  private mutating func addGaps(_ stack: InterfaceStack, _ arranged: [Int]) {
    let vertical = stack.isVertical
    var gaps: [Expression] = []
    for (before, after) in zip(arranged, arranged.dropFirst()) {
      guard let gap = gap(before, after, stack) else { continue }
      gaps.append(gap)
      let isFree = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
      var surplus = gap
      surplus.constant -= stack.spacing
      require(surplus, isFree ? .greaterThanOrEqual : .equal)
      if isFree { require(surplus, priority: Self.weakSpacing) }
    }
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for view in arranged.dropFirst() {
        guard let one = length(arranged[0], vertical), let other = length(view, vertical) else { continue }
        require(other - one)
      }
    case .fillProportionally: addProportions(arranged, vertical)
    case .equalSpacing:
      for gap in gaps.dropFirst() { require(gap - gaps[0]) }
    case .equalCentering:
      var steps: [Expression] = []
      for (before, after) in zip(arranged, arranged.dropFirst()) {
        guard let one = place(before, 0.5, vertical), let other = place(after, 0.5, vertical) else { continue }
        steps.append(other - one)
      }
      for step in steps.dropFirst() { require(step - steps[0], priority: Priority(149)) }
    }
  }

  private func gap(_ before: Int, _ after: Int, _ stack: InterfaceStack) -> Expression? {
    let isBaseline = stack.isBaselineRelative && stack.isVertical
    let parent = geometry.root.views[before].parent ?? 0
    let start =
      isBaseline
      ? geometry.expression(.baseline(isFirst: false), of: .view(before), other: nil, in: parent)
      : place(before, 1, stack.isVertical)
    let end =
      isBaseline
      ? geometry.expression(.baseline(isFirst: true), of: .view(after), other: nil, in: parent)
      : place(after, 0, stack.isVertical)
    guard let start, let end else { return nil }
    return end - start
  }

  private mutating func addProportions(_ arranged: [Int], _ vertical: Bool) {
    let lengths = arranged.map { view -> Double in
      let size = geometry.sizes.size(of: geometry.root.views[view], width: nil)
      return (vertical ? size.height : size.width) ?? 0
    }
    guard let first = lengths.firstIndex(where: { $0 > 0 }), let base = length(arranged[first], vertical) else {
      return
    }
    for (position, view) in arranged.enumerated() where position != first && lengths[position] > 0 {
      guard let length = length(view, vertical) else { continue }
      require(length - base * (lengths[position] / lengths[first]), priority: Priority(999))
    }
  }

  // MARK: - Across the stack

  private mutating func addAcross(_ view: Int, in index: Int, _ stack: InterfaceStack, _ insets: LayoutInsets) {
    let vertical = !stack.isVertical
    let (start, end) = vertical ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
    switch alignment(of: stack, index) {
    case .fill:
      pin(view, 0, to: index, 0, vertical, start)
      pin(view, 1, to: index, 1, vertical, -end)
      return
    case .leading, .top: pin(view, 0, to: index, 0, vertical, start)
    case .trailing, .bottom: pin(view, 1, to: index, 1, vertical, -end)
    case .center: pin(view, 0.5, to: index, 0.5, vertical, (start - end) / 2)
    case .firstBaseline, .lastBaseline: break
    }
    pin(view, 0, to: index, 0, vertical, start, .greaterThanOrEqual)
    pin(view, 1, to: index, 1, vertical, -end, .lessThanOrEqual)
  }

  /// The alignment of a stack, with leading and trailing exchanged where it has another direction than the layout.
  private func alignment(of stack: InterfaceStack, _ index: Int) -> InterfaceStack.Alignment {
    guard stack.isVertical, geometry.isTurned(index) else { return stack.alignment }
    switch stack.alignment {
    case .leading: return .trailing
    case .trailing: return .leading
    default: return stack.alignment
    }
  }

  // MARK: - Places

  private func place(_ view: Int, _ fraction: Double, _ isVertical: Bool) -> Expression? {
    geometry.expression(
      .position(isVertical: isVertical, fraction: fraction, isMargin: false), of: .view(view), other: nil,
      in: geometry.root.views[view].parent ?? 0)
  }

  private func length(_ view: Int, _ isVertical: Bool) -> Expression? {
    geometry.expression(.size(isVertical: isVertical), of: .view(view), other: nil, in: view)
  }

  private mutating func pin(
    _ view: Int, _ fraction: Double, to stack: Int, _ stackFraction: Double, _ isVertical: Bool, _ constant: Double,
    _ relation: Relation = .equal
  ) {
    guard let place = place(view, fraction, isVertical),
      let edge = geometry.expression(
        .position(isVertical: isVertical, fraction: stackFraction, isMargin: false), of: .view(stack), other: nil,
        in: stack)
    else { return }
    var difference = place - edge
    difference.constant -= constant
    require(difference, relation)
  }

  private mutating func relate(_ view: Int, _ attribute: InterfaceAttribute, _ other: Int, in stack: Int) {
    guard let one = geometry.expression(attribute, of: .view(view), other: nil, in: stack),
      let second = geometry.expression(attribute, of: .view(other), other: nil, in: stack)
    else { return }
    require(one - second)
  }
}

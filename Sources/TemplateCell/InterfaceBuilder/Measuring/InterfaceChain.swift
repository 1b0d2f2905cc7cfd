/// Tells whether anything leads from the top of a layout to its bottom.
///
/// Views that constraints, stack views or autoresizing masks tie to each other from top to bottom form groups; the top,
/// the middle and the bottom of the root and of the content view are members of their own.
struct InterfaceChain {
  private let geometry: InterfaceGeometry
  /// The next member of the way to the member that stands for a group; one that stands for its group has itself.
  private var groups: [Int]
  private var hasHeight = false
  private let content: Int?

  /// The members beyond the views.
  private enum Edge: Int {
    case top, middle, bottom
  }

  /// Finds the groups.
  ///
  /// - Complexity: O(views + constraints), times the depth of the groups.
  init(_ geometry: InterfaceGeometry) {
    self.geometry = geometry
    let root = geometry.root
    groups = Array(0..<root.views.count + 3)
    content = root.views.firstIndex { $0.role == .content && $0.parent == 0 }
    for (index, view) in root.views.enumerated() where geometry.isActive[index] {
      if view.stack != nil {
        for other in geometry.arranged(in: index) { join(index, other) }
        if isOuter(index), !geometry.arranged(in: index).isEmpty { hasHeight = true }
      }
      if view.role == .autoresizing, let parent = view.parent { addMask(index, view, in: parent) }
    }
    let indices = Dictionary(
      root.views.indices.map { (root.views[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
    for constraint in root.constraints { add(constraint, indices) }
  }

  /// Whether two of the top, the middle and the bottom are in one group, or the height is told.
  var reachesFromTopToBottom: Bool {
    let (top, middle, bottom) = (group(member(.top)), group(member(.middle)), group(member(.bottom)))
    return hasHeight || top == bottom || top == middle || middle == bottom
  }

  // MARK: - Groups

  private func isOuter(_ view: Int) -> Bool { view == 0 || view == content }

  private func member(_ edge: Edge) -> Int { geometry.root.views.count + edge.rawValue }

  private func member(_ view: Int, fraction: Double) -> Int {
    guard isOuter(view) else { return view }
    return member(fraction == 0 ? .top : fraction == 1 ? .bottom : .middle)
  }

  private func group(_ member: Int) -> Int {
    var member = member
    while groups[member] != member { member = groups[member] }
    return member
  }

  private mutating func join(_ one: Int, _ other: Int) {
    let (first, second) = (group(one), group(other))
    groups[max(first, second)] = min(first, second)
  }

  private mutating func addMask(_ index: Int, _ view: InterfaceView, in parent: Int) {
    let grows = view.autoresizing.contains("heightSizable")
    let isAtBottom = view.autoresizing.contains("flexibleMinY")
    if grows || !isAtBottom { join(index, member(parent, fraction: 0)) }
    if grows || isAtBottom { join(index, member(parent, fraction: 1)) }
  }

  private mutating func add(_ constraint: InterfaceConstraint, _ indices: [String: Int]) {
    guard let first = geometry.item(constraint.firstItem, indices)?.view, geometry.isActive[first],
      let attribute = InterfaceAttribute(constraint.firstAttribute), attribute.isVertical
    else { return }
    guard let id = constraint.secondItem else {
      if isOuter(first) { hasHeight = true }
      return
    }
    guard let second = geometry.item(id, indices)?.view, geometry.isActive[second],
      let other = InterfaceAttribute(constraint.secondAttribute ?? constraint.firstAttribute)
    else { return }
    if attribute.isSize || other.isSize {
      if isOuter(first) != isOuter(second) { hasHeight = true }
      return
    }
    let ancestor = geometry.commonAncestor(first, second)
    if geometry.root.views[ancestor].kind == "scrollView", ancestor == first || ancestor == second { return }
    join(member(first, fraction: Self.fraction(attribute)), member(second, fraction: Self.fraction(other)))
  }

  private static func fraction(_ attribute: InterfaceAttribute) -> Double {
    if case .position(_, let fraction, _) = attribute { fraction } else { 1 }
  }
}

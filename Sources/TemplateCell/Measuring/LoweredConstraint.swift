import Cassowary

/// A declared constraint in terms of the unknowns, for one direction of the layout.
struct LoweredConstraint: Sendable {
  /// A baseline whose distance from an edge differs from row to row.
  struct Baseline: Sendable {
    var item: Int
    /// The first line counts from the top edge, the last from the bottom edge.
    var isFirst: Bool
    var coefficient: Double
  }

  /// Left side minus right side, without what baselines add; compared with 0.
  var sum: SlotSum
  var relation: Relation
  var priority: LayoutPriority
  /// What must be added to the sum in each row.
  var baselines: [Baseline] = []
  /// The items that the constraint touches; it drops out when one is collapsed.
  var touched = ItemSet()
  /// The constraint holds only when all of these are collapsed.
  var conditions = ItemSet()

  /// The groups that the constraint belongs to; it drops out when one is off.
  var groups = ItemSet()

  /// Whether the constraint holds in rows in a state.
  func isActive(in state: RowState) -> Bool {
    touched.isDisjoint(with: state.collapsed) && conditions.isSubset(of: state.collapsed) && !isOff(in: state)
  }

  /// Whether a group that the constraint belongs to is off.
  func isOff(in state: RowState) -> Bool {
    state.changes.contains {
      if case .inactive(let group) = $0 { return groups.contains(group) }
      return false
    }
  }
}

extension LoweredConstraint {
  /// Puts a declared constraint into terms of the unknowns.
  ///
  /// From left to right the leading edge is the left one. From right to left leading and trailing positions, and
  /// centres in the same constraint, count from the right edge of the reference view to the left; the reference view
  /// is the nearest one that holds all items of the constraint.
  init(
    _ constraint: LayoutConstraint, tree: ItemTree, direction: LayoutEnvironment.LayoutDirection
  ) throws(TemplateError) {
    let terms = constraint.terms
    var positions: [Int?] = []
    for term in terms { positions.append(try Self.position(of: term.item, in: constraint, tree: tree)) }
    try Self.check(constraint, terms: terms, tree: tree)

    sum = SlotSum()
    sum.constant = constraint.left.constant - constraint.right.constant
    relation = constraint.comparison.relation
    priority = constraint.priority
    touched = ItemSet(positions.compactMap { $0 })
    for item in constraint.collapsedItems {
      if let position = try Self.position(of: item, in: constraint, tree: tree) { conditions.insert(position) }
    }

    let mirrored = direction == .rightToLeft && terms.contains { $0.attribute.isDirectional }
    for (term, item) in zip(terms, positions) {
      lower(term, item: item, mirrored: mirrored)
      let insets = tree.insets(of: term, at: item)
      if insets != 0 {
        try Self.check(insets, of: term, in: constraint, tree: tree)
        sum.constant += term.coefficient * insets.distance(term.attribute, direction: direction, mirrored: mirrored)
      }
    }
    let reference = Self.reference(of: terms, positions: positions, tree: tree)
    count(terms, from: reference, mirrored: mirrored)
  }

  private static func position(
    of item: any LayoutItem, in constraint: LayoutConstraint, tree: ItemTree
  ) throws(TemplateError) -> Int? {
    if item is ContentView { return nil }
    if let guide = item as? LayoutGuide, guide.isInset, guide.owner is ContentView { return nil }
    if let position = tree.position(of: item) { return position }
    throw .unknownItem(
      template: tree.template, constraint: tree.text.text(of: constraint), item: item.kindText, known: tree.names)
  }

  private static func check(
    _ constraint: LayoutConstraint, terms: [LayoutTerm], tree: ItemTree
  ) throws(TemplateError) {
    try checkNumbers(of: constraint, terms: terms, tree: tree)
    if !constraint.priority.isValid {
      throw .invalidPriority(template: tree.template, subject: tree.text.text(of: constraint))
    }
    if terms.contains(where: { $0.attribute.isAbsolute }), terms.contains(where: { $0.attribute.isDirectional }) {
      throw .mixedDirections(template: tree.template, constraint: tree.text.text(of: constraint))
    }
  }

  /// Factors first: dividing by 0 makes the constant NaN too.
  private static func checkNumbers(
    of constraint: LayoutConstraint, terms: [LayoutTerm], tree: ItemTree
  ) throws(TemplateError) {
    let subject = { () -> String in
      guard let term = terms.first else { return constraint.place.map { "the constraint at \($0)" } ?? "a constraint" }
      return "the constraint of \(tree.name(of: term.item)).\(term.attribute.name)"
        + (constraint.place.map { " at \($0)" } ?? "")
    }
    for term in terms {
      let factor = abs(term.coefficient)
      guard factor.isFinite else {
        throw .invalidNumber(
          template: tree.template, constraint: subject(),
          reason:
            "divides \(tree.name(of: term.item)).\(term.attribute.name) by 0, or multiplies it by a number that is "
            + "not finite")
      }
      let greatest = PixelGrid.maximumFactor
      if factor == 0 || (factor <= greatest && factor >= 1 / greatest) { continue }
      throw .invalidNumber(
        template: tree.template, constraint: tree.text.text(of: constraint),
        reason:
          "multiplies by \(number(factor)), but a factor must be from \(Decimals.short(1 / greatest, places: 6)) to "
          + "\(number(greatest))")
    }
    for constant in [constraint.left.constant, constraint.right.constant] where !PixelGrid.holds(constant) {
      throw .invalidNumber(
        template: tree.template, constraint: subject(),
        reason: "has the constant \(number(constant)), but a constant must be \(PixelGrid.rule)")
    }
  }

  private static func check(
    _ insets: LayoutInsets, of term: LayoutTerm, in constraint: LayoutConstraint, tree: ItemTree
  ) throws(TemplateError) {
    if insets.areOnGrid { return }
    let guide = term.item as? LayoutGuide
    let owner = tree.name(of: guide?.owner ?? term.item)
    throw .invalidNumber(
      template: tree.template,
      constraint: "the \(guide?.role == .safeArea ? "safe area insets" : "layout margins") of \(owner), used by "
        + "\(tree.text.text(of: constraint)),",
      reason: "are not \(PixelGrid.rule)")
  }

  /// Adds a term measured from the top left corner of the content view, or to the left of x = 0 when mirrored.
  private mutating func lower(_ term: LayoutTerm, item: Int?, mirrored: Bool) {
    let factor = term.coefficient
    let width = item.map(Slot.width) ?? .contentWidth
    let height = item.map(Slot.height) ?? .contentHeight
    switch term.attribute.withoutMargins {
    case .width: sum.add(width, factor)
    case .height: sum.add(height, factor)
    case .left: addPosition(item.map(Slot.x), width, 0, factor)
    case .right: addPosition(item.map(Slot.x), width, 1, factor)
    case .leading: addPosition(item.map(Slot.x), width, mirrored ? 1 : 0, mirrored ? -factor : factor)
    case .trailing: addPosition(item.map(Slot.x), width, mirrored ? 0 : 1, mirrored ? -factor : factor)
    case .centerX: addPosition(item.map(Slot.x), width, 0.5, mirrored ? -factor : factor)
    case .top: addPosition(item.map(Slot.y), height, 0, factor)
    case .bottom: addPosition(item.map(Slot.y), height, 1, factor)
    case .centerY: addPosition(item.map(Slot.y), height, 0.5, factor)
    case .firstBaseline:
      addPosition(item.map(Slot.y), height, 0, factor)
      addBaseline(term, item: item, isFirst: true)
    case .lastBaseline:
      addPosition(item.map(Slot.y), height, 1, factor)
      addBaseline(term, item: item, isFirst: false)
    default: break
    }
  }

  private mutating func addPosition(_ origin: Slot?, _ length: Slot, _ share: Double, _ factor: Double) {
    if let origin { sum.add(origin, factor) }
    sum.add(length, share * factor)
  }

  private mutating func addBaseline(_ term: LayoutTerm, item: Int?, isFirst: Bool) {
    guard let item, term.item.traits.kind.hasBaselines else { return }
    baselines.append(Baseline(item: item, isFirst: isFirst, coefficient: term.coefficient))
  }

  /// Makes positions that do not cancel count from the reference view.
  private mutating func count(_ terms: [LayoutTerm], from reference: Int?, mirrored: Bool) {
    let across = terms.filter { $0.attribute.isHorizontalPosition }.reduce(0) { $0 + $1.coefficient }
    let down = terms.filter { $0.attribute.isVerticalPosition }.reduce(0) { $0 + $1.coefficient }
    if abs(across) > 1e-12 {
      if mirrored {
        addPosition(reference.map(Slot.x), reference.map(Slot.width) ?? .contentWidth, 1, across)
      } else if let reference {
        sum.add(.x(reference), -across)
      }
    }
    if abs(down) > 1e-12, let reference { sum.add(.y(reference), -down) }
  }

  /// The nearest view that holds all items, counting as inside itself next to others; `nil` for the content view.
  private static func reference(of terms: [LayoutTerm], positions: [Int?], tree: ItemTree) -> Int? {
    let placed = zip(terms, positions).filter {
      $0.0.attribute.isHorizontalPosition || $0.0.attribute.isVerticalPosition
    }.map(\.1)
    var items: [Int] = []
    for position in placed {
      guard let position else { return nil }
      if !items.contains(position) { items.append(position) }
    }
    guard let first = items.first else { return nil }
    if items.count == 1 { return tree.parents[first] }
    return tree.chain(from: first).first { candidate in
      items.allSatisfy { tree.chain(from: $0).contains(candidate) }
    }
  }
}

extension LayoutInsets {
  /// What an attribute of a rectangle differs by when the rectangle is moved inwards.
  ///
  /// - Parameter mirrored: whether leading and trailing count from right to left, as in ``LoweredConstraint``.
  func distance(
    _ attribute: LayoutAttribute, direction: LayoutEnvironment.LayoutDirection, mirrored: Bool
  ) -> Double {
    let (left, right) = (left(direction), right(direction))
    switch attribute.withoutMargins {
    case .left: return left
    case .right: return -right
    case .leading: return leading
    case .trailing: return -trailing
    case .centerX: return (mirrored ? leading - trailing : left - right) / 2
    case .top, .firstBaseline: return top
    case .bottom, .lastBaseline: return -bottom
    case .centerY: return (top - bottom) / 2
    case .width: return -(leading + trailing)
    case .height: return -(top + bottom)
    default: return 0
    }
  }
}

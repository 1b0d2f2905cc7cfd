import Cassowary

/// What a constraint says that ties an edge of an item to the same edge of a view around it: `edge = edge of holder + k`.
struct EdgeTie {
  let item: Int
  /// The view around; `nil` for the content view.
  let holder: Int?
  let edge: LayoutAttribute
  /// The constant in points, counted to the right and down.
  let constant: Double
  /// Whether the edges are tied exactly.
  let isEquation: Bool
  /// The factor of the edge in the constraint.
  private let coefficient: Double
  private let index: Int

  init?(_ index: Int, _ check: TemplateCheck) {
    let constraint = check.constraints[index]
    let terms = constraint.terms
    guard terms.count == 2, terms[0].coefficient == 0 - terms[1].coefficient, terms[0].coefficient != 0,
      terms[0].attribute.withoutMargins == terms[1].attribute.withoutMargins
    else { return nil }
    edge = terms[0].attribute.withoutMargins
    switch edge {
    case .left, .right, .leading, .trailing, .top, .bottom: break
    default: return nil
    }
    let positions = terms.map { check.tree.position(of: $0.item) }
    let inner = positions.firstIndex { position in
      guard let position else { return false }
      let other = positions[0] == position ? positions[1] : positions[0]
      return other.map { $0 != position && check.tree.chain(from: position).contains($0) } ?? true
    }
    guard let inner, let item = positions[inner], !(terms[inner].item is LayoutGuide) else { return nil }
    self.item = item
    holder = positions[1 - inner]
    coefficient = terms[inner].coefficient
    constant = (constraint.right.constant - constraint.left.constant) / coefficient
    isEquation = constraint.comparison == .equal
    self.index = index
  }

  /// Whether the edge is the one at which larger numbers lie outside.
  private var isFarEdge: Bool { edge == .right || edge == .trailing || edge == .bottom }

  var isOutward: Bool { isFarEdge ? constant > 0 : constant < 0 }

  /// The edge on the other side.
  var opposite: LayoutAttribute {
    switch edge {
    case .left: .right
    case .right: .left
    case .leading: .trailing
    case .trailing: .leading
    case .top: .bottom
    default: .top
    }
  }

  func name(_ check: TemplateCheck) -> String {
    "\(holder.map { check.tree.names[$0] } ?? "contentView").\(edge.name)"
  }

  /// How far the item may stick out: what lies there shows nothing.
  func slack(_ check: TemplateCheck) -> Double { check.tree.items[item].traits.invisible(at: edge) + 0.01 }

  /// Whether a place outside can only be a mistake.
  func isMeant(in state: CheckedState, _ check: TemplateCheck) -> Bool {
    if holder == nil, check.tree.items[item].traits.kind.hasBaselines { return true }
    let isHeldInside = check.constraints.indices.contains { other in
      guard state.plan.entryOfConstraint[other] >= 0, let tie = EdgeTie(other, check) else { return false }
      return tie.item == item && tie.edge == opposite && tie.holder == holder && !tie.isOutward && tie.constant != 0
        && (holder == nil || abs(tie.constant) == abs(constant))
    }
    if isHeldInside { return true }
    guard holder == nil, edge.isVerticalPosition else { return false }
    let entry = state.plan.entryOfConstraint[index]
    do {
      return try state.roomy.explain([(.contentHeight, 1)]).entries.contains { $0.entry == entry }
    } catch {
      return false
    }
  }

  /// How far the item sticks out at the edge, or at the opposite one; negative inside.
  func distance(in system: RebuiltSystem, opposite isOpposite: Bool = false) -> Double {
    let isVertical = edge.isVerticalPosition
    func value(_ slot: Slot) -> Double { system.value(of: slot) }
    func start(_ item: Int?) -> Double { item.map { value(isVertical ? .y($0) : .x($0)) } ?? 0 }
    func length(_ item: Int?) -> Double {
      if let item { return value(isVertical ? .height(item) : .width(item)) }
      return value(isVertical ? .contentHeight : .contentWidth)
    }
    return isFarEdge != isOpposite
      ? start(item) + length(item) - start(holder) - length(holder) : start(holder) - start(item)
  }

  /// A row with the other sign; `nil` when the constraint does not hold in it or required constraints forbid that.
  func mended(_ system: RebuiltSystem, _ solved: SolvedSystem) -> RebuiltSystem? {
    let entry = solved.plan.entryOfConstraint[index]
    guard entry >= 0, let id = system.ids[entry] else { return nil }
    let target = solved.compiled.target(of: entry, solved.measurement.inputs) - 2 * coefficient * constant
    return system.with(id, constant: target)
  }

  /// Whether the item lies inside with the other sign.
  func liesInside(mended solved: SolvedSystem) -> Bool {
    guard let system = mended(solved.system, solved) else { return false }
    let before = distance(in: solved.system, opposite: true)
    return distance(in: system) <= 0.01 && distance(in: system, opposite: true) <= max(0.01, before)
  }
}

extension ItemTraits {
  /// How far an item shows nothing at an edge: its alignment or content insets, whichever are greater.
  func invisible(at edge: LayoutAttribute) -> Double {
    [alignmentInsets, contentInsets].reduce(0) { greatest, insets in
      switch edge {
      case .left, .leading: max(greatest, insets.leading)
      case .right, .trailing: max(greatest, insets.trailing)
      case .top: max(greatest, insets.top)
      default: max(greatest, insets.bottom)
      }
    }
  }
}

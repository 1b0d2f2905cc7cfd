import Cassowary

/// A constraint that ties an edge of an item to the same edge of the view it lies in, with a constant that puts it outside.
///
/// What counts as a mistake:
///
/// - The edge lies outside in every state in which the constraint holds, by more than the alignment and content insets
///   of the item: what sticks out no further shows nothing.
/// - With the opposite sign, which is tried, the item lies inside.
/// - A text or a title is never outside the content view on purpose. Any other view, such as a background or an image, may
///   be; for these the constraint must also determine the height of the row, or the opposite edge be held inside: a view
///   that reaches out on one side and keeps a distance on the other was meant to keep it on both.
/// - A view inside another may lie on its border on purpose, as a caption does; there the opposite edge must be held
///   inside by the same number.
struct WrongSign {
  /// The constraint, as declared.
  let constraint: Int
  /// The item that sticks out.
  let item: Int
  let axis: LayoutAxis
  /// How far it does, in points.
  let distance: Double
  /// The edge that it crosses, `contentView.trailing`.
  let edge: String
  /// What the constraint says.
  let tie: EdgeTie
  /// The constraint with the other sign.
  let mended: LayoutConstraint

  /// The constants with the wrong sign in a template, in the order of declaration.
  static func all(in check: TemplateCheck) -> [WrongSign] {
    (check.core.template.firstDeclared..<check.constraints.count).compactMap { WrongSign($0, check) }
  }

  private init?(_ index: Int, _ check: TemplateCheck) {
    guard let tie = EdgeTie(index, check), tie.isOutward else { return nil }
    let states = check.states.filter { $0.plan.entryOfConstraint[index] >= 0 }
    guard let state = states.first else { return nil }
    let slack = tie.slack(check)
    var outside: SolvedSystem?
    for state in states {
      let solved = Self.solution(tie, in: state, check) { tie.distance(in: $0.system) > slack }
      guard let solved else { return nil }
      outside = outside ?? solved
    }
    guard let outside, tie.isMeant(in: state, check), tie.liesInside(mended: outside) else { return nil }
    self.tie = tie
    constraint = index
    item = tie.item
    axis = tie.edge.isVerticalPosition ? .vertical : .horizontal
    distance = tie.distance(in: outside.system)
    edge = tie.name(check)
    var mended = check.constraints[index]
    mended.left.constant = 0 - mended.left.constant
    mended.right.constant = 0 - mended.right.constant
    self.mended = mended
  }

  /// The state with short contents, or with a text in the item very long where that can matter, that meets a condition.
  private static func solution(
    _ tie: EdgeTie, in state: CheckedState, _ check: TemplateCheck, where isMeant: (SolvedSystem) -> Bool
  ) -> SolvedSystem? {
    if isMeant(state.roomy) { return state.roomy }
    guard !tie.isEquation else { return nil }
    for inner in check.tree.items.indices where check.tree.chain(from: inner).contains(tie.item) {
      guard !state.collapsed.contains(inner), check.tree.items[inner].traits.kind.hasBaselines,
        let solved = check.solvedLong(inner, in: state), isMeant(solved)
      else { continue }
      return solved
    }
    return nil
  }
}

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

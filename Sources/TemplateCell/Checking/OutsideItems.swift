import Cassowary

/// Items that lie outside the content view in every state although its height is held: texts of which a part does, above or
/// below, and other items of which more than half does, below.
///
/// What is tied to the bottom of the
/// content view without making its height, as a line below the row, is there on purpose; so may be what a constraint with
/// a label moves. A constant with the wrong sign from top to bottom is told first.
struct OutsideItems {
  /// The items, without what lies in one of them, in the order of declaration.
  let items: [Int]
  /// How far that which reaches furthest does, in points.
  let distance: Double
  /// The constraint that makes the height of the row and speaks of one of the items; for one above the row that which ties
  /// its bottom to the top.
  let cause: Int?
  /// What should be tied to what for the lowest to lie inside.
  let open: OpenBottom

  /// The items of a template; `nil` when there are none.
  init?(_ check: TemplateCheck) {
    guard let state = check.states.first,
      check.states.allSatisfy({ $0.hasHeight && $0.roomy.system.breakages.isEmpty }),
      !check.wrongSigns.contains(where: { $0.axis == .vertical })
    else { return nil }
    let makers = Self.makers(of: state, check)
    let found = check.tree.items.indices.filter { item in
      !(check.tree.items[item] is LayoutGuide)
        && check.states.allSatisfy { $0.collapsed.contains(item) || Self.isOutside(item, $0, check) }
        && check.states.contains { !$0.collapsed.contains(item) } && !Self.isMeant(item, makers, check)
    }
    let items = found.filter { item in !check.tree.chain(from: item).dropFirst().contains(where: found.contains) }
    guard let first = items.first,
      let shown = check.states.first(where: { !$0.collapsed.contains(first) })
    else { return nil }
    let system = shown.roomy.system
    let present = items.filter { !shown.collapsed.contains($0) }
    self.items = items
    distance = present.reduce(0) { furthest, item in
      let top = system.value(of: .y(item))
      return max(furthest, 0 - top, top + system.value(of: .height(item)) - system.value(of: .contentHeight))
    }
    open = check.core.openBottom(of: present, shown.plan) { system.value(of: $0) }
    cause = open.isTop ? Self.topTie(of: open.item, check) : makers.first { Self.isBottomTie($0, of: items, check) }
  }

  /// The equation that ties the bottom of an item to the top of the content view.
  private static func topTie(of item: Int, _ check: TemplateCheck) -> Int? {
    check.constraints.indices.first { index in
      let constraint = check.constraints[index]
      return constraint.comparison == .equal && constraint.terms.count == 2
        && constraint.terms.contains { check.tree.position(of: $0.item) == item && $0.attribute == .bottom }
        && constraint.terms.contains {
          check.tree.position(of: $0.item) == nil && $0.attribute.withoutMargins == .top
        }
    }
  }

  /// Whether a constraint ties one of some items to the bottom of the content view.
  private static func isBottomTie(_ index: Int, of items: [Int], _ check: TemplateCheck) -> Bool {
    let terms = check.constraints[index].terms
    return terms.contains { term in check.tree.position(of: term.item).map(items.contains) ?? false }
      && terms.contains { isBottom($0, check) }
  }

  private static func isOutside(_ item: Int, _ state: CheckedState, _ check: TemplateCheck) -> Bool {
    let traits = check.tree.items[item].traits
    return [state.roomy.system, state.tight.system].allSatisfy { system in
      let (top, length) = (system.value(of: .y(item)), system.value(of: .height(item)))
      let height = system.value(of: .contentHeight)
      guard traits.kind.hasBaselines else { return length > 0.5 && top > 0 && Extent(top, length).isOutside(height) }
      let (above, below) = (0 - top - traits.invisible(at: .top), top + length - height - traits.invisible(at: .bottom))
      return length > 0.5 && max(above, below) > 0.5
    }
  }

  /// Whether an item may lie outside on purpose.
  private static func isMeant(_ item: Int, _ makers: [Int], _ check: TemplateCheck) -> Bool {
    let isText = check.tree.items[item].traits.kind.hasBaselines
    let chain = check.tree.chain(from: item)
    if check.falseBaselines.contains(where: { $0.item == item }) { return true }
    return check.constraints.indices.contains { index in
      let terms = check.constraints[index].terms
      let isOwn = terms.contains { term in
        (term.attribute.isVerticalPosition || term.attribute == .height)
          && (check.tree.position(of: term.item).map(chain.contains) ?? false)
      }
      guard isOwn else { return false }
      if check.constraints[index].label != nil { return true }
      return !isText && !makers.contains(index) && terms.contains { isBottom($0, check) }
    }
  }

  /// Whether a term moves with the bottom of the content view.
  private static func isBottom(_ term: LayoutTerm, _ check: TemplateCheck) -> Bool {
    guard check.tree.position(of: term.item) == nil else { return false }
    switch term.attribute.withoutMargins {
    case .bottom, .centerY, .height: return true
    default: return false
    }
  }

  /// The declared constraints that make the height of a row.
  private static func makers(of state: CheckedState, _ check: TemplateCheck) -> [Int] {
    guard let parts = try? state.roomy.explain([(.contentHeight, 1)]) else { return [] }
    return parts.entries.compactMap {
      guard case .declared(let index) = state.plan.entries[$0.entry].origin else { return nil }
      return index
    }
  }
}

/// What changes the set of constraints of a row, as opposed to their constants.
struct RowState: Hashable, Sendable {
  /// What few rows change.
  enum Change: Hashable, Sendable {
    /// A group of constraints is off.
    case inactive(group: Int)
    /// A constraint has another priority.
    case priority(constraint: Int, LayoutPriority)
    /// The view that is the tallest of a row of views.
    case tallest(row: Int, view: Int)
    /// The row is fitted to a size with priorities of their own.
    case fitting(horizontal: LayoutPriority, vertical: LayoutPriority)
  }

  /// The items that are collapsed, with everything inside them.
  var collapsed = ItemSet()
  /// The image views without an image.
  var withoutImage = ItemSet()
  var direction = LayoutEnvironment.LayoutDirection.leftToRight
  /// Empty in most rows; each kind in the order of what it is about.
  var changes: [Change] = []

  init() {}

  init(
    _ content: ContentStorage, template: CompiledTemplate, direction: LayoutEnvironment.LayoutDirection
  ) {
    self.direction = direction
    for item in template.names.indices {
      if content[item].isCollapsed { collapsed.insert(item) }
      if template.arranged.contains(item), content[item].isHidden { collapsed.insert(item) }
      if content[item].image.imageSize == nil { withoutImage.insert(item) }
    }
    if template.isNested { collapsed = template.tree.withDescendants(collapsed) }
    for (index, group) in template.groups.enumerated() {
      let isActive = content.groups.last { $0.group == index }?.isActive ?? group.isActive
      if !isActive { changes.append(.inactive(group: index)) }
    }
    if !content.priorities.isEmpty {
      changes += content.priorities.sorted { $0.constraint < $1.constraint }.map {
        .priority(constraint: $0.constraint, $0.priority)
      }
    }
  }

  /// The priority of a declared constraint when the state changes it.
  func priority(of constraint: Int) -> LayoutPriority? {
    for case .priority(constraint, let priority) in changes { return priority }
    return nil
  }

  /// The view known to be the tallest of a row of views.
  func tallest(of row: Int) -> Int? {
    for case .tallest(row, let view) in changes { return view }
    return nil
  }

  /// The priorities that the row is fitted with, when they are not those of every row.
  var fitting: (horizontal: LayoutPriority, vertical: LayoutPriority)? {
    for case .fitting(let horizontal, let vertical) in changes { return (horizontal, vertical) }
    return nil
  }
}

extension RowState {
  /// The state with the tallest views that a row solved in it has.
  func withTallest(_ template: CompiledTemplate, _ row: MeasuringCore.SolvedRow) -> RowState {
    var result = self
    result.changes.removeAll {
      if case .tallest = $0 { return true }
      return false
    }
    for stack in template.rowsWithTallest where !collapsed.contains(stack) {
      let view = template.tree.tallestView(ofRow: stack, in: self) { row.value(of: .height($0)) }
      if let view { result.changes.append(.tallest(row: stack, view: view)) }
    }
    return result
  }
}

/// The baselines of stacks: UIKit asks a stack for the view that stands for it (`UIView.forFirstBaselineLayout`), and a
/// stack answers with one of its arranged views.
extension ItemTree {
  /// The view whose baseline is that of an item: for a column its first or last view, for a row its tallest, and so on
  /// when that is a stack; the item itself for all others and for a stack without a view that is there.
  func baselineView(of item: any LayoutItem, isFirst: Bool, in state: RowState) -> any LayoutItem {
    guard let stack = item as? StackView else { return item }
    let views = stack.arrangedSubviews.filter { view in
      position(of: view).map { !state.collapsed.contains($0) } ?? false
    }
    let chosen: (any LayoutItem)?
    if stack.axis == .vertical {
      chosen = isFirst ? views.first : views.last
    } else if let tallest = position(of: stack).flatMap(state.tallest(of:)) {
      chosen = items[tallest]
    } else {
      chosen = views.first(where: Self.hasBaseline) ?? views.first
    }
    guard let chosen else { return item }
    return baselineView(of: chosen, isFirst: isFirst, in: state)
  }

  /// The rows of which the tallest view counts for a baseline that a constraint speaks of, in the order of the items.
  ///
  /// In a row aligned at its baselines any view does.
  func rowsWithTallest(_ constraints: [LayoutConstraint]) -> [Int] {
    var result: Set<Int> = []
    func collect(_ stack: StackView) {
      let isAligned = stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
      if stack.axis == .horizontal, !isAligned, let position = position(of: stack) { result.insert(position) }
      for case let inner as StackView in stack.arrangedSubviews { collect(inner) }
    }
    for term in constraints.flatMap(\.terms) where term.isStackBaseline {
      if let stack = term.item as? StackView { collect(stack) }
    }
    return result.sorted()
  }

  /// The tallest view of a row by heights, before others as tall one with a baseline, then the first.
  func tallestView(ofRow row: Int, in state: RowState, height: (Int) -> Double) -> Int? {
    guard let stack = items[row] as? StackView else { return nil }
    let views = stack.arrangedSubviews.compactMap { position(of: $0) }.filter { !state.collapsed.contains($0) }
    guard let most = views.map(height).max() else { return nil }
    let tallest = views.filter { height($0) > most - 1e-6 }
    return tallest.first { Self.hasBaseline(items[$0]) } ?? tallest.first
  }

  private static func hasBaseline(_ item: any LayoutItem) -> Bool {
    item.traits.kind.hasBaselines || item is StackView
  }
}

extension LayoutTerm {
  /// Whether the term is the baseline of a stack.
  var isStackBaseline: Bool { item is StackView && (attribute == .firstBaseline || attribute == .lastBaseline) }
}

extension LayoutExpression {
  /// The expression with the views that stand for the baselines of stacks.
  func resolvingBaselines(_ tree: ItemTree, in state: RowState) -> LayoutExpression {
    LayoutExpression(
      terms: terms.map { term in
        guard term.isStackBaseline else { return term }
        let view = tree.baselineView(of: term.item, isFirst: term.attribute == .firstBaseline, in: state)
        return LayoutTerm(item: view, attribute: term.attribute, coefficient: term.coefficient)
      }, constant: constant)
  }
}

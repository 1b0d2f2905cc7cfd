extension ItemTree {
  /// The layout margins of the item at a position, of the content view for `nil`.
  ///
  /// - Complexity: O(n) for n views around it that pass their margins on.
  func margins(at position: Int?) -> LayoutInsets {
    guard let position else { return contentMargins }
    let traits = items[position].traits
    guard traits.preservesSuperviewLayoutMargins else { return traits.layoutMargins }
    return traits.layoutMargins.union(margins(at: parents[position]))
  }

  /// How far the rectangle that a term speaks of lies within that of the item at a position.
  func insets(of term: LayoutTerm, at position: Int?) -> LayoutInsets {
    let role = (term.item as? LayoutGuide)?.role
    if role == .safeArea { return position.map { items[$0].traits.safeAreaInsets } ?? contentSafeArea }
    if role == .layoutMargins || term.attribute.isWithinMargins { return margins(at: position) }
    return 0
  }

  /// The constraints of the embedded templates, labels with the names of the templates in front.
  var embeddedConstraints: [LayoutConstraint] {
    zip(items, names).flatMap { item, name in
      ((item as? any Embedding)?.embeddedConstraints ?? []).map { constraint in
        var result = constraint
        result.label = constraint.label.map { "\(name).\($0)" }
        return result
      }
    }
  }

  /// Gives the guides of readable width that constraints use places of their own.
  ///
  /// - Returns: the constraints that hold them within the margins, centred and no wider than can be read.
  mutating func adoptGuides(in constraints: [LayoutConstraint]) -> [LayoutConstraint] {
    var result: [LayoutConstraint] = []
    for item in constraints.flatMap({ $0.terms.map(\.item) + $0.collapsedItems }) {
      guard let guide = item as? LayoutGuide, guide.role == .readableContent, let owner = guide.owner,
        owner is ContentView || position(of: owner) != nil, position(of: guide) == nil
      else { continue }
      adopt(guide, of: owner)
      let margins = owner.layoutMarginsGuide
      result += [
        guide.top == margins.top, guide.bottom == margins.bottom, guide.centerX == margins.centerX,
        guide.width <= margins.width, guide.width <= readableContentWidth,
        guide.width == margins.width ~ LayoutPriority(999),
      ]
    }
    return result
  }
}

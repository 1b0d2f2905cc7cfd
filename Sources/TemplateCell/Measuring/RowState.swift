/// What changes the set of constraints of a row, as opposed to their constants.
struct RowState: Hashable, Sendable {
  /// The items that are collapsed, with everything inside them.
  var collapsed = ItemSet()
  /// The image views without an image.
  var withoutImage = ItemSet()
  var direction = LayoutEnvironment.LayoutDirection.leftToRight

  init() {}

  init(_ content: CellContent, tree: ItemTree, direction: LayoutEnvironment.LayoutDirection) {
    self.direction = direction
    for item in content.values.indices {
      if content.values[item].isCollapsed { collapsed.insert(item) }
      if content.values[item].image.imageSize == nil { withoutImage.insert(item) }
    }
    if tree.isNested { collapsed = tree.withDescendants(collapsed) }
  }
}

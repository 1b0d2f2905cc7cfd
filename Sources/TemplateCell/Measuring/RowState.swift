/// What changes the set of constraints of a row, as opposed to their constants.
struct RowState: Hashable, Sendable {
  /// The items that are collapsed, with everything inside them.
  var collapsed = ItemSet()
  /// The image views without an image.
  var withoutImage = ItemSet()
  var direction = LayoutEnvironment.LayoutDirection.leftToRight

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
  }
}

extension MeasuringCore {
  /// Where something about an item was written: the first constraint of the template that touches it on an axis, the
  /// first that touches it at all, the item itself, and when nothing of that is known what a stack adds.
  func place(of item: Int, axis: LayoutAxis) -> (file: String, line: Int)? {
    let own = template.constraints[template.firstDeclared...]
    let constraint = first(own, item, axis) ?? first(own, item, nil)
    if let constraint, let file = constraint.file, let line = constraint.line { return (file, line) }
    let traits = template.tree.items[item].traits
    if let file = traits.file, let line = traits.line { return (file, line) }
    let added = first(template.constraints[..<template.firstDeclared], item, nil)
    guard let file = added?.file, let line = added?.line else { return nil }
    return (file, line)
  }

  private func first(
    _ constraints: ArraySlice<LayoutConstraint>, _ item: Int, _ axis: LayoutAxis?
  ) -> LayoutConstraint? {
    constraints.first { constraint in
      constraint.collapsedItems.isEmpty
        && constraint.terms.contains { term in
          guard template.tree.position(of: term.item) == item else { return false }
          guard let axis else { return true }
          let isVertical = term.attribute.isVerticalPosition || term.attribute == .height
          return isVertical == (axis == .vertical)
        }
    }
  }

  /// The texts of labels and text views that are declared and that no row changes, and for each button the widest title
  /// that is declared or that a row gives it, also when that is none.
  ///
  /// - Complexity: one measurement for each title that rows give.
  func declaredTexts(_ rows: [CellContent]) -> [Int: StyledText] {
    var result: [Int: StyledText] = [:]
    for (index, item) in template.tree.items.enumerated() {
      let declared = template.outline.initialValues[index].label.styledText
      let texts = [declared] + rows.map { $0.storage[index].label.styledText }
      switch item.traits.kind {
      case .button:
        let widths = texts.map { text in
          self.text.measure(TextRequest(text, width: nil, numberOfLines: 1, scale: 2)).width
        }
        result[index] = texts[widths.indices.reduce(0) { widths[$1] > widths[$0] ? $1 : $0 }]
      case .label where !declared.string.isEmpty, .textView where !declared.string.isEmpty:
        if texts.allSatisfy({ $0.string == declared.string }) { result[index] = declared }
      default: break
      }
    }
    return result
  }
}

import Foundation

extension MeasuringCore {
  /// The texts that a row puts in part above or below its content view, by more than what their insets hide.
  ///
  /// - Complexity: O(n) for n items.
  func findingsOutside(_ layout: CellLayout, _ content: CellContent) -> [Finding] {
    template.tree.items.indices.compactMap { item in
      let (traits, values, frame) = (template.tree.items[item].traits, content.storage[item], layout.frames[item])
      guard traits.kind.hasBaselines, !values.isHidden, !values.label.styledText.string.isEmpty, frame.height > 0,
        frame.minY < layout.fittingHeight, frame.maxY > 0
      else { return nil }
      let above = 0 - Double(frame.minY) - traits.invisible(at: .top)
      let below = Double(frame.maxY) - layout.fittingHeight - traits.invisible(at: .bottom)
      // Edges are rounded to pixels, heights up.
      guard max(above, below) > 0.5 else { return nil }
      return finding(item, distance: above > below ? 0 - Double(frame.minY) : nil, layout, content)
    }
  }

  /// - Parameter distance: how far the item reaches above the top; `nil` when it is the bottom.
  private func finding(_ item: Int, distance: Double?, _ layout: CellLayout, _ content: CellContent) -> Finding {
    let name = template.names[item]
    let below = Double(layout.frames[item].maxY) - layout.fittingHeight
    let sentence =
      distance.map { "\(name) begins \(LayoutExplanation.text($0)) points above the cell" }
      ?? "\(name) ends \(LayoutExplanation.text(below)) points below the cell"
    let place = place(of: item, axis: .vertical)
    var finding = Finding(
      rule: OutsideCellRule.name,
      message: "\(template.tree.template): \(sentence). Look at what explain(_:_:of:width:) says of its top.",
      file: place?.file, line: place?.line)
    guard let (constraint, other) = emptyBaseline(of: item, content) else { return finding }
    let text = template.tree.text.text(of: constraint)
    finding.message =
      "\(template.tree.template): \(sentence), because \(template.names[other]) has no text, so its baseline is its top: "
      + "\(text). Collapse \(template.names[other]) when it has no text, and say in whenCollapsed what holds instead."
    (finding.file, finding.line) = (constraint.file, constraint.line)
    return finding
  }

  /// The constraint that ties a baseline of an item to that of one without a text.
  private func emptyBaseline(of item: Int, _ content: CellContent) -> (constraint: LayoutConstraint, other: Int)? {
    for constraint in template.constraints {
      let terms = constraint.terms.filter { $0.attribute == .firstBaseline || $0.attribute == .lastBaseline }
      let items = terms.compactMap { template.tree.position(of: $0.item) }
      guard items.contains(item) else { continue }
      let other = items.first { $0 != item && content.storage[$0].label.styledText.string.isEmpty }
      if let other { return (constraint, other) }
    }
    return nil
  }
}

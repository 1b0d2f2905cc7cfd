import Cassowary
import Foundation

extension TemplateCheck {
  /// The texts that a row puts above or below its content view, by more than what their insets hide, but for those that
  /// the template always puts there and those that the row folds away.
  ///
  /// - Complexity: O(n) for n items and states; a row with constants of its own that puts a text outside is solved anew.
  func findingsOutside(
    _ layout: CellLayout, _ content: CellContent, _ environment: LayoutEnvironment
  ) -> [Finding] {
    guard !layout.findings.contains(where: { $0.rule == Finding.undeterminedHeight }) else { return [] }
    let state = RowState(content.storage, template: core.template, direction: .leftToRight)
    var outside = tree.items.indices.filter { item in
      let (traits, frame) = (tree.items[item].traits, layout.frames[item])
      guard traits.kind.hasBaselines, core.isSeen(item, content.storage), frame.height > 0 else { return false }
      let above = 0 - Double(frame.minY) - traits.invisible(at: .top)
      let below = Double(frame.maxY) - layout.fittingHeight - traits.invisible(at: .bottom)
      // Edges are rounded to pixels, heights up.
      return max(above, below) > 0.5 && !isTold(item) && !isFolded(item, state)
    }
    if !outside.isEmpty, !content.storage.constants.isEmpty,
      let solved = try? core.solvedSystem(content, width: layout.width, environment: environment)
    {
      outside.removeAll { isMoved($0, by: content.storage.constants.map(\.constraint), solved) }
    }
    let causes = outside.map { emptyBaseline(of: $0, content) }
    let known = zip(outside, causes).compactMap { item, cause in cause.map { finding(item, $0, layout) } }
    let other = zip(outside, causes).filter { $0.1 == nil }.map(\.0)
    return known + (other.isEmpty ? [] : [finding(other, layout, state)])
  }

  /// Whether the finding of a rule for the template tells of an item, or of a view around it.
  private func isTold(_ item: Int) -> Bool {
    let chain = tree.chain(from: item)
    return falseBaselines.contains { $0.item == item } || (outsideItems?.items ?? []).contains(where: chain.contains)
      || wrongSigns.contains { $0.axis == .vertical && chain.contains($0.item) }
  }

  /// Whether the place of an item at the edge of the content view that it lies beyond depends on one of some constraints.
  private func isMoved(_ item: Int, by constraints: [Int], _ solved: SolvedSystem) -> Bool {
    let isAbove = solved.system.value(of: .y(item)) < 0
    let terms: [(slot: Slot, coefficient: Double)] =
      isAbove ? [(.y(item), 1)] : [(.y(item), 1), (.height(item), 1), (.contentHeight, -1)]
    do throws(SolverError) {
      return try solved.explain(terms).entries.contains { share in
        guard case .declared(let index) = solved.plan.entries[share.entry].origin else { return false }
        return constraints.contains(index)
      }
    } catch {
      return false
    }
  }

  /// Whether a row hides a text by a group of constraints or a priority: the text is inside without.
  private func isFolded(_ item: Int, _ state: RowState) -> Bool {
    states.contains { other in
      guard other.state.changes != state.changes, !other.collapsed.contains(item) else { return false }
      let system = other.roomy.system
      return Extent(system.value(of: .y(item)), system.value(of: .height(item))).hidden(
        system.value(of: .contentHeight)) < 0.5
    }
  }

  /// How far an item lies above or below.
  private func place(_ item: Int, _ layout: CellLayout) -> String {
    let (above, below) = (0 - Double(layout.frames[item].minY), Double(layout.frames[item].maxY) - layout.fittingHeight)
    let name = tree.names[item]
    return above > below
      ? "\(name) begins \(LayoutExplanation.text(above)) points above the cell"
      : "\(name) ends \(LayoutExplanation.text(below)) points below the cell"
  }

  private func finding(_ items: [Int], _ layout: CellLayout, _ state: RowState) -> Finding {
    let open = core.openBottom(of: items, core.cache.plan(state).plan) { slot in
      if slot == .contentHeight { return layout.fittingHeight }
      let frame = layout.frames[(slot.index - 2) / 4]
      return slot == .y((slot.index - 2) / 4) ? Double(frame.minY) : Double(frame.height)
    }
    let holder = open.holder.map { tree.names[$0] } ?? "contentView"
    let mend =
      open.weak.map { "Look at \(tree.text.text(of: constraints[$0]))" }
      ?? "Other items make the height: add \(tree.names[open.item]).bottom <= \(holder).bottom - k, k points of distance"
    let sentence = items.map { place($0, layout) }.joined(separator: ", ")
    if let weak = open.weak { return finding(OutsideCellRule.self, constraint: weak, "\(sentence). \(mend).") }
    return finding(OutsideCellRule.self, item: open.item, axis: .vertical, "\(sentence). \(mend).")
  }

  private func finding(_ item: Int, _ cause: (constraint: Int, other: Int), _ layout: CellLayout) -> Finding {
    let mend =
      "Collapse \(tree.names[cause.other]) when it has no text, and say in whenCollapsed what holds instead."
    return finding(cause, place(item, layout), mend)
  }

  private func finding(_ cause: (constraint: Int, other: Int), _ fault: String, _ mend: String) -> Finding {
    let other = tree.names[cause.other]
    return finding(
      OutsideCellRule.self, constraint: cause.constraint,
      "\(fault), because \(other) has no text, so its baseline is its top: "
        + "\(tree.text.text(of: constraints[cause.constraint])). \(mend)")
  }

  // MARK: - Baselines of what has no text

  /// A text that begins above the cell because its baseline is tied to that of an item that never has a text.
  struct FalseBaseline {
    let item: Int
    let other: Int
    let constraint: Int
    /// How far it does, in points.
    let distance: Double
  }

  /// The texts that begin above the cell because of the first baseline of an item that never has one.
  func foundFalseBaselines() -> [FalseBaseline] {
    (core.template.firstDeclared..<constraints.count).compactMap { index in
      let terms = constraints[index].terms
      guard terms.count == 2, terms.contains(where: { $0.attribute == .firstBaseline }),
        terms.allSatisfy({ $0.attribute == .firstBaseline || $0.attribute == .lastBaseline })
      else { return nil }
      let items = terms.compactMap { tree.position(of: $0.item) }
      guard let item = items.first(where: { tree.items[$0].traits.kind.hasBaselines }),
        let other = items.first(where: { !tree.items[$0].traits.kind.hasBaselines && !(tree.items[$0] is StackView) }),
        let state = states.first(where: { $0.plan.entryOfConstraint[index] >= 0 })
      else { return nil }
      let distance = 0 - state.roomy.system.value(of: .y(item)) - tree.items[item].traits.invisible(at: .top)
      return distance > 0.5 ? FalseBaseline(item: item, other: other, constraint: index, distance: distance) : nil
    }
  }

  func finding(_ baseline: FalseBaseline) -> Finding {
    let (name, other) = (tree.names[baseline.item], tree.names[baseline.other])
    return finding(
      (baseline.constraint, baseline.other),
      "\(name) begins \(LayoutExplanation.text(baseline.distance)) points above the cell",
      "Tie \(name).centerY to \(other).centerY instead.")
  }

  /// The constraint that ties a baseline of an item to that of one without a text.
  private func emptyBaseline(of item: Int, _ content: CellContent) -> (constraint: Int, other: Int)? {
    for index in constraints.indices {
      let terms = constraints[index].terms.filter {
        $0.attribute == .firstBaseline || $0.attribute == .lastBaseline
      }
      let items = terms.compactMap { tree.position(of: $0.item) }
      guard items.contains(item) else { continue }
      let other = items.first { $0 != item && content.storage[$0].label.styledText.string.isEmpty }
      if let other { return (index, other) }
    }
    return nil
  }
}

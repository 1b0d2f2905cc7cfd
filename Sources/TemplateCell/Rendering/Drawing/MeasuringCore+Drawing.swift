import Cassowary
import Foundation

extension MeasuringCore {
  /// The drawing of a row at its own height, or at one that is given.
  func drawing(
    _ content: CellContent, width: Double, height: Double?, environment: LayoutEnvironment, showsConstraints: Bool
  ) throws(MeasuringError) -> CellDrawing {
    let own = try layout(content, width: width, environment: environment)
    var (layout, fitting): (CellLayout, RowFitting?) = (own, nil)
    if let height {
      let given = try self.fitting(content, height: height, environment: environment)
      fitting = given
      layout = try self.layout(content, width: width, environment: environment, fitting: given)
      layout.height = height
    }
    let solved = try solvedSystem(content, width: width, environment: environment, fitting: fitting)
    var drawing = CellDrawing(layout, direction: environment.layoutDirection)
    let ambiguous = showsConstraints ? solved.ambiguousItems : ItemSet()
    let hidden = template.tree.withDescendants(
      ItemSet(template.tree.items.indices.filter { content.storage[$0].isHidden }))
    let items = drawnItems(solved.plan).filter { showsConstraints || !hidden.contains($0) }
    drawing.parts = items.compactMap { item in
      guard CellDrawing.isPlace(layout.frames[item]) else { return nil }
      var part = part(item, layout.frames[item], content.storage, solved, environment)
      part.isAmbiguous = ambiguous.contains(item)
      part.isHidden = hidden.contains(item)
      return part
    }
    drawing.notes = notes(own: own, given: height)
    if height != nil {
      let cut = truncatedContents(solved.plan, content, environment) { solved.system.value(of: $0) }
      drawing.notes += Self.cutNotes(cut)
    }
    guard showsConstraints else { return drawing }
    if height == nil { drawing.notes += roundingNotes(own, content, environment) }
    do throws(SolverError) {
      let dimensions = RowDimensions(solved, core: self)
      drawing.dimensions = try dimensions.all() + dimensions.contentInsets(of: items)
    } catch {
      throw unusable(error)
    }
    return drawing
  }

  /// The items that take part in a row, from back to front: views before what lies in them, and that before the next
  /// sibling; no guides, no gaps of stacks.
  private func drawnItems(_ plan: RowPlan) -> [Int] {
    let tree = template.tree
    let (gaps, active) = (tree.gaps, ItemSet(plan.activeItems))
    return tree.backToFront.filter {
      active.contains($0) && !gaps.contains($0) && !(tree.items[$0] is LayoutGuide)
    }
  }

  private func part(
    _ item: Int, _ frame: CGRect, _ content: ContentStorage, _ solved: SolvedSystem, _ environment: LayoutEnvironment
  ) -> CellDrawing.Part {
    let traits = template.tree.items[item].traits
    var part = CellDrawing.Part(name: template.names[item], frame: frame, appearance: .view, lines: [])
    let limit: Int
    switch traits.kind {
    case .image:
      part.appearance = .image
      return part
    case .label(_, _, let lines): limit = lines
    case .button: limit = 1
    case .textView: limit = 0
    case .plain, .fixed, .separator, .sized, .contentView: return part
    }
    let styled = solved.measurement.measuring.resolved(content[item].label.styledText)
    guard !styled.string.isEmpty else {
      // Nothing is seen of it, so it covers nothing either.
      part.appearance = .text("", lineCount: 0)
      return part
    }
    if case .button = traits.kind {
      part.appearance = .text(styled.string, lineCount: 1)
      part.lines = CellDrawing.evenLines(part.appearance, in: frame, direction: environment.layoutDirection)
      return part
    }
    let width = max(
      0, solved.system.value(of: .width(item)) - traits.contentInsets.leading - traits.contentInsets.trailing)
    let request = TextRequest(styled, width: width, numberOfLines: limit, scale: environment.scale)
    let direction = environment.layoutDirection
    guard let setter = text as? any TextLayouting else {
      part.appearance = .text(styled.string, lineCount: max(1, text.measure(request).lineCount))
      part.lines = CellDrawing.evenLines(part.appearance, in: frame, direction: direction)
      return part
    }
    part.lines = CellDrawing.lines(
      request, by: setter, in: frame, insets: traits.contentInsets, direction: direction)
    part.appearance = .text(styled.string, lineCount: max(1, part.lines.count))
    return part
  }
}

extension ItemTree {
  /// All items from back to front: a view, what lies in it in the order of its subviews, then its next sibling.
  fileprivate var backToFront: [Int] {
    var inside: [Int: [Int]] = [:]
    var next: [Int] = []
    for (item, traits) in items.map(\.traits).enumerated() {
      inside[item] = traits.subviews.compactMap { position(of: $0) }
    }
    for (item, parent) in parents.enumerated() {
      guard let parent else {
        next.append(item)
        continue
      }
      if !(inside[parent]?.contains(item) ?? false) { inside[parent, default: []].append(item) }
    }
    next.reverse()
    var result: [Int] = []
    while let item = next.popLast() {
      result.append(item)
      next += (inside[item] ?? []).reversed()
    }
    return result
  }

  /// The unseen items between the views of stacks.
  var gaps: ItemSet {
    ItemSet(items.compactMap { item in (item as? StackView)?.gap.flatMap { position(of: $0) } })
  }
}

extension SolvedSystem {
  /// The items whose position or size has more than one value among equally good solutions.
  fileprivate var ambiguousItems: ItemSet {
    let ambiguous = Set(system.solver.ambiguousVariables())
    let gaps = compiled.template.tree.gaps
    return ItemSet(
      plan.activeItems.filter { item in
        !gaps.contains(item)
          && (Slot.x(item).index...Slot.height(item).index).contains { ambiguous.contains(system.variables[$0]) }
      })
  }
}

import Cassowary

/// The constraints of a solved row as dimensions of its drawing.
struct RowDimensions {
  let solved: SolvedSystem
  let core: MeasuringCore
  let tree: ItemTree
  private let gaps: ItemSet

  init(_ solved: SolvedSystem, core: MeasuringCore) {
    self.solved = solved
    self.core = core
    tree = core.template.tree
    gaps = tree.gaps
  }

  /// A dimension for each declared constraint that says something about the row, and for each content of its own height
  /// in the sum that the height of the row is, in the order of declaration; then the margins they count from.
  ///
  /// Overruled wishes that are weaker than that to be low, such as those of stacks not to grow, say nothing.
  ///
  /// - Complexity: O(n) for n constraints, besides the explanation of the height.
  func all() throws(SolverError) -> [CellDrawing.Dimension] {
    let determining = Set(try solved.explain([(.contentHeight, 1)]).entries.map(\.entry))
    let broken = Set(solved.system.breakages.map(\.entry))
    let overruled = Set(solved.system.solver.violations().map(\.constraint))
    var result: [CellDrawing.Dimension] = []
    var margins: [MarginDimension] = []
    for (index, entry) in solved.plan.entries.enumerated() {
      let role: CellDrawing.Dimension.Role =
        broken.contains(index)
        ? .broken
        : determining.contains(index)
          ? .determinesHeight
          : solved.system.ids[index].map(overruled.contains) ?? false ? .overruled : .holds
      switch entry.origin {
      case .declared(let declared):
        if role == .overruled, entry.priority < .fittingSizeLevel { continue }
        let constraint = core.constraint(declared, of: entry, solved.measurement.inputs)
        collectMargins(of: constraint, role, into: &margins)
        if let dimension = dimension(constraint, role) { result.append(dimension) }
      case .hugging(let content, isVertical: true) where role == .determinesHeight,
        .compressionResistance(let content, isVertical: true) where role == .determinesHeight:
        let item = solved.plan.contents[content].item
        result.append(
          CellDrawing.Dimension(
            role: role, axis: .vertical, start: span(item, .vertical).lowerBound,
            end: span(item, .vertical).upperBound, across: span(item, .horizontal),
            caption: Self.text(solved.compiled.target(of: index, solved.measurement.inputs)),
            text: core.text(of: index, solved.compiled, solved.measurement.inputs)))
      default: break
      }
    }
    return result + margins.map(\.dimension)
  }

  // MARK: - One constraint

  private func dimension(
    _ constraint: LayoutConstraint, _ role: CellDrawing.Dimension.Role
  ) -> CellDrawing.Dimension? {
    let terms = constraint.terms
    guard let first = terms.first, !isGap(first) else { return nil }
    let positions = terms.filter { $0.attribute.isHorizontalPosition || $0.attribute.isVerticalPosition }
    let isVertical = (positions.first ?? first).attribute.isVerticalPosition || first.attribute == .height
    let axis: LayoutAxis = isVertical ? .vertical : .horizontal
    var ends: [Double]
    var members: [LayoutTerm]
    if positions.isEmpty {
      members = [first]
      let length = span(of: first, axis)
      ends = [length.lowerBound, length.upperBound]
    } else {
      members = positions
      ends = positions.map(position)
      if positions.count == 1 { ends.append(origin(of: positions[0], axis)) }
    }
    guard let start = ends.min(), let end = ends.max(), abs(start) < 1e6, abs(end) < 1e6 else { return nil }
    var dimension = CellDrawing.Dimension(
      role: role, axis: axis, start: start, end: end, across: 0...0, caption: caption(constraint, positions),
      text: tree.text.text(of: constraint))
    dimension.across = across(members, axis, isAlignment: dimension.isAlignment)
    if role == .broken || role == .overruled {
      dimension.caption = "\(dimension.caption.isEmpty ? "0" : dimension.caption), is \(Self.text(end - start))"
    }
    return dimension
  }

  /// What stands beside the arrow of a constraint.
  private func caption(_ constraint: LayoutConstraint, _ positions: [LayoutTerm]) -> String {
    let constant = constraint.right.constant - constraint.left.constant
    let terms = constraint.terms
    if terms.contains(where: isGap) { return "= gap" }
    if positions.count == 2, terms.count == 2, terms[0].coefficient == 1, terms[1].coefficient == -1 {
      if constraint.comparison == .equal { return constant == 0 ? "" : Self.text(abs(constant)) }
      let isMirrored = solved.plan.direction == .rightToLeft && terms.contains { $0.attribute.isDirectional }
      // Which of two positions is the farther one tells the sign; where the constant is 0, only the row does.
      let sign = constant == 0 ? (position(of: terms[0]) - position(of: terms[1])) * (isMirrored ? -1 : 1) : constant
      let isAtLeast = (constraint.comparison == .greaterThanOrEqual) == (sign >= 0)
      return Self.sign(isAtLeast ? .greaterThanOrEqual : .lessThanOrEqual) + Self.text(abs(constant))
    }
    if terms.count == 1, terms[0].coefficient == 1 {
      return Self.sign(constraint.comparison) + Self.text(constant)
    }
    var rounded = constraint
    rounded.left = Self.rounded(constraint.left)
    rounded.right = Self.rounded(constraint.right)
    // The arrow is the length on the left itself, so that only the other side needs to be said.
    if positions.isEmpty, rounded.left.terms.count == 1, rounded.left.terms[0].coefficient == 1,
      rounded.left.constant == 0
    {
      return
        "\(constraint.comparison == .equal ? "= " : Self.sign(constraint.comparison))\(tree.text.side(rounded.right))"
    }
    return tree.text.comparison(of: rounded)
  }

  /// Whether a term speaks of the unseen item that equal gaps of a stack are held against.
  private func isGap(_ term: LayoutTerm) -> Bool { tree.position(of: term.item).map(gaps.contains) ?? false }

  /// What stands before a number: nothing for an equation.
  private static func sign(_ comparison: LayoutConstraint.Comparison) -> String {
    switch comparison {
    case .lessThanOrEqual: "\u{2264} "
    case .equal: ""
    case .greaterThanOrEqual: "\u{2265} "
    }
  }

  private static func rounded(_ expression: LayoutExpression) -> LayoutExpression {
    func hundredths(_ value: Double) -> Double { abs(value) < 1e12 ? (value * 100).rounded() / 100 : value }
    return LayoutExpression(
      terms: expression.terms.map {
        LayoutTerm(item: $0.item, attribute: $0.attribute, coefficient: hundredths($0.coefficient))
      }, constant: hundredths(expression.constant))
  }

  static func text(_ value: Double) -> String { Decimals.short(value, places: 2) }

  // MARK: - Places

  /// The extent of an item on an axis; of the content view for `nil`.
  func span(_ item: Int?, _ axis: LayoutAxis) -> ClosedRange<Double> {
    let system = solved.system
    guard let item else {
      return 0...max(0, system.value(of: axis == .horizontal ? .contentWidth : .contentHeight))
    }
    let start = system.value(of: axis == .horizontal ? .x(item) : .y(item))
    return start...max(start, start + system.value(of: axis == .horizontal ? .width(item) : .height(item)))
  }

  /// The extent of the item of a term, within its margins when the term speaks of them.
  private func span(of term: LayoutTerm, _ axis: LayoutAxis) -> ClosedRange<Double> {
    let (start, end) = edges(of: term, axis)
    return start...max(start, end)
  }

  /// The edges of the item of a term, or of its margins; the far one comes before the near one where the item is lower or
  /// narrower than its margins.
  private func edges(of term: LayoutTerm, _ axis: LayoutAxis) -> (near: Double, far: Double) {
    let item = tree.position(of: term.item)
    let whole = span(item, axis)
    let insets = tree.insets(of: term, at: item)
    let direction = solved.plan.direction
    let (before, after) =
      axis == .horizontal ? (insets.left(direction), insets.right(direction)) : (insets.top, insets.bottom)
    return (whole.lowerBound + before, whole.upperBound - after)
  }

  /// Where a term lies on its axis.
  private func position(of term: LayoutTerm) -> Double {
    let attribute = term.attribute.withoutMargins
    let (near, far) = edges(of: term, attribute.isVerticalPosition ? .vertical : .horizontal)
    let isMirrored = solved.plan.direction == .rightToLeft
    switch attribute {
    case .right, .bottom: return far
    case .leading: return isMirrored ? far : near
    case .trailing: return isMirrored ? near : far
    case .centerX, .centerY: return (near + far) / 2
    case .firstBaseline: return near + (size(of: term)?.firstBaseline ?? 0)
    case .lastBaseline: return far - (size(of: term)?.lastBaseline ?? 0)
    default: return near
    }
  }

  private func size(of term: LayoutTerm) -> RowInputs.ContentSize? {
    guard let item = tree.position(of: term.item), solved.plan.contentOfItem[item] >= 0 else { return nil }
    return solved.measurement.inputs.sizes[solved.plan.contentOfItem[item]]
  }

  /// Where the view around an item begins, from which a position alone counts.
  private func origin(of term: LayoutTerm, _ axis: LayoutAxis) -> Double {
    let around = span(tree.position(of: term.item).flatMap { tree.parents[$0] }, axis)
    let countsFromRight = term.attribute.isDirectional && solved.plan.direction == .rightToLeft
    return countsFromRight ? around.upperBound : around.lowerBound
  }

  /// Where on the other axis an arrow between items may stand: where all of them are; for aligned items from the first
  /// to the last.
  private func across(_ terms: [LayoutTerm], _ axis: LayoutAxis, isAlignment: Bool) -> ClosedRange<Double> {
    let other: LayoutAxis = axis == .horizontal ? .vertical : .horizontal
    let spans = terms.map { span(tree.position(of: $0.item), other) }
    guard let first = spans.first else { return 0...0 }
    if isAlignment {
      let parts = zip(terms, spans).filter { !($0.0.item is ContentView) }.map(\.1)
      let shown = parts.isEmpty ? spans : parts
      return (shown.map(\.lowerBound).min() ?? 0)...(shown.map(\.upperBound).max() ?? 0)
    }
    let start = spans.map(\.lowerBound).max() ?? 0
    let end = spans.map(\.upperBound).min() ?? 0
    return start <= end ? start...end : first
  }
}

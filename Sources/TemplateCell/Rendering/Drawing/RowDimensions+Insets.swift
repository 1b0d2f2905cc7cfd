extension RowDimensions {
  /// A margin or safe area at one edge of a view, drawn once however many constraints count from it.
  struct MarginDimension {
    /// The view; `nil` for the content view.
    var item: Int?
    /// Whether it lies at the left or the top.
    var isAtStart: Bool
    var dimension: CellDrawing.Dimension
  }

  /// Adds the margins that a constraint counts from; one that determines the height makes its margins do so.
  func collectMargins(
    of constraint: LayoutConstraint, _ role: CellDrawing.Dimension.Role, into margins: inout [MarginDimension]
  ) {
    for term in constraint.terms {
      let item = tree.position(of: term.item)
      let insets = tree.insets(of: term, at: item)
      if insets == 0 { continue }
      let axis: LayoutAxis =
        term.attribute.isVerticalPosition || term.attribute == .height ? .vertical : .horizontal
      for isAtStart in edges(of: term.attribute) {
        let name = "\(core.marginName(of: term)), "
        guard let dimension = strip(of: item, axis, isAtStart: isAtStart, insets, name: name) else { continue }
        let known = margins.firstIndex {
          $0.item == item && $0.isAtStart == isAtStart && $0.dimension.axis == axis
            && $0.dimension.text == dimension.text
        }
        if known == nil { margins.append(MarginDimension(item: item, isAtStart: isAtStart, dimension: dimension)) }
        if role == .determinesHeight { margins[known ?? margins.count - 1].dimension.role = role }
      }
    }
  }

  /// What lies between the edges of views and their texts.
  func contentInsets(of items: [Int]) -> [CellDrawing.Dimension] {
    items.filter(solved.plan.activeItems.contains).flatMap { item in
      let insets = tree.items[item].traits.contentInsets
      let sides: [(LayoutAxis, Bool)] = [
        (.horizontal, true), (.horizontal, false), (.vertical, true), (.vertical, false),
      ]
      return sides.compactMap { axis, isAtStart in
        strip(of: item, axis, isAtStart: isAtStart, insets, name: "content inset of \(tree.names[item]), ")
      }
    }
  }

  /// At which edges lie the margins that an attribute counts from: `true` for the left or the top.
  private func edges(of attribute: LayoutAttribute) -> [Bool] {
    let isMirrored = solved.plan.direction == .rightToLeft
    return switch attribute.withoutMargins {
    case .left, .top, .firstBaseline: [true]
    case .right, .bottom, .lastBaseline: [false]
    case .leading: [!isMirrored]
    case .trailing: [isMirrored]
    default: [true, false]
    }
  }

  /// The strip along an edge of an item; `nil` when it is not wide or too wide to be drawn.
  private func strip(
    of item: Int?, _ axis: LayoutAxis, isAtStart: Bool, _ insets: LayoutInsets, name: String
  ) -> CellDrawing.Dimension? {
    let direction = solved.plan.direction
    let width: Double
    switch axis {
    case .horizontal: width = isAtStart ? insets.left(direction) : insets.right(direction)
    case .vertical: width = isAtStart ? insets.top : insets.bottom
    }
    let whole = span(item, axis)
    let start = isAtStart ? whole.lowerBound : whole.upperBound - width
    let across = span(item, axis == .horizontal ? .vertical : .horizontal)
    guard width >= 0.01, [start, start + width, across.lowerBound, across.upperBound].allSatisfy({ abs($0) < 1e6 })
    else { return nil }
    let number = Self.text(width)
    return CellDrawing.Dimension(
      role: .holds, axis: axis, start: start, end: start + width, across: across, caption: number, text: name + number,
      isInset: true)
  }
}

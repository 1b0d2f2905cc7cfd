/// Says a constraint in the Visual Format Language where that can be done.
struct VisualFormatWriter {
  /// The name of an item; only C identifiers can be said.
  var name: (any LayoutItem) -> String

  /// The text of a constraint: `V:[title]-8-[photo]`; `nil` when the language has no words for it.
  ///
  /// It can say lengths, distances of neighbours and from the content view, in points, with relations and priorities;
  /// not centres, baselines, factors, nor left and right.
  func text(of constraint: LayoutConstraint) -> String? {
    guard constraint.left.terms.count == 1, constraint.right.terms.count <= 1,
      constraint.left.terms[0].coefficient == 1,
      constraint.collapsedItems.isEmpty, constraint.groups.isEmpty, constraint.stack == nil
    else { return nil }
    let left = constraint.left.terms[0]
    let constant = constraint.right.constant - constraint.left.constant
    guard let right = constraint.right.terms.first else { return length(left, constraint, constant, nil) }
    guard right.coefficient == 1, left.item !== right.item else { return nil }
    if left.attribute == right.attribute, left.attribute == .width || left.attribute == .height {
      return constant == 0 ? length(left, constraint, constant, right.item) : nil
    }
    return distance(left, constraint.comparison, right, constant, constraint)
      ?? distance(right, constraint.comparison.flipped, left, 0 - constant, constraint)
  }

  private func length(
    _ term: LayoutTerm, _ constraint: LayoutConstraint, _ constant: Double, _ other: (any LayoutItem)?
  ) -> String? {
    guard term.attribute == .width || term.attribute == .height, let view = view(term.item) else { return nil }
    var value = number(constant)
    if let other {
      guard view != value, let name = self.view(other) else { return nil }
      value = name
    }
    let orientation = term.attribute == .height ? "V:" : "H:"
    return "\(orientation)[\(view)(\(predicate(constraint.comparison, value, constraint)))]"
  }

  /// A distance whose second end is the left term: `second == first + distance`.
  private func distance(
    _ second: LayoutTerm, _ comparison: LayoutConstraint.Comparison, _ first: LayoutTerm, _ distance: Double,
    _ constraint: LayoutConstraint
  ) -> String? {
    let isVertical = second.attribute.isVerticalPosition
    let start: LayoutAttribute = isVertical ? .top : .leading
    let end: LayoutAttribute = isVertical ? .bottom : .trailing
    let orientation = isVertical ? "V:" : "H:"
    let stroke = stroke(comparison, distance, constraint)
    switch (first.item is ContentView, second.item is ContentView) {
    case (true, false):
      guard second.attribute == start, let view = view(second.item) else { return nil }
      if first.attribute == start { return "\(orientation)|\(stroke)[\(view)]" }
      let isMargin = first.attribute.isWithinMargins && first.attribute.withoutMargins == start
      return isMargin && isPlain(comparison, distance, constraint) ? "\(orientation)|-[\(view)]" : nil
    case (false, true):
      guard first.attribute == end, let view = view(first.item) else { return nil }
      if second.attribute == end { return "\(orientation)[\(view)]\(stroke)|" }
      let isMargin = second.attribute.isWithinMargins && second.attribute.withoutMargins == end
      return isMargin && isPlain(comparison, distance, constraint) ? "\(orientation)[\(view)]-|" : nil
    case (false, false):
      guard second.attribute == start, first.attribute == end, let before = view(first.item),
        let after = view(second.item)
      else { return nil }
      return "\(orientation)[\(before)]\(stroke)[\(after)]"
    case (true, true): return nil
    }
  }

  private func isPlain(
    _ comparison: LayoutConstraint.Comparison, _ distance: Double, _ constraint: LayoutConstraint
  ) -> Bool {
    comparison == .equal && distance == 0 && constraint.priority == .required
  }

  private func stroke(
    _ comparison: LayoutConstraint.Comparison, _ distance: Double, _ constraint: LayoutConstraint
  ) -> String {
    if isPlain(comparison, distance, constraint) { return "" }
    if comparison == .equal, constraint.priority == .required, distance > 0 { return "-\(number(distance))-" }
    return "-(\(predicate(comparison, number(distance), constraint)))-"
  }

  private func predicate(
    _ comparison: LayoutConstraint.Comparison, _ value: String, _ constraint: LayoutConstraint
  ) -> String {
    (comparison == .equal ? "" : comparison.symbol) + value
      + (constraint.priority == .required ? "" : "@" + number(constraint.priority.value))
  }

  private func view(_ item: any LayoutItem) -> String? {
    if item is LayoutGuide, (item as? LayoutGuide)?.owner != nil { return nil }
    let name = name(item)
    let isIdentifier = name.utf8.enumerated().allSatisfy { index, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"): index > 0
      default: false
      }
    }
    return isIdentifier && !name.isEmpty ? name : nil
  }
}

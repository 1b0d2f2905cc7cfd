/// The one text form of a constraint: `<title.top == contentView.top + 10 @1000 "label" FeedCell.swift:12>`.
struct ConstraintText {
  /// The name of an item.
  var name: (any LayoutItem) -> String

  /// The text of a constraint as it was written.
  func text(of constraint: LayoutConstraint) -> String {
    var parts = [comparison(of: constraint), "@" + number(constraint.priority.value)]
    if let label = constraint.label { parts.append("\"\(label)\"") }
    if let place = constraint.place { parts.append(place) }
    return "<" + parts.joined(separator: " ") + ">"
  }

  /// The two sides of a constraint as written in Swift: `title.top == contentView.top + 10`.
  func comparison(of constraint: LayoutConstraint) -> String {
    "\(side(constraint.left)) \(constraint.comparison.symbol) \(side(constraint.right))"
  }

  /// One side of a constraint as written in Swift: `contentView.top + 10`.
  func side(_ expression: LayoutExpression) -> String {
    var result = ""
    for term in expression.terms {
      let factor = abs(term.coefficient)
      let operand = "\(name(term.item)).\(term.attribute.name)" + (factor == 1 ? "" : " * \(number(factor))")
      result += joint(negative: term.coefficient < 0, first: result.isEmpty) + operand
    }
    if result.isEmpty { return number(expression.constant) }
    if expression.constant != 0 {
      result += joint(negative: expression.constant < 0, first: false) + number(abs(expression.constant))
    }
    return result
  }

  private func joint(negative: Bool, first: Bool) -> String {
    first ? (negative ? "-" : "") : (negative ? " - " : " + ")
  }
}

/// A number in the shortest form that reads back to the same bits, without a needless `.0`.
func number(_ value: Double) -> String {
  let text = "\(value)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

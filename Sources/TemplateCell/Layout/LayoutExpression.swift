/// One attribute of one item, times a factor.
public struct LayoutTerm: Sendable {
  /// The item.
  public let item: any LayoutItem
  /// Which number of its frame.
  public let attribute: LayoutAttribute
  /// The factor, without unit.
  public var coefficient: Double
}

/// A sum of attributes and a constant in points: one side of a ``LayoutConstraint``, as it was written.
public struct LayoutExpression: Sendable {
  /// The attributes in the order in which they were written.
  public var terms: [LayoutTerm]
  /// The part without an attribute, in points.
  public var constant: Double

  init(terms: [LayoutTerm] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  init(_ item: any LayoutItem, _ attribute: LayoutAttribute) {
    self.init(terms: [LayoutTerm(item: item, attribute: attribute, coefficient: 1)])
  }

  func adding(_ other: LayoutExpression, times factor: Double = 1) -> LayoutExpression {
    LayoutExpression(
      terms: terms + other.multiplied(by: factor).terms, constant: constant + other.constant * factor)
  }

  func adding(_ constant: Double) -> LayoutExpression {
    LayoutExpression(terms: terms, constant: self.constant + constant)
  }

  func multiplied(by factor: Double) -> LayoutExpression {
    guard factor != 1 else { return self }
    return LayoutExpression(
      terms: terms.map {
        LayoutTerm(item: $0.item, attribute: $0.attribute, coefficient: $0.coefficient * factor)
      },
      constant: constant * factor)
  }
}

/// The same constraints in the spelling of `NSLayoutAnchor`, for chaining: each call gives a constraint to label or to
/// give a priority to.
///
///     title.top.constraint(equalTo: contentView.top, constant: 10).withPriority(.high).labeled("top")
extension LayoutQuantity {
  /// The quantity is equal to another and some points.
  public func constraint(equalTo other: Self, constant: Double = 0) -> LayoutConstraint {
    LayoutConstraint(expression, .equal, other.expression.adding(constant))
  }

  /// The quantity is at least another and some points.
  public func constraint(greaterThanOrEqualTo other: Self, constant: Double = 0) -> LayoutConstraint {
    LayoutConstraint(expression, .greaterThanOrEqual, other.expression.adding(constant))
  }

  /// The quantity is at most another and some points.
  public func constraint(lessThanOrEqualTo other: Self, constant: Double = 0) -> LayoutConstraint {
    LayoutConstraint(expression, .lessThanOrEqual, other.expression.adding(constant))
  }
}

extension XAnchor {
  /// The position lies so many standard spaces of 8 points behind another in the direction of reading.
  public func constraint(equalToSystemSpacingAfter other: XAnchor, multiplier: Double) -> LayoutConstraint {
    constraint(equalTo: other, constant: multiplier * VisualFormat.standardSpacing)
  }

  /// The position lies at least so many standard spaces of 8 points behind another in the direction of reading.
  public func constraint(greaterThanOrEqualToSystemSpacingAfter other: XAnchor, multiplier: Double) -> LayoutConstraint
  {
    constraint(greaterThanOrEqualTo: other, constant: multiplier * VisualFormat.standardSpacing)
  }

  /// The position lies at most so many standard spaces of 8 points behind another in the direction of reading.
  public func constraint(lessThanOrEqualToSystemSpacingAfter other: XAnchor, multiplier: Double) -> LayoutConstraint {
    constraint(lessThanOrEqualTo: other, constant: multiplier * VisualFormat.standardSpacing)
  }
}

extension YAnchor {
  /// The position lies so many standard spaces of 8 points below another.
  public func constraint(equalToSystemSpacingBelow other: YAnchor, multiplier: Double) -> LayoutConstraint {
    constraint(equalTo: other, constant: multiplier * VisualFormat.standardSpacing)
  }

  /// The position lies at least so many standard spaces of 8 points below another.
  public func constraint(greaterThanOrEqualToSystemSpacingBelow other: YAnchor, multiplier: Double) -> LayoutConstraint
  {
    constraint(greaterThanOrEqualTo: other, constant: multiplier * VisualFormat.standardSpacing)
  }

  /// The position lies at most so many standard spaces of 8 points below another.
  public func constraint(lessThanOrEqualToSystemSpacingBelow other: YAnchor, multiplier: Double) -> LayoutConstraint {
    constraint(lessThanOrEqualTo: other, constant: multiplier * VisualFormat.standardSpacing)
  }
}

extension LayoutDimension {
  /// The length is so many points.
  public func constraint(equalToConstant constant: Double) -> LayoutConstraint { self == constant }

  /// The length is at least so many points.
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> LayoutConstraint { self >= constant }

  /// The length is at most so many points.
  public func constraint(lessThanOrEqualToConstant constant: Double) -> LayoutConstraint { self <= constant }

  /// The length is equal to another times a factor and some points.
  public func constraint(
    equalTo other: LayoutDimension, multiplier: Double, constant: Double = 0
  ) -> LayoutConstraint { constraint(equalTo: other * multiplier, constant: constant) }

  /// The length is at least another times a factor and some points.
  public func constraint(
    greaterThanOrEqualTo other: LayoutDimension, multiplier: Double, constant: Double = 0
  ) -> LayoutConstraint { constraint(greaterThanOrEqualTo: other * multiplier, constant: constant) }

  /// The length is at most another times a factor and some points.
  public func constraint(
    lessThanOrEqualTo other: LayoutDimension, multiplier: Double, constant: Double = 0
  ) -> LayoutConstraint { constraint(lessThanOrEqualTo: other * multiplier, constant: constant) }
}

extension LayoutConstraint {
  /// The constraint with another priority; as the operator `~`.
  public func withPriority(_ priority: LayoutPriority) -> LayoutConstraint { self ~ priority }
}

extension [LayoutConstraint] {
  /// The constraints with another priority; as the operator `~`.
  public func withPriority(_ priority: LayoutPriority) -> [LayoutConstraint] { self ~ priority }
}

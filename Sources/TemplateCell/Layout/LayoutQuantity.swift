/// What can be compared in a layout: a position across, a position from the top, or a length.
///
/// Only quantities of one kind can be compared or assigned to each other, so `title.top == photo.leading` does not
/// compile.
public protocol LayoutQuantity: Sendable {
  /// The quantity as a sum of attributes.
  var expression: LayoutExpression { get }
  /// Makes a quantity of a sum of attributes that is of its kind.
  init(expression: LayoutExpression)
}

extension LayoutQuantity {
  // MARK: - Comparing

  /// Both sides are equal.
  public static func == (left: Self, right: Self) -> LayoutConstraint {
    LayoutConstraint(left.expression, .equal, right.expression)
  }

  /// The left side is at most the right side.
  public static func <= (left: Self, right: Self) -> LayoutConstraint {
    LayoutConstraint(left.expression, .lessThanOrEqual, right.expression)
  }

  /// The left side is at least the right side.
  public static func >= (left: Self, right: Self) -> LayoutConstraint {
    LayoutConstraint(left.expression, .greaterThanOrEqual, right.expression)
  }

  /// The quantity is a number of points; a position counts from the view that the item lies in.
  public static func == (left: Self, right: Double) -> LayoutConstraint {
    LayoutConstraint(left.expression, .equal, LayoutExpression(constant: right))
  }

  /// The quantity is at most a number of points; a position counts from the view that the item lies in.
  public static func <= (left: Self, right: Double) -> LayoutConstraint {
    LayoutConstraint(left.expression, .lessThanOrEqual, LayoutExpression(constant: right))
  }

  /// The quantity is at least a number of points; a position counts from the view that the item lies in.
  public static func >= (left: Self, right: Double) -> LayoutConstraint {
    LayoutConstraint(left.expression, .greaterThanOrEqual, LayoutExpression(constant: right))
  }

  // MARK: - Arithmetic

  /// The quantity and some points more.
  public static func + (left: Self, right: Double) -> Self {
    Self(expression: left.expression.adding(right))
  }

  /// The quantity less some points.
  public static func - (left: Self, right: Double) -> Self {
    Self(expression: left.expression.adding(-right))
  }

  /// The quantity times a factor; a position counts from the nearest view that holds all items of the constraint.
  public static func * (left: Self, right: Double) -> Self {
    Self(expression: left.expression.multiplied(by: right))
  }

  /// The quantity times a factor; a position counts from the nearest view that holds all items of the constraint.
  public static func * (left: Double, right: Self) -> Self {
    Self(expression: right.expression.multiplied(by: left))
  }

  /// The quantity divided by a number.
  public static func / (left: Self, right: Double) -> Self {
    Self(expression: left.expression.multiplied(by: 1 / right))
  }
}

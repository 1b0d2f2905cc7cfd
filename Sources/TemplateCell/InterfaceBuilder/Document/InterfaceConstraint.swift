/// A constraint of an Interface Builder file.
public struct InterfaceConstraint: Hashable, Sendable {
  /// The id in the file.
  public var id: String
  /// The line in the file, from 1.
  public var line: Int
  /// The view or guide on the left side.
  public var firstItem: String
  /// What of it is meant, such as `leading` or `topMargin`.
  public var firstAttribute: String
  /// How the sides compare.
  public var relation: LayoutConstraint.Comparison
  /// The view or guide on the right side; `nil` for a plain number.
  public var secondItem: String?
  /// What of it is meant.
  public var secondAttribute: String?
  /// The factor of the right side.
  public var multiplier: Double
  /// What is added to the right side, in points.
  public var constant: Double
  /// The priority, greater than 0 and at most 1000.
  public var priority: Double
}

/// How important a constraint is: greater than 0, at most 1000.
///
/// 1000 is required. Below it priorities are compared strictly: no number of constraints of a lower priority
/// outweighs one of a higher. Any number between is allowed, also 250.5. A value outside the range, or NaN, is refused
/// by the solver with ``SolverError/invalidPriority(_:)``. Names and values are those of `UILayoutPriority`.
public struct Priority: Hashable, Sendable, Codable, Comparable {
  /// The number, greater than 0 and at most 1000 when valid.
  public var value: Double

  /// Makes a priority; the range is checked where it is used.
  @inlinable
  public init(_ value: Double) {
    self.value = value
  }

  /// 1000: must hold.
  public static let required = Priority(1000)
  /// 750: the default compression resistance of a view.
  public static let defaultHigh = Priority(750)
  /// 750, in short.
  public static let high = Priority(750)
  /// 510: a drag that may resize the scene.
  public static let dragThatCanResizeScene = Priority(510)
  /// 500: the size the scene wants to keep.
  public static let sceneSizeStayPut = Priority(500)
  /// 500, in short.
  public static let medium = Priority(500)
  /// 490: a drag that may not resize the scene.
  public static let dragThatCannotResizeScene = Priority(490)
  /// 250: the default content hugging of a view.
  public static let defaultLow = Priority(250)
  /// 250, in short.
  public static let low = Priority(250)
  /// 50: the wish to be as small as possible while fitting.
  public static let fittingSizeLevel = Priority(50)

  /// Whether the number is in the allowed range.
  @inlinable
  public var isValid: Bool { value > 0 && value <= 1000 }

  /// Whether the constraint must hold.
  @inlinable
  public var isRequired: Bool { value == 1000 }

  /// Whether a priority gives way to another.
  @inlinable
  public static func < (left: Priority, right: Priority) -> Bool { left.value < right.value }

  /// The priority moved up by a number.
  @inlinable
  public static func + (left: Priority, right: Double) -> Priority { Priority(left.value + right) }

  /// The priority moved down by a number.
  @inlinable
  public static func - (left: Priority, right: Double) -> Priority { Priority(left.value - right) }
}

extension Priority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes the priority of a number, as ``init(_:)``.
  @inlinable
  public init(floatLiteral value: Double) { self.init(value) }

  /// Makes the priority of a number, as ``init(_:)``.
  @inlinable
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}

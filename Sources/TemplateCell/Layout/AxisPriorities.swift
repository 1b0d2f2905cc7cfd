public import Cassowary

/// How important a constraint is: greater than 0, at most 1000; the names are those of `UILayoutPriority`.
public typealias LayoutPriority = Cassowary.Priority

// The operators of a priority are those of Cassowary where that is imported, and these where only TemplateCell is.

/// The priority moved up by a number.
@_disfavoredOverload
public func + (left: LayoutPriority, right: Double) -> LayoutPriority { LayoutPriority(left.value + right) }

/// The priority moved down by a number.
@_disfavoredOverload
public func - (left: LayoutPriority, right: Double) -> LayoutPriority { LayoutPriority(left.value - right) }

/// A priority for each axis, such as how strongly a label hugs its text.
public struct AxisPriorities: Hashable, Sendable {
  /// The priority across.
  public var horizontal: LayoutPriority
  /// The priority from top to bottom.
  public var vertical: LayoutPriority

  /// Makes a pair of priorities.
  public init(horizontal: LayoutPriority, vertical: LayoutPriority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Makes a pair of equal priorities.
  public init(_ both: LayoutPriority) {
    self.init(horizontal: both, vertical: both)
  }

  /// 250 on both axes: the default content hugging.
  public static let low = AxisPriorities(.low)
  /// 750 on both axes: the default compression resistance.
  public static let high = AxisPriorities(.high)
  /// 1000 on both axes.
  public static let required = AxisPriorities(.required)
}

extension AxisPriorities: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a pair of equal priorities.
  public init(floatLiteral value: Double) { self.init(LayoutPriority(value)) }

  /// Makes a pair of equal priorities.
  public init(integerLiteral value: Int) { self.init(LayoutPriority(Double(value))) }
}

public import Cassowary

/// A comparison of positions or lengths in a cell, with a priority, a label and the place where it was written.
///
/// Written with operators in the body of ``CellTemplate/constraints``: `title.top == contentView.top + 10 ~ .high`.
public struct LayoutConstraint: Sendable {
  /// How the sides compare.
  public enum Comparison: UInt8, Hashable, Sendable, Codable, CaseIterable {
    case lessThanOrEqual, equal, greaterThanOrEqual

    /// The operator as written in Swift.
    public var symbol: String { relation.symbol }

    var relation: Relation {
      switch self {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    }
  }

  /// The left side as written.
  public var left: LayoutExpression
  /// How the sides compare.
  public var comparison: Comparison
  /// The right side as written; its constant is what ``CellContent/subscript(constant:file:line:)`` replaces.
  public var right: LayoutExpression
  /// How important the constraint is; 1000 when nothing is said.
  public var priority: LayoutPriority
  /// The name given with ``labeled(_:)``.
  public var label: String?
  /// The file in which it was written, as `#fileID` gives it.
  public var file: String?
  /// The line on which it was written.
  public var line: Int?
  /// The constraint holds only in rows where all these items are collapsed.
  var collapsedItems: [any LayoutItem] = []
  /// The constraint holds only in rows where all these groups are on.
  var groups: [ConstraintGroup] = []
  /// Why the text in the Visual Format Language that the constraint stands for cannot be read.
  var formatError: VisualFormatError?
  /// The stack that the left side has a share of; the measurer puts the share in as the constant.
  var stack: StackView?

  init(_ left: LayoutExpression, _ comparison: Comparison, _ right: LayoutExpression) {
    self.left = left
    self.comparison = comparison
    self.right = right
    priority = .required
  }

  /// The constraint under a name, for messages and for changing its constant from row to row.
  ///
  ///     (contentView.height == 44).labeled("row height")
  public func labeled(_ label: String) -> LayoutConstraint {
    var result = self
    result.label = label
    return result
  }

  /// All terms of both sides, those of the right side with the opposite sign.
  var terms: [LayoutTerm] { left.adding(LayoutExpression(terms: right.terms), times: -1).terms }
}

/// Attaches a priority to a constraint; binds looser than the comparison.
infix operator ~ : LogicalConjunctionPrecedence

extension LayoutConstraint {
  /// The constraint with another priority.
  public static func ~ (constraint: LayoutConstraint, priority: LayoutPriority) -> LayoutConstraint {
    var result = constraint
    result.priority = priority
    return result
  }
}

extension [LayoutConstraint] {
  /// The constraints with another priority.
  public static func ~ (constraints: [LayoutConstraint], priority: LayoutPriority) -> [LayoutConstraint] {
    constraints.map { $0 ~ priority }
  }

  /// The constraints under a name, each with the name of its first attribute behind a dot: `frame.top`.
  public func labeled(_ label: String) -> [LayoutConstraint] {
    map { constraint in
      constraint.labeled(constraint.left.terms.first.map { "\(label).\($0.attribute.name)" } ?? label)
    }
  }
}

/// Constraints that a row switches on and off together, such as those of a cell's two states.
///
///     let unfolded = ConstraintGroup(isActive: false)
///
/// Its constraints stand in the body of ``CellTemplate/constraints``:
///
///     unfolded { contentView.bottom == body.bottom + 10 }
///
/// Rows switch them in ``CellTemplate/configure(_:with:)``:
///
///     content[unfolded].isActive = news.isUnfolded
public final class ConstraintGroup: Sendable {
  /// Whether the constraints hold in rows that say nothing.
  public let isActive: Bool

  /// Makes a group.
  public init(isActive: Bool = true) {
    self.isActive = isActive
  }

  /// The constraints as members of the group; one that is in several groups holds when all of them are on.
  public func callAsFunction(@LayoutBuilder _ constraints: () -> [LayoutConstraint]) -> [LayoutConstraint] {
    constraints().map { constraint in
      var result = constraint
      result.groups.append(self)
      return result
    }
  }
}

/// Whether the constraints of a ``ConstraintGroup`` hold in one row.
public struct GroupContent: Hashable, Sendable {
  /// Whether the constraints hold.
  public var isActive: Bool
}

/// Collects the constraints of a cell; single constraints and groups mix freely, `if`, `switch` and `for` too.
///
/// Each expression gets the file and line on which it stands.
@resultBuilder
public enum LayoutBuilder {
  /// One constraint.
  public static func buildExpression(
    _ constraint: LayoutConstraint, file: String = #fileID, line: Int = #line
  ) -> [LayoutConstraint] {
    buildExpression([constraint], file: file, line: line)
  }

  /// A group of constraints.
  public static func buildExpression(
    _ constraints: [LayoutConstraint], file: String = #fileID, line: Int = #line
  ) -> [LayoutConstraint] {
    constraints.map { constraint in
      guard constraint.file == nil else { return constraint }
      var result = constraint
      result.file = file
      result.line = line
      return result
    }
  }

  /// Statements in sequence.
  public static func buildBlock(_ parts: [LayoutConstraint]...) -> [LayoutConstraint] { parts.flatMap { $0 } }

  /// A loop.
  public static func buildArray(_ parts: [[LayoutConstraint]]) -> [LayoutConstraint] { parts.flatMap { $0 } }

  /// An `if` without `else`.
  public static func buildOptional(_ part: [LayoutConstraint]?) -> [LayoutConstraint] { part ?? [] }

  /// The first branch of an `if` or `switch`.
  public static func buildEither(first part: [LayoutConstraint]) -> [LayoutConstraint] { part }

  /// The second branch of an `if` or `switch`.
  public static func buildEither(second part: [LayoutConstraint]) -> [LayoutConstraint] { part }

  /// A part behind an availability check.
  public static func buildLimitedAvailability(_ part: [LayoutConstraint]) -> [LayoutConstraint] { part }
}

/// Constraints that hold instead in rows where all the given items are collapsed.
///
///     whenCollapsed(photo) { body.top == title.bottom + 8 }
public func whenCollapsed(
  _ items: any LayoutItem..., @LayoutBuilder constraints: () -> [LayoutConstraint]
) -> [LayoutConstraint] {
  constraints().map { constraint in
    var result = constraint
    result.collapsedItems += items
    return result
  }
}

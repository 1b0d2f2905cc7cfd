/// A constraint as a solver knows it, with its identity, label and source location.
public struct ConstraintInfo: Sendable {
  /// The identity. That of a constraint whose adding was refused is in no solver.
  public var id: ConstraintID?
  /// The constraint.
  public var constraint: Constraint
  /// The label given when it was added.
  public var label: String?
  /// Where it was declared.
  public var location: SourceLocation?
  /// The constraint in the one text form that is used everywhere:
  /// `<title.top == contentView.top + 10 @1000 "label" FeedCell.swift:12>`.
  public var text: String
}

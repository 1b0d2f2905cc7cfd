public import Cassowary

/// A constraint named for people: its text, its label and where it was written.
public struct ConstraintReference: Sendable, Hashable {
  /// The constraint: `<title.top == contentView.top + 10 @1000 "label" FeedCell.swift:12>`.
  public var text: String
  /// The label given to it.
  public var label: String?
  /// The file in which it was written; `nil` for what the measurer adds, such as the size of a text.
  public var file: String?
  /// The line on which it was written.
  public var line: Int?
  /// Its priority.
  public var priority: LayoutPriority
}

extension MeasuringCore {
  /// A constraint of a plan with the numbers of a row.
  func reference(to entry: Int, _ compiled: CompiledPlan, _ inputs: RowInputs) -> ConstraintReference {
    var result = ConstraintReference(
      text: text(of: entry, compiled, inputs), priority: compiled.plan.shownPriority(of: entry))
    if case .declared(let index) = compiled.plan.entries[entry].origin {
      result.label = template.constraints[index].label
      result.file = template.constraints[index].file
      result.line = template.constraints[index].line
    }
    return result
  }
}

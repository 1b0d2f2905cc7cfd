/// One thing that can be wrong with a template; its documentation says when it fires and how to mend it.
protocol CheckRule: Sendable {
  /// The stable short name of the rule.
  static var name: String { get }
  /// What is wrong when it fires, on one line.
  static var summary: String { get }
  /// What the rule finds in a template.
  static func findings(in check: TemplateCheck) -> [Finding]
}

/// The rules of ``CellTemplate/check(rows:text:)`` in the order in which their findings come.
public enum CheckRules {
  static let all: [any CheckRule.Type] = [
    NoVerticalChainRule.self, NoHorizontalChainRule.self, MultilineWithoutWidthRule.self, AmbiguousItemRule.self,
    OutsideCellRule.self, NoRoomRule.self, FixedHeightRule.self, PriorityTieRule.self, CollapsedDependentsRule.self,
    LabelCutRule.self,
    OverlapRule.self, DuplicateRule.self, IneffectiveRule.self,
  ]

  /// The names of all rules with what each finds.
  public static var summaries: [(name: String, summary: String)] { all.map { ($0.name, $0.summary) } }
}

import Cassowary

/// A constraint that ties an edge of an item to the same edge of the view it lies in, with a constant that puts it outside.
///
/// What counts as a mistake:
///
/// - The edge lies outside in every state in which the constraint holds, by more than the alignment and content insets
///   of the item: what sticks out no further shows nothing.
/// - With the opposite sign, which is tried, the item lies inside.
/// - A text or a title is never outside the content view on purpose. Any other view, such as a background or an image, may
///   be; for these the constraint must also determine the height of the row, or the opposite edge be held inside: a view
///   that reaches out on one side and keeps a distance on the other was meant to keep it on both.
/// - A view inside another may lie on its border on purpose, as a caption does; there the opposite edge must be held
///   inside by the same number.
struct WrongSign {
  /// The constraint, as declared.
  let constraint: Int
  /// The item that sticks out.
  let item: Int
  let axis: LayoutAxis
  /// How far it does, in points.
  let distance: Double
  /// The edge that it crosses, `contentView.trailing`.
  let edge: String
  /// What the constraint says.
  let tie: EdgeTie
  /// The constraint with the other sign.
  let mended: LayoutConstraint

  /// The constants with the wrong sign in a template, in the order of declaration.
  static func all(in check: TemplateCheck) -> [WrongSign] {
    (check.core.template.firstDeclared..<check.constraints.count).compactMap { WrongSign($0, check) }
  }

  private init?(_ index: Int, _ check: TemplateCheck) {
    guard let tie = EdgeTie(index, check), tie.isOutward else { return nil }
    let states = check.states.filter { $0.plan.entryOfConstraint[index] >= 0 }
    guard let state = states.first else { return nil }
    let slack = tie.slack(check)
    var outside: SolvedSystem?
    for state in states {
      let solved = Self.solution(tie, in: state, check) { tie.distance(in: $0.system) > slack }
      guard let solved else { return nil }
      outside = outside ?? solved
    }
    guard let outside, tie.isMeant(in: state, check), tie.liesInside(mended: outside) else { return nil }
    self.tie = tie
    constraint = index
    item = tie.item
    axis = tie.edge.isVerticalPosition ? .vertical : .horizontal
    distance = tie.distance(in: outside.system)
    edge = tie.name(check)
    var mended = check.constraints[index]
    mended.left.constant = 0 - mended.left.constant
    mended.right.constant = 0 - mended.right.constant
    self.mended = mended
  }

  /// The state with short contents, or with a text in the item very long where that can matter, that meets a condition.
  private static func solution(
    _ tie: EdgeTie, in state: CheckedState, _ check: TemplateCheck, where isMeant: (SolvedSystem) -> Bool
  ) -> SolvedSystem? {
    if isMeant(state.roomy) { return state.roomy }
    guard !tie.isEquation else { return nil }
    for inner in check.tree.items.indices where check.tree.chain(from: inner).contains(tie.item) {
      guard !state.collapsed.contains(inner), check.tree.items[inner].traits.kind.hasBaselines,
        let solved = check.solvedLong(inner, in: state), isMeant(solved)
      else { continue }
      return solved
    }
    return nil
  }
}

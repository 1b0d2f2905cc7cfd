import Foundation

/// A template read once: its items, its constraints and, for each direction, those in terms of the unknowns.
final class CompiledTemplate: Sendable {
  let tree: ItemTree
  /// The constraints in the order of declaration, as written.
  let constraints: [LayoutConstraint]
  /// Where those begin that the template itself declares, after what stacks and guides add.
  let firstDeclared: Int
  let outline: ContentOutline
  /// The names of the items.
  let names: [String]
  /// Whether an item lies in another.
  let isNested: Bool
  /// A frame of no size for each item.
  let emptyFrames: [CGRect]
  /// The groups of constraints in the order of first use.
  let groups: [ConstraintGroup]
  /// The views that leave their stacks when hidden.
  let arranged: ItemSet
  /// How far the frame of each item reaches beyond the rectangle that constraints act on; `nil` when none does.
  let alignmentInsets: [LayoutInsets]?
  /// The constraints that speak of baselines of stacks, and the rows of which the tallest view counts for one.
  let stackBaselines: [Int]
  let rowsWithTallest: [Int]
  private let leftToRight: [LoweredConstraint]
  private let rightToLeft: [LoweredConstraint]

  /// Reads a template.
  ///
  /// - Complexity: O(n) for n constraints, besides reflection.
  init(_ template: some CellTemplate) throws(TemplateError) {
    var tree = try ItemTree(of: template)
    let ownConstraints = template.constraints
    for constraint in ownConstraints {
      guard let error = constraint.formatError else { continue }
      throw .invalidVisualFormat(template: tree.template, place: constraint.place, error: error)
    }
    let declared = tree.embeddedConstraints + ownConstraints
    let stacks = tree.items.compactMap { ($0 as? StackView)?.arrangement }.flatMap { $0 }
    constraints = stacks + tree.adoptGuides(in: stacks + declared) + declared
    firstDeclared = constraints.count - declared.count
    try Self.checkPlainTemplates(of: tree, declared: declared)
    self.tree = tree
    arranged = tree.arranged
    alignmentInsets = try Self.alignmentInsets(of: tree)
    try Self.checkPriorities(of: tree)
    groups = Self.groups(of: constraints)
    stackBaselines = constraints.indices.filter { [constraints] in
      constraints[$0].terms.contains { $0.isStackBaseline }
    }
    rowsWithTallest = tree.rowsWithTallest(constraints)
    outline = ContentOutline(
      tree: tree, labels: try Self.labels(of: constraints, tree: tree), groups: groups)
    names = tree.names
    isNested = tree.isNested
    emptyFrames = Array(repeating: .zero, count: tree.items.count)
    leftToRight = try Self.lower(constraints, tree: tree, groups: groups, direction: .leftToRight)
    rightToLeft = try Self.lower(constraints, tree: tree, groups: groups, direction: .rightToLeft)
  }

  /// The declared constraints in terms of the unknowns.
  func lowered(_ direction: LayoutEnvironment.LayoutDirection) -> [LoweredConstraint] {
    direction == .leftToRight ? leftToRight : rightToLeft
  }

  /// A constraint that speaks of the baseline of a stack, in terms of the unknowns in a state.
  func lowered(_ index: Int, in state: RowState) -> LoweredConstraint {
    var constraint = constraints[index]
    constraint.left = constraint.left.resolvingBaselines(tree, in: state)
    constraint.right = constraint.right.resolvingBaselines(tree, in: state)
    var result = lowered(state.direction)[index]
    do throws(TemplateError) {
      let resolved = try LoweredConstraint(constraint, tree: tree, direction: state.direction)
      result.sum = resolved.sum
      result.baselines = resolved.baselines
    } catch {
      // It has been lowered before with the stack in place of the view, so this cannot be.
    }
    return result
  }

  private static func lower(
    _ constraints: [LayoutConstraint], tree: ItemTree, groups: [ConstraintGroup],
    direction: LayoutEnvironment.LayoutDirection
  ) throws(TemplateError) -> [LoweredConstraint] {
    var result: [LoweredConstraint] = []
    for constraint in constraints {
      var lowered = try LoweredConstraint(constraint, tree: tree, direction: direction)
      lowered.groups = ItemSet(constraint.groups.compactMap { group in groups.firstIndex { $0 === group } })
      result.append(lowered)
    }
    return result
  }

  private static func groups(of constraints: [LayoutConstraint]) -> [ConstraintGroup] {
    var result: [ConstraintGroup] = []
    for group in constraints.flatMap(\.groups) where !result.contains(where: { $0 === group }) { result.append(group) }
    return result
  }

  private static func labels(
    of constraints: [LayoutConstraint], tree: ItemTree
  ) throws(TemplateError) -> [String: Int] {
    var result: [String: Int] = [:]
    for (index, constraint) in constraints.enumerated() {
      guard let label = constraint.label else { continue }
      if let first = result.updateValue(index, forKey: label) {
        throw .duplicateLabel(
          template: tree.template, label: label,
          constraints: [first, index].map { tree.text.text(of: constraints[$0]) })
      }
    }
    return result
  }

  private static func alignmentInsets(of tree: ItemTree) throws(TemplateError) -> [LayoutInsets]? {
    let insets = tree.items.map(\.traits.alignmentInsets)
    for (item, insets) in insets.enumerated() where !insets.areOnGrid {
      throw .invalidNumber(
        template: tree.template, constraint: "the alignment insets of \(tree.placedName(of: item))",
        reason: "are not \(PixelGrid.rule)")
    }
    return insets.allSatisfy { $0 == 0 } ? nil : insets
  }

  /// A template as a plain property gives its items, but neither its constraints nor a content view of its own; meant is
  /// an ``EmbeddedTemplate``, unless the constraints are passed on.
  private static func checkPlainTemplates(
    of tree: ItemTree, declared: [LayoutConstraint]
  ) throws(TemplateError) {
    for (name, template) in tree.plainTemplates {
      let places = Set(template.constraints.compactMap(\.place))
      if places.isEmpty || declared.contains(where: { $0.place.map(places.contains) ?? false }) { continue }
      throw .plainTemplate(
        template: tree.template, property: name, type: String(describing: type(of: template)))
    }
  }

  private static func checkPriorities(of tree: ItemTree) throws(TemplateError) {
    for (index, item) in tree.items.enumerated() {
      let traits = item.traits
      let priorities = [
        traits.hugging.horizontal, traits.hugging.vertical, traits.compressionResistance.horizontal,
        traits.compressionResistance.vertical,
      ]
      if !priorities.allSatisfy(\.isValid) {
        throw .invalidPriority(
          template: tree.template,
          subject: "the content hugging or compression resistance of \(tree.placedName(of: index))")
      }
    }
  }
}

import Cassowary

/// The constraints of all rows in one state, in the order in which they count as declared.
struct RowPlan: Sendable {
  /// Where a constraint comes from.
  enum Origin: Hashable, Sendable {
    /// A width or height is at least 0.
    case nonNegative(Slot)
    /// The content view has the width the row gives it.
    case width
    /// An item does not grow beyond its content.
    case hugging(content: Int, isVertical: Bool)
    /// A label on several lines is no wider than the widest of them: a wish just weaker than hugging, so that labels
    /// shrink to their wrapped text without taking width from others that hug.
    case wrapping(content: Int)
    /// An item does not shrink below its content.
    case compressionResistance(content: Int, isVertical: Bool)
    /// Written in the template.
    case declared(Int)
    /// The content view is as low as it can be.
    case fitting
  }

  /// One constraint: a sum that is compared with 0.
  struct Entry: Sendable {
    var origin: Origin
    var sum: SlotSum
    var relation: Relation
    var priority: LayoutPriority
    var baselines: [LoweredConstraint.Baseline] = []
    /// Nothing it says can matter while no required constraint is broken.
    var isRedundant = false
    /// The content has no size of its own here, so that nothing is said.
    var isAbsent = false
    /// Which of the shares of ``RowInputs`` the number is; -1 for none.
    var share = -1

    fileprivate var startingTarget: Double {
      switch origin {
      case .width, .nonNegative, .fitting, .compressionResistance, .wrapping: 0
      case .hugging: priority.isRequired ? 1e5 : 0
      case .declared: 0 - sum.constant
      }
    }
  }

  private(set) var entries: [Entry] = []
  private(set) var contents: [Content] = []
  /// The entries that baselines or labels make different from row to row.
  private(set) var baselineEntries: [Int] = []
  /// The stacks that views fill in proportion, as far as they are there.
  private(set) var proportions: [Proportion] = []
  /// The entries that give views their shares, in the order of ``RowInputs/shares``.
  private(set) var shareEntries: [Int] = []
  private var labeledEntries: Set<Int> = []
  /// For each item the position of its content, -1 when it has none.
  private(set) var contentOfItem: [Int]
  /// For each declared constraint the position of its entry, -1 when it does not hold in this state.
  private(set) var entryOfConstraint: [Int]
  /// Whether a group that is off would tie the content view to something below: such a row is folded.
  private(set) var isFolded = false
  /// Whether rows are fitted to a height of their own.
  let isFitting: Bool
  /// The items that are there.
  let activeItems: [Int]
  let slotCount: Int
  /// The slots of the content view and of the items that are there.
  let activeSlots: [Int]
  /// For each entry the number its terms are compared with before a row is known: no width, empty contents, and
  /// nothing forbidden that a row may allow.
  private(set) var startingTargets: [Double] = []

  /// The state whose constraints these are.
  let state: RowState
  /// The direction of the layout.
  var direction: LayoutEnvironment.LayoutDirection { state.direction }

  /// The entry of the width.
  let widthEntry = 0
  /// The entry of the fitting height.
  private(set) var fittingEntry = 0

  /// Chooses the constraints of a state.
  ///
  /// - Complexity: O(c) for c constraints of few terms, besides what ``DeterminedValues`` says.
  init(_ template: CompiledTemplate, state: RowState) {
    let tree = template.tree
    self.state = state
    activeItems = tree.items.indices.filter { !state.collapsed.contains($0) }
    slotCount = Slot.count(items: tree.items.count)
    activeSlots = [0, 1] + activeItems.flatMap { Array(Slot.x($0).index...Slot.height($0).index) }
    contentOfItem = Array(repeating: -1, count: tree.items.count)
    entryOfConstraint = Array(repeating: -1, count: template.constraints.count)

    let fitting = state.fitting ?? (horizontal: .required, vertical: .fittingSizeLevel)
    isFitting = state.fitting != nil
    append(.width, SlotSum([(.contentWidth, 1)]), .equal, fitting.horizontal)
    // What a row is given holds before what is declared: in a conflict it is not what is left out.
    if fitting.vertical.isRequired { appendFitting(fitting.vertical) }
    append(.nonNegative(.contentHeight), SlotSum([(.contentHeight, 1)]), .greaterThanOrEqual, .required)
    for item in activeItems {
      append(.nonNegative(.width(item)), SlotSum([(.width(item), 1)]), .greaterThanOrEqual, .required)
      append(.nonNegative(.height(item)), SlotSum([(.height(item), 1)]), .greaterThanOrEqual, .required)
    }
    var lowered = template.lowered(state.direction)
    let active = lowered.indices.filter { lowered[$0].isActive(in: state) }
    isFolded = lowered.contains { constraint in
      constraint.isOff(in: state) && constraint.sum.terms.contains { $0.slot == .contentHeight }
    }
    for index in template.stackBaselines where lowered[index].isActive(in: state) {
      lowered[index] = template.lowered(index, in: state)
    }
    if !state.changes.isEmpty {
      for index in active { lowered[index].priority = state.priority(of: index) ?? lowered[index].priority }
    }
    let equations = active.map { lowered[$0] }.filter {
      $0.priority.isRequired && $0.relation == .equal && $0.baselines.isEmpty
    }.map(\.sum)
    let determined =
      fitting.horizontal.isRequired
      ? DeterminedValues(equations: equations, slotCount: slotCount) : DeterminedValues(undetermined: slotCount)
    for item in activeItems { appendContent(item, tree.items[item].traits, state, determined) }
    for index in active {
      let constraint = lowered[index]
      entryOfConstraint[index] = entries.count
      if !constraint.baselines.isEmpty { baselineEntries.append(entries.count) }
      append(.declared(index), constraint.sum, constraint.relation, constraint.priority, constraint.baselines)
    }
    appendShares(active, template)
    if !fitting.vertical.isRequired { appendFitting(fitting.vertical) }
    labeledEntries = Set(
      active.filter { template.constraints[$0].label != nil }.map { entryOfConstraint[$0] })
    startingTargets = entries.map(\.startingTarget)
  }

  /// Whether the number of an entry differs from row to row.
  func varies(_ entry: Int) -> Bool {
    switch entries[entry].origin {
    case .width, .hugging, .wrapping, .compressionResistance: true
    case .nonNegative: false
    case .fitting: isFitting
    case .declared: !entries[entry].baselines.isEmpty || entries[entry].share >= 0 || labeledEntries.contains(entry)
    }
  }

  /// Notes which entries give views a share of a stack.
  private mutating func appendShares(_ active: [Int], _ template: CompiledTemplate) {
    for index in active {
      guard let stack = template.constraints[index].stack, let position = template.tree.position(of: stack),
        let view = entries[entryOfConstraint[index]].sum.terms.first.map({ ($0.slot.index - 2) / 4 }),
        contentOfItem[view] >= 0
      else { continue }
      if proportions.last?.stack != position {
        let views = stack.arrangedSubviews.compactMap { template.tree.position(of: $0) }
        proportions.append(
          Proportion(
            stack: position, isVertical: stack.axis == .vertical,
            taken: Self.taken(stack, tree: template.tree, activeItems: activeItems),
            hasOthers: views.contains { activeItems.contains($0) && contentOfItem[$0] < 0 }))
      }
      entries[entryOfConstraint[index]].share = shareEntries.count
      shareEntries.append(entryOfConstraint[index])
      proportions[proportions.count - 1].contents.append(contentOfItem[view])
    }
  }

  /// What spacing and margins take of the length of a stack.
  private static func taken(_ stack: StackView, tree: ItemTree, activeItems: [Int]) -> Double {
    let present = stack.arrangedSubviews.indices.filter { position in
      tree.position(of: stack.arrangedSubviews[position]).map(activeItems.contains) ?? false
    }
    var taken = present.dropLast().reduce(0) { $0 + stack.spacing(after: $1) }
    if stack.isLayoutMarginsRelativeArrangement {
      let margins = stack.traits.layoutMargins
      taken += stack.axis == .vertical ? margins.top + margins.bottom : margins.leading + margins.trailing
    }
    return taken
  }

  private mutating func appendFitting(_ priority: LayoutPriority) {
    fittingEntry = entries.count
    append(.fitting, SlotSum([(.contentHeight, 1)]), .equal, priority)
  }

  private mutating func append(
    _ origin: Origin, _ sum: SlotSum, _ relation: Relation, _ priority: LayoutPriority,
    _ baselines: [LoweredConstraint.Baseline] = [], isRedundant: Bool = false
  ) {
    entries.append(
      Entry(
        origin: origin, sum: sum, relation: relation, priority: priority, baselines: baselines,
        isRedundant: isRedundant))
  }

  private mutating func appendContent(
    _ item: Int, _ traits: ItemTraits, _ state: RowState, _ determined: DeterminedValues
  ) {
    let kind: Content.Kind
    switch traits.kind {
    case .label(_, _, let lines): kind = .label(lines: lines)
    case .image(_, let keepsAspectRatio):
      if state.withoutImage.contains(item) { return }
      kind = keepsAspectRatio ? .scaledImage : .image
    case .button: kind = .button
    case .textView: kind = .textView
    case .fixed(let width, let height): kind = .fixed(width: width ?? -1, height: height ?? -1)
    case .separator(let isVertical): kind = .separator(isVertical: isVertical)
    case .sized(let sizeForWidth): kind = .sized(sizeForWidth)
    case .plain, .contentView: return
    }
    let content = contents.count
    contentOfItem[item] = content
    contents.append(
      Content(
        item: item, kind: kind, line: determined[.width(item)], firstEntry: entries.count,
        insets: traits.contentInsets, preferredWidth: traits.preferredMaxLayoutWidth))
    let (hugging, resistance) = (traits.hugging, traits.compressionResistance)
    for isVertical in [false, true] {
      let slot = isVertical ? Slot.height(item) : Slot.width(item)
      let priority = isVertical ? hugging.vertical : hugging.horizontal
      append(
        .hugging(content: content, isVertical: isVertical), SlotSum([(slot, 1)]), .lessThanOrEqual, priority,
        isRedundant: determined[slot] != nil && !priority.isRequired)
    }
    for isVertical in [false, true] {
      let slot = isVertical ? Slot.height(item) : Slot.width(item)
      let priority = isVertical ? resistance.vertical : resistance.horizontal
      append(
        .compressionResistance(content: content, isVertical: isVertical), SlotSum([(slot, 1)]),
        .greaterThanOrEqual, priority, isRedundant: determined[slot] != nil && !priority.isRequired)
    }
    for isVertical in [false, true] where !kind.hasSize(isVertical: isVertical) {
      for entry in [isVertical ? 1 : 0, isVertical ? 3 : 2] {
        entries[contents[content].firstEntry + entry].isRedundant = true
        entries[contents[content].firstEntry + entry].isAbsent = true
      }
    }
    if contents[content].wraps {
      append(
        .wrapping(content: content), SlotSum([(.width(item), 1)]), .lessThanOrEqual,
        Self.wrappingPriority(hugging: hugging.horizontal), isRedundant: determined[.width(item)] != nil)
    }
  }
}

extension SlotSum {
  init(_ terms: [(slot: Slot, coefficient: Double)]) {
    self.init()
    for (slot, coefficient) in terms { add(slot, coefficient) }
  }
}

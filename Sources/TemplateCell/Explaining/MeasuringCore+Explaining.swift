import Cassowary

extension MeasuringCore {
  /// The height of a row as a sum.
  func explainHeight(
    _ content: CellContent, width: Double, environment: LayoutEnvironment
  ) throws(MeasuringError) -> LayoutExplanation {
    let solved = try solvedSystem(content, width: width, environment: environment)
    var parts = try parts(of: [(.contentHeight, 1)], solved, axis: .vertical)
    let fitting = solved.system.value(of: .contentHeight)
    let rounded = PixelGrid(scale: environment.scale).roundedUp(fitting)
    if rounded != fitting {
      parts.append(.init(subject: "up to whole pixels", amount: rounded - fitting, multiplier: 0))
    }
    let separator = content.options.separatorHeight(scale: environment.scale)
    if separator != 0 { parts.append(.init(subject: "separator", amount: separator, multiplier: 0)) }
    return LayoutExplanation(subject: "row height", value: rounded + separator, parts: parts)
  }

  /// An attribute of an item as a sum; positions count from the top left corner of the content view.
  func explain(
    _ item: some LayoutItem, _ attribute: LayoutAttribute, _ content: CellContent, width: Double,
    environment: LayoutEnvironment
  ) throws(MeasuringError) -> LayoutExplanation {
    let position = try position(of: item)
    let subject = "\(template.tree.name(of: item)).\(attribute.name)"
    let solved = try solvedSystem(content, width: width, environment: environment)
    if let position, !solved.plan.activeItems.contains(position) {
      return LayoutExplanation(subject: subject, value: 0, parts: [])
    }
    let terms = Self.terms(attribute, position, environment.layoutDirection)
    let axis: LayoutAxis =
      attribute.isVerticalPosition || attribute == .height ? .vertical : .horizontal
    var parts = try parts(of: terms, solved, axis: axis)
    var value = terms.reduce(0.0) { $0 + $1.coefficient * solved.system.value(of: $1.slot) }
    if let position, attribute == .firstBaseline || attribute == .lastBaseline,
      solved.plan.contentOfItem[position] >= 0
    {
      let size = solved.measurement.inputs.sizes[solved.plan.contentOfItem[position]]
      let amount = attribute == .firstBaseline ? size.firstBaseline : 0 - size.lastBaseline
      parts.append(.init(subject: "baseline of \(template.names[position])", amount: amount, multiplier: 1))
      value += amount
    }
    return LayoutExplanation(subject: subject, value: value, parts: parts)
  }

  /// The entries that hold an item on an axis, with their multipliers dropped.
  func constraintsAffecting(
    _ item: some LayoutItem, _ axis: LayoutAxis, _ content: CellContent, width: Double,
    environment: LayoutEnvironment
  ) throws(MeasuringError) -> [ConstraintReference] {
    let position = try position(of: item)
    let solved = try solvedSystem(content, width: width, environment: environment)
    if let position, !solved.plan.activeItems.contains(position) { return [] }
    let origin: LayoutAttribute = axis == .horizontal ? .left : .top
    let length: LayoutAttribute = axis == .horizontal ? .width : .height
    var members: Set<Int> = []
    for attribute in [origin, length] {
      for term in Self.terms(attribute, position, .leftToRight) {
        members.formUnion(try shares(of: [term], solved).entries.map(\.entry))
      }
    }
    return members.sorted().map { reference(to: $0, solved.compiled, solved.measurement.inputs) }
  }

  private func position(of item: some LayoutItem) throws(MeasuringError) -> Int? {
    if item is ContentView { return nil }
    guard let position = template.tree.position(of: item) else {
      throw .unknownItem(template: template.tree.template)
    }
    return position
  }

  /// An attribute as a sum of unknowns.
  private static func terms(
    _ attribute: LayoutAttribute, _ item: Int?, _ direction: LayoutEnvironment.LayoutDirection
  ) -> [(slot: Slot, coefficient: Double)] {
    let isMirrored = direction == .rightToLeft
    let share: Double
    switch attribute.withoutMargins {
    case .width: return [(item.map(Slot.width) ?? .contentWidth, 1)]
    case .height: return [(item.map(Slot.height) ?? .contentHeight, 1)]
    case .left, .top, .firstBaseline: share = 0
    case .right, .bottom, .lastBaseline: share = 1
    case .centerX, .centerY: share = 0.5
    case .leading: share = isMirrored ? 1 : 0
    case .trailing: share = isMirrored ? 0 : 1
    default: share = 0
    }
    let isVertical = attribute.isVerticalPosition
    var result: [(slot: Slot, coefficient: Double)] = []
    if let item { result.append((isVertical ? .y(item) : .x(item), 1)) }
    let length = isVertical ? item.map(Slot.height) ?? .contentHeight : item.map(Slot.width) ?? .contentWidth
    if share != 0 { result.append((length, share)) }
    return result
  }

  // MARK: - Parts

  private func shares(
    of terms: [(slot: Slot, coefficient: Double)], _ solved: SolvedSystem
  ) throws(MeasuringError) -> (entries: [EntryShare], ties: [(slot: Int, amount: Double)]) {
    do throws(SolverError) {
      return try solved.explain(terms)
    } catch {
      throw unusable(error)
    }
  }

  private func parts(
    of terms: [(slot: Slot, coefficient: Double)], _ solved: SolvedSystem, axis: LayoutAxis
  ) throws(MeasuringError) -> [LayoutExplanation.Part] {
    let (shares, ties) = try shares(of: terms, solved)
    var placed: [(place: Double, part: LayoutExplanation.Part)] = []
    for share in shares {
      placed.append(
        (
          place(of: share.entry, solved, axis: axis),
          LayoutExplanation.Part(
            subject: subject(of: share.entry, solved), amount: share.amount, multiplier: share.multiplier,
            constraint: reference(to: share.entry, solved.compiled, solved.measurement.inputs))
        ))
    }
    let order = placed.indices.sorted { (placed[$0].place, $0) < (placed[$1].place, $1) }
    return order.map { placed[$0].part }
      + ties.map { tie in
        LayoutExplanation.Part(
          subject: "nothing holds \(Slot(index: tie.slot).name(in: template.tree))", amount: tie.amount,
          multiplier: 0)
      }
  }

  /// Where a constraint lies in the cell: the middle of what it ties together.
  private func place(of entry: Int, _ solved: SolvedSystem, axis: LayoutAxis) -> Double {
    let isVertical = axis == .vertical
    func middle(_ item: Int?, _ attribute: LayoutAttribute) -> Double {
      let direction = solved.measurement.compiled.plan.direction
      let position =
        attribute.isVerticalPosition != isVertical || attribute == .width || attribute == .height
        ? (isVertical ? LayoutAttribute.centerY : .centerX) : attribute
      return Self.terms(position, item, direction).reduce(0.0) {
        $0 + $1.coefficient * solved.system.value(of: $1.slot)
      }
    }
    switch solved.plan.entries[entry].origin {
    case .width, .fitting: return 0
    case .nonNegative(let slot):
      return slot.index < 2 ? 0 : middle((slot.index - 2) / 4, isVertical ? .centerY : .centerX)
    case .hugging(let content, _), .compressionResistance(let content, _), .wrapping(let content):
      return middle(solved.plan.contents[content].item, isVertical ? .centerY : .centerX)
    case .declared(let index):
      let terms = template.constraints[index].terms
      guard !terms.isEmpty else { return 0 }
      return terms.reduce(0.0) { $0 + middle(template.tree.position(of: $1.item), $1.attribute) }
        / Double(terms.count)
    }
  }

  /// What a constraint says, in short.
  private func subject(of entry: Int, _ solved: SolvedSystem) -> String {
    switch solved.plan.entries[entry].origin {
    case .declared(let index):
      let constraint = template.constraints[index]
      guard let term = constraint.left.terms.first ?? constraint.right.terms.first else { return "constant" }
      return "\(template.tree.name(of: term.item)).\(term.attribute.name)"
    case .width: return "contentView.width"
    case .fitting: return "as low as possible"
    case .nonNegative(let slot): return slot.name(in: template.tree)
    case .hugging(let content, let isVertical), .compressionResistance(let content, let isVertical):
      return subject(ofContent: content, isVertical: isVertical, solved)
    case .wrapping(let content): return subject(ofContent: content, isVertical: false, solved)
    }
  }

  private func subject(ofContent index: Int, isVertical: Bool, _ solved: SolvedSystem) -> String {
    let content = solved.plan.contents[index]
    let name = template.names[content.item]
    switch content.kind {
    case .label: break
    case .image, .scaledImage: return "\(name), image"
    case .button, .textView, .fixed, .separator, .sized: return "\(name), own size"
    }
    guard isVertical else { return "\(name), text" }
    let lines = solved.measurement.measuring.lineCount(
      content, solved.measurement.content, width: solved.measurement.inputs.sizes[index].measuredWidth)
    return "\(name), \(lines) \(lines == 1 ? "line" : "lines")"
  }
}

extension ContentMeasuring {
  /// The number of lines of a label in a width; 0 for an empty text.
  func lineCount(_ content: RowPlan.Content, _ values: ContentStorage, width: Double) -> Int {
    guard case .label(let lines) = content.kind else { return 0 }
    let styled = values[content.item].label.styledText
    guard !styled.string.isEmpty else { return 0 }
    let limit = lines == 1 || !width.isFinite ? nil : max(0, width)
    return text.measure(
      TextRequest(resolved(styled), width: limit, numberOfLines: lines, scale: grid.scale)
    ).lineCount
  }
}

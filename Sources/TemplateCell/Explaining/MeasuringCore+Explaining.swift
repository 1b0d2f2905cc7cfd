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
    let direction = environment.layoutDirection
    if attribute == .firstBaseline || attribute == .lastBaseline, item is StackView {
      let view = template.tree.baselineView(of: item, isFirst: attribute == .firstBaseline, in: solved.plan.state)
      if view !== item {
        var result = try explain(view, attribute, content, width: width, environment: environment)
        result.subject = subject
        return result
      }
    }
    let terms = Self.terms(attribute, position, direction)
    let axis: LayoutAxis =
      attribute.isVerticalPosition || attribute == .height ? .vertical : .horizontal
    var parts = try parts(of: terms, solved, axis: axis)
    var value = terms.reduce(0.0) { $0 + $1.coefficient * solved.system.value(of: $1.slot) }
    if let position, attribute == .firstBaseline || attribute == .lastBaseline, item.traits.kind.hasBaselines {
      let size = solved.measurement.inputs.sizes[solved.plan.contentOfItem[position]]
      let amount = attribute == .firstBaseline ? size.firstBaseline : 0 - size.lastBaseline
      parts.append(.init(subject: "baseline of \(template.names[position])", amount: amount, multiplier: 1))
      value += amount
    }
    let term = LayoutTerm(item: item, attribute: attribute, coefficient: 1)
    let insets = template.tree.insets(of: term, at: position)
    if insets != 0 {
      let isTurned = attribute.isDirectional && direction == .rightToLeft
      let distance = insets.distance(attribute, direction: direction, mirrored: false)
      parts.append(.init(subject: marginName(of: term), amount: isTurned ? -distance : distance, multiplier: 1))
      value += isTurned ? -distance : distance
    }
    return LayoutExplanation(subject: subject, value: value, parts: parts)
  }

  /// The position of an item, `nil` for the content view and the guides within it.
  func position(of item: some LayoutItem) throws(MeasuringError) -> Int? {
    if item is ContentView { return nil }
    if let guide = item as? LayoutGuide, guide.isInset, guide.owner is ContentView { return nil }
    guard let position = template.tree.position(of: item) else {
      throw .unknownItem(
        template: template.tree.template, item: item.kindText, place: nil, known: template.names)
    }
    return position
  }

  /// What the distance of a guide or of margins from the edges of an item is called.
  func marginName(of term: LayoutTerm) -> String {
    let guide = term.item as? LayoutGuide
    let owner = template.tree.name(of: guide?.owner ?? term.item)
    return guide?.role == .safeArea ? "safe area of \(owner)" : "margin of \(owner)"
  }

  /// An attribute as a sum of unknowns.
  static func terms(
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

  func shares(
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
      let place = place(of: share.entry, solved, axis: axis)
      placed += self.parts(of: share, solved).map { (place, $0) }
    }
    let order = placed.indices.sorted { (placed[$0].place, $0) < (placed[$1].place, $1) }
    return order.map { placed[$0].part }
      + ties.map { tie in
        LayoutExplanation.Part(
          subject: "nothing holds \(Slot(index: tie.slot).name(in: template.tree))", amount: tie.amount,
          multiplier: 0)
      }
  }

  /// What a constraint adds to a value: its own number, and what margins and baselines it speaks of add to that.
  private func parts(of share: EntryShare, _ solved: SolvedSystem) -> [LayoutExplanation.Part] {
    var part = LayoutExplanation.Part(
      subject: subject(of: share.entry, solved), amount: share.amount, multiplier: share.multiplier,
      constraint: reference(to: share.entry, solved.compiled, solved.measurement.inputs))
    guard case .declared(let index) = solved.plan.entries[share.entry].origin else { return [part] }
    let terms = template.constraints[index].terms
    let mirrored = solved.plan.direction == .rightToLeft && terms.contains { $0.attribute.isDirectional }
    var named: [(subject: String, number: Double)] = []
    for term in terms {
      let insets = template.tree.insets(of: term, at: template.tree.position(of: term.item))
      let distance = insets.distance(term.attribute, direction: solved.plan.direction, mirrored: mirrored)
      if insets != 0, distance != 0 { named.append((marginName(of: term), 0 - term.coefficient * distance)) }
    }
    for baseline in solved.plan.entries[share.entry].baselines {
      let content = solved.plan.contentOfItem[baseline.item]
      guard content >= 0 else { continue }
      let size = solved.measurement.inputs.sizes[content]
      let number = baseline.coefficient * (baseline.isFirst ? -size.firstBaseline : size.lastBaseline)
      if number != 0 { named.append(("baseline of \(template.names[baseline.item])", number)) }
    }
    let more = named.map { subject, number in
      LayoutExplanation.Part(
        subject: subject, amount: share.multiplier * number, multiplier: share.multiplier, constraint: part.constraint)
    }
    part.amount = more.reduce(part.amount) { $0 - $1.amount }
    return [part] + more
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

import Cassowary

/// Tries the corners of a box of numbers.
///
/// The numbers for which some unknowns satisfy all required constraints are the projection of a polyhedron, so a convex
/// set: when the corners of a box belong to it, the whole box does.
struct TemplateVerifier {
  /// More numbers than this are refused: 4096 corners.
  static let limit = 12

  /// A number that required constraints depend on.
  struct Parameter {
    enum Kind: String {
      case width = "width"
      case naturalWidth = "natural width"
      case height = "height"
      case firstBaseline = "first baseline"
      case lastBaseline = "last baseline"
    }

    var content: Int
    var kind: Kind
    var range: ClosedRange<Double>
  }

  let core: MeasuringCore
  let compiled: CompiledPlan
  let widths: ClosedRange<Double>
  let parameters: [Parameter]

  init(
    core: MeasuringCore, state: RowState, widths: ClosedRange<Double>, bounds: (Int) -> ContentBounds
  ) throws(VerificationError) {
    self.core = core
    self.widths = widths
    compiled = core.cache.plan(state)
    let plan = compiled.plan
    var parameters: [Parameter] = []
    func add(_ content: Int, _ number: Parameter.Kind) {
      let kind = number == .naturalWidth && !plan.contents[content].kind.isNarrowerInLines ? .width : number
      guard !parameters.contains(where: { $0.content == content && $0.kind == kind }) else { return }
      let bounds = bounds(plan.contents[content].item)
      let range: ClosedRange<Double>
      switch (kind, plan.contents[content].kind) {
      case (.width, .fixed(let width, _)): range = width...width
      case (.height, .fixed(_, let height)): range = height...height
      case (.width, .separator), (.height, .separator): range = 0...1
      case (.width, _), (.naturalWidth, _): range = bounds.width
      case (.height, _): range = bounds.height
      case (.firstBaseline, _), (.lastBaseline, _): range = bounds.baselines
      }
      parameters.append(Parameter(content: content, kind: kind, range: range))
    }
    for entry in plan.entries where entry.priority.isRequired && !entry.isAbsent {
      switch entry.origin {
      case .hugging(let content, isVertical: false): add(content, .naturalWidth)
      case .compressionResistance(let content, isVertical: false): add(content, .width)
      case .hugging(let content, _), .compressionResistance(let content, _): add(content, .height)
      default: break
      }
      for baseline in entry.baselines {
        let content = plan.contentOfItem[baseline.item]
        if content >= 0 { add(content, baseline.isFirst ? .firstBaseline : .lastBaseline) }
      }
    }
    let free = parameters.count { $0.range.lowerBound < $0.range.upperBound }
    guard free <= Self.limit else { throw .tooManyNumbers(count: free + 1, limit: Self.limit + 1) }
    self.parameters = parameters
  }

  func verify() throws(VerificationError) -> Verification {
    var corners = 0
    for width in widths.lowerBound == widths.upperBound ? [widths.lowerBound] : [widths.lowerBound, widths.upperBound] {
      for values in boxCorners where isReal(values) {
        corners += 1
        if let members = try conflict(width: width, values) {
          return .conflict(witness(width, values, members))
        }
      }
    }
    return .proven(corners: corners)
  }

  /// The corners of the box of numbers, a number that cannot vary having one end.
  private var boxCorners: [[Double]] {
    parameters.reduce([[]]) { corners, parameter in
      let ends = parameter.range
      return corners.flatMap { corner in
        ends.lowerBound == ends.upperBound
          ? [corner + [ends.lowerBound]] : [corner + [ends.lowerBound], corner + [ends.upperBound]]
      }
    }
  }

  /// Whether the widest line of each content is no wider than the content without a limit.
  ///
  /// What this cuts from the box leaves a polyhedron with the remaining corners, since both have the same range.
  private func isReal(_ values: [Double]) -> Bool {
    for (place, parameter) in parameters.enumerated() where parameter.kind == .naturalWidth {
      for (other, lesser) in parameters.enumerated()
      where lesser.kind == .width && lesser.content == parameter.content && values[other] > values[place] {
        return false
      }
    }
    return true
  }

  private func conflict(width: Double, _ values: [Double]) throws(VerificationError) -> [ConstraintReference]? {
    let plan = compiled.plan
    let inputs = inputs(width, values)
    var solver = Solver()
    let variables = plan.makeVariables(in: &solver)
    var entries: [ConstraintID: Int] = [:]
    for (index, entry) in plan.entries.enumerated()
    where entry.priority.isRequired && entry.share < 0 && !entry.isAbsent {
      do throws(SolverError) {
        let target = compiled.target(of: index, inputs)
        entries[try solver.add(entry.constraint(variables, target: target))] = index
      } catch {
        guard case .unsatisfiable(let conflict) = error else {
          throw .unusableNumber(core.text(of: index, compiled, inputs))
        }
        let others = conflict.others.compactMap { $0.id.flatMap { entries[$0] } }.sorted()
        return (others + [index]).map { core.reference(to: $0, compiled, inputs) }
      }
    }
    return nil
  }

  private func inputs(_ width: Double, _ values: [Double]) -> RowInputs {
    var sizes = compiled.plan.contents.map { _ in RowInputs.ContentSize() }
    for (parameter, value) in zip(parameters, values) {
      switch parameter.kind {
      case .width:
        sizes[parameter.content].width = value
        if !compiled.plan.contents[parameter.content].kind.isNarrowerInLines {
          sizes[parameter.content].naturalWidth = value
        }
      case .naturalWidth: sizes[parameter.content].naturalWidth = value
      case .height: sizes[parameter.content].height = value
      case .firstBaseline: sizes[parameter.content].firstBaseline = value
      case .lastBaseline: sizes[parameter.content].lastBaseline = value
      }
    }
    return RowInputs(width: width, sizes: sizes, constants: [])
  }

  private func witness(
    _ width: Double, _ values: [Double], _ members: [ConstraintReference]
  ) -> VerificationWitness {
    let names = compiled.template.names
    return VerificationWitness(
      width: width,
      sizes: zip(parameters, values).map { parameter, value in
        VerificationWitness.Size(
          item: names[compiled.plan.contents[parameter.content].item], dimension: parameter.kind.rawValue, value: value)
      }, members: members)
  }
}

extension CellMeasurer {
  /// Proves that no required constraint can conflict, or gives numbers for which some do.
  ///
  /// Constants are those declared. The proof covers every content view as wide as `widths` say and every content within
  /// its bounds. A witness may ask for a content that no text or image has, such as a scaled image of another ratio.
  ///
  /// - Parameters:
  ///   - widths: the widths of the content view in points, greater than 0.
  ///   - content: the bounds of every content but those in `items`.
  ///   - items: bounds of single items.
  ///   - collapsed: the items that are collapsed.
  ///   - groups: groups of constraints that are not on or off as declared.
  ///   - direction: the direction of the layout.
  /// - Throws: ``VerificationError``.
  /// - Complexity: one feasibility test for each corner, 2^(n + 1) for n numbers of contents in required constraints.
  public func verify(
    widths: ClosedRange<Double>, content: ContentBounds = ContentBounds(),
    items: [(item: any LayoutItem, bounds: ContentBounds)] = [], collapsed: [any LayoutItem] = [],
    groups: [(group: ConstraintGroup, isActive: Bool)] = [], direction: LayoutEnvironment.LayoutDirection = .leftToRight
  ) throws(VerificationError) -> Verification {
    for bound in [widths.lowerBound, widths.upperBound] where !(bound.isFinite && bound > 0) {
      throw .invalidBound("widths", bound)
    }
    let tree = core.template.tree
    var special: [Int: ContentBounds] = [:]
    for (item, bounds) in items {
      guard let position = tree.position(of: item) else {
        throw .unknownItem(template: tree.template, item: item.kindText, known: tree.names)
      }
      special[position] = bounds
    }
    for bounds in [content] + items.map(\.bounds) {
      for (name, range) in [("width", bounds.width), ("height", bounds.height), ("baselines", bounds.baselines)] {
        for bound in [range.lowerBound, range.upperBound] where !(bound.isFinite && bound >= 0) {
          throw .invalidBound(name, bound)
        }
      }
    }
    var state = RowState()
    state.direction = direction
    var members = ItemSet()
    for item in collapsed {
      guard let position = tree.position(of: item) else {
        throw .unknownItem(template: tree.template, item: item.kindText, known: tree.names)
      }
      members.insert(position)
    }
    state.collapsed = tree.withDescendants(members)
    var isActive = core.template.groups.map(\.isActive)
    for (group, value) in groups {
      guard let position = core.template.outline.position(of: group) else {
        throw .unknownItem(
          template: tree.template, item: "a ConstraintGroup", known: core.template.outline.groupNames)
      }
      isActive[position] = value
    }
    state.changes = isActive.indices.filter { !isActive[$0] }.map { .inactive(group: $0) }
    return try TemplateVerifier(core: core, state: state, widths: widths) { special[$0] ?? content }.verify()
  }
}

extension RowPlan.Content.Kind {
  /// Whether the content can be narrower than it would be without a limit.
  fileprivate var isNarrowerInLines: Bool {
    switch self {
    case .label(let lines): lines != 1
    case .textView, .sized: true
    case .image, .scaledImage, .button, .fixed, .separator: false
    }
  }
}

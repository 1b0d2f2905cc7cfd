import Cassowary

extension MeasuringCore {
  /// The constraints that hold an item where it is and as long as it is on an axis.
  func constraintsAffecting(
    _ item: some LayoutItem, _ axis: LayoutAxis, _ content: CellContent, width: Double,
    environment: LayoutEnvironment
  ) throws(MeasuringError) -> [ConstraintReference] {
    let position = try position(of: item)
    let solved = try solvedSystem(content, width: width, environment: environment)
    if let position, !solved.plan.activeItems.contains(position) { return [] }
    let attributes: [LayoutAttribute] = axis == .horizontal ? [.left, .width] : [.top, .height]
    let terms = attributes.flatMap { Self.terms($0, position, .leftToRight) }
    var members: Set<Int> = []
    var known: Set<Slot> = []
    var slots = terms.map(\.slot)
    while !slots.isEmpty {
      var explained: Set<Int> = []
      for slot in slots { explained.formUnion(try shares(of: [(slot, 1)], solved).entries.map(\.entry)) }
      let found = solved.system.ids.indices.filter { entry in
        switch solved.effect(of: entry, on: slots) {
        case .moves: true
        case .none: false
        case .refused: explained.contains(entry)
        }
      }
      members.formUnion(found)
      known.formUnion(slots)
      slots = found.flatMap { solved.slots(behind: $0) }.filter { !known.contains($0) }
    }
    return members.sorted().map { reference(to: $0, solved.compiled, solved.measurement.inputs) }
  }
}

extension SolvedSystem {
  /// What happens when the number of an entry is moved a little.
  enum Effect {
    case none, moves
    /// Required constraints let it move neither way.
    case refused
  }

  /// How far a number is moved, in points.
  private static let step = 1e-4

  /// Whether moving the number of an entry up or down moves one of some unknowns.
  func effect(of entry: Int, on slots: [Slot]) -> Effect {
    guard let id = system.ids[entry] else { return .none }
    let target = compiled.target(of: entry, measurement.inputs)
    let distance = plan.entries[entry].sum.terms.reduce(0 - target) {
      $0 + $1.coefficient * system.value(of: $1.slot)
    }
    guard abs(distance) <= 2 * Self.step else { return .none }
    var refusals = 0
    for step in [Self.step, -Self.step] {
      var solver = system.solver
      do throws(SolverError) {
        try solver.setConstant(id, to: target + step)
      } catch {
        refusals += 1
        continue
      }
      let moves = slots.contains { slot in
        abs(solver.value(of: system.variables[slot.index]) - system.value(of: slot)) > Self.step * 1e-5
      }
      if moves { return .moves }
    }
    return refusals == 2 ? .refused : .none
  }

  /// The unknowns that the number of an entry was measured from: the width of an image that keeps its ratio or of a view
  /// sized by code, the length of a stack that views fill in proportion.
  func slots(behind entry: Int) -> [Slot] {
    switch plan.entries[entry].origin {
    case .hugging(let index, isVertical: true), .compressionResistance(let index, isVertical: true):
      return width(behind: plan.contents[index], measurement.inputs.sizes[index])
    case .declared where plan.entries[entry].share >= 0:
      return length(behindShare: plan.entries[entry].share)
    default: return []
    }
  }

  /// The width of an item whose own height changes with it as continuously as texts do not.
  private func width(behind content: RowPlan.Content, _ size: RowInputs.ContentSize) -> [Slot] {
    switch content.kind {
    case .scaledImage, .sized: break
    default: return []
    }
    let width = size.measuredWidth.isFinite ? size.measuredWidth : size.width
    let isDriven = [Self.step, -Self.step].contains { step in
      let other = measurement.measuring.measure(content, measurement.content, width: width + step)
      return abs(other.height - size.height) > Self.step * 1e-5
    }
    return isDriven ? [.width(content.item)] : []
  }

  /// The length of the stack that a share is of, when the share changes with it.
  private func length(behindShare share: Int) -> [Slot] {
    var first = 0
    for proportion in plan.proportions {
      let place = share - first
      first += proportion.contents.count
      guard share < first else { continue }
      let slot: Slot = proportion.isVertical ? .height(proportion.stack) : .width(proportion.stack)
      let shares = [-Self.step, 0, Self.step].map { step in
        proportion.shares(ofLength: system.value(of: slot) + step, measurement.inputs.sizes)[place]
      }
      return shares.contains { abs($0 - shares[1]) > Self.step * 1e-5 } ? [slot] : []
    }
    return []
  }
}

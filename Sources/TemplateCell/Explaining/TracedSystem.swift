import Cassowary

/// The constraints of a row that remember how each number came about, to know down to which width of the content view
/// the same steps lead to the same lines and the same constraints hold.
struct TracedSystem: RowSystem {
  let compiled: CompiledPlan
  let measuring: ContentMeasuring
  let content: ContentStorage
  let width: Double
  private(set) var system: RebuiltSystem
  /// How every variable moves with the width.
  private var piece: Sensitivity?
  /// Down to which width all steps so far are the same.
  private(set) var lower = 0.0
  /// How much the size of each content moves per point of the width.
  private var slopes: [SizeSlope]
  private var shareSlopes: [Double] = []
  private var rounds = 0

  /// How the numbers of a content move.
  struct SizeSlope {
    var width = 0.0
    var height = 0.0
    var naturalWidth = 0.0
  }

  init(_ compiled: CompiledPlan, measuring: ContentMeasuring, content: ContentStorage, width: Double) {
    self.compiled = compiled
    self.measuring = measuring
    self.content = content
    self.width = width
    system = RebuiltSystem(compiled)
    system.leavesOutRedundant = true
    slopes = compiled.plan.contents.map { _ in SizeSlope() }
  }

  /// How much an unknown moves per point of the width.
  func slope(of slot: Slot) -> Double { piece?.slope(of: system.variables[slot.index]) ?? 0 }

  func value(of slot: Slot) -> Double { system.value(of: slot) }

  func pushed(to height: Double) throws(SolverError) -> PushedRow { try system.pushed(to: height) }

  mutating func apply(_ inputs: RowInputs) throws(SolverError) {
    for index in inputs.sizes.indices where inputs.sizes[index].isChanged { trace(index, inputs.sizes[index]) }
    if rounds == 0 { shareSlopes = inputs.shares.map { _ in 0 } } else { traceShares(inputs) }
    system.tilts = compiled.plan.entries.indices.map { tilt(of: $0) }
    try system.apply(inputs)
    if system.leavesOutRedundant, !system.breakages.isEmpty {
      system.leavesOutRedundant = false
      try system.apply(inputs)
    }
    guard let id = system.ids[compiled.plan.widthEntry] else { return }
    let piece = try system.solver.sensitivity(of: id)
    self.piece = piece
    lower = max(lower, piece.lower)
    rounds += 1
    for index in inputs.sizes.indices { traceSettled(index, inputs.sizes[index]) }
  }

  /// How much the number of an entry moves per point of the width.
  func tilt(of index: Int) -> Double {
    let entry = compiled.plan.entries[index]
    switch entry.origin {
    case .width, .nonNegative, .fitting: return 0
    case .hugging(let content, isVertical: false): return slopes[content].naturalWidth
    case .wrapping(let content), .compressionResistance(let content, isVertical: false): return slopes[content].width
    case .hugging(let content, _), .compressionResistance(let content, _): return slopes[content].height
    case .declared: return entry.share >= 0 ? shareSlopes[entry.share] : 0
    }
  }

  // MARK: - Contents

  /// Notes how far a measured size holds, and how it moves.
  private mutating func trace(_ index: Int, _ size: RowInputs.ContentSize) {
    let content = compiled.plan.contents[index]
    slopes[index] = SizeSlope()
    guard content.kind.hasHeightForWidth, size.measuredWidth.isFinite else { return }
    let offered = offeredSlope(content, size)
    guard offered != 0 else { return }
    let extent = ContentExtent(measuring: measuring, content: content, values: self.content, size: size)
    slopes[index] = extent.slope(offered: offered)
    let end = extent.end(isNarrowing: offered > 0)
    if end.isFinite { lower = max(lower, width - max(0, (size.measuredWidth - end) / offered)) }
  }

  /// Notes down to which width a text that got another width than it was measured for need not be measured again.
  private mutating func traceSettled(_ index: Int, _ size: RowInputs.ContentSize) {
    let content = compiled.plan.contents[index]
    let (got, slope) = (system.value(of: .width(content.item)), slope(of: .width(content.item)))
    guard content.wraps, slope > 0, !measuring.needsMeasuring(content, size, width: got),
      abs(min(got, content.preferredWidth) - size.measuredWidth) > 1e-7
    else { return }
    let isNatural = min(got, size.measuredWidth) >= size.naturalWidth - 1e-7
    lower = max(lower, width - max(0, got - (isNatural ? size.naturalWidth : size.width)) / slope)
  }

  /// How much the width that a content was measured for moves.
  private func offeredSlope(_ content: RowPlan.Content, _ size: RowInputs.ContentSize) -> Double {
    if rounds > 0 {
      let slot = Slot.width(content.item)
      let isCapped = system.value(of: slot) > size.measuredWidth + 1e-7
      return isCapped ? 0 : slope(of: slot)
    }
    guard self.content.constants.isEmpty, let line = content.line else { return 0 }
    let isCapped = line.slope * width + line.offset > size.measuredWidth + 1e-7
    return isCapped ? 0 : line.slope
  }

  private mutating func traceShares(_ inputs: RowInputs) {
    var next = 0
    for proportion in compiled.plan.proportions {
      let slot: Slot = proportion.isVertical ? .height(proportion.stack) : .width(proportion.stack)
      let slope = slope(of: slot)
      let length = system.value(of: slot)
      let shares = proportion.shares(ofLength: length, inputs.sizes)
      let moved = proportion.shares(ofLength: length - slope * WidthWalk.step, inputs.sizes)
      for (share, other) in zip(shares, moved) {
        shareSlopes[next] = (share - other) / WidthWalk.step
        next += 1
      }
    }
  }
}

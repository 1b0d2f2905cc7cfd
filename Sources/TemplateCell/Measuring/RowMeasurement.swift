import Cassowary

/// One row being measured: the rounds of solving and measuring, first in a copy of the base, in case of a conflict in
/// constraints built anew.
struct RowMeasurement {
  /// The greatest number of times that contents are measured and the constraints solved.
  static let roundLimit = 8

  let compiled: CompiledPlan
  let measuring: ContentMeasuring
  let content: ContentStorage
  var inputs: RowInputs
  private(set) var isSettled = true

  /// Takes the sizes that do not depend on a width to be solved.
  init(
    _ compiled: CompiledPlan, measuring: ContentMeasuring, content: ContentStorage, width: Double, height: Double = 0,
    room: inout RowRoom
  ) throws(MeasuringError) {
    self.compiled = compiled
    self.measuring = measuring
    self.content = content
    inputs = RowInputs(width: width, sizes: [], constants: content.constants)
    inputs.height = height
    swap(&inputs.sizes, &room.sizes)
    inputs.sizes.removeAll(keepingCapacity: true)
    for content in compiled.plan.contents {
      if content.kind.hasText { try checkText(of: content) }
      let line = self.content.constants.isEmpty && content.kind.hasHeightForWidth ? content.line : nil
      let size = measuring.measure(
        content, self.content, width: line.map { $0.slope * width + $0.offset })
      try check(size, of: content)
      inputs.sizes.append(size)
    }
    for proportion in compiled.plan.proportions {
      inputs.shares += proportion.contents.map { proportion.length(inputs.sizes[$0]) }
    }
  }

  /// Solves, measures what depends on the solved widths, and repeats until nothing changes.
  mutating func run(_ system: inout some RowSystem) throws(RowFailure) {
    try apply(to: &system)
    for _ in 1..<Self.roundLimit {
      guard try measureAgain(system) else {
        isSettled = true
        return
      }
      try apply(to: &system)
    }
    let solved = inputs
    isSettled = try !measureAgain(system)
    inputs = solved
  }

  private mutating func apply(to system: inout some RowSystem) throws(RowFailure) {
    do {
      try system.apply(inputs)
    } catch {
      throw .solver(error)
    }
    for index in inputs.sizes.indices { inputs.sizes[index].isChanged = false }
  }

  /// Measures the contents whose solved width is another than they were measured for; whether there were any.
  private mutating func measureAgain(_ system: some RowSystem) throws(RowFailure) -> Bool {
    var changed = false
    for (index, content) in compiled.plan.contents.enumerated() where content.kind.hasHeightForWidth {
      let size = inputs.sizes[index]
      let width = system.value(of: .width(content.item))
      guard measuring.needsMeasuring(content, size, width: width) else { continue }
      inputs.sizes[index] = measuring.measure(content, self.content, width: width)
      if content.preferredWidth < .infinity { inputs.sizes[index].naturalWidth = size.naturalWidth }
      do {
        try check(inputs.sizes[index], of: content)
      } catch {
        throw .measuring(error)
      }
      changed = true
    }
    if !compiled.plan.proportions.isEmpty { changed = share(system) || changed }
    return changed
  }

  /// Gives views their shares of the solved lengths of their stacks; whether one changed.
  private mutating func share(_ system: some RowSystem) -> Bool {
    var changed = false
    var next = 0
    for proportion in compiled.plan.proportions {
      let length = system.value(of: proportion.isVertical ? .height(proportion.stack) : .width(proportion.stack))
      for share in proportion.shares(ofLength: length, inputs.sizes) {
        changed = changed || abs(share - inputs.shares[next]) > 1e-7
        inputs.shares[next] = share
        next += 1
      }
    }
    return changed
  }

  /// Texts in a font without a size would measure as nothing, and measurers pass over spacings they cannot use.
  private func checkText(of content: RowPlan.Content) throws(MeasuringError) {
    if let (name, value, rule) = self.content[content.item].label.styledText.unusableNumber {
      throw .invalidNumber(name: "\(self.name(of: content)) \(name)", value: "\(value)", rule: rule)
    }
  }

  private func check(_ size: RowInputs.ContentSize, of content: RowPlan.Content) throws(MeasuringError) {
    func check(_ value: Double, _ name: @autoclosure () -> String) throws(MeasuringError) {
      try MeasuringError.checkLength(value, "\(self.name(of: content)) \(name())")
    }
    try check(size.width, "content width")
    try check(size.height, "content height")
    try check(size.naturalWidth, "content width")
    guard size.firstBaseline.isFinite, size.lastBaseline.isFinite else {
      throw .invalidNumber(
        name: "\(name(of: content)) baseline", value: "\(size.firstBaseline)", rule: "finite")
    }
  }

  /// The cell and the item, for messages: `NoteCell: title (NoteCell.swift:5)`.
  private func name(of content: RowPlan.Content) -> String {
    "\(compiled.template.tree.template): \(compiled.template.tree.placedName(of: content.item))"
  }
}

/// Why a row could not be solved.
enum RowFailure: Error {
  case solver(SolverError)
  case measuring(MeasuringError)
}

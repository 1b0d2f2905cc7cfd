/// Memory for the numbers of one row, used again by the next: what was in it does not matter.
struct RowRoom: Sendable {
  /// A number for each entry of a plan.
  var targets: [Double]
  /// A number for each slot of a plan.
  var values: [Double]
  /// Empty, with room for the contents of a plan.
  var sizes: [RowInputs.ContentSize]

  init(targets: [Double], values: [Double], sizes: [RowInputs.ContentSize]) {
    self.targets = targets
    self.values = values
    self.sizes = sizes
  }

  init(_ plan: RowPlan) {
    targets = plan.startingTargets
    values = Array(repeating: 0, count: plan.slotCount)
    sizes = []
    sizes.reserveCapacity(plan.contents.count)
  }
}

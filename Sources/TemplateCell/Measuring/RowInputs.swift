/// The numbers that differ from row to row in one state and width.
struct RowInputs: Sendable {
  /// The size of a content in the width it was measured for.
  struct ContentSize: Sendable {
    var width = 0.0
    var height = 0.0
    /// From the top of the content to the first baseline.
    var firstBaseline = 0.0
    /// From the last baseline to the bottom of the content.
    var lastBaseline = 0.0
    /// The width the content would take without a limit; at least ``width``.
    var naturalWidth = 0.0
    /// The width the content was measured for; infinite for a natural size.
    var measuredWidth = Double.infinity
    /// Whether the size changed since the constraints were last given it.
    var isChanged = true
  }

  /// The width of the content view in points.
  var width: Double
  /// The sizes, in the order of the contents of the plan.
  var sizes: [ContentSize]
  /// Constants on the right-hand side of declared constraints, in place of those written.
  var constants: [(constraint: Int, value: Double)]
  /// The height that the content view would rather have, in points.
  var height = 0.0
  /// The shares of views in the stacks that they fill in proportion; empty when there are none.
  var shares: [Double] = []
}

extension CompiledPlan {
  /// The number that the terms of an entry are compared with in a row.
  func target(of index: Int, _ inputs: RowInputs) -> Double {
    let entry = plan.entries[index]
    switch entry.origin {
    case .width: return inputs.width
    case .nonNegative: return 0
    case .fitting: return inputs.height
    case .hugging(let content, isVertical: false): return inputs.sizes[content].naturalWidth
    case .wrapping(let content): return inputs.sizes[content].width
    case .hugging(let content, let isVertical), .compressionResistance(let content, let isVertical):
      let size = inputs.sizes[content]
      return isVertical ? size.height : size.width
    case .declared(let index):
      var target = 0 - entry.sum.constant
      for (constraint, value) in inputs.constants where constraint == index {
        target += value - template.constraints[index].right.constant
      }
      if entry.share >= 0 { target += inputs.shares[entry.share] }
      for baseline in entry.baselines {
        let content = plan.contentOfItem[baseline.item]
        guard content >= 0 else { continue }
        let size = inputs.sizes[content]
        target -= baseline.coefficient * (baseline.isFirst ? size.firstBaseline : -size.lastBaseline)
      }
      return target
    }
  }
}

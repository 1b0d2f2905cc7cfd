extension RowPlan {
  /// A stack that views fill in the proportion of their own sizes.
  struct Proportion: Sendable {
    var stack: Int
    var isVertical: Bool
    /// What spacing and margins take of its length.
    var taken: Double
    /// Whether it holds views without a size of their own, which take what the others leave.
    var hasOthers: Bool
    /// The contents that share the rest.
    var contents: [Int] = []

    /// The size of its own of a content along the stack.
    func length(_ size: RowInputs.ContentSize) -> Double { isVertical ? size.height : size.naturalWidth }

    /// What each content gets of a length of the stack: a part of the rest in proportion, or an equal one when none has
    /// a length; no more than its own length when there are views without one.
    func shares(ofLength length: Double, _ sizes: [RowInputs.ContentSize]) -> [Double] {
      let rest = max(0, length - taken)
      let lengths = contents.map { self.length(sizes[$0]) }
      let whole = lengths.reduce(0) { $0 + $1 }
      guard whole > 0 else { return contents.map { _ in hasOthers ? 0 : rest / Double(contents.count) } }
      return lengths.map { hasOthers && rest >= whole ? $0 : rest * ($0 / whole) }
    }
  }
}

extension CellDrawing {
  /// A constraint as a dimension of a drawing: an arrow from one position to another, and what stands beside it.
  public struct Dimension: Sendable, Hashable {
    /// What the constraint does in the row.
    public enum Role: String, Sendable, Hashable, CaseIterable {
      /// The height of the row is a sum in which it takes part.
      case determinesHeight
      /// It holds.
      case holds
      /// It is a wish that stronger constraints overruled.
      case overruled
      /// It is required and was left out, because others that are required contradict it.
      case broken
    }

    /// What the constraint does.
    public var role: Role
    /// Along which axis the arrow runs.
    public var axis: LayoutAxis
    /// Where the arrow begins, in points from the left or the top.
    public var start: Double
    /// Where it ends; as far as the start for items that are aligned.
    public var end: Double
    /// Where on the other axis it may stand, in points; all that it covers there for ``isInset``.
    public var across: ClosedRange<Double>
    /// What stands beside it: the constant, with its comparison unless that is `==`; empty for items that are aligned.
    /// What does not hold also says what is there instead: `60, is 100`.
    public var caption: String
    /// The constraint in words, with its priority, label, file and line.
    public var text: String
    /// Whether it is no constraint but what constraints count from: a margin, a safe area, or the inset of a text in
    /// its view. Such a strip along an edge is as wide as the arrow is long.
    public var isInset = false

    /// Whether start and end are one position.
    var isAlignment: Bool { abs(end - start) < 0.01 }
  }
}

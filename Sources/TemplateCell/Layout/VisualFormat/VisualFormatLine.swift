/// A text in the Visual Format Language, read but not yet resolved.
struct VisualFormatLine: Sendable {
  /// A number or the name of one.
  enum Value: Hashable, Sendable {
    case number(Double)
    case name(String)
  }

  /// How a length or a distance compares, with what and how strongly.
  struct Predicate: Sendable {
    var comparison: LayoutConstraint.Comparison
    var value: Value
    var valueOffset: Int
    var priority: Value?
    var priorityOffset: Int
  }

  /// What stands between two elements.
  enum Connection: Sendable {
    /// Nothing: they touch.
    case flush
    /// A single stroke: the standard distance.
    case standard
    case distances([Predicate])
  }

  /// A view with what is said of its length.
  struct Element: Sendable {
    var name: String
    var offset: Int
    var lengths: [Predicate]
  }

  var isVertical = false
  /// What stands between the leading edge of the superview and the first view; `nil` when the edge is not mentioned.
  var before: Connection?
  var elements: [Element] = []
  /// What stands between each view and the next.
  var between: [Connection] = []
  /// What stands between the last view and the trailing edge of the superview.
  var after: Connection?
}

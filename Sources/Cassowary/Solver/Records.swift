/// A variable or a distinct linear form over two or more variables, with the cost that constraints put on its value.
///
/// The cost is convex and piecewise linear: its breakpoints are the constraints on this symbol. A symbol is *active*
/// when a slot of the working set holds it at a value, otherwise *basic*: its value follows from the active ones.
struct Symbol {
  /// The value of a form; the value of a variable is in the array of values.
  var value: Double = 0
  /// The ends of the part of the cost that the symbol is located in; both the same on a breakpoint.
  var low: Double = -.infinity
  var high: Double = .infinity
  /// The variable, or -1 for a form.
  var variable: Int32 = -1
  /// The entries of a form.
  var rowStart: Int32 = 0
  var rowCount: Int32 = 0
  /// The first breakpoint, or -1.
  var head: Int32 = -1
  /// The breakpoint the symbol is located on, or -1 when it is within a segment.
  var at: Int32 = -1
  /// The breakpoint below the segment the symbol is located in, or -1.
  var below: Int32 = -1
  /// The slot that holds the symbol, or -1 when it is basic.
  var slot: Int32 = -1
  /// Whether the symbol waits in the queue of symbols outside their segment.
  var isQueued: Int32 = 0
  /// The next form with the same hash, or -1; also links free records.
  var hashNext: Int32 = -1
  /// When the value of the form was last computed.
  var stamp: Int32 = 0
}

/// What a breakpoint does to the cost of its symbol.
enum BreakpointKind: Int32 {
  /// The cost grows below it (`>=`).
  case lower = 0
  /// The cost grows on both sides (`==`).
  case both = 1
  /// The cost grows above it (`<=`).
  case upper = 2
}

/// One constraint on the value of its symbol.
struct Breakpoint {
  var position: Double
  /// How steep the violated side is, in units of the constraint per unit of the symbol.
  var weight: Double
  /// By how much the slope of the cost grows here: the weight, twice for `both`, 0 for a required one.
  var jump: Double
  var next: Int32
  var previous: Int32
  var symbol: Int32
  var constraint: Int32
  /// The rank of the priority among the levels, or -1 for a required one.
  var level: Int32
  var kind: BreakpointKind

  var isRequired: Bool { level < 0 }
  /// Whether the symbol can not move up from here at any cost.
  var blocksUp: Bool { level < 0 && kind != .lower }
  /// Whether the symbol can not move down from here at any cost.
  var blocksDown: Bool { level < 0 && kind != .upper }
  /// The order among breakpoints at one position.
  var order: Int {
    if level >= 0 { return 2 }
    switch kind {
    case .lower: return 0
    case .both: return 1
    case .upper: return 3
    }
  }
}

/// A constraint as it was added.
struct ConstraintRecord {
  /// The constraint is `factor * symbol + constant relation 0`.
  var factor: Double
  var constant: Double
  var priority: Double
  /// When the constraint was added, counted over the life of the solver.
  var sequence: Int64
  /// -1 when the constraint has no variable.
  var symbol: Int32
  var breakpoint: Int32
  var serial: UInt32
  var file: Int32
  var line: Int32
  var label: Int32
  /// The next free record, or -2 while in use.
  var nextFree: Int32
  var relation: Relation
  /// The order in which up to four terms were written, two bits each.
  var termOrder: UInt8
}

/// One coefficient of a form; linked per variable while the form is basic.
struct RowEntry {
  var coefficient: Double
  var variable: Int32
  var symbol: Int32
  var next: Int32
  var previous: Int32
}

/// One off-diagonal coefficient of the upper factor, linked by row and by column.
struct FactorEntry {
  var value: Double
  var row: Int32
  var column: Int32
  var rowNext: Int32
  var rowPrevious: Int32
  var columnNext: Int32
  var columnPrevious: Int32
}

/// One coefficient of a row transformation of the lower factor.
struct EtaEntry {
  var value: Double
  var row: Int32
}

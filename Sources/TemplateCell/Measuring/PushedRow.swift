import Cassowary

/// The unknowns of a row whose content view would rather have a height than be as low as it can.
struct PushedRow {
  let solver: Solver
  let variables: [Variable]

  /// The value of an unknown.
  func value(of slot: Slot) -> Double { solver.value(of: variables[slot.index]) }
}

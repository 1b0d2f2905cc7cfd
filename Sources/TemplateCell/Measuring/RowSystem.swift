import Cassowary

/// The constraints of one row, solved.
protocol RowSystem {
  /// Gives the constraints the numbers of the row, and solves.
  mutating func apply(_ inputs: RowInputs) throws(SolverError)
  /// The value of an unknown.
  func value(of slot: Slot) -> Double
  /// The unknowns when the content view would rather have a height than be as low as it can.
  func pushed(to height: Double) throws(SolverError) -> PushedRow
  /// Whether the height comes from contents or from an item of a height of its own, where that is known without solving.
  var isHeightGiven: Bool? { get }
}

extension RowSystem {
  var isHeightGiven: Bool? { nil }

  /// The height of the content view when it would rather have a height than be as low as it can.
  func height(pushedTo height: Double) throws(SolverError) -> Double {
    try pushed(to: height).value(of: .contentHeight)
  }
}

import Cassowary

/// The constraints of one row, solved.
protocol RowSystem {
  /// Gives the constraints the numbers of the row as far as they are known, and solves.
  mutating func apply(_ inputs: RowInputs) throws(SolverError)
  /// The value of an unknown.
  func value(of slot: Slot) -> Double
  /// The height of the content view when it would rather have a height than be as low as it can.
  func height(pushedTo height: Double) throws(SolverError) -> Double
}

extension Tableau {
  /// The variables that have more than one value over all optima.
  mutating func ambiguousVariables() -> [Int32] { [] }
}

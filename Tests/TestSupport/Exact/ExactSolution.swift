/// What the exact solver says about a system.
public struct ExactSolution: Sendable {
  /// Whether the required constraints can hold together. If not, the rest is empty.
  public var isFeasible: Bool
  /// The values of the variables, rounded to double at the very end.
  public var values: [Double] = []
  /// Whether a value is a double exactly.
  public var isExact: [Bool] = []
  /// The priorities in use below required, greatest first.
  public var priorities: [Double] = []
  /// The least total violation at each of them.
  public var totals: [Double] = []
  /// Whether a variable has more than one value among the optima.
  public var isAmbiguous: [Bool] = []
}

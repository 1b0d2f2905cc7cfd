/// An incremental solver for linear equations and inequalities with strict priorities.
///
/// Required constraints hold. Below them, for the priorities in use from the highest down, the solution makes the sum
/// of violations as small as it can without giving up anything at a higher priority. Among the solutions left over,
/// the first variable made is as close to 0 as possible, then the second, and so on: the values depend on the set of
/// constraints and the order in which variables were made, on nothing else.
///
/// A solver is a value: copying it forks it, and nothing one copy does is seen by another. Each operation solves
/// before it returns; one that throws leaves the solver as it was.
///
/// ```swift
/// var solver = Solver()
/// let left = solver.variable("left")
/// let width = solver.variable("width")
/// try solver.add(left + width <= 100)
/// try solver.add(left == 10 ~ .low)
/// print(solver.value(of: left))  // 10
/// ```
public struct Solver: Sendable {
  @usableFromInline var tableau = Tableau()
  var names: [String] = []
  var labels: [String] = []
  var files: [String] = []
  /// Where the text of the last file name is: the next constraint is mostly from the same file.
  var lastFile: UInt = 0
  var lastFileIndex: Int32 = -1
  /// The edit constraint of each variable, or -1; as long as the highest edited variable needs.
  var edits: [Int32] = []
  /// Set inside ``batch(_:)``: changes wait for its end.
  var isBatching = false
  var hasChanges = false
  /// Required constraints that contradict another one on the same symbol in the middle of a batch, with what they say:
  /// they wait for its end, when the other may be gone.
  var postponed: [(index: Int32, expression: Expression)] = []
  var isClosingBatch = false
  /// The values at the last call of ``changedVariables()``.
  var reported: [Double] = []

  /// Makes an empty solver.
  public init() {}

  // MARK: - Variables

  /// Makes a variable. It is 0 until constraints say otherwise.
  ///
  /// - Parameter name: a name for people; it need not be unique. An empty one prints as `v` and the index.
  /// - Complexity: O(1) amortized.
  public mutating func variable(_ name: String = "") -> Variable {
    defer { _checkInvariants() }
    let index = tableau.makeVariable()
    if !name.isEmpty {
      if names.isEmpty { names.reserveCapacity(Int(index) + 64) }
      while names.count < Int(index) { names.append("") }
      names.append(name)
    }
    return Variable(index: index)
  }

  /// Makes room for a number of variables and constraints ahead of time.
  public mutating func reserveCapacity(variables: Int, constraints: Int) {
    defer { _checkInvariants() }
    tableau.reserveCapacity(
      variables: max(0, min(variables, 1 << 28)), constraints: max(0, min(constraints, 1 << 28)))
  }

  /// The number of variables.
  public var variableCount: Int { tableau.variableCount }

  /// The number of constraints.
  public var constraintCount: Int { tableau.liveConstraints }

  /// All variables in the order in which they were made.
  public var variables: [Variable] { (0..<tableau.variableCount).map { Variable(index: Int32($0)) } }

  /// The name of a variable; `v` and the index when it has none.
  public func name(of variable: Variable) -> String {
    let index = Int(variable.index)
    if index >= 0, index < names.count, !names[index].isEmpty { return names[index] }
    return "v\(variable.index)"
  }

  // MARK: - Values

  /// The value of a variable; NaN for a variable that this solver did not make.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func value(of variable: Variable) -> Double {
    let index = Int(variable.index)
    guard index >= 0, index < tableau.variableCount else { return .nan }
    return tableau.values[index]
  }

  /// The value of an expression; NaN when it has a variable that this solver did not make.
  public func value(of expression: Expression) -> Double {
    var sum = expression.constant
    for position in 0..<expression.count {
      sum += expression[position].coefficient * value(of: expression[position].variable)
    }
    return sum
  }

  /// How often the working set of the solver changed since it was made; for tests and benchmarks.
  public var pivotCount: Int { tableau.pivotCount }
}

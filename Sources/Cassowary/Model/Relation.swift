/// How the two sides of a ``Constraint`` compare.
public enum Relation: UInt8, Hashable, Sendable, Codable, CaseIterable {
  /// The left side is at most the right side, `<=`.
  case lessThanOrEqual
  /// Both sides are equal, `==`.
  case equal
  /// The left side is at least the right side, `>=`.
  case greaterThanOrEqual

  /// The operator as written in Swift.
  public var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

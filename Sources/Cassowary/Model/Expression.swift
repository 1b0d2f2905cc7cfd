/// A linear expression: a sum of terms and a constant.
///
/// Up to four terms are stored in place, so the expressions of ordinary layout constraints need no heap memory.
/// Terms keep the order in which they were written; the same variable may occur more than once.
public struct Expression: Sendable {
  /// The part without a variable.
  public var constant: Double
  @usableFromInline var inlineCount: Int
  @usableFromInline var first: Term
  @usableFromInline var second: Term
  @usableFromInline var third: Term
  @usableFromInline var fourth: Term
  @usableFromInline var spilled: [Term]

  /// Makes an expression of a constant alone.
  @inlinable
  public init(constant: Double = 0) {
    let none = Term(Variable(index: -1), 0)
    self.constant = constant
    inlineCount = 0
    first = none
    second = none
    third = none
    fourth = none
    spilled = []
  }

  /// Makes an expression of one term.
  @inlinable
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.init(constant: 0)
    first = Term(variable, coefficient)
    inlineCount = 1
  }

  /// Makes an expression of any number of terms and a constant.
  ///
  /// - Complexity: O(n) for n terms.
  @inlinable
  public init(terms: some Sequence<Term>, constant: Double = 0) {
    self.init(constant: constant)
    for term in terms { append(term) }
  }

  /// The number of terms.
  @inlinable
  public var count: Int { inlineCount + spilled.count }

  /// The terms in the order in which they were written.
  ///
  /// - Complexity: O(n) for n terms; allocates.
  public var terms: [Term] { (0..<count).map { self[$0] } }

  /// The term at a position from 0 to `count - 1`.
  @inlinable
  public subscript(position: Int) -> Term {
    switch position {
    case 0 where inlineCount > 0: return first
    case 1 where inlineCount > 1: return second
    case 2 where inlineCount > 2: return third
    case 3 where inlineCount > 3: return fourth
    default: return spilled[position - inlineCount]
    }
  }

  /// Adds a term at the end.
  @inlinable
  public mutating func append(_ term: Term) {
    switch inlineCount {
    case 0: first = term
    case 1: second = term
    case 2: third = term
    case 3: fourth = term
    default:
      spilled.append(term)
      return
    }
    inlineCount += 1
  }

  /// Adds another expression, multiplied by a factor.
  @inlinable
  public mutating func add(_ other: Expression, times factor: Double = 1) {
    constant += other.constant * factor
    if other.inlineCount > 0 { append(Term(other.first.variable, other.first.coefficient * factor)) }
    if other.inlineCount > 1 { append(Term(other.second.variable, other.second.coefficient * factor)) }
    if other.inlineCount > 2 { append(Term(other.third.variable, other.third.coefficient * factor)) }
    if other.inlineCount > 3 { append(Term(other.fourth.variable, other.fourth.coefficient * factor)) }
    for term in other.spilled { append(Term(term.variable, term.coefficient * factor)) }
  }
}

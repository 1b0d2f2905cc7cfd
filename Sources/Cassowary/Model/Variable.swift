/// An unknown of a ``Solver``, made by ``Solver/variable(_:)``.
///
/// A variable is a small value that names a place in the solver that made it and in every copy of that solver.
/// It carries no value itself: read one with ``Solver/value(of:)-(Variable)``.
public struct Variable: Hashable, Sendable, Codable {
  /// The position of the variable in the order in which its solver made variables, from 0.
  public let index: Int32

  @inlinable
  init(index: Int32) {
    self.index = index
  }
}

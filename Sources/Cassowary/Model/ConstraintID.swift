/// The identity of a constraint inside a ``Solver`` and its copies, given when it is added.
///
/// Places of removed constraints are used again, identities are not: an old one is refused.
public struct ConstraintID: Hashable, Sendable, Codable {
  @usableFromInline let index: Int32
  @usableFromInline let serial: UInt32

  @inlinable
  init(index: Int32, serial: UInt32) {
    self.index = index
    self.serial = serial
  }
}

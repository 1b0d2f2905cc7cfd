/// Something in an Interface Builder file that was not understood or does not hold.
public struct InterfaceFinding: Hashable, Sendable, Codable {
  /// The rule that fired, a stable short name such as `unknown-element`.
  public var rule: String
  /// What is wrong, as a sentence.
  public var message: String
  /// The line in the file, from 1.
  public var line: Int
  /// The id of the element concerned, if it has one.
  public var element: String?

  /// Makes a finding.
  public init(rule: String, message: String, line: Int, element: String?) {
    self.rule = rule
    self.message = message
    self.line = line
    self.element = element
  }
}

public import Foundation

/// Reads `.xib` and `.storyboard` files of iOS into layouts.
///
/// Reading is bounded: a file of more bytes, elements or depth than the limits is refused with a typed error, as is one
/// that declares entities. What a file has that the reader does not know becomes a finding with its line and id.
public struct InterfaceReader: Sendable {
  /// How much of a file is accepted.
  public struct Limits: Hashable, Sendable {
    /// The greatest size in bytes.
    public var bytes: Int
    /// The greatest number of elements.
    public var elements: Int
    /// How deep elements may lie in each other.
    public var depth: Int

    /// Makes limits; those not given are far beyond any file of people.
    public init(bytes: Int = 32_000_000, elements: Int = 500_000, depth: Int = 200) {
      self.bytes = bytes
      self.elements = elements
      self.depth = depth
    }
  }

  /// The limits in force.
  public var limits: Limits
  /// The device to lay out for instead of the one the file names.
  public var traits: InterfaceTraits?

  /// Makes a reader.
  public init(limits: Limits = Limits(), traits: InterfaceTraits? = nil) {
    self.limits = limits
    self.traits = traits
  }

  /// Reads the contents of a file.
  ///
  /// - Complexity: O(n) for n bytes.
  public func read(_ data: Data) throws(InterfaceFileError) -> InterfaceDocument {
    let element = try InterfaceXMLParser.parse(data, limits: limits)
    guard element.name == "document", element["targetRuntime"]?.contains("iOS") ?? true,
      element["type"]?.contains("InterfaceBuilder3") ?? false
    else { throw .notAnInterfaceFile(element["targetRuntime"] ?? element["type"] ?? element.name) }
    var builder = try InterfaceDocumentBuilder(element, traits: traits)
    try builder.build(element)
    return InterfaceDocument(roots: builder.roots, findings: builder.findings)
  }
}

/// What an Interface Builder file holds, in neutral form.
public struct InterfaceDocument: Sendable {
  /// The layouts, in the order of the file; a cell after the view with the table it is a prototype of.
  public var roots: [InterfaceRoot]
  /// What was not understood outside of the layouts.
  public var findings: [InterfaceFinding]

  /// The layout whose outermost view has an id.
  public func root(id: String) -> InterfaceRoot? { roots.first { $0.id == id } }

  /// The first layout with a reuse identifier.
  public func root(reuseIdentifier: String) -> InterfaceRoot? {
    roots.first { $0.reuseIdentifier == reuseIdentifier }
  }
}

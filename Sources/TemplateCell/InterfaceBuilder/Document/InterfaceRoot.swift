/// One layout of an Interface Builder file: a cell, a reusable view, a header or footer, a plain view, or the view of a
/// controller, with everything in it.
public struct InterfaceRoot: Sendable {
  /// What the outermost view is.
  public enum Kind: String, Hashable, Sendable {
    case tableViewCell, collectionViewCell, collectionReusableView, tableHeaderFooter, view, controllerView
  }

  /// What the outermost view is.
  public var kind: Kind
  /// The views, outer ones before inner ones, in the order of the file; the root is the first.
  public var views: [InterfaceView]
  /// The constraints that hold for the device, in the order of the file.
  public var constraints: [InterfaceConstraint]
  /// The guides by id.
  public var guides: [String: InterfaceGuide]
  /// The reuse identifier of a cell or a reusable view.
  public var reuseIdentifier: String?
  /// The version of Xcode's tools that wrote the file, such as 21225; 0 when it does not say.
  public var toolsVersion: Int
  /// The device the file was laid out for.
  public var traits: InterfaceTraits
  /// What was not understood.
  public var findings: [InterfaceFinding]

  /// The id of the outermost view.
  public var id: String { views.first?.id ?? "" }
}

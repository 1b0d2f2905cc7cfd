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

  /// What pictures, findings and reports call each of the ``views``: the outlet, the label or the element as a word of
  /// Swift, such as `uiTitle` for the outlet `ui_title`, with a number where several views would have the same name.
  ///
  /// - Complexity: O(n) for n views.
  public var viewNames: [String] { InterfaceNames(self).shown }

  /// The id of the outermost view.
  public var id: String { views.first?.id ?? "" }

  /// The safe area that Interface Builder gives a top-level view.
  ///
  /// On devices with a home button a status bar of 20 points: before Xcode 11 for views that are not wider than high,
  /// from Xcode 11 to 15.0 for none, later for all. On others that of the device.
  var topLevelSafeArea: LayoutInsets {
    let area = traits.safeArea
    guard area.bottom == 0, let frame = views.first?.frame else { return area }
    if toolsVersion < 14_800 { return frame.width > frame.height ? 0 : area }
    return toolsVersion < 22_000 ? 0 : area
  }
}

/// A plain view; it has no size of its own and may have other items inside.
///
/// An item that is in no view's ``init(_:)-(LayoutItem...)`` lies in the content view. Being inside matters for
/// collapsing, which takes everything inside along, and for positions times a factor, which count from the nearest
/// view that holds all items concerned.
public final class View: LayoutItem {
  /// What the measurer needs to know about the view.
  public let traits: ItemTraits

  /// Makes a view with items inside.
  public init(_ subviews: any LayoutItem...) {
    traits = ItemTraits(.plain, subviews: subviews)
  }

  /// Makes a view with items inside.
  public init(_ subviews: [any LayoutItem]) {
    traits = ItemTraits(.plain, subviews: subviews)
  }

  /// Makes a view with margins and items inside.
  ///
  /// - Parameters:
  ///   - layoutMargins: the distances in points from its edges to its layout margins.
  ///   - preservesSuperviewLayoutMargins: whether each margin is at least that of the view it lies in.
  ///   - safeAreaInsets: the distances in points from its edges to its safe area.
  ///   - alignmentInsets: how far in points its frame reaches beyond the rectangle that constraints act on.
  ///   - subviews: the items inside.
  @_disfavoredOverload
  public init(
    layoutMargins: LayoutInsets = .standardMargins, preservesSuperviewLayoutMargins: Bool = false,
    safeAreaInsets: LayoutInsets = 0, alignmentInsets: LayoutInsets = 0, _ subviews: [any LayoutItem] = []
  ) {
    var traits = ItemTraits(.plain, subviews: subviews)
    traits.layoutMargins = layoutMargins
    traits.preservesSuperviewLayoutMargins = preservesSuperviewLayoutMargins
    traits.safeAreaInsets = safeAreaInsets
    traits.alignmentInsets = alignmentInsets
    self.traits = traits
  }
}

/// The view that holds everything in a cell; its width is given, its height is what measuring finds.
///
/// It is a name more than a thing: every template has it as ``CellTemplate/contentView``.
public final class ContentView: LayoutItem {
  static let shared = ContentView()

  /// What the measurer needs to know about the content view.
  public let traits = ItemTraits(.contentView)

  init() {}
}

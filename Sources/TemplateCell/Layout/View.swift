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
}

/// A rectangle to lay others out by, which shows nothing.
public final class LayoutGuide: LayoutItem {
  /// What the measurer needs to know about the guide.
  public let traits = ItemTraits(.plain)

  /// Makes a guide.
  public init() {}
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

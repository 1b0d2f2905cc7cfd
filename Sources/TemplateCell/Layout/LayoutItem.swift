import Foundation

/// Something that has a frame in a cell: a label, an image, a view with others inside, a guide, the content view.
///
/// Items are references with identity and never change; what differs from row to row is written into a
/// ``CellContent``. An item takes its name in every message from the property of the template that holds it.
/// The types that conform are those of this package.
public protocol LayoutItem: AnyObject, Sendable {
  /// What the measurer needs to know about the item.
  var traits: ItemTraits { get }
}

/// What a measurer needs to know about a ``LayoutItem``.
public struct ItemTraits: Sendable {
  /// What gives an item a size of its own.
  enum Kind: Sendable {
    /// Nothing: the constraints alone give the size.
    case plain
    /// A text in a font, on at most so many lines (0: any number).
    case label(text: String, font: FontDescription, lines: Int)
    /// An image of a size, `nil` when there is none, and whether its height follows the width of the view.
    case image(CGSize?, keepsAspectRatio: Bool)
    /// The content view, which is the same in every template.
    case contentView

    /// Whether the content gives the item a size of its own.
    var hasSize: Bool {
      switch self {
      case .plain, .contentView: false
      case .label, .image: true
      }
    }

    /// Whether the content has lines of text that others can be aligned to.
    var hasBaselines: Bool {
      if case .label = self { return true }
      return false
    }
  }

  var kind: Kind
  var hugging: AxisPriorities
  var compressionResistance: AxisPriorities
  var subviews: [any LayoutItem]
  /// From the edges of the item inwards to its layout margins.
  var layoutMargins = LayoutInsets.standardMargins
  /// Whether each margin is at least that of the view around.
  var preservesSuperviewLayoutMargins = false
  /// From the edges of the item inwards to its safe area.
  var safeAreaInsets = LayoutInsets(0)
  /// From the edges of the frame inwards to the rectangle that constraints act on.
  var alignmentInsets = LayoutInsets(0)

  init(
    _ kind: Kind, hugging: AxisPriorities = .low, compressionResistance: AxisPriorities = .high,
    subviews: [any LayoutItem] = []
  ) {
    self.kind = kind
    self.hugging = hugging
    self.compressionResistance = compressionResistance
    self.subviews = subviews
  }
}

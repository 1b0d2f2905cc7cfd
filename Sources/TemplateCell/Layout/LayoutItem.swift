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
    /// A title beside an image, on one line.
    case button(title: String, font: FontDescription, image: CGSize?)
    /// A text on any number of lines, at least one of them high.
    case textView(text: String, font: FontDescription)
    /// A size that never changes, in points; `nil` for no size of its own on an axis.
    case fixed(width: Double?, height: Double?)
    /// A line one pixel thick.
    case separator(isVertical: Bool)
    /// A size computed by code from the width in points, `nil` for the natural size; without code only rows give it.
    case sized((@Sendable (Double?) -> CGSize)?)
    /// The content view, which is the same in every template.
    case contentView

    /// Whether the content gives the item a size of its own.
    var hasSize: Bool {
      switch self {
      case .plain, .contentView: false
      case .label, .image, .button, .textView, .fixed, .separator, .sized: true
      }
    }

    /// Whether the content has lines of text that others can be aligned to.
    var hasBaselines: Bool {
      switch self {
      case .label, .button, .textView: true
      default: false
      }
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
  /// What lies between the edges of the item and its text.
  var contentInsets = LayoutInsets(0)
  /// The widest that a text is set for its own size; infinite for as wide as it gets.
  var preferredMaxLayoutWidth = Double.infinity
  /// The file in which an item with a content of its own was made.
  var file: String?
  /// The line on which it was made.
  var line: Int?

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

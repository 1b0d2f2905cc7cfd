/// A view of an Interface Builder file in neutral form.
public struct InterfaceView: Sendable {
  /// What gives a view a size of its own.
  public enum Content: Hashable, Sendable {
    /// Nothing.
    case none
    /// A text, as of a label: wrapped when it may take more than one line; 0 lines means any number.
    case text(StyledText, lines: Int, preferredWidth: Double?)
    /// The text of a text view that does not scroll, with insets around it.
    case textView(StyledText)
    /// An image of a size in points; `nil` when the file does not tell it.
    case image(width: Double?, height: Double?)
    /// The title or image of a button, with what is added to it across and down.
    case button(title: StyledText, imageWidth: Double, imageHeight: Double, paddingX: Double, paddingY: Double)
    /// A control of a known size; `nil` on an axis without one.
    case control(width: Double?, height: Double?)
  }

  /// The part a view plays in its root.
  public enum Role: Hashable, Sendable {
    /// The outermost view: its size is given.
    case root
    /// The content view of a cell: it follows the cell.
    case content
    /// Placed by constraints.
    case constrained
    /// Kept at its place by its autoresizing mask.
    case autoresizing
    /// Placed by the stack view it lies in.
    case arranged
  }

  /// The id in the file.
  public var id: String
  /// The name of the element, such as `label`.
  public var kind: String
  /// The class in code, when it is not that of the element.
  public var customClass: String?
  /// The name given to it in Interface Builder.
  public var userLabel: String?
  /// The names of outlets that point to it.
  public var outlets: [String] = []
  /// Those of ``outlets`` that are collections, whose name means all their views.
  public var outletCollections: Set<String> = []
  /// The line in the file, from 1.
  public var line: Int
  /// The place of the superview in ``InterfaceRoot/views``; `nil` for the root.
  public var parent: Int?
  /// The part it plays.
  public var role: Role
  /// The stored frame in the superview.
  public var frame: InterfaceRectangle
  /// The flags of the autoresizing mask, such as `widthSizable`.
  public var autoresizing: Set<String> = []
  /// How strongly it keeps from growing beyond its content.
  public var hugging = AxisPriorities.low
  /// How strongly it keeps from shrinking below its content.
  public var compressionResistance = AxisPriorities.high
  /// Whether it is hidden.
  public var isHidden = false
  /// The direction in which it arranges what lies in it, whatever that of the layout; `nil` for that of the layout.
  public var direction: LayoutEnvironment.LayoutDirection?
  /// What it shows.
  public var content = Content.none
  /// A size that holds instead of that of the content, as Interface Builder stores for designable views.
  public var placeholderWidth: Double?
  /// A size that holds instead of that of the content.
  public var placeholderHeight: Double?
  /// The margins set in the file.
  public var margins: LayoutInsets?
  /// Whether the leading margin is the left one in either direction, as files before iOS 11 have it.
  public var hasAbsoluteMargins = false
  /// Whether the margins of the superview, where it overlaps them, are its own at least.
  public var preservesSuperviewMargins = false
  /// Whether the safe area is added to the margins.
  public var insetsMarginsFromSafeArea = true
  /// How it arranges its subviews, if it is a stack view.
  public var stack: InterfaceStack?
  /// What stands at the right edge of a cell; `nil` for nothing.
  public var accessory: String?

  /// Whether the frame is larger than the rectangle that constraints act on, and by how much on each side.
  var alignmentInsets: LayoutInsets {
    switch kind {
    case "switch": LayoutInsets(trailing: 2)
    case "slider": LayoutInsets(leading: 2, bottom: 1, trailing: 2)
    case "segmentedControl": LayoutInsets(bottom: 1)
    default: 0
    }
  }
}

extension InterfaceView.Content {
  /// Whether it is a text or has one.
  var showsText: Bool {
    switch self {
    case .text, .button, .textView: true
    case .none, .control, .image: false
    }
  }
}

/// A rectangle to lay others out by, which shows nothing.
///
/// A guide made with ``init()`` is an item of its own and is laid out by constraints. The guides of an item, such as
/// ``LayoutItem/layoutMarginsGuide``, are its rectangle moved inwards; making one twice gives the same rectangle.
public final class LayoutGuide: LayoutItem {
  /// What a guide is to the item it belongs to.
  enum Role: Sendable {
    case plain, layoutMargins, safeArea, readableContent

    /// The name behind that of the item.
    var name: String {
      switch self {
      case .plain: "guide"
      case .layoutMargins: "layoutMarginsGuide"
      case .safeArea: "safeAreaLayoutGuide"
      case .readableContent: "readableContentGuide"
      }
    }
  }

  /// What the measurer needs to know about the guide.
  public let traits = ItemTraits(.plain)
  let role: Role
  /// The item whose rectangle the guide follows; `nil` for a plain guide.
  let owner: (any LayoutItem)?

  /// Makes a guide.
  public init() {
    role = .plain
    owner = nil
  }

  init(_ role: Role, of owner: any LayoutItem) {
    self.role = role
    self.owner = owner
  }

  /// Whether the guide is its item's rectangle moved inwards by numbers known beforehand, with no unknowns of its own.
  var isInset: Bool { role == .layoutMargins || role == .safeArea }
}

extension LayoutItem {
  /// The rectangle within the layout margins of the item.
  public var layoutMarginsGuide: LayoutGuide { LayoutGuide(.layoutMargins, of: self) }

  /// The rectangle that bars and the shape of the screen leave free; the whole item unless insets were given.
  public var safeAreaLayoutGuide: LayoutGuide { LayoutGuide(.safeArea, of: self) }

  /// The rectangle within the layout margins, centred and no wider than ``CellTemplate/readableContentWidth``.
  public var readableContentGuide: LayoutGuide { LayoutGuide(.readableContent, of: self) }
}

public import Foundation

/// What a label shows in one row.
public struct LabelContent: Sendable {
  /// The text with its fonts and paragraph style.
  public var styledText = StyledText("", font: .system(size: 17))
  /// Whether the label is hidden; it keeps its place.
  public var isHidden = false
  /// Whether the label is taken out together with all constraints that touch it.
  public var isCollapsed = false

  /// The characters of the text; setting them ends all runs in other fonts.
  public var text: String {
    get { styledText.string }
    set {
      styledText.string = newValue
      if !styledText.runs.isEmpty { styledText.runs = [] }
    }
  }

  /// The font of the text outside of runs in other fonts.
  public var font: FontDescription {
    get { styledText.font }
    set { styledText.font = newValue }
  }
}

/// What an image view shows in one row.
public struct ImageContent: Sendable {
  /// The size of the image in points; `nil` for no image, which leaves the view without a size of its own.
  public var imageSize: CGSize?
  /// Whether the view is hidden; it keeps its place.
  public var isHidden = false
  /// Whether the view is taken out together with all constraints that touch it.
  public var isCollapsed = false
}

/// Whether an item is there in one row.
public struct ItemContent: Sendable {
  /// Whether the item is hidden; it keeps its place.
  public var isHidden = false
  /// Whether the item is taken out together with everything inside and all constraints that touch one of them.
  public var isCollapsed = false
}

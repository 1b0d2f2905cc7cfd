public import Foundation

/// What a label shows in one row.
public struct LabelContent: Sendable {
  var values: ItemValues

  /// The characters of the text; setting them ends all runs in other fonts.
  public var text: String {
    get { values.text.string }
    set {
      values.text.string = newValue
      if !values.text.runs.isEmpty { values.text.runs = [] }
    }
  }

  /// The font of the text outside of runs in other fonts.
  public var font: FontDescription {
    get { values.text.font }
    set { values.text.font = newValue }
  }

  /// The text with its fonts and paragraph style.
  public var styledText: StyledText {
    get { values.text }
    set { values.text = newValue }
  }

  /// Whether the label is hidden; it keeps its place.
  public var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }

  /// Whether the label is taken out together with all constraints that touch it.
  public var isCollapsed: Bool {
    get { values.isCollapsed }
    set { values.isCollapsed = newValue }
  }
}

/// What an image view shows in one row.
public struct ImageContent: Sendable {
  var values: ItemValues

  /// The size of the image in points; `nil` for no image, which leaves the view without a size of its own.
  public var imageSize: CGSize? {
    get { values.imageSize?.cgSize }
    set { values.imageSize = newValue.map(ImageSize.init) }
  }

  /// Whether the view is hidden; it keeps its place.
  public var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }

  /// Whether the view is taken out together with all constraints that touch it.
  public var isCollapsed: Bool {
    get { values.isCollapsed }
    set { values.isCollapsed = newValue }
  }
}

/// Whether an item is there in one row.
public struct ItemContent: Sendable {
  var values: ItemValues

  /// Whether the item is hidden; it keeps its place.
  public var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }

  /// Whether the item is taken out together with everything inside and all constraints that touch one of them.
  public var isCollapsed: Bool {
    get { values.isCollapsed }
    set { values.isCollapsed = newValue }
  }
}

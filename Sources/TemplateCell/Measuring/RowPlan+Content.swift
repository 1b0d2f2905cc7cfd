extension RowPlan {
  /// An item with a size of its own.
  struct Content: Sendable {
    enum Kind: Sendable {
      case label(lines: Int)
      case image
      case scaledImage
      case button
      case textView
      /// -1 for no size of its own on an axis.
      case fixed(width: Double, height: Double)
      case separator(isVertical: Bool)
      case sized(SizedView.SizeForWidth?)

      /// Whether the content has a size of its own on an axis.
      func hasSize(isVertical: Bool) -> Bool {
        switch self {
        case .fixed(let width, let height): (isVertical ? height : width) >= 0
        case .separator(let runsDown): runsDown != isVertical
        default: true
        }
      }

      /// Whether the content is a text or has one.
      var hasText: Bool {
        switch self {
        case .label, .button, .textView: true
        case .image, .scaledImage, .fixed, .separator, .sized: false
        }
      }

      /// Whether the height of the content depends on the width it gets.
      var hasHeightForWidth: Bool {
        switch self {
        case .label(let lines): lines != 1
        case .image, .button, .fixed, .separator: false
        case .scaledImage, .textView, .sized: true
        }
      }
    }

    var item: Int
    var kind: Kind
    /// The width, when the required equations fix it.
    var line: DeterminedValues.Line?
    /// Where the entries of the content begin: hugging across and down, compression resistance across and down, and
    /// for labels on several lines wrapping.
    var firstEntry: Int
    /// What lies between the edges of the item and its text.
    var insets: LayoutInsets = 0
    /// The widest that the text is set for the item's own size.
    var preferredWidth = Double.infinity

    /// Whether there is an entry for wrapping.
    var wraps: Bool {
      switch kind {
      case .label(let lines): lines != 1
      case .textView: true
      default: false
      }
    }
  }
}

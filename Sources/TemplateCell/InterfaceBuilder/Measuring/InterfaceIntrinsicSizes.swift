/// Tells how large the content of views is.
struct InterfaceIntrinsicSizes {
  let text: any TextMeasuring
  let scale: Double
  /// What a row shows, by ids.
  var content: InterfaceContent

  /// The size of a view's content.
  ///
  /// - Parameter width: the width a wrapping label got in the round before; `nil` in the first.
  func size(of view: InterfaceView, width: Double?) -> InterfaceSize {
    let given = content.sizes[view.id]
    if let given, given.width != nil, given.height != nil { return given }
    var size = natural(view, width: width)
    let stored = stored(view)
    if let width = given?.width ?? stored.width { size.width = width }
    if let height = given?.height ?? stored.height { size.height = height }
    return size
  }

  /// The size that the file keeps for a view: that of its own text, and of no other that a row puts in its place.
  private func stored(_ view: InterfaceView) -> InterfaceSize {
    let isReplaced = content.texts[view.id] != nil && view.content.showsText
    return isReplaced
      ? InterfaceSize(width: nil, height: nil)
      : InterfaceSize(width: view.placeholderWidth, height: view.placeholderHeight)
  }

  /// Whether the height of a view's content depends on its width.
  func wraps(_ view: InterfaceView) -> Bool {
    guard content.sizes[view.id]?.height == nil, stored(view).height == nil else { return false }
    if case .textView = view.content { return true }
    guard case .text(let text, let lines, let preferred) = view.content else { return false }
    return lines != 1 && preferred == nil && !string(text, view).string.isEmpty
  }

  private func natural(_ view: InterfaceView, width: Double?) -> InterfaceSize {
    switch view.content {
    case .none: return InterfaceSize(width: nil, height: nil)
    case .control(let width, let height): return InterfaceSize(width: width, height: height)
    case .image(let width, let height):
      return content.images[view.id] ?? InterfaceSize(width: width, height: height)
    case .text(let text, let lines, let preferred):
      let text = string(text, view)
      if text.string.isEmpty { return InterfaceSize(width: 0, height: 0) }
      let natural = measure(text, width: lines == 1 ? nil : preferred, lines: lines)
      guard lines != 1, let width, natural.width > width else {
        return InterfaceSize(width: natural.width, height: natural.height)
      }
      let wrapped = measure(text, width: width, lines: lines)
      return InterfaceSize(width: wrapped.width, height: wrapped.height)
    case .textView(let text):
      let shown = string(text, view)
      return textView(shown.string.isEmpty ? StyledText(" ", font: shown.font) : shown, width: width)
    case .button(let title, let imageWidth, let imageHeight, let paddingX, let paddingY):
      let title = string(title, view)
      let measured = title.string.isEmpty ? (width: 0.0, height: 0.0) : measure(title, width: nil, lines: 1)
      if title.string.isEmpty, imageWidth == 0, view.kind == "button" {
        return InterfaceSize(width: 30, height: 34)
      }
      let width = measured.width + imageWidth + paddingX
      return InterfaceSize(
        width: view.kind == "button" && imageWidth == 0 ? max(30, width) : width,
        height: max(measured.height + paddingY, imageHeight))
    }
  }

  /// The size of a text view that does not scroll: 8 points above and below the text, and at each side the 5 points of
  /// the line fragments, as `UITextView` has them.
  private func textView(_ text: StyledText, width: Double?) -> InterfaceSize {
    var size = measure(text, width: nil, lines: 0)
    if let width, size.width > width - 10 { size = measure(text, width: max(0, width - 10), lines: 0) }
    return InterfaceSize(width: size.width + 10, height: size.height + 16)
  }

  /// The distance of the first baseline of a text view that does not scroll from its top, or of the last one from its
  /// bottom; `nil` for other views.
  func textViewBaseline(of view: InterfaceView, isFirst: Bool) -> Double? {
    guard case .textView(let text) = view.content else { return nil }
    let ascent = text.font.size * text.font.resolvedMetrics.ascender
    return 8 + (isFirst ? ascent : text.font.size * text.font.resolvedMetrics.lineHeight - ascent)
  }

  private func measure(_ text: StyledText, width: Double?, lines: Int) -> (width: Double, height: Double) {
    let result = self.text.measure(TextRequest(text, width: width, numberOfLines: lines, scale: scale))
    return (result.width, result.height)
  }

  /// The text shown, with the font of the view.
  private func string(_ text: StyledText, _ view: InterfaceView) -> StyledText { content.text(text, of: view) }

  /// Whether a view is hidden in this row.
  func isHidden(_ view: InterfaceView) -> Bool { content.hidden[view.id] ?? view.isHidden }

  /// The distance from the middle of a view down to the baseline of its first or last line; `nil` without text.
  func baseline(of view: InterfaceView, isFirst: Bool, width: Double?) -> Double? {
    let font: FontDescription
    var lines = 1.0
    switch view.content {
    case .text(let text, _, _):
      font = text.font
      let lineHeight = font.size * font.resolvedMetrics.lineHeight
      if let height = size(of: view, width: width).height, lineHeight > 0 {
        lines = max(1, (height / lineHeight).rounded())
      }
    case .button(let title, _, _, _, _): font = title.font
    default: return nil
    }
    let lineHeight = font.size * font.resolvedMetrics.lineHeight
    let top = -lineHeight * lines / 2
    return top + font.size * font.resolvedMetrics.ascender + (isFirst ? 0 : (lines - 1) * lineHeight)
  }
}

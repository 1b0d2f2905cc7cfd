import Foundation

/// How far the measured size of a content holds when the width it is offered changes.
struct ContentExtent {
  let measuring: ContentMeasuring
  let content: RowPlan.Content
  let values: ContentStorage
  let size: RowInputs.ContentSize

  /// How the size moves when the offered width moves by a slope.
  func slope(offered: Double) -> TracedSystem.SizeSlope {
    switch content.kind {
    case .scaledImage:
      let ratio = size.measuredWidth > 0 ? size.height / size.measuredWidth : 0
      return TracedSystem.SizeSlope(height: ratio * offered)
    case .sized:
      let step = WidthWalk.step * (offered > 0 ? 1 : -1)
      let other = measuring.measure(content, values, width: size.measuredWidth - step)
      let rate = offered / step
      return TracedSystem.SizeSlope(
        width: (size.width - other.width) * rate, height: (size.height - other.height) * rate,
        naturalWidth: (size.naturalWidth - other.naturalWidth) * rate)
    default: return TracedSystem.SizeSlope()
    }
  }

  /// The offered width at which a text takes other lines; not finite when it never does.
  ///
  /// Lines broken greedily stay the same down to the width of the widest of them, which is exact.
  func end(isNarrowing: Bool) -> Double {
    let text: StyledText
    let lines: Int
    switch content.kind {
    case .label(let limit): (text, lines) = (measuring.resolved(values[content.item].label.styledText), limit)
    case .textView: (text, lines) = (measuring.resolved(values[content.item].label.styledText), 0)
    default: return isNarrowing ? -.infinity : .infinity
    }
    guard !text.string.isEmpty else { return isNarrowing ? -.infinity : .infinity }
    let taken = content.insets.leading + content.insets.trailing
    func measured(_ offered: Double) -> TextMeasurement {
      // The finest scale whose pixels still count exactly: widths are not rounded up.
      measuring.text.measure(
        TextRequest(text, width: max(0, offered - taken), numberOfLines: lines, scale: 0x1p32))
    }
    let now = measured(size.measuredWidth)
    let widest = now.width + taken
    if isNarrowing, widest <= size.measuredWidth + 1e-9, size.measuredWidth > taken {
      return min(widest, size.measuredWidth)
    }
    let far = isNarrowing ? 0 : max(size.naturalWidth, size.measuredWidth) + 1
    func isSame(_ offered: Double) -> Bool {
      let other = measured(offered)
      return other.lineCount == now.lineCount && (isNarrowing || other.width == now.width)
    }
    if isSame(far) { return isNarrowing ? -.infinity : .infinity }
    var (good, bad) = (size.measuredWidth, far)
    while abs(good - bad) > 1e-10 {
      let middle = (good + bad) / 2
      guard middle != good, middle != bad else { break }
      if isSame(middle) { good = middle } else { bad = middle }
    }
    return good
  }
}

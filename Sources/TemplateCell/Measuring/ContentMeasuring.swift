import Foundation

/// Measures the contents of a row: texts by a text measurer, images by their sizes.
struct ContentMeasuring: Sendable {
  let text: any TextMeasuring
  let grid: PixelGrid
  let category: ContentSizeCategory

  init(text: any TextMeasuring, environment: LayoutEnvironment) {
    self.text = text
    grid = PixelGrid(scale: environment.scale)
    category = environment.contentSizeCategory
  }

  /// The size of a content in a width in points; `nil` for its natural size, which holds until it gets less.
  func measure(
    _ content: RowPlan.Content, _ values: ContentStorage, width: Double?
  ) -> RowInputs.ContentSize {
    var size = RowInputs.ContentSize()
    size.measuredWidth = width ?? .infinity
    switch content.kind {
    case .label(let lines):
      let text = values[content.item].label.styledText
      if !text.string.isEmpty { measure(text, lines: lines, content, width: width, &size) }
    case .textView:
      var text = values[content.item].label.styledText
      let isEmpty = text.string.isEmpty
      if isEmpty { text.string = " " }
      measure(text, lines: 0, content, width: width, &size)
      if isEmpty {
        size.width = content.insets.leading + content.insets.trailing
        size.naturalWidth = size.width
      }
    case .button: measureButton(content, values, &size)
    case .fixed(let fixedWidth, let fixedHeight):
      size.width = max(0, fixedWidth)
      size.height = max(0, fixedHeight)
      size.naturalWidth = size.width
    case .separator(let isVertical):
      size.width = isVertical ? grid.pixel : 0
      size.height = isVertical ? 0 : grid.pixel
      size.naturalWidth = size.width
    case .sized(let standard):
      guard let sizeForWidth = values.sizeForWidth(content.item) ?? standard else { return size }
      let natural = sizeForWidth(nil)
      let measured = width.map { sizeForWidth(max(0, $0)) } ?? natural
      size.width = Double(measured.width)
      size.height = Double(measured.height)
      size.naturalWidth = max(size.width, Double(natural.width))
    case .image, .scaledImage:
      guard let image = values[content.item].image.imageSize else { return size }
      size.width = Double(image.width)
      size.height = Double(image.height)
      size.naturalWidth = size.width
      if case .scaledImage = content.kind {
        size.measuredWidth = width ?? size.width
        size.height = size.width > 0 ? max(0, size.measuredWidth) * (size.height / size.width) : 0
      }
    }
    return size
  }

  private func measure(
    _ text: StyledText, lines: Int, _ content: RowPlan.Content, width: Double?, _ size: inout RowInputs.ContentSize
  ) {
    let insets = content.insets
    let taken = insets.leading + insets.trailing
    let offered = min(width ?? .infinity, content.preferredWidth)
    if offered < .infinity { size.measuredWidth = offered }
    let limit = lines == 1 || offered == .infinity ? nil : max(0, offered - taken)
    let measured = self.text.measure(
      TextRequest(resolved(text), width: limit, numberOfLines: lines, scale: grid.scale))
    size.width = grid.roundedUp(measured.width) + taken
    size.height = measured.height + (insets.top + insets.bottom)
    size.firstBaseline = measured.firstBaseline + insets.top
    size.lastBaseline = measured.height - measured.lastBaseline + insets.bottom
    let natural = content.preferredWidth < .infinity ? measured.width : measured.naturalWidth
    size.naturalWidth = max(size.width, grid.roundedUp(natural) + taken)
  }

  private func measureButton(
    _ content: RowPlan.Content, _ values: ContentStorage, _ size: inout RowInputs.ContentSize
  ) {
    let text = values[content.item].label.styledText
    let insets = content.insets
    size.width = insets.leading + insets.trailing
    size.height = insets.top + insets.bottom
    if !text.string.isEmpty { measure(text, lines: 1, content, width: nil, &size) }
    if let image = values[content.item].image.imageSize {
      size.width += Double(image.width)
      let more = max(0, Double(image.height) + insets.top + insets.bottom - size.height)
      size.height += more
      size.firstBaseline += more / 2
      size.lastBaseline += more / 2
    }
    size.naturalWidth = size.width
  }

  /// Whether a content must be measured again when it gets a width.
  func needsMeasuring(_ content: RowPlan.Content, _ size: RowInputs.ContentSize, width: Double) -> Bool {
    guard content.kind.hasHeightForWidth else { return false }
    let measured = size.measuredWidth
    let width = min(width, content.preferredWidth)
    if abs(width - measured) <= Self.tolerance { return false }
    switch content.kind {
    case .scaledImage, .sized: return true
    default: break
    }
    if min(width, measured) >= size.naturalWidth - Self.tolerance { return false }
    // Lines broken greedily for one width are broken the same for any less that holds the widest of them.
    return !(width >= size.width - Self.tolerance && width <= measured)
  }

  private static let tolerance = 1e-7

  func resolved(_ text: StyledText) -> StyledText {
    text.font.textStyle == nil && text.runs.isEmpty ? text : text.resolved(for: category)
  }
}

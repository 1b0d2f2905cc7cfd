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
      guard !values[content.item].label.styledText.string.isEmpty else { return size }
      let limit = lines == 1 ? nil : width.map { max(0, $0) }
      let measured = text.measure(
        TextRequest(
          resolved(values[content.item].label.styledText), width: limit, numberOfLines: lines, scale: grid.scale))
      size.width = grid.roundedUp(measured.width)
      size.height = measured.height
      size.firstBaseline = measured.firstBaseline
      size.lastBaseline = measured.height - measured.lastBaseline
      size.naturalWidth = max(size.width, grid.roundedUp(measured.naturalWidth))
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

  /// Whether a content must be measured again when it gets a width.
  func needsMeasuring(_ content: RowPlan.Content, _ size: RowInputs.ContentSize, width: Double) -> Bool {
    guard content.kind.hasHeightForWidth else { return false }
    let measured = size.measuredWidth
    if abs(width - measured) <= Self.tolerance { return false }
    if case .scaledImage = content.kind { return true }
    if min(width, measured) >= size.naturalWidth - Self.tolerance { return false }
    // Lines broken greedily for one width are broken the same for any less that holds the widest of them.
    return !(width >= size.width - Self.tolerance && width <= measured)
  }

  private static let tolerance = 1e-7

  func resolved(_ text: StyledText) -> StyledText {
    text.font.textStyle == nil && text.runs.isEmpty ? text : text.resolved(for: category)
  }
}

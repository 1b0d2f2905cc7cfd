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

  /// The size of a content before its width is solved; its height stays unknown when it depends on the width, unless
  /// that is fixed.
  func start(_ content: RowPlan.Content, _ values: ContentStorage, fixedWidth: Double?) -> RowInputs.ContentSize {
    if let fixedWidth { return measure(content, values, width: fixedWidth) }
    var size = measure(content, values, width: nil)
    if content.kind.hasHeightForWidth { size.measuredWidth = nil }
    return size
  }

  /// The size of a content in the width it got, given the one it had before; nothing is measured when the natural size
  /// is known and fits.
  func measure(
    _ content: RowPlan.Content, _ values: ContentStorage, width: Double, after size: RowInputs.ContentSize
  ) -> RowInputs.ContentSize {
    guard case .label = content.kind, !size.isKnown, width >= size.naturalWidth - Self.tolerance else {
      return measure(content, values, width: width)
    }
    var size = size
    size.measuredWidth = .infinity
    size.isChanged = true
    return size
  }

  private func measure(
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
      if case .scaledImage = content.kind, let width {
        size.height = size.width > 0 ? max(0, width) * (size.height / size.width) : 0
      }
    }
    return size
  }

  /// Whether a content must be measured again when it gets a width.
  func needsMeasuring(_ content: RowPlan.Content, _ size: RowInputs.ContentSize, width: Double) -> Bool {
    guard content.kind.hasHeightForWidth else { return false }
    guard let measured = size.measuredWidth else { return true }
    if abs(width - measured) <= Self.tolerance { return false }
    if case .scaledImage = content.kind { return true }
    if min(width, measured) >= size.naturalWidth - Self.tolerance { return false }
    // Lines broken greedily for one width are broken the same for any less that holds the widest of them.
    return !(width >= size.width - Self.tolerance && width <= measured)
  }

  private static let tolerance = 1e-7

  private func resolved(_ text: StyledText) -> StyledText {
    text.font.textStyle == nil && text.runs.isEmpty ? text : text.resolved(for: category)
  }
}

import TemplateCell

/// Drawings of rows of the feed that are laid out by frames.
enum FeedDrawing {
  /// The drawing of a measured row: texts with their number of lines, photos as images.
  static func make(
    _ item: FeedItem, _ layout: CellLayout, environment: LayoutEnvironment, style: FeedStyle = FeedStyle()
  ) -> CellDrawing {
    let text = FeedMeasurers.text
    func label(_ name: String, _ string: String, _ font: FontDescription, lines: Int) -> CellDrawing.Appearance {
      let width = Double(layout.frame(named: name)?.width ?? 0)
      let request = TextRequest(
        StyledText(string, font: font.resolved(for: environment.contentSizeCategory)),
        width: lines == 1 ? nil : width, numberOfLines: lines, scale: environment.scale)
      return .text(string, lineCount: text.measure(request).lineCount)
    }
    return CellDrawing(
      layout,
      appearances: [
        "title": label("title", item.title, style.titleFont, lines: 0),
        "content": label("content", item.content, style.contentFont, lines: 0),
        "photo": .image,
        "user": label("user", item.username, style.userFont, lines: 1),
        "time": label("time", item.time, style.timeFont, lines: 1),
      ], direction: environment.layoutDirection)
  }
}

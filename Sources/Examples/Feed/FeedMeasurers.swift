import TemplateCell

/// The measurers of the feed cell, both with the same texts.
enum FeedMeasurers {
  /// What measures the texts of the examples.
  static let text = InterTextMeasurer.default

  /// The cell declared by constraints.
  static func constraints() throws(TemplateError) -> CellMeasurer<FeedCell> {
    try CellMeasurer(FeedCell(), text: text)
  }

  /// The cell laid out by frames.
  static func frames() -> FrameMeasurer<FeedFrames> {
    FrameMeasurer(FeedFrames(), text: text)
  }
}

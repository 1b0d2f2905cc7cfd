import TemplateCell

/// Layouts and drawings of the rows of a feed at one width.
struct FeedPictures {
  /// The rows.
  let feed: Feed
  /// The width of the rows in points.
  let width: Double
  /// Scale, direction and text size.
  let environment: LayoutEnvironment
  /// Whether rows are laid out by frames instead of constraints.
  var usesFrames = false

  /// A row measured.
  func layout(_ row: Int) throws -> CellLayout {
    usesFrames
      ? try FeedMeasurers.frames().layout(of: feed.items[row], width: width, environment: environment)
      : try FeedMeasurers.constraints().layout(of: feed.items[row], width: width, environment: environment)
  }

  /// A row drawn.
  func drawing(_ row: Int, showsConstraints: Bool = false) throws -> CellDrawing {
    usesFrames
      ? FeedDrawing.make(feed.items[row], try layout(row), environment: environment)
      : try FeedMeasurers.constraints().drawing(
        of: feed.items[row], width: width, environment: environment, showsConstraints: showsConstraints)
  }

  /// Several rows one under another, below a header that names them.
  func list(_ rows: ClosedRange<Int>) throws -> ListDrawing {
    let header = try CellMeasurer(FeedHeader(), text: FeedMeasurers.text).drawing(
      of: "Posts \(rows.lowerBound) to \(rows.upperBound)", width: width, environment: environment)
    return ListDrawing(
      sections: [ListDrawing.Section(header: header, rows: try rows.map { try drawing($0) })],
      firstRow: rows.lowerBound)
  }
}

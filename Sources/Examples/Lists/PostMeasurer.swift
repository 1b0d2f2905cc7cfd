import TemplateCell

/// Measures rows that name a post of a feed by its number, so that long lists stay small.
struct PostMeasurer<Cell: RowMeasuring<FeedItem>>: RowMeasuring {
  /// The posts; a row past the last one begins again.
  let posts: [FeedItem]
  /// What measures a post.
  let cell: Cell

  func layout(of row: Int, width: Double, environment: LayoutEnvironment) throws(MeasuringError) -> CellLayout {
    try cell.layout(of: posts[row % posts.count], width: width, environment: environment)
  }
}

extension PostMeasurer where Cell == CellMeasurer<FeedCell> {
  /// Measures the posts of a feed by constraints.
  static func constraints(_ feed: Feed) throws -> PostMeasurer {
    PostMeasurer(posts: feed.items, cell: try FeedMeasurers.constraints())
  }
}

extension HeadlessTable<Int> {
  /// A table of one section whose rows are posts of a feed, over and over.
  static func posts(
    _ rowCount: Int, measurer: some RowMeasuring<Int>, width: Double
  ) throws -> HeadlessTable<Int> {
    var registry = TemplateRegistry<Int>()
    try registry.register(measurer, for: "post")
    return try HeadlessTable(
      sections: [TableSection(rows: Array(0..<rowCount))], registry: registry, width: width,
      reuseIdentifier: { _ in "post" })
  }
}

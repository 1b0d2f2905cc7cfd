import TemplateCell

/// Scroll replays over a list of the posts of a feed.
enum FeedScroll {
  /// The rates at which frames are shown, per second.
  static let rates = [60.0, 120]

  /// What rows cost where nothing else is said: that of a phone of some years ago, so that differences show.
  static var settings: ReplaySettings {
    var settings = ReplaySettings()
    settings.constraintsCost = .microseconds(6_000)
    settings.framesCost = .microseconds(3_000)
    settings.displayCost = .microseconds(500)
    settings.estimate = .constant(200)
    return settings
  }

  /// One replay for each rate.
  ///
  /// - Parameter trace: what is scrolled; ``trace(contentHeight:_:)`` if `nil`.
  static func replays(
    _ feed: Feed, rowCount: Int, width: Double, settings: ReplaySettings, trace: ScrollTrace? = nil
  ) throws -> [ScrollReplay] {
    let heights = try heights(feed, count: rowCount, width: width)
    let trace = try trace ?? Self.trace(contentHeight: heights.reduce(0, +), settings)
    return try rates.map { rate in
      var settings = settings
      settings.framesPerSecond = rate
      return try ScrollReplay(heights: heights, trace: trace, settings: settings)
    }
  }

  /// For each strategy the reports of some replays.
  static func reports(_ replays: [ScrollReplay], progress: ProgressLine) throws -> [[ReplayReport]] {
    try ScrollStrategy.allCases.map { strategy in
      progress.show("scrolling: \(strategy.rawValue)")
      return try replays.map { try $0.run(strategy) }
    }
  }

  /// The heights of the posts by constraints, over and over.
  private static func heights(_ feed: Feed, count: Int, width: Double) throws -> [Double] {
    let measurer = try PostMeasurer.constraints(feed)
    let heights = try feed.items.indices.map { try measurer.layout(of: $0, width: width).height }
    return (0..<count).map { heights[$0 % heights.count] }
  }

  /// A trace that has all that hurts: reading, a far fling, a jump, and the way back up.
  private static func trace(contentHeight: Double, _ settings: ReplaySettings) throws -> ScrollTrace {
    let end = max(0, contentHeight - settings.visibleHeight)
    return try ScrollTrace(
      [
        .rest(duration: 0.5), .drag(distance: 1_500, duration: 1), .fling(velocity: 3_000), .rest(duration: 0.5),
        .fling(velocity: 9_000), .fling(velocity: -6_000), .rest(duration: 0.5),
        .drag(distance: end / 3, duration: 0), .rest(duration: 0.2),
        .fling(velocity: -5_000), .rest(duration: 0.5),
      ], maximumOffset: end)
  }
}

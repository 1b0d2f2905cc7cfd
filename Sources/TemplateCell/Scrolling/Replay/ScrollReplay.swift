import Foundation

/// Runs a scroll trace against table, caches, precachers and estimates in virtual time.
///
/// Nothing is timed: the settings say what measuring and showing a row costs, and a replay gives the same report
/// everywhere. The parts are the real ones: ``HeadlessTable``, ``KeyedHeightCache``, ``RowOffsets``,
/// ``IdlePrecacher``, ``FlingLoading``.
public struct ScrollReplay: Sendable {
  /// The true heights of the rows in points.
  public let heights: [Double]
  /// The trace; offsets past the end of the content stop at its end.
  public let trace: ScrollTrace
  /// What is assumed.
  public let settings: ReplaySettings

  /// Makes a replay.
  ///
  /// - Throws: ``ReplayError/unusableHeight(row:_:)``, ``ReplayError/unusableSetting(name:value:)``.
  public init(heights: [Double], trace: ScrollTrace, settings: ReplaySettings) throws(ReplayError) {
    for (row, height) in heights.enumerated() {
      guard height.isFinite, height >= 0, height <= RowOffsets.maximumHeight else {
        throw .unusableHeight(row: row, height)
      }
    }
    let numbers = [
      ("framesPerSecond", settings.framesPerSecond, 1.0...1_000),
      ("visibleHeight", settings.visibleHeight, 0...1_000_000),
    ]
    for (name, value, range) in numbers where !range.contains(value) {
      throw .unusableSetting(name: name, value: "\(value)")
    }
    let costs = [
      ("constraintsCost", settings.constraintsCost), ("framesCost", settings.framesCost),
      ("indexPathHitCost", settings.indexPathHitCost), ("keyedHitCost", settings.keyedHitCost),
      ("displayCost", settings.displayCost), ("idleBudget", settings.idleBudget),
    ]
    for (name, value) in costs where value < .zero || value > .seconds(60) {
      throw .unusableSetting(name: name, value: "\(value)")
    }
    guard (1...1_000).contains(settings.workers) else {
      throw .unusableSetting(name: "workers", value: "\(settings.workers)")
    }
    if case .everyRowAtLoad(let times) = settings.callPattern, !(0...1_000).contains(times) {
      throw .unusableSetting(name: "callPattern", value: "\(times)")
    }
    self.heights = heights
    self.trace = trace
    self.settings = settings
  }

  /// Runs the trace with one strategy.
  ///
  /// - Throws: ``ReplayError/offsets(_:)`` for an estimate that is not usable.
  /// - Complexity: O(f k log n) for f frames of k visible rows, and O(n) for n rows.
  public func run(_ strategy: ScrollStrategy) throws(ReplayError) -> ReplayReport {
    var host = try ReplayHost(strategy, heights: heights, settings: settings)
    let load = try host.load()
    host.missCount = 0
    let frameCount = Int((trace.duration * settings.framesPerSecond).rounded(.up)) + 1
    var frames: [ReplayFrame] = []
    frames.reserveCapacity(frameCount)
    var shown = Set<IndexPath>()
    var last = trace.point(at: 0)
    var fling: Set<IndexPath>?
    for index in 0..<frameCount {
      let point = trace.point(at: Double(index) / settings.framesPerSecond)
      if point.isTracking || point.offset == last.offset {
        fling = nil
      } else if last.isTracking || fling == nil {
        fling = try flingRows(host, from: point)
      }
      frames.append(try frame(&host, point, last, shown: &shown, fling: fling, isFirst: index == 0))
      last = point
    }
    return ReplayReport(
      strategy: strategy, loadTime: load.total, mainThreadLoadTime: load.mainThread,
      measureCount: host.measurer.counter.count, frames: frames)
  }

  private func frame(
    _ host: inout ReplayHost, _ point: ScrollTrace.Point, _ last: ScrollTrace.Point, shown: inout Set<IndexPath>,
    fling: Set<IndexPath>?, isFirst: Bool
  ) throws(ReplayError) -> ReplayFrame {
    let length = Duration.seconds(1 / settings.framesPerSecond)
    let start = host.clock.now
    let measured = host.measurer.counter.count
    let delta = point.offset - last.offset
    try host.scroll(by: delta)
    let before = try places(host)
    var blank = Set<IndexPath>()
    var asked = Set<IndexPath>()
    while let path = try host.visibleRows().first(where: {
      !shown.contains($0) && !asked.contains($0) && !blank.contains($0)
    }) {
      let isSkipped = fling.map { !$0.contains(path) } ?? false
      if !host.isReady(path), isSkipped || host.waitsForWorkers {
        host.missCount += isSkipped ? 0 : 1
        blank.insert(path)
      } else {
        _ = try host.askForHeight(at: path)
        host.clock.charge(settings.displayCost)
        asked.insert(path)
      }
    }
    let direction: ScrollDirection? = delta == 0 ? nil : delta > 0 ? .forward : .backward
    let busy = start.duration(to: host.clock.now)
    try host.workIdly(for: length - busy, isTracking: point.isTracking, direction: direction)
    let work = start.duration(to: host.clock.now)
    let measuring = host.measurer.cost * (host.measurer.counter.count - measured)
    try host.workInParallel(for: length, waiting: try host.visibleRows())
    let after = try places(host)
    let jump =
      isFirst
      ? 0
      : before.reduce(0) { most, row in
        after[row.key].map { shown.contains(row.key) ? max(most, abs($0 - row.value)) : most } ?? most
      }
    shown = Set(after.keys).subtracting(blank)
    defer { host.missCount = 0 }
    return ReplayFrame(
      time: point.time, work: work, measuring: measuring, missCount: host.missCount,
      blankCount: blank.intersection(after.keys).count, jump: jump,
      droppedCount: max(0, Int((work / length).rounded(.up)) - 1))
  }

  /// The upper edges of the visible rows on the screen.
  private func places(_ host: ReplayHost) throws(ReplayError) -> [IndexPath: Double] {
    var places: [IndexPath: Double] = [:]
    do {
      for placed in try host.offsets.elements(
        from: host.contentOffset, to: host.contentOffset + settings.visibleHeight)
      {
        if let path = placed.element.indexPath { places[path] = placed.span.y - host.contentOffset }
      }
    } catch {
      throw .offsets(error)
    }
    return places
  }

  /// The rows to load in the fling that starts at a point, or `nil` when every row is loaded.
  private func flingRows(_ host: ReplayHost, from point: ScrollTrace.Point) throws(ReplayError) -> Set<IndexPath>? {
    guard let loading = settings.flingLoading else { return nil }
    let rest = trace.points.first { $0.time > point.time && $0.isTracking } ?? trace.points[trace.points.count - 1]
    let target = host.contentOffset + rest.offset - point.offset
    do {
      return try loading.rows(
        from: host.contentOffset, to: min(max(0, target), host.maximumContentOffset),
        visibleHeight: settings.visibleHeight, in: host.offsets
      ).map(Set.init)
    } catch {
      throw .offsets(error)
    }
  }
}

import Foundation

/// The list of a scroll replay: table, caches, offsets and precacher as one strategy puts them together.
struct ReplayHost {
  let strategy: ScrollStrategy
  let settings: ReplaySettings
  let clock: VirtualClock
  let measurer: RecordedMeasurer
  var table: HeadlessTable<Int>
  var keyed: KeyedHeightCache<Int>
  var offsets: RowOffsets
  var contentOffset = 0.0
  /// What stays in place until the list is scrolled.
  private var anchor: ScrollAnchor?
  var missCount = 0
  var precacher = IdlePrecacher(isEnabled: true)
  /// What the workers measure next.
  private var queue: PrecacheOrder
  /// The time of workers that is not used up.
  private var workerCredit = Duration.zero

  init(_ strategy: ScrollStrategy, heights: [Double], settings: ReplaySettings) throws(ReplayError) {
    self.strategy = strategy
    self.settings = settings
    clock = VirtualClock()
    measurer = RecordedMeasurer(
      heights: heights, cost: strategy == .frames ? settings.framesCost : settings.constraintsCost, clock: clock)
    do {
      var table = try HeadlessTable(
        sections: [TableSection(rows: Array(heights.indices))], registry: TemplateRegistry(), width: 1,
        reuseIdentifier: { _ in "row" })
      try table.register(measurer, forReuseIdentifier: "row")
      self.table = table
    } catch {
      throw .table(error)
    }
    do {
      keyed = try KeyedHeightCache(countLimit: max(heights.count, 1), key: table.cache.key)
    } catch {
      throw .table(.cache(error))
    }
    do {
      offsets = try RowOffsets(rowCounts: [heights.count], estimate: settings.estimate)
    } catch {
      throw .offsets(error)
    }
    queue = PrecacheOrder(rowCounts: [heights.count], first: nil, last: nil, direction: .forward)
  }

  /// The rows visible now.
  func visibleRows() throws(ReplayError) -> [IndexPath] {
    do {
      return try offsets.rows(from: contentOffset, to: contentOffset + settings.visibleHeight)
    } catch {
      throw .offsets(error)
    }
  }

  var maximumContentOffset: Double { max(0, offsets.totalHeight - settings.visibleHeight) }

  /// Scrolls by points.
  mutating func scroll(by delta: Double) throws(ReplayError) {
    contentOffset = min(max(0, contentOffset + delta), maximumContentOffset)
    do {
      anchor = try offsets.anchor(atContentOffset: contentOffset, visibleHeight: settings.visibleHeight) {
        $0.indexPath.map { !offsets.isEstimated($0) } ?? true
      }
    } catch {
      throw .offsets(error)
    }
  }

  /// Whether a row can be shown without measuring it.
  func isReady(_ path: IndexPath) -> Bool {
    switch strategy {
    case .noCache, .estimatesOnly: false
    case .keyedCache: keyed.knownHeight(forKey: path[1]) != nil
    default: table.cache.knownHeight(at: path) != nil
    }
  }

  /// Whether a row that is not ready is shown blank instead of being measured at once.
  var waitsForWorkers: Bool { strategy == .parallelPrecache }

  /// What the table asks for at load.
  mutating func load() throws(ReplayError) -> (total: Duration, mainThread: Duration) {
    let start = clock.now
    if strategy == .precomputedViewObjects {
      for row in measurer.heights.indices { _ = try askForHeight(at: path(row)) }
      return (start.duration(to: clock.now), .zero)
    }
    if case .everyRowAtLoad(let times) = settings.callPattern, !waitsForWorkers, strategy != .estimatesOnly {
      for _ in 0..<times {
        for row in measurer.heights.indices { _ = try askForHeight(at: path(row)) }
      }
    }
    let time = start.duration(to: clock.now)
    return (time, time)
  }

  /// The height of a row as the strategy finds it; the offsets learn it.
  mutating func askForHeight(at path: IndexPath) throws(ReplayError) -> Double {
    let isReady = isReady(path)
    if !isReady { missCount += 1 }
    let height: Double
    do {
      switch strategy {
      case .noCache, .estimatesOnly:
        height = try HeadlessTable<Int>.height(of: try table.measure(path[1], at: .row(path)), at: .row(path))
      case .keyedCache:
        clock.charge(settings.keyedHitCost)
        if let known = keyed.height(forKey: path[1]) {
          height = known
        } else {
          height = try HeadlessTable<Int>.height(of: try table.measure(path[1], at: .row(path)), at: .row(path))
          do {
            try keyed.setHeight(height, forKey: path[1])
          } catch {
            throw TableError.cache(error)
          }
        }
      default:
        clock.charge(settings.indexPathHitCost)
        height = try table.height(at: path)
      }
    } catch let error as TableError {
      throw .table(error)
    } catch {
      throw .unusableSetting(name: "height", value: "\(error)")
    }
    try learn(height, at: path)
    return height
  }

  /// Gives a row its height in the offsets; the visible part stays in place unless nothing holds it.
  private mutating func learn(_ height: Double, at path: IndexPath) throws(ReplayError) {
    do {
      try offsets.setHeight(height, at: path)
      if let anchor, strategy != .estimatesOnly {
        contentOffset = try offsets.contentOffset(keeping: anchor)
      }
    } catch {
      throw .offsets(error)
    }
  }

  /// Does idle work for the rest of a frame and returns its length on the main thread.
  mutating func workIdly(for rest: Duration, isTracking: Bool, direction: ScrollDirection?) throws(ReplayError) {
    guard strategy == .idlePrecache, !isTracking, rest > settings.constraintsCost else { return }
    precacher.setVisibleRows(try visibleRows(), direction: direction)
    var precacher = precacher
    _ = precacher.step(
      on: &self, budget: min(settings.idleBudget, rest - settings.constraintsCost), clock: clock)
    self.precacher = precacher
  }

  /// Lets the workers measure for the length of a frame, the rows that are waited for first.
  mutating func workInParallel(for time: Duration, waiting: [IndexPath]) throws(ReplayError) {
    guard waitsForWorkers else { return }
    workerCredit += time * settings.workers
    for path in waiting where workerCredit >= measurer.cost && !isReady(path) {
      try measureInBackground(path)
    }
    while workerCredit >= measurer.cost, let position = queue.advance() {
      if !isReady(position.indexPath) { try measureInBackground(position.indexPath) }
    }
    if queue.isFinished { workerCredit = .zero }
  }

  private mutating func measureInBackground(_ path: IndexPath) throws(ReplayError) {
    workerCredit -= measurer.cost
    let misses = missCount
    _ = try askForHeight(at: path)
    missCount = misses
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(indexes: [0, row]) }
}

extension ReplayHost: PrecachableTable {
  var rowCounts: [Int] { table.rowCounts }
  var dataVersion: Int { table.dataVersion }

  func needsMeasuring(row: Int, section: Int) -> Bool {
    table.needsMeasuring(row: row, section: section)
  }

  mutating func height(at path: IndexPath) throws(TableError) -> Double {
    let misses = missCount
    defer { missCount = misses }
    do {
      return try askForHeight(at: path)
    } catch .table(let error) {
      throw error
    } catch {
      throw .noSuchRow(path)
    }
  }
}

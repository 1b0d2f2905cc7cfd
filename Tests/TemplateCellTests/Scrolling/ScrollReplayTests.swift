import Foundation
import TemplateCell
import Testing

@Suite struct ScrollReplayTests {
  /// 400 rows of 20 to 119 points; down slowly, a fling, then far down at once and back up.
  func replay(_ change: (inout ReplaySettings) -> Void = { _ in }) throws -> ScrollReplay {
    var settings = ReplaySettings()
    settings.visibleHeight = 500
    settings.displayCost = .zero
    settings.indexPathHitCost = .zero
    settings.keyedHitCost = .zero
    change(&settings)
    var random = SeededGenerator(seed: 2)
    let heights = (0..<400).map { _ in Double(Int.random(in: 20..<120, using: &random)) }
    let trace = try ScrollTrace(
      [
        .rest(duration: 0.1), .drag(distance: 800, duration: 1), .fling(velocity: 6_000),
        .drag(distance: 8_000, duration: 0), .fling(velocity: -3_000), .rest(duration: 0.1),
      ],
      maximumOffset: 20_000)
    return try ScrollReplay(heights: heights, trace: trace, settings: settings)
  }

  @Test(arguments: ScrollStrategy.allCases)
  func theSameReplayGivesTheSameReport(_ strategy: ScrollStrategy) throws {
    let replay = try replay()
    let report = try replay.run(strategy)
    #expect(report == (try replay.run(strategy)))
    #expect(report.frames.count == Int((replay.trace.duration * 60).rounded(.up)) + 1)
    #expect(report.frames.allSatisfy { $0.work >= $0.measuring })
  }

  @Test func aCacheMeasuresEachRowOnce() throws {
    let replay = try replay()
    let cached = try replay.run(.indexPathCache)
    let keyed = try replay.run(.keyedCache)
    let uncached = try replay.run(.noCache)
    #expect(cached.missCount == cached.measureCount)
    #expect(keyed.frames == cached.frames)
    #expect(uncached.measureCount > cached.measureCount)
    #expect(cached.measuringTime == .microseconds(2_000) * cached.measureCount)
    #expect(cached.blankCount == 0)
  }

  @Test func framesCostWhatTheSettingsSay() throws {
    let replay = try replay { $0.framesCost = .microseconds(500) }
    let constraints = try replay.run(.indexPathCache)
    let frames = try replay.run(.frames)
    #expect(constraints.measuringTime == frames.measuringTime * 4)
    #expect(frames.droppedCount <= constraints.droppedCount)
  }

  @Test func idleWorkTakesMissesAwayAndDropsNoFrame() throws {
    let replay = try replay()
    let cached = try replay.run(.indexPathCache)
    let idle = try replay.run(.idlePrecache)
    #expect(idle.missCount < cached.missCount / 2)
    #expect(idle.frames.dropFirst().allSatisfy { $0.missCount > 8 || $0.droppedCount == 0 })
    #expect(idle.measureCount <= 400)
  }

  @Test func idleWorkRestsWhileTracking() throws {
    let trace = try ScrollTrace([.drag(distance: 10, duration: 1)], maximumOffset: 1_000)
    let heights = Array(repeating: 50.0, count: 200)
    let replay = try ScrollReplay(heights: heights, trace: trace, settings: ReplaySettings())
    let report = try replay.run(.idlePrecache)
    #expect(report.frames[0].work > .zero)
    #expect(report.frames.dropFirst().allSatisfy { $0.work == $0.measuring && $0.measuring <= .milliseconds(3) * 1 })
    #expect(report.measureCount <= 20)
  }

  @Test func workersLeaveTheMainThreadAloneAndRowsBlank() throws {
    let report = try replay { $0.constraintsCost = .milliseconds(20) }.run(.parallelPrecache)
    #expect(report.droppedCount == 0)
    #expect(report.measuringTime == .zero)
    #expect(report.blankCount > 0)
    let fast = try replay { $0.constraintsCost = .microseconds(20) }.run(.parallelPrecache)
    #expect(fast.frames.dropFirst().allSatisfy { $0.blankCount == 0 })
    #expect(fast.measureCount == 400)
  }

  @Test func precomputedObjectsWaitBeforeAndNeverAfter() throws {
    let report = try replay().run(.precomputedViewObjects)
    #expect(report.loadTime == .milliseconds(800))
    #expect(report.mainThreadLoadTime == .zero)
    #expect(report.missCount == 0)
    #expect(report.droppedCount == 0)
  }

  @Test func onlyBareEstimatesJump() throws {
    let replay = try replay()
    #expect(try replay.run(.estimatesOnly).jumpCount > 0)
    for strategy in ScrollStrategy.allCases where strategy != .estimatesOnly && strategy != .parallelPrecache {
      #expect(try replay.run(strategy).greatestJump < 1e-6)
    }
  }

  @Test func everyRowAtLoadThreeTimes() throws {
    let replay = try replay { $0.callPattern = .everyRowAtLoad(times: 3) }
    #expect(try replay.run(.noCache).loadTime == .milliseconds(2_400))
    let cached = try replay.run(.indexPathCache)
    #expect(cached.loadTime == .milliseconds(800))
    #expect(cached.mainThreadLoadTime == .milliseconds(800))
    #expect(cached.missCount == 0)
    #expect(cached.measureCount == 400)
  }

  @Test func aFrameThatTakesTooLongDropsTheNext() throws {
    let trace = try ScrollTrace([.rest(duration: 0.5)], maximumOffset: 0)
    func drops(_ framesPerSecond: Double) throws -> Int {
      var settings = ReplaySettings()
      settings.framesPerSecond = framesPerSecond
      settings.visibleHeight = 100
      settings.displayCost = .zero
      settings.constraintsCost = .milliseconds(10)
      settings.indexPathHitCost = .zero
      return try ScrollReplay(heights: [50, 50, 50], trace: trace, settings: settings).run(.indexPathCache)
        .frames[0].droppedCount
    }
    #expect(try drops(60) == 1)
    #expect(try drops(120) == 2)
  }

  @Test func aFarFlingLeavesRowsOut() throws {
    let all = try replay().run(.indexPathCache)
    let some = try replay { $0.flingLoading = FlingLoading() }.run(.indexPathCache)
    #expect(some.measureCount < all.measureCount)
    #expect(some.blankCount > 0)
    #expect(some.frames.last?.blankCount == 0)
  }

  @Test func noRowsAtAll() throws {
    let trace = try ScrollTrace([.fling(velocity: 1_000)], maximumOffset: 0)
    for strategy in ScrollStrategy.allCases {
      let report = try ScrollReplay(heights: [], trace: trace, settings: ReplaySettings()).run(strategy)
      #expect(report.measureCount == 0)
      #expect(report.longestWork == .zero)
    }
  }

  @Test func settingsThatCannotBe() throws {
    let trace = try ScrollTrace([.rest(duration: 1)], maximumOffset: 0)
    #expect(throws: ReplayError.unusableHeight(row: 1, -1)) {
      try ScrollReplay(heights: [1, -1], trace: trace, settings: ReplaySettings())
    }
    var settings = ReplaySettings()
    settings.framesPerSecond = 0
    #expect(throws: ReplayError.unusableSetting(name: "framesPerSecond", value: "0.0")) {
      try ScrollReplay(heights: [], trace: trace, settings: settings)
    }
    settings = ReplaySettings()
    settings.workers = 0
    #expect(throws: ReplayError.unusableSetting(name: "workers", value: "0")) {
      try ScrollReplay(heights: [], trace: trace, settings: settings)
    }
    settings = ReplaySettings()
    settings.estimate = .constant(.infinity)
    #expect(throws: ReplayError.offsets(.invalidHeight(.infinity))) {
      try ScrollReplay(heights: [], trace: trace, settings: settings).run(.noCache)
    }
  }
}

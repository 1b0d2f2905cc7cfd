import Foundation
import TemplateCell
import Testing

@Suite struct IdlePrecacherTests {
  let clock = ManualClock()

  func measurer(_ cost: Duration = .milliseconds(1)) -> TimedMeasurer { TimedMeasurer(clock: clock, cost: cost) }

  @Test func report101_slicesEndWithinTheirBudgetAndOneRow() throws {
    let measurer = measurer(.microseconds(1_500))
    var table = try makeNumberTable([Array(0..<2_000)], measurer: measurer)
    var precacher = IdlePrecacher(isEnabled: true)
    var slices = 0
    var isFinished = false
    while !isFinished {
      let start = clock.now
      isFinished = precacher.step(on: &table, budget: .milliseconds(4), clock: clock).isFinished
      #expect(start.duration(to: clock.now) <= .microseconds(5_500))
      slices += 1
      if slices == 100 {
        let before = measurer.log.items.count
        #expect(try table.height(at: path(1_900)) == 40)
        #expect(measurer.log.items.count == before + 1)
        precacher.isEnabled = false
        #expect(precacher.step(on: &table, budget: .seconds(1), clock: clock).measuredCount == 0)
        #expect(measurer.log.items.count == before + 1)
        precacher.isEnabled = true
      }
    }
    #expect(measurer.log.items.count == 2_000)
    #expect(Set(measurer.log.items).count == 2_000)
    #expect(slices == 667)
  }

  @Test func report103_visibleRowsFirstThenTheNearest() throws {
    let measurer = measurer()
    var table = try makeNumberTable([Array(0..<30), Array(30..<100)], measurer: measurer)
    var precacher = IdlePrecacher(isEnabled: true)
    precacher.setVisibleRows((10...20).map { path($0, 1) }, direction: nil)
    let slice = precacher.step(on: &table, budget: .seconds(1), clock: clock)
    #expect(slice.isFinished)
    #expect(slice.measuredCount == 100)
    var expected = Array(40...50)
    for distance in 1...49 {
      expected.append(50 + distance)
      if 40 - distance >= 0 { expected.append(40 - distance) }
    }
    #expect(measurer.log.items == expected)
  }

  @Test(arguments: [ScrollDirection.forward, .backward])
  func thenAlongTheScrollDirection(_ direction: ScrollDirection) throws {
    let measurer = measurer()
    var table = try makeNumberTable([Array(0..<10)], measurer: measurer)
    var precacher = IdlePrecacher(isEnabled: true)
    precacher.setVisibleRows([path(4), path(5)], direction: direction)
    _ = precacher.step(on: &table, budget: .seconds(1), clock: clock)
    #expect(
      measurer.log.items == (direction == .forward ? [4, 5, 6, 7, 8, 9, 3, 2, 1, 0] : [4, 5, 3, 2, 1, 0, 6, 7, 8, 9]))
  }

  @Test func ancestor9_offUnlessItsFlagWasSet() throws {
    let measurer = measurer()
    var table = try makeNumberTable([[1, 2, 3]], measurer: measurer)
    var precacher = IdlePrecacher()
    #expect(precacher.step(on: &table, budget: .seconds(1), clock: clock) == IdlePrecacher.Slice())
    #expect(measurer.log.items == [])
    precacher.isEnabled = true
    #expect(precacher.step(on: &table, budget: .zero, clock: clock).measuredCount == 0)
    #expect(precacher.step(on: &table, budget: .milliseconds(-5), clock: clock).measuredCount == 0)
    precacher.cancel()
    #expect(precacher.step(on: &table, budget: .seconds(1), clock: clock).measuredCount == 0)
    #expect(measurer.log.items == [])
  }

  @Test func ancestor9_dataMayChangeWhileItIsUnderWay() throws {
    let measurer = measurer()
    var table = try makeNumberTable([Array(0..<10)], measurer: measurer)
    var precacher = IdlePrecacher(isEnabled: true)
    precacher.setVisibleRows([path(8)], direction: .forward)
    _ = precacher.step(on: &table, budget: .milliseconds(2), clock: clock)
    #expect(measurer.log.items == [8, 9])
    var updates = TableUpdates()
    updates.deleteRows(at: [path(0), path(1), path(9)])
    updates.insertRows(at: [path(7)])
    try table.performBatchUpdates(updates, newSections: [TableSection(rows: [2, 3, 4, 5, 6, 7, 8, 77])])
    let slice = precacher.step(on: &table, budget: .seconds(1), clock: clock)
    #expect(slice.isFinished)
    #expect(measurer.log.items.sorted() == [2, 3, 4, 5, 6, 7, 8, 9, 77])
    try table.reloadData([])
    #expect(precacher.step(on: &table, budget: .seconds(1), clock: clock).isFinished)
    #expect(measurer.log.items.count == 9)
  }

  @Test func aNewWidthBeginsAnew() throws {
    let measurer = measurer()
    var table = try makeNumberTable([[1, 2]], measurer: measurer)
    var precacher = IdlePrecacher(isEnabled: true)
    _ = precacher.step(on: &table, budget: .seconds(1), clock: clock)
    try table.setWidth(414)
    #expect(precacher.step(on: &table, budget: .seconds(1), clock: clock).measuredCount == 2)
    try table.setWidth(320)
    #expect(precacher.step(on: &table, budget: .seconds(1), clock: clock).measuredCount == 0)
    #expect(measurer.log.items == [1, 2, 1, 2])
  }

  @Test func aRowThatFailsIsTriedOnce() throws {
    let measurer = measurer()
    var table = try makeNumberTable([[1, -2, 3]], measurer: measurer)
    var precacher = IdlePrecacher(isEnabled: true)
    let slice = precacher.step(on: &table, budget: .seconds(1), clock: clock)
    #expect(slice == IdlePrecacher.Slice(measuredCount: 2, failedCount: 1, isFinished: true))
    precacher.setVisibleRows([path(0)], direction: nil)
    #expect(precacher.step(on: &table, budget: .seconds(1), clock: clock).failedCount == 0)
    try table.performBatchUpdates(
      TableUpdates([.insertRow(path(0))]), newSections: [TableSection(rows: [0, 1, -2, 3])])
    #expect(precacher.step(on: &table, budget: .seconds(1), clock: clock).failedCount == 0)
    #expect(measurer.log.items == [1, -2, 3, 0])
  }

  @Test func visibleRowsThatAreNotThere() throws {
    let measurer = measurer()
    var table = try makeNumberTable([[0, 1], []], measurer: measurer)
    for rows in [[path(5)], [path(0, 9)], [path(-1, -1)], [IndexPath()], [path(1), path(0)], [path(.max, .max)]] {
      table.invalidateAll()
      var precacher = IdlePrecacher(isEnabled: true)
      precacher.setVisibleRows(rows, direction: nil)
      #expect(precacher.step(on: &table, budget: .seconds(1), clock: clock).measuredCount == 2)
    }
  }

  @MainActor
  @Test(
    arguments: [
      (.nan, 1.0 / 60), (.infinity, 3_600), (-1, 0.001), (0, 0.001), (1e300, 3_600), (0.5, 0.5),
    ] as [(Double, Double)])
  func anIntervalThatNoTimerCanHaveIsReplaced(_ interval: Double, _ used: Double) {
    let adapter = RunLoopPrecacher(interval: interval, runLoop: .current) { _ in true }
    #expect(adapter.interval == used)
    adapter.start()
    adapter.stop()
  }

  @MainActor @Test func theRunLoopAdapterRestsInOtherModes() {
    var slices = 0
    let adapter = RunLoopPrecacher(budget: .milliseconds(2), interval: 0.001, runLoop: .current) { budget in
      #expect(budget == .milliseconds(2))
      slices += 1
      return slices == 3
    }
    adapter.start()
    adapter.start()
    #expect(adapter.isRunning)
    let tracking = RunLoop.Mode("tracking")
    let keepAlive = Timer(timeInterval: 0.002, repeats: true) { _ in }
    RunLoop.current.add(keepAlive, forMode: tracking)
    for _ in 0..<5 { _ = RunLoop.current.run(mode: tracking, before: Date(timeIntervalSinceNow: 0.005)) }
    keepAlive.invalidate()
    #expect(slices == 0)
    let end = Date(timeIntervalSinceNow: 5)
    while adapter.isRunning, Date() < end {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    #expect(slices == 3)
    #expect(!adapter.isRunning)
  }
}

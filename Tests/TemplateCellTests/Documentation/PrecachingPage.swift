import Foundation
import TemplateCell
import Testing

/// The code of the page "Precaching and scrolling"; values by hand with the ruler font.
@Suite struct PrecachingPage {
  @Test func `offsets of a million rows`() throws {
    var offsets = try RowOffsets(rowCounts: [1_000_000], estimate: .constant(44))
    #expect(offsets.totalHeight == 44_000_000)
    try offsets.setHeight(100, at: IndexPath(row: 3, section: 0))
    #expect(try offsets.span(ofRowAt: IndexPath(row: 4, section: 0)).y == 232)
    #expect(try offsets.row(atOffset: 200) == IndexPath(row: 3, section: 0))
  }

  struct LineCell: CellTemplate {
    let line = Label(lines: 0)

    var constraints: [LayoutConstraint] {
      line.edges == contentView.edges.inset(10)
    }

    func configure(_ content: inout CellContent, with item: String) {
      content[line].text = item
    }
  }

  func registry() throws -> TemplateRegistry<String> {
    var registry = TemplateRegistry<String>()
    try registry.register(CellMeasurer(LineCell(), text: .ruler), for: "line")
    return registry
  }

  @Test func `a list measures what is visible, and the rest in idle time`() throws {
    let registry = try registry()
    let rows = (0..<1_000).map { "row \($0)" }
    let table = try HeadlessTable(
      sections: [TableSection(rows: rows)], registry: registry, width: 320, reuseIdentifier: { _ in "line" })
    var list = try ListModel(table: table, estimate: .runningMean(initial: 44), visibleHeight: 400)
    try list.scroll(toContentOffset: 0)
    #expect(list.visibleRows.count == 10)
    try list.scroll(toContentOffset: 20_000)
    // The mean is 40 by now, so 20,000 is the upper edge of row 500.
    #expect(list.table.measureCount == 20)

    var precacher = IdlePrecacher(isEnabled: true)
    precacher.setVisibleRows(list.visibleRows, direction: .forward)
    let slice = precacher.step(on: &list, budget: .seconds(60))
    #expect(slice.measuredCount == 980)
    #expect(slice.isFinished)
  }

  @MainActor final class IdleList {
    var table: HeadlessTable<String>
    var precacher = IdlePrecacher(isEnabled: true)

    init(table: HeadlessTable<String>) {
      self.table = table
    }

    func start() -> RunLoopPrecacher {
      let idle = RunLoopPrecacher { budget in
        self.precacher.step(on: &self.table, budget: budget).isFinished
      }
      idle.start()
      return idle
    }
  }

  @MainActor @Test func `slices run on a run loop until they are stopped`() throws {
    let table = try HeadlessTable(
      sections: [TableSection(rows: ["one"])], registry: registry(), width: 320, reuseIdentifier: { _ in "line" })
    let idle = IdleList(table: table).start()
    #expect(idle.isRunning)
    idle.stop()
    #expect(!idle.isRunning)
  }

  @Test func `workers measure everything`() async throws {
    let rows = (0..<1_000).map { "row \($0)" }
    var background = try HeadlessTable(
      sections: [TableSection(rows: rows)], registry: registry(), width: 320, reuseIdentifier: { _ in "line" })
    var other = background
    let kept = try await background.measureAll(workers: 2)
    #expect(kept == 1_000)
    for await chunk in try other.heightChunks(workers: 2, chunkSize: 250) {
      other.keep(chunk)
    }
    #expect(other.measureCount == 1_000)
  }

  /// Rows 20 and 21 are visible, one screenful of 100 lies ahead and half a one behind.
  @Test func `what to load`() throws {
    let policy = PrefetchPolicy(leadingScreenfuls: 1, trailingScreenfuls: 0.5, lookahead: 0)
    let even = try RowOffsets(rowCounts: [100], estimate: .constant(50))
    let ready = try policy.rows(in: even, contentOffset: 1_000, visibleHeight: 100, velocity: 500)
    #expect(ready.map(\.row) == [20, 21, 22, 23, 19])
    // Rows 60 and 61 are at the target, and three on each side.
    let flung = try FlingLoading().rows(from: 0, to: 3_000, visibleHeight: 100, in: even)
    #expect(flung?.map(\.row) == [57, 58, 59, 60, 61, 62, 63, 64])
  }

  @Test func `a replay`() throws {
    let heights = (0..<600).map { Double(60 + $0 % 7 * 30) }
    let gestures = [ScrollGesture.drag(distance: 20_000, duration: 0.1), .fling(velocity: -3_000)]
    let trace = try ScrollTrace(gestures, maximumOffset: 50_000)
    let replay = try ScrollReplay(heights: heights, trace: trace, settings: ReplaySettings())
    let cached = try replay.run(.indexPathCache)
    let estimates = try replay.run(.estimatesOnly)
    #expect(cached.jumpCount == 0)
    #expect(estimates.jumpCount > 0)
  }
}

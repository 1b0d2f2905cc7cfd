import Foundation
import TemplateCell
import Testing

@Suite struct ListModelTests {
  let measurer = CountingMeasurer()

  func list(
    _ rows: [[Row]], estimate: HeightEstimate = .constant(44), visibleHeight: Double = 100
  ) throws -> ListModel<Row> {
    try ListModel(table: makeTable(rows, measurer: measurer), estimate: estimate, visibleHeight: visibleHeight)
  }

  @Test func onlyWhatIsVisibleIsMeasured() throws {
    var list = try list([Array(repeating: Row(height: 10), count: 1_000)])
    #expect(measurer.counter.count == 0)
    try list.scroll(toContentOffset: 0)
    #expect(list.visibleRows == (0..<10).map { path($0) })
    #expect(measurer.counter.count == 10)
    #expect(list.offsets.totalHeight == 100 + 990 * 44)
    #expect(list.maximumContentOffset == 990 * 44)
  }

  @Test func theRowAtTheTopStaysWhateverIsMeasuredAboveIt() throws {
    var random = SeededGenerator(seed: 9)
    let rows = (0..<400).map { _ in Row(height: Double(Int.random(in: 1...600, using: &random)) / 4) }
    for estimate in [HeightEstimate.constant(44), .runningMean(initial: 10)] {
      var list = try list([rows], estimate: estimate)
      try list.scroll(toContentOffset: 2_000.5)
      let first = try #require(list.visibleElements.first)
      let distance = first.span.y - list.contentOffset
      for row in (0..<400).shuffled(using: &random) {
        _ = try list.height(at: path(row))
        let now = try #require(list.visibleElements.first)
        #expect(now.element == first.element)
        #expect(abs(now.span.y - list.contentOffset - distance) < 1e-6)
      }
      #expect(list.offsets.totalHeight == rows.reduce(0) { $0 + ($1.height ?? 0) })
    }
  }

  /// Upwards, rows appear at the top with estimates and turn out otherwise; those on the screen do not move for it.
  @Test(arguments: [
    HeightEstimate.constant(44), .runningMean(initial: 44), .perTemplate(["text": 80], other: 1),
  ])
  func rowsThatAppearAtTheTopDoNotMoveTheOthers(_ estimate: HeightEstimate) throws {
    var random = SeededGenerator(seed: 4)
    let rows = (0..<300).map { _ in Row(height: Double(Int.random(in: 4...600, using: &random)) / 4) }
    var list = try list([rows], estimate: estimate, visibleHeight: 400)
    try list.scroll(toContentOffset: list.maximumContentOffset)
    for _ in 0..<100 {
      func places() -> [TableElement: Double] {
        Dictionary(uniqueKeysWithValues: list.visibleElements.map { ($0.element, $0.span.y - list.contentOffset) })
      }
      let before = places()
      let delta = Double(Int.random(in: 0...600, using: &random)) / 4
      try list.scroll(toContentOffset: list.contentOffset - delta)
      for (element, place) in places() {
        if let old = before[element] { #expect(abs(place - old - delta) < 1e-6) }
      }
    }
    #expect(list.table.measureCount > 80)
  }

  @Test func theRowAtTheTopStaysThroughAnUpdate() throws {
    var list = try list([Array(repeating: Row(height: 20), count: 100)])
    try list.scroll(toContentOffset: 1_000)
    let first = try #require(list.visibleElements.first)
    var rows = list.table.sections[0].rows
    rows.insert(contentsOf: [300.0, 200.0], at: 3)
    try list.performBatchUpdates(
      TableUpdates([.insertRow(path(3)), .insertRow(path(4))]), newSections: [TableSection(rows: rows)])
    let now = try #require(list.visibleElements.first)
    #expect(now.element == .row(path(try #require(first.element.indexPath)[1] + 2)))
    #expect(now.span.y - list.contentOffset == first.span.y - 1_000)
    let before = list
    #expect(throws: TableError.update(.rowCountMismatch(section: 0, expected: 102, data: 0))) {
      try list.performBatchUpdates(TableUpdates(), newSections: [TableSection(rows: [])])
    }
    #expect(list.contentOffset == before.contentOffset)
    #expect(list.offsets.totalHeight == before.offsets.totalHeight)
  }

  @Test func theRowAtTheTopStaysWhenTheOneBeforeItWasKeptInPlaceBefore() throws {
    var list = try list([[200.0, 90.0, 200.0, 200.0, 200.0]])
    for row in 0..<5 { _ = try list.height(at: path(row)) }
    try list.scroll(toContentOffset: 170)
    var rows = list.table.sections[0].rows
    rows.remove(at: 0)
    try list.performBatchUpdates(TableUpdates([.deleteRow(path(0))]), newSections: [TableSection(rows: rows)])
    // The row of 90 has taken the place of the first one, 170 above the edge: the next is at the edge, 80 above it.
    #expect(list.contentOffset == 170)
    #expect(list.visibleElements.first?.element == .row(path(1)))
    rows.insert(50.0, at: 1)
    try list.performBatchUpdates(TableUpdates([.insertRow(path(1))]), newSections: [TableSection(rows: rows)])
    _ = try list.height(at: path(1))
    #expect(list.visibleElements.first?.element == .row(path(2)))
    #expect(list.contentOffset == 90 + 50 + 80)
  }

  @Test func aListOfWhichNothingIsLeftInSightShowsItsEnd() throws {
    var list = try list([Array(repeating: 20.0, count: 10)], estimate: .constant(20))
    try list.scroll(toContentOffset: 100)
    try list.performBatchUpdates(
      TableUpdates((5..<10).map { .deleteRow(path($0)) }),
      newSections: [TableSection(rows: Array(list.table.sections[0].rows.prefix(5)))])
    // Five rows of 20 fill the visible 100.
    #expect(list.contentOffset == 0)
    #expect(list.visibleElements.last?.element == .row(path(4)))
  }

  @Test func aRowTooHighForTheOffsetsHoldsUpNoOther() async throws {
    var list = try list([[10.0, 300_000.0, 30.0]])
    var chunks: [HeightChunk] = []
    for await chunk in try list.table.heightChunks(workers: 1) { chunks.append(chunk) }
    #expect(throws: TableError.tooHigh(300_000, of: .row(IndexPath(row: 1, section: 0)))) { try list.keep(chunks[0]) }
    #expect(list.offsets.totalHeight == 10 + 44 + 30)
  }

  @Test func aRowTooHighIsToldWheneverItIsAskedFor() throws {
    var list = try list([[10.0, 300_000.0, 30.0]])
    let tooHigh = TableError.tooHigh(300_000, of: .row(path(1)))
    for _ in 0..<3 {
      #expect(throws: tooHigh) { try list.height(at: path(1)) }
      #expect(throws: tooHigh) { try list.measure(.row(path(1))) }
    }
    #expect(measurer.counter.count == 1)
    #expect(try list.height(at: path(0)) == 10)
    #expect(list.offsets.totalHeight == 10 + 44 + 44)
  }

  @Test func aKnownRowTooHighCountsWithItsEstimateAtEveryWidth() throws {
    for estimate in [HeightEstimate.constant(44), .perTemplate([:], other: 44)] {
      var list = try list([[10.0, 300_000.0]], estimate: estimate)
      let width = list.table.width
      _ = try list.height(at: path(0))
      #expect(throws: TableError.self) { try list.height(at: path(1)) }
      try list.setWidth(width + 1)
      #expect(list.offsets.totalHeight == 44 + 44)
      try list.setWidth(width)
      #expect(list.offsets.totalHeight == 10 + 44)
      #expect(throws: TableError.tooHigh(300_000, of: .row(path(1)))) { try list.height(at: path(1)) }
      let another = try ListModel(table: list.table, estimate: estimate, visibleHeight: 100)
      #expect(another.offsets.totalHeight == 10 + 44)
    }
  }

  @Test func estimatesPerTemplate() throws {
    let photo = Row(height: 150, identifier: "photo")
    let estimate = HeightEstimate.perTemplate(["photo": 200, "text": 30], other: 44)
    var list = try list([[photo, "a", Row(identifier: "other")]], estimate: estimate, visibleHeight: 1)
    #expect(list.offsets.totalHeight == 274)
    try list.performBatchUpdates(
      TableUpdates([.insertRow(path(0)), .reloadRow(path(1))]),
      newSections: [TableSection(rows: [photo, photo, "b", Row(identifier: "other")])])
    #expect(list.offsets.totalHeight == 474)
    _ = try list.height(at: path(2))
    #expect(list.offsets.totalHeight == 484)
    try list.performBatchUpdates(
      TableUpdates([.reloadRow(path(2))]), newSections: list.table.sections)
    #expect(list.offsets.totalHeight == 474)
  }

  @Test func headersCountWithTheirEstimateUntilTheyAreSeen() throws {
    var table = try makeTable([[]], measurer: measurer)
    try table.reloadData([
      TableSection(header: 30.0, rows: [10.0, 10.0], footer: 6.0), TableSection(header: 50.0, rows: [10.0]),
    ])
    var list = try ListModel(table: table, estimate: .constant(44), visibleHeight: 40)
    #expect(list.offsets.totalHeight == 3 * 44 + 3 * 44)
    try list.scroll(toContentOffset: 0)
    #expect(try list.offsets.span(ofHeaderInSection: 0).height == 30)
    #expect(measurer.counter.count == 2)
    try list.scroll(toContentOffset: 40)
    #expect(list.offsets.totalHeight == 30 + 20 + 6 + 50 + 44)
    #expect(measurer.counter.count == 5)
  }

  @Test func anotherWidthAndBack() throws {
    var list = try list([Array(repeating: .rulerTextA, count: 50)])
    try list.scroll(toContentOffset: 0)
    let count = measurer.counter.count
    try list.setWidth(160)
    try list.scroll(toContentOffset: 0)
    #expect(try list.offsets.span(ofRowAt: path(1)).y == 60)
    try list.setWidth(320)
    #expect(try list.offsets.span(ofRowAt: path(1)).y == 40)
    #expect(list.offsets.totalHeight == Double(count * 40 + (50 - count) * 44))
  }

  @Test func aBrokenRowDoesNotHoldUpTheOthers() throws {
    var list = try list([[10.0, Row(identifier: "none"), Row(height: 15, isBroken: true), 20.0]])
    #expect(throws: TableError.unknownReuseIdentifier("none", of: .row(path(1)), registered: ["text"])) {
      try list.scroll(toContentOffset: 0)
    }
    #expect(list.offsets.totalHeight == 10 + 44 + 15 + 20)
    try list.measureVisible()
    #expect(measurer.counter.count == 3)
    #expect(throws: TableError.offsets(.invalidOffset(.infinity))) { try list.scroll(toContentOffset: .infinity) }
    #expect(throws: TableError.offsets(.invalidHeight(-1))) {
      try ListModel(table: makeTable([[]]), estimate: .constant(44), visibleHeight: -1)
    }
  }

  @Test func precachersAndWorkersFillTheOffsets() async throws {
    var list = try list([Array(repeating: 10.0, count: 600)])
    try list.scroll(toContentOffset: 13_200)
    var precacher = IdlePrecacher(isEnabled: true)
    precacher.setVisibleRows(list.visibleRows, direction: .forward)
    while !precacher.step(on: &list, budget: .milliseconds(1)).isFinished {}
    #expect(list.offsets.totalHeight == 6_000)
    #expect(measurer.counter.count == 600)
    try list.setWidth(200)
    let row = list.visibleRows.first
    for await chunk in try list.table.heightChunks(workers: 2, chunkSize: 100) { try list.keep(chunk) }
    #expect(list.offsets.totalHeight == 6_000)
    #expect(list.visibleRows.first == row)
  }
}

import Foundation
import TemplateCell
import Testing

@Suite struct HeadlessTableTests {
  let measurer = CountingMeasurer()

  func heights(_ table: inout HeadlessTable<Row>, section: Int = 0) throws -> [Double] {
    var heights: [Double] = []
    for row in table.sections[section].rows.indices {
      heights.append(try table.height(at: path(row, section)))
    }
    return heights
  }

  @Test(arguments: [[0, 1, 4], [4, 0, 1]])
  func report77_ancestor15_deletedRowsMeasureNothing(_ rows: [Int]) throws {
    var table = try makeTable([[10.0, 20.0, 30.0, 40.0, 50.0]], measurer: measurer)
    _ = try heights(&table)
    var updates = TableUpdates()
    updates.deleteRows(at: rows.map { path($0) })
    try table.performBatchUpdates(updates, newSections: [TableSection(rows: [30.0, 40.0])])
    #expect(try heights(&table) == [30, 40])
    #expect(measurer.counter.count == 5)
  }

  @Test func report79_aSectionOpensAndCloses() throws {
    var table = try makeTable([[]], measurer: measurer)
    let open = TableSection<Row>(rows: [20.0, 20.0, 20.0])
    let paths = (0..<3).map { path($0) }
    var insertion = TableUpdates()
    insertion.insertRows(at: paths)
    var deletion = TableUpdates()
    deletion.deleteRows(at: paths)
    try table.performBatchUpdates(insertion, newSections: [open])
    #expect(try table.height(at: path(0)) == 20)
    try table.performBatchUpdates(deletion, newSections: [TableSection(rows: [])])
    try table.performBatchUpdates(insertion, newSections: [open])
    #expect(table.cache.table == [[nil, nil, nil]])
    #expect(try heights(&table) == [20, 20, 20])
    #expect(measurer.counter.count == 4)
  }

  @Test func report83_editsThatDoNotMatchTheData() throws {
    var table = try makeTable([[10.0, 20.0, 30.0]], measurer: measurer)
    _ = try heights(&table)
    let error = TableError.update(.rowCountMismatch(section: 0, expected: 2, data: 1))
    #expect(throws: error) {
      try table.performBatchUpdates(TableUpdates([.deleteRow(path(0))]), newSections: [TableSection(rows: [30.0])])
    }
    #expect(table.sections[0].rows.count == 3)
    #expect(table.cache.table == [[10, 20, 30]])
  }

  @Test func report87_aReloadedRowIsMeasuredOnce() throws {
    let a = Row.rulerTextA
    var table = try makeTable([[a, a, a]], width: 160, measurer: measurer)
    #expect(try heights(&table) == [60, 60, 60])
    let longer = Row(text: a.text + " " + a.text)
    var reload = TableUpdates()
    reload.reloadRows(at: [path(1)])
    try table.performBatchUpdates(reload, newSections: [TableSection(rows: [a, longer, a])])
    #expect(try heights(&table) == [60, 100, 60])
    #expect(measurer.counter.count == 4)
    try table.reloadData(table.sections)
    _ = try heights(&table)
    #expect(measurer.counter.count == 7)
  }

  @Test func report90_ancestor7_aWidthSeenBeforeKeepsItsHeights() throws {
    let measurer = CountingMeasurer(leading: 10, trailing: 10)
    var table = try makeTable([[.rulerTextA]], width: 180, measurer: measurer)
    var seen: [Double] = []
    for width in [180.0, 320, 180, 180] {
      try table.setWidth(width)
      seen.append(try table.height(at: path(0)))
    }
    #expect(seen == [60, 40, 60, 60])
    #expect(measurer.counter.count == 2)
  }

  @Test func report92_newInsetsOrOptionsAtTheSameWidth() throws {
    var table = try makeTable([[.rulerTextA]], measurer: CountingMeasurer(leading: 10, trailing: 10))
    var seen = [try table.height(at: path(0))]
    try table.register(CountingMeasurer(leading: 10, trailing: 44), forReuseIdentifier: "text")
    seen.append(try table.height(at: path(0)))
    try table.register(CountingMeasurer(leading: 10, trailing: 44, hasTitle: true), forReuseIdentifier: "text")
    seen.append(try table.height(at: path(0)))
    #expect(seen == [40, 60, 80])
  }

  @Test(arguments: [0, -320, Double.infinity])
  func report93_noHeightBeforeTheTableHasAWidth(_ width: Double) throws {
    #expect(throws: TableError.cache(.invalidWidth(width))) {
      try makeTable([[.rulerTextA]], width: width, measurer: measurer)
    }
    var table = try makeTable([[.rulerTextA]], measurer: measurer)
    #expect(throws: TableError.cache(.invalidWidth(width))) { try table.setWidth(width) }
    #expect(table.width == 320)
    #expect(try table.height(at: path(0)) == 40)
  }

  @Test func report95_oneNoticePerChange() async throws {
    var table = try makeTable([[60.0]], measurer: measurer)
    _ = try table.height(at: path(0))
    let snapshot = table
    let (changed, first, second) = try await Task.detached {
      var table = snapshot
      let first = try table.replaceItem(at: path(0), with: 100.0)
      let second = try table.replaceItem(at: path(0), with: 100.0)
      return (table, first, second)
    }.value
    table = changed
    #expect(first == HeightChange(indexPath: path(0), oldHeight: 60, newHeight: 100))
    #expect(second == nil)
    #expect(try table.height(at: path(0)) == 100)
    #expect(measurer.counter.count == 3)
  }

  @Test func report96_insertAndReloadTwice() throws {
    var table = try makeTable([[44.0, 44.0, 44.0, 44.0]], measurer: measurer)
    _ = try heights(&table)
    let after = TableSection<Row>(rows: [44.0, 44.0, 60.0, 44.0, 44.0])
    try table.performBatchUpdates(
      TableUpdates([.insertRow(path(2)), .reloadSection(0)]), newSections: [after])
    #expect(try heights(&table) == [44, 44, 60, 44, 44])
    try table.performBatchUpdates(TableUpdates([.reloadSection(0)]), newSections: [after])
    #expect(try heights(&table) == [44, 44, 60, 44, 44])
    #expect(measurer.counter.count == 14)
  }

  @Test func report99_ancestor19_eachRowIsMeasuredOnce() throws {
    var table = try makeTable([Array(repeating: .rulerTextA, count: 150)], measurer: measurer)
    for _ in 0..<3 { _ = try heights(&table) }
    #expect(measurer.counter.count == 150)
    #expect(table.measureCount == 150)
    #expect(table.cache.statistics.hits == 300)
    #expect(table.cache.statistics.misses == 150)
  }

  @Test func report100_reloadKeepingHeights() throws {
    var table = try makeTable([Array(repeating: 44.0, count: 500)], measurer: measurer)
    _ = try heights(&table)
    try table.reloadData([TableSection(rows: Array(repeating: 44.0, count: 550))], keepingHeights: true)
    _ = try heights(&table)
    #expect(measurer.counter.count == 550)
    #expect(table.cache.statistics.hits == 500)
  }

  @Test func ancestor8_everyPartOfTheEnvironmentIsPartOfTheKey() throws {
    var table = try makeTable([[20.0]], measurer: measurer)
    let environments = [
      LayoutEnvironment(), LayoutEnvironment(scale: 3), LayoutEnvironment(layoutDirection: .rightToLeft),
      LayoutEnvironment(contentSizeCategory: .extraExtraExtraLarge), LayoutEnvironment(localeIdentifier: "de_CH"),
    ]
    for environment in environments + environments {
      try table.setWidth(320, environment: environment)
      _ = try table.height(at: path(0))
    }
    #expect(measurer.counter.count == 5)
  }

  @Test func ancestor10_reuseIdentifiersThatAreNotRegistered() throws {
    var table = try makeTable([[Row(identifier: ""), Row(identifier: "photo")]], measurer: measurer)
    #expect(throws: TableError.emptyReuseIdentifier) { try table.height(at: path(0)) }
    #expect(throws: TableError.unknownReuseIdentifier("photo", of: .row(path(1)), registered: ["text"])) {
      try table.height(at: path(1))
    }
    #expect(throws: TableError.emptyReuseIdentifier) { try table.register(measurer, forReuseIdentifier: "") }
    let photo = CountingMeasurer(hasTitle: true)
    try table.register(photo, forReuseIdentifier: "photo")
    #expect(try table.height(at: path(1)) == 40)
    #expect(photo.counter.count == 1)
    #expect(measurer.counter.count == 0)
  }

  @Test func headersAndFootersAreMeasuredOnce() throws {
    var table = try makeTable([[10.0], [20.0]], measurer: measurer)
    try table.reloadData([
      TableSection(header: .rulerTextA, rows: [10.0], footer: 7.0), TableSection(rows: [20.0]),
    ])
    for _ in 0..<2 {
      #expect(try table.headerHeight(inSection: 0) == 40)
      #expect(try table.footerHeight(inSection: 0) == 7)
      #expect(try table.headerHeight(inSection: 1) == nil)
      #expect(try table.footerHeight(inSection: 1) == nil)
    }
    #expect(measurer.counter.count == 2)
    #expect(throws: TableError.noSuchSection(2, sectionCount: 2)) { try table.headerHeight(inSection: 2) }
    #expect(throws: TableError.noSuchSection(-1, sectionCount: 2)) { try table.footerHeight(inSection: -1) }
  }

  @Test func aLayoutWithFindingsIsNeverKept() throws {
    var table = try makeTable([[Row(height: 30, isBroken: true)]], measurer: measurer)
    #expect(try table.height(at: path(0)) == 30)
    #expect(try table.height(at: path(0)) == 30)
    #expect(measurer.counter.count == 2)
    #expect(table.cache.knownCount == 0)
  }

  @Test func aRowThatCannotBeMeasured() throws {
    let measurer = CountingMeasurer(leading: 400)
    var table = try makeTable([[.rulerTextA]], measurer: measurer)
    let error = TableError.measuring(.contentTooNarrow(width: 320, available: -80), of: .row(path(0)))
    #expect(throws: error) { try table.height(at: path(0)) }
    #expect(throws: error) { try table.replaceItem(at: path(0), with: "other") }
    #expect(try table.item(at: path(0)) == .rulerTextA)
    #expect(throws: TableError.unusableHeight(-5, of: .row(path(0)), reuseIdentifier: "text")) {
      var table = try makeTable([[Row(height: -5)]])
      return try table.height(at: path(0))
    }
  }

  @Test(arguments: [path(1), path(-1), path(0, 1), IndexPath(), IndexPath(indexes: [0, 0, 0])])
  func aRowThatIsNotThere(_ path: IndexPath) throws {
    var table = try makeTable([[10.0]], measurer: measurer)
    // Only the first two paths are in the section, which has one row.
    let error = TableError.noSuchRow(path, rowCount: path.count == 2 && path[0] == 0 ? 1 : nil)
    #expect(throws: error) { try table.height(at: path) }
    #expect(throws: error) { try table.layout(at: path) }
    #expect(throws: error) { try table.invalidateRow(at: path) }
    #expect(measurer.counter.count == 0)
  }

  @Test func aLayoutFillsTheCache() throws {
    var table = try makeTable([[.rulerTextA]], width: 160, measurer: measurer)
    #expect(try table.layout(at: path(0)).height == 60)
    #expect(try table.height(at: path(0)) == 60)
    #expect(measurer.counter.count == 1)
  }
}

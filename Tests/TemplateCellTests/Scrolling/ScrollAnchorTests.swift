import Foundation
import TemplateCell
import Testing

@Suite struct ScrollAnchorTests {
  /// Whatever is measured above it and wherever, the row at the upper edge stays where it is.
  @Test(arguments: [HeightEstimate.constant(44), .runningMean(initial: 44)])
  func theVisibleRowStays(_ estimate: HeightEstimate) throws {
    var random = SeededGenerator(seed: 5)
    var offsets = try RowOffsets(rowCounts: [500, 500], estimate: estimate)
    var contentOffset = 22_222.5
    let first = try #require(try offsets.anchor(atContentOffset: contentOffset))
    for row in (0..<1_000).shuffled(using: &random) {
      let anchor = try #require(try offsets.anchor(atContentOffset: contentOffset))
      #expect(anchor.element == first.element)
      let place = path(row % 500, row / 500)
      guard anchor.element != .row(place) else { continue }
      let height = Double(Int.random(in: 1...300, using: &random)) / 3
      try offsets.setHeight(height, at: place)
      contentOffset = try offsets.contentOffset(keeping: anchor)
    }
    let distance = try offsets.span(ofRowAt: #require(first.element.indexPath)).y - contentOffset
    #expect(abs(distance - first.distance) < 1e-6)
  }

  @Test func anAnchorFollowsItsRowThroughABatch() throws {
    var offsets = try RowOffsets(rowCounts: [10, 10], estimate: .constant(10))
    let before = try offsets.anchor(atContentOffset: 143)
    #expect(before == ScrollAnchor(element: .row(path(4, 1)), distance: -3))
    var anchor = before
    try offsets.performBatchUpdates(
      TableUpdates([.deleteRow(path(1, 1)), .insertRow(path(0, 2)), .insertRow(path(1, 2)), .insertSection(0)]),
      anchor: &anchor)
    #expect(anchor == ScrollAnchor(element: .row(path(5, 2)), distance: -3))
    #expect(try offsets.contentOffset(keeping: #require(anchor)) == 153)
    try offsets.performBatchUpdates(TableUpdates([.moveRow(from: path(5, 2), to: path(0, 1))]), anchor: &anchor)
    #expect(anchor?.element == .row(path(0, 1)))
  }

  @Test func anAnchorWhoseRowGoesTakesTheNext() throws {
    var offsets = try RowOffsets(rowCounts: [4, 2], estimate: .constant(10))
    var anchor: ScrollAnchor? = ScrollAnchor(element: .row(path(1)), distance: 2)
    try offsets.performBatchUpdates(TableUpdates([.deleteRow(path(1)), .deleteRow(path(2))]), anchor: &anchor)
    #expect(anchor == ScrollAnchor(element: .row(path(1)), distance: 2))
    #expect(try offsets.span(ofRowAt: path(1)).y == 10)
    try offsets.performBatchUpdates(TableUpdates([.deleteRow(path(1))]), anchor: &anchor)
    #expect(anchor == ScrollAnchor(element: .footer(section: 0), distance: 2))
    try offsets.performBatchUpdates(TableUpdates([.moveSection(from: 0, to: 1)]), anchor: &anchor)
    #expect(anchor == ScrollAnchor(element: .footer(section: 1), distance: 2))
    try offsets.performBatchUpdates(TableUpdates([.deleteSection(1)]), anchor: &anchor)
    #expect(anchor == nil)
  }

  @Test func aRefusedBatchLeavesTheAnchor() throws {
    var offsets = try RowOffsets(rowCounts: [2], estimate: .constant(10))
    var anchor: ScrollAnchor? = ScrollAnchor(element: .row(path(1)), distance: 0)
    #expect(throws: TableUpdateError.self) {
      try offsets.performBatchUpdates(TableUpdates([.deleteRow(path(2))]), anchor: &anchor)
    }
    #expect(anchor == ScrollAnchor(element: .row(path(1)), distance: 0))
  }

  @Test func outsideTheContentTheNearestRowCounts() throws {
    let offsets = try RowOffsets(rowCounts: [2], estimate: .constant(10))
    #expect(try offsets.anchor(atContentOffset: -30) == ScrollAnchor(element: .row(path(0)), distance: 30))
    #expect(try offsets.anchor(atContentOffset: 50) == ScrollAnchor(element: .row(path(1)), distance: -40))
    let empty = try RowOffsets(rowCounts: [0], estimate: .constant(10))
    #expect(try empty.anchor(atContentOffset: 0) == nil)
    #expect(throws: RowOffsetsError.invalidOffset(.infinity)) { try empty.anchor(atContentOffset: .infinity) }
  }

  /// The place that an anchor gets is where the height of its row went, for random batches.
  @Test(arguments: 0..<300 as Range<UInt64>)
  func anchorsGoWhereTheHeightsGo(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let counts = (0..<3).map { _ in Int.random(in: 1...6, using: &random) }
    let naive = NaiveTable(sections: counts.map { NaiveTable.Section(rows: Array(repeating: nil, count: $0)) })
    let edits = naive.randomEdits(using: &random).filter {
      if case .reloadRow = $0 { false } else { true }
    }
    guard !edits.contains(where: { if case .reloadSection = $0 { true } else { false } }) else { return }
    for section in counts.indices {
      for row in 0..<counts[section] {
        var offsets = try RowOffsets(rowCounts: counts, estimate: .constant(10))
        try offsets.setHeight(77, at: path(row, section))
        var anchor: ScrollAnchor? = ScrollAnchor(element: .row(path(row, section)), distance: 0)
        try offsets.performBatchUpdates(TableUpdates(edits), anchor: &anchor)
        let survives = offsets.estimatedRowCount < offsets.rowCount
        if survives { #expect(try offsets.span(ofRowAt: #require(anchor?.element.indexPath)).height == 77) }
      }
    }
  }
}

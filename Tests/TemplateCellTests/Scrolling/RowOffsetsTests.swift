import Foundation
import TemplateCell
import Testing

@Suite struct RowOffsetsTests {
  func offsets(
    _ heights: [[Double?]], estimate: HeightEstimate = .constant(44)
  ) throws -> RowOffsets {
    var offsets = try RowOffsets(rowCounts: heights.map(\.count), estimate: estimate)
    for (section, rows) in heights.enumerated() {
      for (row, height) in rows.enumerated() {
        if let height { try offsets.setHeight(height, at: path(row, section)) }
      }
    }
    return offsets
  }

  @Test func report97_exactOffsetsInsteadOfEstimates() throws {
    var offsets = try offsets([[nil, nil, nil, nil]])
    #expect(try offsets.span(ofRowAt: path(3)).y == 132)
    #expect(offsets.totalHeight == 176)
    for (row, height) in [40.0, 40, 120, 40].enumerated() { try offsets.setHeight(height, at: path(row)) }
    #expect(try offsets.span(ofRowAt: path(3)) == VerticalSpan(y: 200, height: 40))
    #expect(offsets.totalHeight == 240)
    #expect(offsets.estimatedRowCount == 0)
  }

  @Test func headersAndFootersLieAroundTheRows() throws {
    var offsets = try offsets([[10, 20], [], [30]])
    try offsets.setHeaderHeight(5, inSection: 0)
    try offsets.setFooterHeight(7, inSection: 0)
    try offsets.setHeaderHeight(3, inSection: 1)
    #expect(try offsets.span(ofHeaderInSection: 0) == VerticalSpan(y: 0, height: 5))
    #expect(try offsets.span(ofRowAt: path(1)) == VerticalSpan(y: 15, height: 20))
    #expect(try offsets.span(ofFooterInSection: 0) == VerticalSpan(y: 35, height: 7))
    #expect(try offsets.span(ofSection: 0) == VerticalSpan(y: 0, height: 42))
    #expect(try offsets.span(ofSection: 1) == VerticalSpan(y: 42, height: 3))
    #expect(try offsets.span(ofRowAt: path(0, 2)).y == 45)
    #expect(offsets.totalHeight == 75)
    #expect(offsets.rowCount == 3)
    #expect(offsets.sectionCount == 3)
    try offsets.setHeaderHeight(0, inSection: 0)
    #expect(offsets.totalHeight == 70)
  }

  @Test(
    arguments: [
      (-0.1, nil), (0, .header(section: 0)), (4.99, .header(section: 0)), (5, .row(path(0))), (14.9, .row(path(0))),
      (15, .row(path(2))), (34.5, .row(path(2))), (35, .footer(section: 0)), (42, .row(path(0, 2))),
      (71.9, .row(path(0, 2))),
      (72, nil), (1e300, nil),
    ] as [(Double, TableElement?)])
  func whatLiesAtAnOffset(_ offset: Double, _ element: TableElement?) throws {
    var offsets = try offsets([[10, 0, 20], [], [30]])
    try offsets.setHeaderHeight(5, inSection: 0)
    try offsets.setFooterHeight(7, inSection: 0)
    #expect(try offsets.element(atOffset: offset)?.element == element)
    #expect(try offsets.row(atOffset: offset) == element?.indexPath)
  }

  @Test func rowsBetweenTwoOffsets() throws {
    var offsets = try offsets([[10, 20], [0, 30], []])
    try offsets.setHeaderHeight(5, inSection: 1)
    #expect(
      try offsets.elements(from: 9.5, to: 36) == [
        PlacedElement(element: .row(path(0)), span: VerticalSpan(y: 0, height: 10)),
        PlacedElement(element: .row(path(1)), span: VerticalSpan(y: 10, height: 20)),
        PlacedElement(element: .header(section: 1), span: VerticalSpan(y: 30, height: 5)),
        PlacedElement(element: .row(path(1, 1)), span: VerticalSpan(y: 35, height: 30)),
      ])
    #expect(try offsets.rows(from: 10, to: 30) == [path(1)])
    #expect(try offsets.rows(from: -1e300, to: 1e300) == [path(0), path(1), path(1, 1)])
    #expect(try offsets.rows(from: 65, to: 100) == [])
    #expect(try offsets.rows(from: 20, to: 10) == [])
    #expect(try offsets.rows(from: -20, to: 0) == [])
  }

  @Test func theMeanRunsWithTheMeasuredRows() throws {
    var offsets = try offsets([[nil, nil, nil, nil]], estimate: .runningMean(initial: 50))
    try offsets.setHeaderHeight(1_000, inSection: 0)
    #expect(offsets.totalHeight == 1_200)
    try offsets.setHeight(20, at: path(3))
    #expect(offsets.estimatedHeight == 20)
    try offsets.setHeight(40, at: path(0))
    #expect(offsets.estimatedHeight == 30)
    #expect(offsets.totalHeight == 1_120)
    try offsets.setHeight(60, at: path(0))
    #expect(offsets.estimatedHeight == 40)
    try offsets.performBatchUpdates(TableUpdates([.deleteRow(path(0))]))
    #expect(offsets.estimatedHeight == 20)
    try offsets.invalidateHeight(at: path(2))
    #expect(offsets.estimatedHeight == 50)
    #expect(offsets.totalHeight == 1_150)
  }

  @Test func aRowMayHaveAnEstimateOfItsOwn() throws {
    var offsets = try offsets([[nil, nil]], estimate: .perTemplate(["photo": 200], other: 44))
    try offsets.setEstimatedHeight(200, at: path(0))
    #expect(offsets.totalHeight == 244)
    try offsets.setHeight(180, at: path(0))
    #expect(offsets.totalHeight == 224)
  }

  /// Thirds of a point, as at three pixels per point, add up without any drift, in whatever order they come.
  @Test func pixelsAddUpExactly() throws {
    let third = 1.0 / 3
    var forward = try RowOffsets(rowCounts: [3_000], estimate: .constant(1))
    var backward = forward
    for row in 0..<3_000 {
      try forward.setHeight(100 + third, at: path(row))
      try backward.setHeight(100 + third, at: path(2_999 - row))
    }
    #expect(forward.totalHeight == 301_000)
    #expect(backward.totalHeight == 301_000)
    #expect(try forward.span(ofRowAt: path(1_500)).y == 150_500)
    #expect(try forward.span(ofRowAt: path(7)).height == 100 + third)
  }

  @Test func aMillionRows() throws {
    var offsets = try RowOffsets(rowCounts: [1_000_000], estimate: .constant(50))
    #expect(offsets.totalHeight == 50_000_000)
    #expect(try offsets.row(atOffset: 25_000_000) == path(500_000))
    try offsets.setHeight(75, at: path(0))
    try offsets.performBatchUpdates(TableUpdates([.insertRow(path(1))]))
    #expect(try offsets.span(ofRowAt: path(1_000_000)).y == 50_000_025)
    #expect(try offsets.row(atOffset: 25_000_074.9) == path(500_000))
    #expect(try offsets.row(atOffset: 25_000_075) == path(500_001))
  }

  @Test(arguments: [-1, .infinity, 1e300, 200_000.5])
  func aHeightThatCannotBe(_ height: Double) throws {
    var offsets = try offsets([[10]])
    let error = RowOffsetsError.invalidHeight(height)
    #expect(throws: error) { try offsets.setHeight(height, at: path(0)) }
    #expect(throws: error) { try offsets.setEstimatedHeight(height, at: path(0)) }
    #expect(throws: error) { try offsets.setHeaderHeight(height, inSection: 0) }
    #expect(throws: error) { try RowOffsets(rowCounts: [], estimate: .constant(height)) }
    #expect(throws: error) { try RowOffsets(rowCounts: [], estimate: .runningMean(initial: height)) }
    #expect(throws: error) { try RowOffsets(rowCounts: [], estimate: .perTemplate(["a": height], other: 1)) }
    #expect(offsets.totalHeight == 10)
  }

  @Test func placesThatAreNotThere() throws {
    var offsets = try offsets([[10], []])
    let paths: [(path: IndexPath, rowCount: Int?)] = [
      (path(1), 1), (path(-1), 1), (path(0, 1), 0), (path(0, 2), nil), (IndexPath(), nil), (path(.max, .max), nil),
    ]
    for (path, rowCount) in paths {
      let error = RowOffsetsError.noSuchRow(path, rowCount: rowCount)
      #expect(throws: error) { try offsets.span(ofRowAt: path) }
      #expect(throws: error) { try offsets.setHeight(1, at: path) }
    }
    for section in [-1, 2] {
      #expect(throws: RowOffsetsError.noSuchSection(section, sectionCount: 2)) { try offsets.span(ofSection: section) }
      #expect(throws: RowOffsetsError.noSuchSection(section, sectionCount: 2)) {
        try offsets.setFooterHeight(1, inSection: section)
      }
    }
    #expect(throws: RowOffsetsError.invalidOffset(.infinity)) { try offsets.element(atOffset: .infinity) }
    #expect(throws: RowOffsetsError.invalidOffset(-.infinity)) { try offsets.rows(from: -.infinity, to: 5) }
    #expect(throws: RowOffsetsError.unusableRowCount(section: 1, rowCount: -1)) {
      try RowOffsets(rowCounts: [1, -1], estimate: .constant(1))
    }
    #expect(throws: TableUpdateError.self) { try offsets.performBatchUpdates(TableUpdates([.deleteRow(path(1))])) }
    #expect(offsets.totalHeight == 10)
  }
}

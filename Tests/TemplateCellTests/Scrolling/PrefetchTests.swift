import Foundation
import TemplateCell
import Testing

@Suite struct PrefetchTests {
  let policy = PrefetchPolicy(
    leadingScreenfuls: 1, trailingScreenfuls: 0.5, lookahead: 0.25, maximumScreenfuls: 3)

  @Test(
    arguments: [
      (0, 950, 1_150), (400, 950, 1_300), (-400, 800, 1_150), (4_000, 950, 1_400), (-1e9, 700, 1_150),
      (.infinity, 950, 1_150), (.nan, 950, 1_150),
    ] as [(Double, Double, Double)])
  func theRangeFollowsTheVelocity(_ velocity: Double, _ lower: Double, _ upper: Double) {
    let range = policy.range(contentOffset: 1_000, visibleHeight: 100, velocity: velocity)
    #expect(range.lower == lower)
    #expect(range.upper == upper)
  }

  @Test(arguments: [1e308, -1e308])
  func extremeNumbersAreClamped(_ extreme: Double) throws {
    let huge = PrefetchPolicy(
      leadingScreenfuls: 1e308, trailingScreenfuls: 1e308, lookahead: 1e308, maximumScreenfuls: 1e308)
    for velocity in [-1e308, 0, 1e308] {
      let range = huge.range(contentOffset: extreme, visibleHeight: 1e308, velocity: velocity)
      #expect(range.lower == -.greatestFiniteMagnitude)
      #expect(range.upper == .greatestFiniteMagnitude)
      let offsets = try RowOffsets(rowCounts: [4], estimate: .constant(25))
      let rows = try huge.rows(in: offsets, contentOffset: extreme, visibleHeight: 1e308, velocity: velocity)
      #expect(rows.count == 4)
    }
    // Whoever asks for little still gets what is visible.
    let plain = policy.range(contentOffset: extreme, visibleHeight: 100, velocity: 0)
    #expect(plain.lower == extreme && plain.upper == extreme)
  }

  @Test func visibleRowsThenThoseAheadThenThoseBehind() throws {
    let offsets = try RowOffsets(rowCounts: [10, 10], estimate: .constant(25))
    func rows(_ velocity: Double) throws -> [Int] {
      try policy.rows(in: offsets, contentOffset: 225, visibleHeight: 50, velocity: velocity)
        .map { $0[0] * 10 + $0[1] }
    }
    #expect(try rows(0) == [9, 10, 11, 8])
    #expect(try rows(1) == [9, 10, 11, 12, 13, 8])
    #expect(try rows(-1) == [9, 10, 8, 7, 6, 11])
    #expect(throws: RowOffsetsError.invalidOffset(.infinity)) {
      try policy.rows(in: offsets, contentOffset: 0, visibleHeight: .infinity, velocity: 0)
    }
  }

  @Test(
    arguments: [
      (0, 1_000, Array(17...32)), (1_000, 0, Array(0...12)), (0, 450, Array(6...21)), (0, 400, nil), (1_000, 600, nil),
      (0, 4_900, Array(95...99)), (0, 50, nil),
    ] as [(Double, Double, [Int]?)])
  func ancestor18_aFarFlingLoadsItsTargetAndThreeOnBothSides(
    _ offset: Double, _ target: Double, _ expected: [Int]?
  ) throws {
    let offsets = try RowOffsets(rowCounts: [50, 0, 0, 50], estimate: .constant(50))
    let rows = try FlingLoading().rows(from: offset, to: target, visibleHeight: 500, in: offsets)
    #expect(rows?.map { $0[0] == 0 ? $0[1] : 50 + $0[1] } == expected)
  }

  @Test func theNumbersOfAFlingAreSettings() throws {
    let offsets = try RowOffsets(rowCounts: [100], estimate: .constant(50))
    let loading = FlingLoading(skipCount: 0, margin: 1)
    #expect(try loading.rows(from: 0, to: 50, visibleHeight: 50, in: offsets) == [path(0), path(1), path(2)])
    #expect(throws: RowOffsetsError.invalidOffset(.infinity)) {
      try loading.rows(from: 0, to: .infinity, visibleHeight: 50, in: offsets)
    }
  }

  @Test func rowsAreNumberedOverAllSections() throws {
    let offsets = try RowOffsets(rowCounts: [3, 0, 4], estimate: .constant(1))
    #expect(try offsets.number(ofRowAt: path(2, 0)) == 2)
    #expect(try offsets.number(ofRowAt: path(0, 2)) == 3)
    #expect(throws: RowOffsetsError.noSuchRow(path(0, 1), rowCount: 0)) { try offsets.number(ofRowAt: path(0, 1)) }
  }
}

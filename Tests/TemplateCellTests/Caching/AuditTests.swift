import Foundation
import TemplateCell
import Testing

@Suite struct AuditTests {
  /// A measurer that is not a pure function: from the second call on a row is 5 higher.
  struct Drifting: RowMeasuring {
    let counter = CountingMeasurer.Counter()
    var driftsAfter: Int

    func layout(of item: Row, width: Double, environment: LayoutEnvironment) throws(MeasuringError) -> CellLayout {
      counter.raise()
      let height = (item.height ?? 0) + (counter.count > driftsAfter ? 5 : 0)
      return CellLayout(width: width, height: height, fittingHeight: height, names: [], frames: [], source: .frames)
    }
  }

  func table(driftsAfter: Int) throws -> (HeadlessTable<Row>, Drifting) {
    let measurer = Drifting(driftsAfter: driftsAfter)
    var registry = TemplateRegistry<Row>()
    try registry.register(measurer, for: "text")
    var table = try HeadlessTable<Row>(
      sections: [TableSection(rows: [10.0, 20.0]), TableSection(rows: [30.0, 40.0])], registry: registry, width: 320,
      reuseIdentifier: \.identifier)
    for section in 0..<2 {
      for row in 0..<2 { _ = try table.height(at: path(row, section)) }
    }
    return (table, measurer)
  }

  @Test func goodHeightsPass() throws {
    let (table, measurer) = try table(driftsAfter: 100)
    #expect(table.audit(sampleCount: 10) == [])
    #expect(measurer.counter.count == 8)
    #expect(table.measureCount == 4)
  }

  @Test func driftIsReportedRowByRow() throws {
    let (table, _) = try table(driftsAfter: 4)
    #expect(
      table.audit(sampleCount: 4)
        == [(0, 0, 10.0), (1, 0, 20), (0, 1, 30), (1, 1, 40)].map { row, section, height in
          HeightDrift(indexPath: path(row, section), cachedHeight: height, measuredHeight: height + 5)
        })
    #expect(table.cache.knownHeight(at: path(0)) == 10)
  }

  @Test func aSampleHasItsSizeAndItsSeed() throws {
    let (table, measurer) = try table(driftsAfter: 4)
    let first = table.audit(sampleCount: 2, seed: 7)
    #expect(first.count == 2)
    #expect(table.audit(sampleCount: 2, seed: 7) == first)
    #expect((0..<20).contains { table.audit(sampleCount: 2, seed: $0) != first })
    #expect(table.audit(sampleCount: 0) == [])
    #expect(table.audit(sampleCount: -3) == [])
    #expect(measurer.counter.count > 4)
  }
}

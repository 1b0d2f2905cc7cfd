import Foundation
import TemplateCell
import Testing

@Suite struct ParallelMeasuringTests {
  let measurer = CountingMeasurer()

  func table(_ count: Int) throws -> HeadlessTable<Row> {
    var random = SeededGenerator(seed: 3)
    let words = ["a", "list", "of", "rather", "different", "words", "to", "measure"]
    let rows = (0..<count).map { _ in
      Row(
        text: (0..<Int.random(in: 1...20, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
          .joined(separator: " "))
    }
    return try makeTable(
      [Array(rows[..<(count / 3)]), [], Array(rows[(count / 3)...])], width: 100, measurer: measurer)
  }

  @Test(arguments: [1, 2, 3, 8], [1, 7, 256, Int.max])
  func anyNumberOfWorkersGivesTheSame(workers: Int, chunkSize: Int) async throws {
    var table = try table(500)
    var expected = table
    for section in 0..<3 {
      for row in table.sections[section].rows.indices { _ = try expected.height(at: path(row, section)) }
    }
    let before = measurer.counter.count
    var fractions: [Double] = []
    let kept = try await table.measureAll(workers: workers, chunkSize: chunkSize) { fractions.append($0.fraction) }
    #expect(kept == 500)
    #expect(table.cache.table == expected.cache.table)
    #expect(measurer.counter.count - before == 500)
    #expect(fractions == fractions.sorted())
    #expect(fractions.last == 1)
    #expect(fractions.count == (500 + min(chunkSize, 500) - 1) / min(chunkSize, 500))
    #expect(try await table.measureAll(workers: workers) == 0)
    #expect(measurer.counter.count - before == 500)
  }

  @Test func chunksComeInTableOrder() async throws {
    let table = try table(300)
    var paths: [IndexPath] = []
    var completed: [Int] = []
    for await chunk in try table.heightChunks(workers: 4, chunkSize: 64) {
      paths += chunk.entries.map(\.indexPath)
      completed.append(chunk.progress.completedCount)
      #expect(chunk.progress.totalCount == 300)
      #expect(chunk.key.width == 100)
    }
    #expect(paths == paths.sorted())
    #expect(Set(paths).count == 300)
    #expect(completed == [64, 128, 192, 256, 300])
  }

  @Test func knownRowsAreNotMeasuredAgain() async throws {
    var table = try makeTable([["a", "b", "c"]], measurer: measurer)
    _ = try table.height(at: path(1))
    #expect(try await table.measureAll(workers: 2) == 2)
    #expect(measurer.counter.count == 3)
    #expect(table.measureCount == 3)
  }

  @Test func chunksOfOtherDataOrAnotherWidthAreNotTaken() async throws {
    var table = try table(10)
    var chunks: [HeightChunk] = []
    for await chunk in try table.heightChunks(workers: 1) { chunks.append(chunk) }
    let chunk = try #require(chunks.first)
    var other = table
    try other.setWidth(200)
    #expect(other.keep(chunk) == 0)
    other = table
    try other.reloadData(table.sections)
    #expect(other.keep(chunk) == 0)
    #expect(table.keep(chunk) == 10)
    #expect(table.keep(chunk) == 0)
  }

  @Test func rowsThatFailAreHandedOutWithoutHeight() async throws {
    var table = try makeTable([["a", Row(text: "b", isBroken: true), Row(text: "c", identifier: "none")]])
    var heights: [Double?] = []
    for await chunk in try table.heightChunks(workers: 2, chunkSize: 1) {
      heights += chunk.entries.map(\.height)
      table.keep(chunk)
    }
    #expect(heights == [40, nil, nil])
    #expect(try await table.measureAll(workers: 2) == 0)
    #expect(!table.needsMeasuring(row: 2, section: 0))
  }

  @Test func leavingTheLoopStopsTheWorkers() async throws {
    let clock = ManualClock()
    let measurer = TimedMeasurer(clock: clock)
    let table = try makeNumberTable([Array(0..<200_000)], measurer: measurer)
    for await _ in try table.heightChunks(workers: 2, chunkSize: 10) { break }
    let task = Task {
      var table = table
      return try await table.measureAll(workers: 2, chunkSize: 10)
    }
    task.cancel()
    #expect(try await task.value < 200_000)
  }

  @Test(arguments: [0, -3])
  func workersMustBeAtLeastOne(_ number: Int) throws {
    let table = try table(3)
    #expect(throws: TableError.invalidWorkerCount(number)) { try table.heightChunks(workers: number) }
    #expect(throws: TableError.invalidWorkerCount(number)) { try table.heightChunks(workers: 1, chunkSize: number) }
  }

  @Test func progressInNumbers() {
    let progress = MeasuringProgress(completedCount: 250, totalCount: 1_000, elapsed: .milliseconds(500))
    #expect(progress.fraction == 0.25)
    #expect(progress.rowsPerSecond == 500)
    let empty = MeasuringProgress(completedCount: 0, totalCount: 0, elapsed: .zero)
    #expect(empty.fraction == 1)
    #expect(empty.rowsPerSecond == nil)
  }
}

import Foundation

extension HeadlessTable {
  /// Measures all rows that were not measured yet, on several workers, and hands out the heights in chunks.
  ///
  /// The table itself is not changed; hand each chunk to ``keep(_:)``. Chunks come in table order and their heights
  /// are the same, bit by bit, for any number of workers. Leaving the loop, or cancelling its task, stops the workers
  /// after the rows at hand.
  ///
  /// - Parameters:
  ///   - workers: how many chunks are measured at the same time, at least 1.
  ///   - chunkSize: how many rows a chunk has, at least 1.
  /// - Throws: ``TableError/invalidWorkerCount(_:)``.
  public func heightChunks(workers: Int, chunkSize: Int = 256) throws(TableError) -> AsyncStream<HeightChunk> {
    guard workers > 0 else { throw .invalidWorkerCount(workers) }
    guard chunkSize > 0 else { throw .invalidWorkerCount(chunkSize) }
    let rows = unmeasuredRows
    let chunkSize = min(chunkSize, max(rows.count, 1))
    let table = self
    return AsyncStream { continuation in
      let task = Task.detached {
        await table.measure(rows, workers: workers, chunkSize: chunkSize) { continuation.yield($0) }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// Takes up the heights of a chunk, unless the data, the width or the environment are others by now.
  ///
  /// - Returns: how many heights were kept.
  /// - Complexity: O(k) for k rows of the chunk.
  @discardableResult
  public mutating func keep(_ chunk: HeightChunk) -> Int {
    guard chunk.dataVersion == dataVersion, chunk.key == cache.key else { return 0 }
    var kept = 0
    for entry in chunk.entries {
      guard let position = try? cache.check(row: entry.indexPath),
        needsMeasuring(row: position.row, section: position.section)
      else { continue }
      measureCount += 1
      if let height = entry.height, (try? cache.setHeight(height, at: entry.indexPath)) != nil {
        kept += 1
      } else {
        cache.markNotKept(position)
      }
    }
    return kept
  }

  /// Measures all rows that were not measured yet, on several workers, and keeps their heights.
  ///
  /// When the task is cancelled, what was measured until then is kept.
  ///
  /// - Parameters:
  ///   - workers: how many chunks are measured at the same time, at least 1.
  ///   - chunkSize: how many rows a chunk has, at least 1.
  ///   - progress: called after each chunk.
  /// - Returns: how many heights were kept.
  /// - Throws: ``TableError/invalidWorkerCount(_:)``.
  @discardableResult
  public mutating func measureAll(
    workers: Int, chunkSize: Int = 256, progress: (MeasuringProgress) -> Void = { _ in }
  ) async throws(TableError) -> Int {
    var kept = 0
    for await chunk in try heightChunks(workers: workers, chunkSize: chunkSize) {
      kept += keep(chunk)
      progress(chunk.progress)
    }
    return kept
  }

  /// The rows that were not measured yet, in table order.
  ///
  /// - Complexity: O(n) for n rows.
  private var unmeasuredRows: [RowPosition] {
    var rows: [RowPosition] = []
    for (section, content) in cache.current.sections.enumerated() {
      for (row, height) in content.rows.values.enumerated() where height.isNaN {
        rows.append(RowPosition(section: section, row: row))
      }
    }
    return rows
  }

  private func measure(
    _ rows: [RowPosition], workers: Int, chunkSize: Int, yield: @Sendable (HeightChunk) -> Void
  ) async {
    let chunkCount = (rows.count + chunkSize - 1) / chunkSize
    let start = ContinuousClock.now
    await withTaskGroup(of: (Int, [HeightChunk.Entry]?).self) { group in
      var started = 0
      func startNext() {
        guard started < chunkCount else { return }
        let index = started
        started += 1
        group.addTask {
          (index, self.measure(rows[index * chunkSize..<min(rows.count, (index + 1) * chunkSize)]))
        }
      }
      for _ in 0..<min(workers, chunkCount) { startNext() }
      var finished: [Int: [HeightChunk.Entry]] = [:]
      var next = 0
      var completed = 0
      while let (index, entries) = await group.next() {
        guard let entries, !Task.isCancelled else {
          group.cancelAll()
          break
        }
        startNext()
        finished[index] = entries
        while let entries = finished.removeValue(forKey: next) {
          next += 1
          completed += entries.count
          let progress = MeasuringProgress(
            completedCount: completed, totalCount: rows.count, elapsed: .now - start)
          yield(HeightChunk(entries: entries, key: cache.key, dataVersion: dataVersion, progress: progress))
        }
      }
    }
  }

  /// Measures some rows; `nil` when the task is cancelled meanwhile.
  private func measure(_ rows: ArraySlice<RowPosition>) -> [HeightChunk.Entry]? {
    var entries: [HeightChunk.Entry] = []
    entries.reserveCapacity(rows.count)
    for position in rows {
      if Task.isCancelled { return nil }
      let layout = try? measure(
        sections[position.section].rows[position.row], at: .row(position.indexPath))
      let height = layout.flatMap { $0.isCacheable ? $0.height : nil }
      entries.append(HeightChunk.Entry(indexPath: position.indexPath, height: height))
    }
    return entries
  }
}

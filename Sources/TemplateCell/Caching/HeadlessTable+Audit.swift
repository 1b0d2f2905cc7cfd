import Foundation

extension HeadlessTable {
  /// Measures a sample of the rows whose heights are cached, and reports those that come out otherwise.
  ///
  /// Drift means that a measurer is not a pure function, or that content changed without a word to the table. The
  /// cache is not changed and nothing is counted.
  ///
  /// - Parameters:
  ///   - sampleCount: how many rows to measure at most.
  ///   - seed: chooses the rows; the same seed chooses the same rows.
  /// - Returns: the rows that drifted, in table order.
  /// - Complexity: O(n) for n rows, and one measurement per row of the sample.
  public func audit(sampleCount: Int, seed: UInt64 = 0) -> [HeightDrift] {
    var known: [RowPosition] = []
    for section in cache.current.sections.indices {
      for row in 0..<cache.current.sections[section].rows.count
      where cache.current.height(row: row, section: section) >= 0 {
        known.append(RowPosition(section: section, row: row))
      }
    }
    var random = SeededGenerator(seed: seed)
    let count = min(max(sampleCount, 0), known.count)
    for index in 0..<count {
      known.swapAt(index, Int.random(in: index..<known.count, using: &random))
    }
    return known.prefix(count).sorted().compactMap { position in
      let cached = cache.current.height(row: position.row, section: position.section)
      let layout = try? measure(
        sections[position.section].rows[position.row], at: .row(position.indexPath))
      let measured = layout.flatMap { $0.isCacheable ? $0.height : nil }
      guard measured != cached else { return nil }
      return HeightDrift(indexPath: position.indexPath, cachedHeight: cached, measuredHeight: measured)
    }
  }
}

/// The heights of all rows, headers and footers of a table at one width in one environment.
@usableFromInline
struct HeightStore: Sendable {
  /// The heights of one section; not-a-number where unknown, ``notKept`` where measured in vain.
  @usableFromInline
  struct Section: Sendable {
    @usableFromInline var rows: TieredHeights
    @usableFromInline var header: Double = .nan
    @usableFromInline var footer: Double = .nan

    init(rowCount: Int) {
      rows = TieredHeights(unknown: rowCount)
    }
  }

  /// The most rows that a table may have, over all its sections.
  static let maximumRowCount = 100_000_000

  /// Stands for a row that was measured and whose height must not be kept.
  static let notKept = -1.0

  var key: LayoutKey
  @usableFromInline var sections: ContiguousArray<Section>

  init(key: LayoutKey, rowCounts: [Int]) {
    self.key = key
    sections = ContiguousArray(rowCounts.map(Section.init(rowCount:)))
  }

  /// Checks the number of rows of each section.
  static func check(_ rowCounts: [Int]) throws(TableUpdateError) {
    var total = 0
    for (section, count) in rowCounts.enumerated() {
      guard count >= 0, count <= maximumRowCount - total else {
        throw .unusableRowCount(section: section, rowCount: count)
      }
      total += count
    }
  }

  /// The height of a row; not-a-number when it is unknown or there is no such row, ``notKept`` if not to be kept.
  @inlinable
  func height(row: Int, section: Int) -> Double {
    guard section >= 0, section < sections.count, row >= 0, row < sections[section].rows.count else { return .nan }
    return sections[section].rows[row]
  }

  /// The bytes of the heights, the heads of their blocks, and the sections.
  var byteCount: Int {
    sections.reduce(0) { sum, section in
      sum + section.rows.storage.count * MemoryLayout<Double>.stride
        + section.rows.heads.count * MemoryLayout<Int32>.stride + MemoryLayout<Section>.stride
    }
  }

  /// The number of heights that are known, headers and footers included.
  var knownCount: Int {
    sections.reduce(0) { sum, section in
      sum + section.rows.storage.reduce(0) { $1 >= 0 ? $0 + 1 : $0 }
        + (section.header >= 0 ? 1 : 0) + (section.footer >= 0 ? 1 : 0)
    }
  }

  /// Forgets the rows, the header and the footer of a section.
  mutating func forgetSection(_ section: Int) {
    sections[section] = Section(rowCount: sections[section].rows.count)
  }

  /// Gives the table new numbers of rows; heights stay where the same place still exists.
  mutating func resize(_ rowCounts: [Int]) {
    let common = min(rowCounts.count, sections.count)
    sections.removeLast(sections.count - common)
    for (section, count) in rowCounts.enumerated() {
      if section >= common {
        sections.append(Section(rowCount: count))
        continue
      }
      let old = sections[section].rows.count
      if count > old {
        sections[section].rows.insert((old..<count).map { ($0, nil) })
      } else if count < old {
        _ = sections[section].rows.remove(at: Array(count..<old))
      }
    }
  }
}

extension HeightStore: TableStorage {
  mutating func forgetRow(_ position: RowPosition) {
    sections[position.section].rows[position.row] = .nan
  }

  mutating func removeRows(_ rows: [Int], inSection section: Int) -> [Double] {
    sections[section].rows.remove(at: rows)
  }

  mutating func removeSections(_ indices: [Int]) -> [Section] {
    let removed = indices.map { sections[$0] }
    var next = 0
    var index = 0
    sections.removeAll { _ in
      defer { index += 1 }
      guard next < indices.count, indices[next] == index else { return false }
      next += 1
      return true
    }
    return removed
  }

  mutating func insertSections(_ inserted: [(section: Int, value: Section?)]) {
    var result = ContiguousArray<Section>()
    result.reserveCapacity(sections.count + inserted.count)
    var next = 0
    for (section, value) in inserted {
      let end = next + section - result.count
      result.append(contentsOf: sections[next..<end])
      next = end
      result.append(value ?? Section(rowCount: 0))
    }
    result.append(contentsOf: sections[next...])
    sections = result
  }

  mutating func insertRows(_ rows: [(row: Int, value: Double?)], inSection section: Int) {
    sections[section].rows.insert(rows)
  }

  mutating func rebuildSection(_ section: Int, rowCount: Int, values: [(row: Int, value: Double)]) {
    sections[section] = Section(rowCount: rowCount)
    for (row, value) in values {
      sections[section].rows[row] = value
    }
  }
}

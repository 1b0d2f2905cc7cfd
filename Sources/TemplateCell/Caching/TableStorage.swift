/// What holds one value per row of a table and can follow a batch of edits.
protocol TableStorage {
  associatedtype RowValue
  associatedtype SectionValue

  /// Forgets what is known of a row.
  mutating func forgetRow(_ position: RowPosition)
  /// Takes out rows of one section, given ascending, and returns their values.
  mutating func removeRows(_ rows: [Int], inSection section: Int) -> [RowValue]
  /// Takes out sections, given ascending, and returns them.
  mutating func removeSections(_ sections: [Int]) -> [SectionValue]
  /// Puts in sections at their final places, given ascending; `nil` is an empty one of which nothing is known.
  mutating func insertSections(_ sections: [(section: Int, value: SectionValue?)])
  /// Puts in rows at their final places, given ascending; `nil` is a row of which nothing is known.
  mutating func insertRows(_ rows: [(row: Int, value: RowValue?)], inSection section: Int)
  /// Makes a section anew: nothing is known of it but the values given, ascending.
  mutating func rebuildSection(_ section: Int, rowCount: Int, values: [(row: Int, value: RowValue)])
}

extension TableStorage {
  /// Carries out a checked batch.
  ///
  /// - Complexity: O(e) operations of the storage for e edits.
  mutating func apply(_ plan: UpdatePlan) {
    for position in plan.forgottenRows {
      forgetRow(position)
    }
    var moved = [RowValue?](repeating: nil, count: plan.moves.count)
    for group in plan.removedRows {
      let values = removeRows(group.rows, inSection: group.section)
      for (value, move) in zip(values, group.moves) where move >= 0 {
        moved[move] = value
      }
    }
    if !plan.removedSections.isEmpty || !plan.insertedSections.isEmpty {
      var taken: [Int: SectionValue] = [:]
      for (section, value) in zip(plan.removedSections, removeSections(plan.removedSections)) {
        taken[section] = value
      }
      insertSections(plan.insertedSections.map { ($0.section, taken[$0.origin]) })
    }
    for group in plan.insertedRows {
      insertRows(
        zip(group.rows, group.moves).map { ($0, $1 < 0 ? nil : moved[$1]) }, inSection: group.section)
    }
    for rebuilt in plan.rebuiltSections {
      let values = zip(rebuilt.placed.rows, rebuilt.placed.moves).compactMap { row, move in
        moved[move].map { (row: row, value: $0) }
      }
      rebuildSection(rebuilt.section, rowCount: rebuilt.rowCount, values: values)
    }
  }
}

extension ListModel {
  /// Places every row, header and footer: at its known height, or else at an estimate.
  mutating func fillOffsets() throws(TableError) {
    for section in table.sections.indices {
      try fillSection(section)
    }
  }

  private mutating func fillSection(_ section: Int) throws(TableError) {
    try fillSupplementary(section)
    for row in table.sections[section].rows.indices {
      try fillRow(RowPosition(section: section, row: row))
    }
  }

  private mutating func fillSupplementary(_ section: Int) throws(TableError) {
    let content = table.sections[section]
    let known = table.cache.current.sections[section]
    let header = content.header.map { Self.canPlace(known.header) ? known.header : estimatedHeight(of: $0) } ?? 0
    let footer = content.footer.map { Self.canPlace(known.footer) ? known.footer : estimatedHeight(of: $0) } ?? 0
    try place(.header(section: section)) { offsets throws(RowOffsetsError) in
      try offsets.setHeaderHeight(header, inSection: section)
    }
    try place(.footer(section: section)) { offsets throws(RowOffsetsError) in
      try offsets.setFooterHeight(footer, inSection: section)
    }
  }

  /// Whether a height of the cache is known and not too high for a list.
  private static func canPlace(_ height: Double) -> Bool { height >= 0 && height <= RowOffsets.maximumHeight }

  private mutating func fillRow(_ position: RowPosition) throws(TableError) {
    let height = table.cache.current.height(row: position.row, section: position.section)
    if Self.canPlace(height) {
      try place(.row(position.indexPath)) { offsets throws(RowOffsetsError) in
        try offsets.setHeight(height, at: position.indexPath)
      }
    } else if case .perTemplate = offsets.estimate {
      let estimate = estimatedHeight(of: table.sections[position.section].rows[position.row])
      try place(.row(position.indexPath)) { offsets throws(RowOffsetsError) in
        try offsets.setEstimatedHeight(estimate, at: position.indexPath)
      }
    }
  }

  /// Places what an update brought in or made unknown.
  mutating func estimate(_ plan: UpdatePlan) throws(TableError) {
    for rebuilt in plan.rebuiltSections { try fillSection(rebuilt.section) }
    guard case .perTemplate = offsets.estimate else { return }
    for group in plan.insertedRows {
      for (row, move) in zip(group.rows, group.moves) where move < 0 {
        try fillRow(RowPosition(section: group.section, row: row))
      }
    }
    for position in plan.forgottenRows {
      if let place = plan.place(of: position) { try fillRow(place) }
    }
  }

  private func estimatedHeight(of item: Item) -> Double {
    if case .perTemplate(let heights, let other) = offsets.estimate {
      return heights[table.reuseIdentifier(item)] ?? other
    }
    return offsets.estimatedHeight
  }

  /// Places a row, header or footer; a height that cannot be placed is told with the place.
  mutating func place(
    _ place: TablePlace, _ body: (inout RowOffsets) throws(RowOffsetsError) -> Void
  ) throws(TableError) {
    do {
      try body(&offsets)
    } catch .invalidHeight(let height) where height > RowOffsets.maximumHeight {
      throw .tooHigh(height, of: place)
    } catch {
      throw .offsets(error)
    }
  }
}

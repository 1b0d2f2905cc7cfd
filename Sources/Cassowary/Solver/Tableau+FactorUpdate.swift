/// Replacing a column of the factors (Forrest and Tomlin 1972, in the local form).
extension Tableau {
  /// Replaces the column of a slot by the spike. Answers whether the new diagonal is usable.
  mutating func replaceColumn(_ slot: Int32) -> Bool {
    let place = Int(slot)
    raySlot = -1
    removeColumn(place)
    var furthest = slot
    var newDiagonal = 0.0
    for position in 0..<spikeCount {
      let row = spike[position]
      if row == slot {
        newDiagonal = spikeValue[position]
      } else if spikeValue[position] != 0, orderLabel[Int(row)] > orderLabel[Int(furthest)] {
        furthest = row
      }
    }
    if furthest != slot {
      if rowHead[place] >= 0 { newDiagonal -= eliminateRow(slot, upTo: furthest) }
      moveBehind(slot, furthest)
    }
    if newDiagonal == 0 || !newDiagonal.isFinite { return false }
    diagonal[place] = newDiagonal
    for position in 0..<spikeCount where spike[position] != slot && spikeValue[position] != 0 {
      insertEntry(row: spike[position], column: slot, value: spikeValue[position])
    }
    return true
  }

  private mutating func removeColumn(_ column: Int) {
    var index = columnHead[column]
    while index >= 0 {
      let entry = factorEntries[Int(index)]
      unlinkFromRow(entry)
      factorEntries[Int(index)].rowNext = freeFactorEntry
      freeFactorEntry = index
      index = entry.columnNext
    }
    columnHead[column] = -1
  }

  private mutating func unlinkFromRow(_ entry: FactorEntry) {
    if entry.rowPrevious >= 0 {
      factorEntries[Int(entry.rowPrevious)].rowNext = entry.rowNext
    } else {
      rowHead[Int(entry.row)] = entry.rowNext
    }
    if entry.rowNext >= 0 { factorEntries[Int(entry.rowNext)].rowPrevious = entry.rowPrevious }
  }

  private mutating func unlinkFromColumn(_ entry: FactorEntry) {
    if entry.columnPrevious >= 0 {
      factorEntries[Int(entry.columnPrevious)].columnNext = entry.columnNext
    } else {
      columnHead[Int(entry.column)] = entry.columnNext
    }
    if entry.columnNext >= 0 { factorEntries[Int(entry.columnNext)].columnPrevious = entry.columnPrevious }
  }

  mutating func insertEntry(row: Int32, column: Int32, value: Double) {
    let index: Int32
    if freeFactorEntry >= 0 {
      index = freeFactorEntry
      freeFactorEntry = factorEntries[Int(index)].rowNext
    } else {
      if factorEntryCount == capacities.factorEntries { grow(\.factorEntries, atLeast: factorEntryCount + 1) }
      index = Int32(factorEntryCount)
      factorEntryCount += 1
    }
    let nextInRow = rowHead[Int(row)]
    let nextInColumn = columnHead[Int(column)]
    (factorEntries + Int(index)).initialize(
      to: FactorEntry(
        value: value, row: row, column: column, rowNext: nextInRow, rowPrevious: -1, columnNext: nextInColumn,
        columnPrevious: -1))
    if nextInRow >= 0 { factorEntries[Int(nextInRow)].rowPrevious = index }
    if nextInColumn >= 0 { factorEntries[Int(nextInColumn)].columnPrevious = index }
    rowHead[Int(row)] = index
    columnHead[Int(column)] = index
  }

  /// Clears the row of a slot in all columns up to another slot's by one row transformation, which is added to L.
  /// Returns what the transformation takes from the diagonal that the spike brings.
  mutating func eliminateRow(_ slot: Int32, upTo furthest: Int32) -> Double {
    let place = Int(slot)
    let limit = orderLabel[Int(furthest)]
    markStamp &+= 1
    let stamp = markStamp
    for position in 0..<spikeCount { spread[Int(spike[position])] = spikeValue[position] }
    // The columns still to clear are a heap in `stack`, those that stay are in `reached`.
    var heapCount = 0
    var staying = 0
    var index = rowHead[place]
    while index >= 0 {
      let entry = factorEntries[Int(index)]
      work[Int(entry.column)] = entry.value
      mark[Int(entry.column)] = stamp
      if orderLabel[Int(entry.column)] <= limit {
        push(entry.column, &heapCount)
      } else {
        reached[staying] = entry.column
        staying += 1
      }
      unlinkFromColumn(entry)
      factorEntries[Int(index)].rowNext = freeFactorEntry
      freeFactorEntry = index
      index = entry.rowNext
    }
    rowHead[place] = -1
    if etaCount == capacities.etas { grow(\.etas, atLeast: etaCount + 1) }
    if etaCount == 0 { etaStart[0] = 0 }
    var taken = 0.0
    while heapCount > 0 {
      let column = pop(&heapCount)
      let value = take(Int(column))
      if value == 0 { continue }
      let factor = value / diagonal[Int(column)]
      if etaEntryCount == capacities.etaEntries { grow(\.etaEntries, atLeast: etaEntryCount + 1) }
      etaEntries[etaEntryCount] = EtaEntry(value: factor, row: column)
      etaEntryCount += 1
      taken += factor * spread[Int(column)]
      if abs(factor) > 1e4 { isDoubtful = true }
      var index = rowHead[Int(column)]
      while index >= 0 {
        let entry = factorEntries + Int(index)
        let other = entry.pointee.column
        if mark[Int(other)] != stamp {
          mark[Int(other)] = stamp
          work[Int(other)] = 0
          if orderLabel[Int(other)] <= limit {
            push(other, &heapCount)
          } else {
            reached[staying] = other
            staying += 1
          }
        }
        subtract(entry.pointee.value * factor, from: Int(other))
        index = entry.pointee.rowNext
      }
    }
    for position in 0..<spikeCount { spread[Int(spike[position])] = 0 }
    etaRow[etaCount] = slot
    etaOfRow[place] = Int32(etaCount)
    etaCount += 1
    etaStart[etaCount] = Int32(etaEntryCount)
    for position in 0..<staying {
      let column = reached[position]
      let value = take(Int(column))
      if value != 0 { insertEntry(row: slot, column: column, value: value) }
    }
    return taken
  }
}

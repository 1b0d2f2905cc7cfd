/// The factors of the matrix M whose columns are the rows of the active symbols: M = L U.
///
/// U is kept as linked lists by row and by column, with a linked list for the order in which it is triangular; it is
/// the elimination graph: column v says what v is defined by, row v what depends on v. L is a list of row
/// transformations. Solves visit only what they reach, depth first (Gilbert and Peierls 1988); a replaced column is
/// moved only as far as it must be (Forrest and Tomlin 1972, local form).
extension Tableau {
  // MARK: - Solves

  /// Writes a symbol in terms of the active ones: `alpha` holds the slots, `alphaValue` the coefficients.
  /// Leaves the column before the upper solve in `spike`, for ``replaceColumn(_:)``.
  mutating func solveRow(_ symbol: Int32) {
    scatterSpike(symbol)
    solveUpper()
  }

  /// Solves with U what L left in `work` and `spike`.
  mutating func solveUpper() {
    reachColumns()
    alphaCount = 0
    var greatest = 0.0
    var position = reachedCount - 1
    while position >= 0 {
      let slot = Int(reached[position])
      position -= 1
      let cancelled = noise[slot]
      let numerator = take(slot)
      if numerator == 0 { continue }
      let coefficient = numerator / diagonal[slot]
      alphaNoise[alphaCount] = abs(cancelled / diagonal[slot])
      alpha[alphaCount] = Int32(slot)
      alphaValue[alphaCount] = coefficient
      alphaCount += 1
      greatest = max(greatest, abs(coefficient))
      var index = columnHead[slot]
      while index >= 0 {
        let entry = factorEntries + Int(index)
        subtract(entry.pointee.value * coefficient, from: Int(entry.pointee.row))
        index = entry.pointee.columnNext
      }
    }
    alphaGreatest = greatest
    // What is far smaller than the others is rounding of theirs.
    var kept = 0
    for position in 0..<alphaCount where abs(alphaValue[position]) > greatest * 2e-14 {
      alpha[kept] = alpha[position]
      alphaValue[kept] = alphaValue[position]
      alphaNoise[kept] = alphaNoise[position]
      kept += 1
    }
    alphaCount = kept
  }

  /// Applies L to the row of a symbol; the result stays in `work` and in `spike` with `spikeValue`.
  mutating func scatterSpike(_ symbol: Int32) {
    markStamp &+= 1
    let stamp = markStamp
    let record = symbols + Int(symbol)
    if record.pointee.variable >= 0 {
      let variable = record.pointee.variable
      work[Int(variable)] = 1
      mark[Int(variable)] = stamp
      spike[0] = variable
      spikeCount = 1
    } else {
      let row = rowEntries + Int(record.pointee.rowStart)
      spikeCount = Int(record.pointee.rowCount)
      for position in 0..<spikeCount {
        let variable = row[position].variable
        work[Int(variable)] = row[position].coefficient
        mark[Int(variable)] = stamp
        spike[position] = variable
      }
    }
    transformSpike()
  }

  /// Applies L to what is in `work` at the places in `spike`, marked with the latest stamp.
  mutating func transformSpike() {
    let stamp = markStamp
    for eta in 0..<etaCount {
      var sum = 0.0
      for position in Int(etaStart[eta])..<Int(etaStart[eta + 1]) {
        sum += etaEntries[position].value * work[Int(etaEntries[position].row)]
      }
      if sum == 0 { continue }
      let row = etaRow[eta]
      if mark[Int(row)] != stamp {
        mark[Int(row)] = stamp
        spike[spikeCount] = row
        spikeCount += 1
      }
      subtract(sum, from: Int(row))
    }
    for position in 0..<spikeCount {
      let row = Int(spike[position])
      if abs(work[row]) <= noise[row] * 1e-14 { work[row] = 0 }
      spikeValue[position] = work[row]
    }
  }

  /// Clears `work` after a ``scatterSpike(_:)`` that no solve follows.
  @inline(__always)
  mutating func clearSpikeWork() {
    for position in 0..<spikeCount {
      work[Int(spike[position])] = 0
      noise[Int(spike[position])] = 0
    }
  }

  /// How every variable moves when the position of a slot moves by one: in `ray` and `rayValue`.
  mutating func solveRay(_ slot: Int32) {
    let start = Int(slot)
    if rowHead[start] < 0, etaOfRow[start] < 0 {
      ray[0] = slot
      rayValue[0] = 1 / diagonal[start]
      rayCount = 1
      return
    }
    let stamp = reachRows(slot)
    work[start] = 1
    rayCount = 0
    var position = reachedCount - 1
    while position >= 0 {
      let row = Int(reached[position])
      position -= 1
      ray[rayCount] = Int32(row)
      rayCount += 1
      let numerator = take(row)
      if numerator == 0 { continue }
      let value = numerator / diagonal[row]
      work[row] = value
      var index = rowHead[row]
      while index >= 0 {
        let entry = factorEntries + Int(index)
        subtract(entry.pointee.value * value, from: Int(entry.pointee.column))
        index = entry.pointee.rowNext
      }
    }
    var eta = etaCount - 1
    while eta >= 0 {
      let value = work[Int(etaRow[eta])]
      if value != 0 {
        for position in Int(etaStart[eta])..<Int(etaStart[eta + 1]) {
          let row = etaEntries[position].row
          if mark[Int(row)] != stamp {
            mark[Int(row)] = stamp
            ray[rayCount] = row
            rayCount += 1
          }
          subtract(etaEntries[position].value * value, from: Int(row))
        }
      }
      eta -= 1
    }
    var greatest = 0.0
    for position in 0..<rayCount {
      let value = take(Int(ray[position]))
      rayValue[position] = value
      greatest = max(greatest, abs(value))
    }
    var kept = 0
    for position in 0..<rayCount where abs(rayValue[position]) > greatest * 2e-14 {
      ray[kept] = ray[position]
      rayValue[kept] = rayValue[position]
      kept += 1
    }
    rayCount = kept
  }

  /// Subtracts from a place of `work` and remembers how great a number it was.
  @inline(__always)
  private mutating func subtract(_ amount: Double, from place: Int) {
    work[place] -= amount
    let size = abs(amount)
    if size > noise[place] { noise[place] = size }
  }

  /// Takes a number out of `work`; what is left of greater ones that cancelled out is rounding and counts as 0.
  @inline(__always)
  private mutating func take(_ place: Int) -> Double {
    let value = work[place]
    let bound = noise[place]
    work[place] = 0
    noise[place] = 0
    return abs(value) <= bound * 1e-14 ? 0 : value
  }

  /// Depth first down the columns from the spike; `reached` is in postorder.
  private mutating func reachColumns() {
    markStamp &+= 1
    let stamp = markStamp
    var count = 0
    for seed in 0..<spikeCount {
      let first = spike[seed]
      if mark[Int(first)] == stamp { continue }
      mark[Int(first)] = stamp
      var depth = 0
      stack[0] = first
      stackEntry[0] = columnHead[Int(first)]
      while depth >= 0 {
        let index = stackEntry[depth]
        if index < 0 {
          reached[count] = stack[depth]
          count += 1
          depth -= 1
          continue
        }
        let entry = factorEntries + Int(index)
        stackEntry[depth] = entry.pointee.columnNext
        let row = entry.pointee.row
        if mark[Int(row)] != stamp {
          mark[Int(row)] = stamp
          depth += 1
          stack[depth] = row
          stackEntry[depth] = columnHead[Int(row)]
        }
      }
    }
    reachedCount = count
  }

  /// Depth first along the rows from a slot; `reached` is in postorder. Returns the stamp of the marks.
  private mutating func reachRows(_ first: Int32) -> Int32 {
    markStamp &+= 1
    let stamp = markStamp
    var count = 0
    mark[Int(first)] = stamp
    var depth = 0
    stack[0] = first
    stackEntry[0] = rowHead[Int(first)]
    while depth >= 0 {
      let index = stackEntry[depth]
      if index < 0 {
        reached[count] = stack[depth]
        count += 1
        depth -= 1
        continue
      }
      let entry = factorEntries + Int(index)
      stackEntry[depth] = entry.pointee.rowNext
      let column = entry.pointee.column
      if mark[Int(column)] != stamp {
        mark[Int(column)] = stamp
        depth += 1
        stack[depth] = column
        stackEntry[depth] = rowHead[Int(column)]
      }
    }
    reachedCount = count
    return stamp
  }

  /// Computes all values afresh from the positions of the active symbols, with one step of iterative refinement where
  /// a form misses its position.
  mutating func refreshValues() {
    noteAll()
    for slot in 0..<variableCount {
      // A symbol on a breakpoint stands exactly there, also one that entered where it was but for rounding.
      let symbol = active[slot]
      let at = symbols[Int(symbol)].at
      if at >= 0 { setValue(ofSymbol: symbol, breakpoints[Int(at)].position) }
      spread[slot] = value(ofSymbol: symbol)
    }
    solveTransposed()
    // A variable that a slot holds has exactly the position of the slot.
    for variable in 0..<variableCount {
      if symbols[Int(symbolOfVariable[variable])].slot < 0 { values[variable] = work[variable] }
      work[variable] = 0
    }
    refineValues()
    for variable in 0..<variableCount where !(abs(values[variable]) <= .greatestFiniteMagnitude) {
      hasOverflow = true
    }
    for index in 0..<symbolCount where symbols[index].rowCount > 0 && symbols[index].slot < 0 {
      symbols[index].value = computedValue(ofForm: Int32(index))
    }
    drift = 0
    inexactCount = 0
  }

  /// Up to three steps of iterative refinement; says in ``hasBadFactors`` when they do not help.
  private mutating func refineValues() {
    hasBadFactors = false
    for round in 0..<4 {
      var isOff = false
      var isBad = false
      for slot in 0..<variableCount {
        let symbol = active[slot]
        spread[slot] = 0
        guard symbols[Int(symbol)].variable < 0 else { continue }
        let residual = self.residual(ofForm: symbol)
        if residual == 0 { continue }
        spread[slot] = residual
        isOff = true
        let size = max(abs(symbols[Int(symbol)].value), magnitude(ofSymbol: symbol))
        if !(abs(residual) <= 1e-12 * size) { isBad = true }
      }
      if !isOff || round > 0 && !isBad || round == 3 {
        for slot in 0..<variableCount { spread[slot] = 0 }
        hasBadFactors = isBad
        return
      }
      solveTransposed()
      for variable in 0..<variableCount {
        if symbols[Int(symbolOfVariable[variable])].slot < 0 { values[variable] += work[variable] }
        work[variable] = 0
      }
    }
  }

  /// By how much the variables of an active form miss its position, computed in twice the precision (error-free sums
  /// and products, Dekker 1971 and Knuth).
  private mutating func residual(ofForm symbol: Int32) -> Double {
    let record = symbols + Int(symbol)
    let row = rowEntries + Int(record.pointee.rowStart)
    var high = record.pointee.value
    var low = 0.0
    for position in 0..<Int(record.pointee.rowCount) {
      let factor = -row[position].coefficient
      let value = values[Int(row[position].variable)]
      let product = factor * value
      low += (-product).addingProduct(factor, value)
      let sum = high + product
      let part = sum - high
      low += (high - (sum - part)) + (product - part)
      high = sum
    }
    return high + low
  }

  /// Solves transpose(M) x = `spread` into `work`, and clears `spread`: forward through the transposed upper factor
  /// in its order, then back through the transformations.
  private mutating func solveTransposed() {
    var slot = orderFirst
    while slot >= 0 {
      let place = Int(slot)
      var sum = spread[place]
      spread[place] = 0
      var index = columnHead[place]
      while index >= 0 {
        let entry = factorEntries + Int(index)
        sum -= entry.pointee.value * work[Int(entry.pointee.row)]
        index = entry.pointee.columnNext
      }
      work[place] = sum / diagonal[place]
      slot = orderNext[place]
    }
    var eta = etaCount - 1
    while eta >= 0 {
      let value = work[Int(etaRow[eta])]
      if value != 0 {
        for position in Int(etaStart[eta])..<Int(etaStart[eta + 1]) {
          work[Int(etaEntries[position].row)] -= etaEntries[position].value * value
        }
      }
      eta -= 1
    }
  }

  // MARK: - Updates

  /// Replaces the column of a slot by the spike. Answers whether the new diagonal is usable.
  mutating func replaceColumn(_ slot: Int32) -> Bool {
    let place = Int(slot)
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
  private mutating func eliminateRow(_ slot: Int32, upTo furthest: Int32) -> Double {
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

  // MARK: - The order

  /// Moves a slot directly behind another one in the order.
  private mutating func moveBehind(_ slot: Int32, _ other: Int32) {
    let place = Int(slot)
    let previous = orderPrevious[place]
    let next = orderNext[place]
    if previous >= 0 { orderNext[Int(previous)] = next } else { orderFirst = next }
    if next >= 0 { orderPrevious[Int(next)] = previous } else { orderLast = previous }
    let after = orderNext[Int(other)]
    orderPrevious[place] = other
    orderNext[place] = after
    orderNext[Int(other)] = slot
    if after >= 0 {
      orderPrevious[Int(after)] = slot
      let low = orderLabel[Int(other)]
      orderLabel[place] = low + (orderLabel[Int(after)] - low) / 2
      if orderLabel[place] == low { relabel() }
    } else {
      orderLast = slot
      orderLabel[place] = orderLabel[Int(other)] + orderGap
      if orderLabel[place] > Int64.max / 2 { relabel() }
    }
  }

  private mutating func relabel() {
    var label: Int64 = 0
    var slot = orderFirst
    while slot >= 0 {
      orderLabel[Int(slot)] = label
      label += orderGap
      slot = orderNext[Int(slot)]
    }
  }

  // MARK: - A heap of slots by their place in the order, in `stack`

  private mutating func push(_ slot: Int32, _ count: inout Int) {
    var child = count
    count += 1
    stack[child] = slot
    while child > 0 {
      let parent = (child - 1) / 2
      if orderLabel[Int(stack[parent])] <= orderLabel[Int(stack[child])] { break }
      let other = stack[parent]
      stack[parent] = stack[child]
      stack[child] = other
      child = parent
    }
  }

  private mutating func pop(_ count: inout Int) -> Int32 {
    let top = stack[0]
    count -= 1
    stack[0] = stack[count]
    var parent = 0
    while true {
      var least = parent
      let left = 2 * parent + 1
      if left < count, orderLabel[Int(stack[left])] < orderLabel[Int(stack[least])] { least = left }
      if left + 1 < count, orderLabel[Int(stack[left + 1])] < orderLabel[Int(stack[least])] { least = left + 1 }
      if least == parent { return top }
      let other = stack[parent]
      stack[parent] = stack[least]
      stack[least] = other
      parent = least
    }
  }
}

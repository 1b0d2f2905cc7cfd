/// The values, computed afresh.
extension Tableau {
  /// Computes all values afresh from the positions of the active symbols, with iterative refinement where a form
  /// misses its position.
  mutating func refreshValues() {
    noteAll()
    isTieSettled = false
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

  /// Lets all values follow the slots that moved since ``collectedMoves`` was set to 0.
  mutating func followMoves() {
    let hasMoved = collectedMoves > 0
    collectedMoves = -1
    guard hasMoved else { return }
    refreshValues()
    if hasBadFactors { isDoubtful = true }
    enqueueAllOutside()
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
}

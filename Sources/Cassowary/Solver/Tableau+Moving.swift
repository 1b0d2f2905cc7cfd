extension Tableau {
  // MARK: - The queue of basic symbols outside their segment

  @inline(__always)
  mutating func enqueue(_ symbol: Int32) {
    let record = symbols + Int(symbol)
    if record.pointee.isQueued != 0 { return }
    record.pointee.isQueued = 1
    var place = queueStart + queueCount
    if place >= capacities.symbols { place -= capacities.symbols }
    queue[place] = symbol
    queueCount += 1
  }

  mutating func dequeue() -> Int32 {
    if isCareful {
      // The lowest symbol first.
      var best = 0
      for position in 1..<max(queueCount, 1)
      where queue[(queueStart + position) % capacities.symbols]
        < queue[(queueStart + best) % capacities.symbols]
      {
        best = position
      }
      let place = (queueStart + best) % capacities.symbols
      let other = queue[place]
      queue[place] = queue[queueStart]
      queue[queueStart] = other
    }
    let symbol = queue[queueStart]
    queueStart += 1
    if queueStart == capacities.symbols { queueStart = 0 }
    queueCount -= 1
    symbols[Int(symbol)].isQueued = 0
    return symbol
  }

  mutating func clearQueue() {
    while queueCount > 0 { _ = dequeue() }
  }

  // MARK: - Moving values

  /// Moves the values along the ray of a slot and looks at every basic symbol that changes.
  mutating func moveAlongRay(_ step: Double) {
    valueStamp &+= 1
    let stamp = valueStamp
    let (values, symbols, ray, rayValue) = (values, symbols, ray, rayValue)
    let (rowEntries, symbolOfVariable) = (rowEntries, symbolOfVariable)
    let count = rayCount
    for position in 0..<count {
      let variable = Int(ray[position])
      let change = step * rayValue[position]
      if isJournaling { note(variable) }
      let before = values[variable]
      let value = before + change
      values[variable] = value
      if value - before != change || value - change != before {
        isInexact = true
        drift += abs(change)
      }
      if !(abs(value) <= .greatestFiniteMagnitude) { hasOverflow = true }
      if !(before * value > 0) { noteSign(variable) }
      let symbol = symbolOfVariable[variable]
      let record = symbols + Int(symbol)
      if record.pointee.slot < 0, value < record.pointee.low || value > record.pointee.high { enqueue(symbol) }
    }
    for position in 0..<count {
      var index = watchHead[Int(ray[position])]
      while index >= 0 {
        let entry = rowEntries + Int(index)
        let record = symbols + Int(entry.pointee.symbol)
        if record.pointee.stamp != stamp {
          record.pointee.stamp = stamp
          let value = computedValue(ofForm: entry.pointee.symbol)
          record.pointee.value = value
          if value < record.pointee.low || value > record.pointee.high { enqueue(entry.pointee.symbol) }
        }
        index = entry.pointee.next
      }
    }
  }

  /// A variable may have become 0 or got another sign: that matters where it decides an open slot.
  @inline(__always)
  mutating func noteSign(_ variable: Int) {
    if tie[variable] & TieState.decides != 0 { isTieSettled = false }
  }

  // MARK: - The journal

  /// From now on remembers the values that change, so that a refused operation can put them back bit by bit.
  @inline(__always)
  mutating func beginJournal() {
    journalStamp &+= 1
    journalCount = 0
    isJournaling = true
  }

  @inline(__always)
  mutating func note(_ variable: Int) {
    if journalMark[variable] == journalStamp { return }
    journalMark[variable] = journalStamp
    journal[journalCount] = Int32(variable)
    journalValue[journalCount] = values[variable]
    journalCount += 1
  }

  mutating func noteAll() {
    if isJournaling { for variable in 0..<variableCount { note(variable) } }
  }

  /// Puts back the values of the basic variables; active ones have them by their positions.
  mutating func restoreJournal() {
    isJournaling = false
    isTieSettled = false
    for position in 0..<journalCount {
      let variable = Int(journal[position])
      if symbols[Int(symbolOfVariable[variable])].slot < 0 { values[variable] = journalValue[position] }
    }
    for index in 0..<symbolCount where symbols[index].rowCount > 0 && symbols[index].slot < 0 {
      symbols[index].value = computedValue(ofForm: Int32(index))
    }
  }

  // MARK: - Moving a slot

  /// Moves the symbol of a slot to a position.
  mutating func moveSlot(_ slot: Int32, to position: Double) {
    let symbol = active[Int(slot)]
    if collectedMoves >= 0 {
      collectedMoves += 1
      setValue(ofSymbol: symbol, position)
      return
    }
    let step = position - value(ofSymbol: symbol)
    if step == 0 { return }
    noteRounding(of: step, from: value(ofSymbol: symbol), to: position)
    let stamp = epoch &+ columnEpoch[Int(slot)]
    if !moveAlongColumn(slot, stamp, step) {
      solveRay(slot)
      if columns.isMovedOften(slot, stamp) { keepColumn(slot, stamp) }
      moveAlongRay(step)
    }
    setValue(ofSymbol: symbol, position)
  }

  /// Notes when the difference of two positions is not exact.
  @inline(__always)
  private mutating func noteRounding(of step: Double, from start: Double, to end: Double) {
    if end - step != start || start + step != end { isInexact = true }
  }

  @inline(__always)
  mutating func setValue(ofSymbol symbol: Int32, _ value: Double) {
    let record = symbols + Int(symbol)
    if record.pointee.variable >= 0 {
      let variable = Int(record.pointee.variable)
      if !(values[variable] * value > 0) { noteSign(variable) }
      values[variable] = value
    } else {
      record.pointee.value = value
    }
  }

  /// Whether a value is outside of its segment by more than rounding.
  mutating func isApart(_ symbol: Int32, _ value: Double, from end: Double) -> Bool {
    let distance = abs(value - end)
    if distance <= abs(end) * 1e-11 { return false }
    return !(distance <= magnitude(ofSymbol: symbol) * 1e-11)
  }

  // MARK: - Exchanging

  /// Exchanges the symbol of a slot for a basic one, which the last ``solveRow(_:)`` or ``scatterSpike(_:)`` was for,
  /// and moves it to a position. The entering symbol is located already; the leaving one goes to a segment.
  ///
  /// A coefficient of 0 means that the choice was rounding: then nothing is exchanged and all is computed afresh at
  /// the end of the operation.
  mutating func exchange(
    _ slot: Int32, entering: Int32, coefficient: Double, to position: Double, leavingBelow: Int32
  ) {
    if coefficient == 0 {
      isDoubtful = true
      enqueue(entering)
      return
    }
    let leaving = active[Int(slot)]
    let step = (position - value(ofSymbol: entering)) / coefficient
    if alphaCount > 0, abs(coefficient) < alphaGreatest * 1e-5 { isDoubtful = true }
    solveRay(slot)
    updateTies(slot, coefficient: coefficient)
    if step != 0 {
      noteRounding(of: step * coefficient, from: value(ofSymbol: entering), to: position)
      moveAlongRay(step)
    }
    install(slot, entering: entering, coefficient: coefficient, position: position)
    locateSegment(leaving, below: leavingBelow)
    let value = value(ofSymbol: leaving)
    let record = symbols[Int(leaving)]
    if record.slot < 0, value < record.low || value > record.high { enqueue(leaving) }
  }

  /// With an exchange everything moves otherwise with the slots that the entering symbol depends on, and with no other.
  @inline(__always)
  private mutating func outdateColumns() {
    // A definition takes its slot without a solve.
    if alphaCount == 0 { epoch &+= 1 }
    for position in 0..<alphaCount { columnEpoch[Int(alpha[position])] &+= 1 }
  }

  /// Puts a symbol into a slot; the one there becomes basic.
  private mutating func install(_ slot: Int32, entering: Int32, coefficient: Double, position: Double) {
    let place = Int(slot)
    let leaving = active[place]
    let expected = diagonal[place] * coefficient
    active[place] = entering
    symbols[Int(entering)].slot = slot
    symbols[Int(leaving)].slot = -1
    if symbols[Int(entering)].variable < 0 { unwatch(entering) }
    setValue(ofSymbol: entering, position)
    let at = symbols[Int(entering)].at
    if at >= 0, breakpoints[Int(at)].position != position { isInexact = true }
    if symbols[Int(leaving)].variable < 0 {
      watch(leaving)
      symbols[Int(leaving)].value = computedValue(ofForm: leaving)
    }
    let isUsable = replaceColumn(slot)
    pivotCount += 1
    outdateColumns()
    tie[place] &= ~TieState.isKnown
    touch(slot)
    stalePivots += 1
    if !isUsable || abs(diagonal[place] - expected) > 1e-8 * abs(expected) {
      isDoubtful = true
      refactor()
    } else if etaEntryCount > 64 + 4 * variableCount {
      refactor()
    }
  }
}

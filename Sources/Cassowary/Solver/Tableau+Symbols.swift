extension Tableau {
  // MARK: - Variables

  mutating func makeVariable() -> Int32 {
    unshare()
    if variableCount == capacities.variables { grow(\.variables, atLeast: variableCount + 1) }
    let symbol = allocateSymbol()
    let variable = Int32(variableCount)
    let place = variableCount
    variableCount += 1
    symbols[Int(symbol)].variable = variable
    symbols[Int(symbol)].slot = variable
    values[place] = 0
    symbolOfVariable[place] = symbol
    active[place] = symbol
    watchHead[place] = -1
    diagonal[place] = 1
    rowHead[place] = -1
    columnHead[place] = -1
    etaOfRow[place] = -1
    tie[place] = TieState.tied
    columnEpoch[place] = 0
    work[place] = 0
    spread[place] = 0
    noise[place] = 0
    mark[place] = 0
    journalMark[place] = 0
    orderLabel[place] = orderLast < 0 ? 0 : orderLabel[Int(orderLast)] + orderGap
    orderPrevious[place] = orderLast
    orderNext[place] = -1
    if orderLast >= 0 { orderNext[Int(orderLast)] = variable } else { orderFirst = variable }
    orderLast = variable
    return variable
  }

  @inline(__always) var orderGap: Int64 { 1 << 32 }

  // MARK: - Symbols

  mutating func allocateSymbol() -> Int32 {
    let symbol: Int32
    if freeSymbol >= 0 {
      symbol = freeSymbol
      freeSymbol = symbols[Int(symbol)].hashNext
    } else {
      if symbolCount == capacities.symbols { grow(\.symbols, atLeast: symbolCount + 1) }
      symbol = Int32(symbolCount)
      symbolCount += 1
    }
    (symbols + Int(symbol)).initialize(to: Symbol())
    (reserve + Int(symbol) * capacities.stride).initialize(repeating: 0, count: capacities.stride)
    return symbol
  }

  @inline(__always)
  mutating func clearReserve(_ symbol: Int32) {
    let row = reserve + Int(symbol) * capacities.stride
    var level = 0
    while level < levelCount {
      // There is room for four levels or twice as many and so on; four stores are cheaper than a call.
      row[level] = 0
      row[level + 1] = 0
      row[level + 2] = 0
      row[level + 3] = 0
      level += 4
    }
  }

  @inline(__always)
  func reserveRow(_ symbol: Int32) -> UnsafeMutablePointer<Double> {
    reserve + Int(symbol) * capacities.stride
  }

  /// The present value of a symbol.
  @inline(__always)
  func value(ofSymbol symbol: Int32) -> Double {
    let record = symbols + Int(symbol)
    return record.pointee.variable >= 0 ? values[Int(record.pointee.variable)] : record.pointee.value
  }

  /// The value of a form from the values of its variables.
  @inline(__always)
  func computedValue(ofForm symbol: Int32) -> Double {
    let record = symbols + Int(symbol)
    let row = rowEntries + Int(record.pointee.rowStart)
    var sum = 0.0
    for position in 0..<Int(record.pointee.rowCount) {
      sum += row[position].coefficient * values[Int(row[position].variable)]
    }
    return sum
  }

  /// The greatest product in the sum that makes a symbol's value: what its rounding error is relative to.
  @inline(__always)
  func magnitude(ofSymbol symbol: Int32) -> Double {
    let record = symbols[Int(symbol)]
    if record.variable >= 0 { return abs(values[Int(record.variable)]) }
    var greatest = 0.0
    for position in 0..<Int(record.rowCount) {
      let entry = rowEntries[Int(record.rowStart) + position]
      greatest = max(greatest, abs(entry.coefficient * values[Int(entry.variable)]))
    }
    return greatest
  }

  // MARK: - Forms

  /// Finds the form with a sorted, scaled row, or makes it, basic and without cost.
  mutating func form(_ terms: UnsafeMutableBufferPointer<Term>) -> Int32 {
    if capacities.hashes < 2 * (liveForms + 1) { growHashes() }
    let bucket = hash(terms) & (capacities.hashes - 1)
    var candidate = hashes[bucket]
    while candidate >= 0 {
      if isRow(candidate, terms) { return candidate }
      candidate = symbols[Int(candidate)].hashNext
    }
    let symbol = allocateSymbol()
    let start = allocateRow(terms.count)
    for position in 0..<terms.count {
      (rowEntries + Int(start) + position).initialize(
        to: RowEntry(
          coefficient: terms[position].coefficient, variable: terms[position].variable.index, symbol: symbol,
          next: -1, previous: -1))
    }
    symbols[Int(symbol)].rowStart = start
    symbols[Int(symbol)].rowCount = Int32(terms.count)
    symbols[Int(symbol)].hashNext = hashes[bucket]
    hashes[bucket] = symbol
    liveForms += 1
    watch(symbol)
    epoch &+= 1
    symbols[Int(symbol)].value = computedValue(ofForm: symbol)
    return symbol
  }

  /// Takes a basic form without breakpoints out of the tableau.
  mutating func dropForm(_ symbol: Int32) {
    unwatch(symbol)
    let record = symbols[Int(symbol)]
    let row = UnsafeBufferPointer(start: rowEntries + Int(record.rowStart), count: Int(record.rowCount))
    let bucket = hash(row) & (capacities.hashes - 1)
    if hashes[bucket] == symbol {
      hashes[bucket] = record.hashNext
    } else {
      var previous = hashes[bucket]
      while symbols[Int(previous)].hashNext != symbol { previous = symbols[Int(previous)].hashNext }
      symbols[Int(previous)].hashNext = record.hashNext
    }
    freeRow(record.rowStart, Int(record.rowCount))
    clearReserve(symbol)
    symbols[Int(symbol)].rowCount = 0
    symbols[Int(symbol)].variable = -2
    symbols[Int(symbol)].hashNext = freeSymbol
    freeSymbol = symbol
    liveForms -= 1
    epoch &+= 1
  }

  /// Lets the variables of a form know it: from now on its value follows theirs.
  @inline(__always)
  mutating func watch(_ symbol: Int32) {
    let record = symbols + Int(symbol)
    let start = record.pointee.rowStart
    for index in start..<(start + record.pointee.rowCount) {
      let entry = rowEntries + Int(index)
      let variable = Int(entry.pointee.variable)
      let head = watchHead[variable]
      entry.pointee.next = head
      entry.pointee.previous = -1
      if head >= 0 { rowEntries[Int(head)].previous = index }
      watchHead[variable] = index
    }
  }

  @inline(__always)
  mutating func unwatch(_ symbol: Int32) {
    let record = symbols + Int(symbol)
    let start = record.pointee.rowStart
    for index in start..<(start + record.pointee.rowCount) {
      let entry = rowEntries[Int(index)]
      if entry.previous >= 0 {
        rowEntries[Int(entry.previous)].next = entry.next
      } else {
        watchHead[Int(entry.variable)] = entry.next
      }
      if entry.next >= 0 { rowEntries[Int(entry.next)].previous = entry.previous }
    }
  }

  // MARK: - Rows

  private mutating func allocateRow(_ length: Int) -> Int32 {
    let list = FreeRows.list(forLength: length)
    var previous: Int32 = -1
    var candidate = freeRows[list]
    while candidate >= 0 {
      // The first entry of a free row keeps its length and the next free row.
      let entry = rowEntries[Int(candidate)]
      if Int(entry.variable) == length {
        if previous >= 0 { rowEntries[Int(previous)].next = entry.next } else { freeRows[list] = entry.next }
        return candidate
      }
      previous = candidate
      candidate = entry.next
    }
    if rowEntryCount + length > capacities.rowEntries { grow(\.rowEntries, atLeast: rowEntryCount + length) }
    let start = rowEntryCount
    rowEntryCount += length
    return Int32(start)
  }

  private mutating func freeRow(_ start: Int32, _ length: Int) {
    let list = FreeRows.list(forLength: length)
    rowEntries[Int(start)].variable = Int32(length)
    rowEntries[Int(start)].next = freeRows[list]
    freeRows[list] = start
  }

  // MARK: - Finding equal forms

  private mutating func isRow(_ symbol: Int32, _ terms: UnsafeMutableBufferPointer<Term>) -> Bool {
    let record = symbols + Int(symbol)
    guard Int(record.pointee.rowCount) == terms.count else { return false }
    let row = rowEntries + Int(record.pointee.rowStart)
    for position in 0..<terms.count
    where row[position].variable != terms[position].variable.index
      || row[position].coefficient != terms[position].coefficient
    {
      return false
    }
    return true
  }

  private mutating func hash(_ terms: UnsafeMutableBufferPointer<Term>) -> Int {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    for term in terms { mix(&state, term.variable.index, term.coefficient) }
    return Int(truncatingIfNeeded: state >> 33)
  }

  private mutating func hash(_ row: UnsafeBufferPointer<RowEntry>) -> Int {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    for entry in row { mix(&state, entry.variable, entry.coefficient) }
    return Int(truncatingIfNeeded: state >> 33)
  }

  @inline(__always)
  private mutating func mix(_ state: inout UInt64, _ variable: Int32, _ coefficient: Double) {
    state = (state ^ UInt64(UInt32(bitPattern: variable))) &* 0xD6E8_FEB8_6659_FD93
    state ^= state >> 32
    state = (state ^ coefficient.bitPattern) &* 0xD6E8_FEB8_6659_FD93
    state ^= state >> 32
  }

  private mutating func growHashes() {
    var next = capacities
    next.hashes = max(128, capacities.hashes * 2)
    relocate(to: next)
    for bucket in 0..<next.hashes { (hashes + bucket).initialize(to: -1) }
    for symbol in 0..<symbolCount where symbols[symbol].rowCount > 0 {
      let record = symbols[symbol]
      let row = UnsafeBufferPointer(start: rowEntries + Int(record.rowStart), count: Int(record.rowCount))
      let bucket = hash(row) & (next.hashes - 1)
      symbols[symbol].hashNext = hashes[bucket]
      hashes[bucket] = Int32(symbol)
    }
  }
}

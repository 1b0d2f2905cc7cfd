extension Tableau {
  /// Makes the factors anew from the rows of the active symbols, and with them the values.
  ///
  /// Variables keep their own slots; each form gets the slot of a variable that is not active: first the forms that
  /// have only one left to choose, which costs nothing, then the others, each the one with the greatest coefficient.
  mutating func refactor() {
    var forms: [Int32] = []
    var isFree = [Bool](repeating: true, count: variableCount)
    for slot in 0..<variableCount {
      let symbol = active[slot]
      if symbols[Int(symbol)].variable >= 0 {
        isFree[Int(symbols[Int(symbol)].variable)] = false
      } else {
        forms.append(symbol)
      }
    }
    forms.sort()
    resetFactors()
    for variable in 0..<variableCount where !isFree[variable] { assign(symbolOfVariable[variable], Int32(variable)) }
    let rest = placeSingletons(forms, &isFree)
    for symbol in rest { placeByCoefficient(symbol, &isFree) }
    for variable in 0..<variableCount where isFree[variable] {
      // The slot of a form that turned out to depend on others goes to its variable, where it stands.
      let symbol = symbolOfVariable[variable]
      assign(symbol, Int32(variable))
      stopWhereItStands(symbol, values[variable])
    }
    refreshValues()
    for slot in 0..<variableCount {
      tie[slot] &= ~TieState.isKnown
      touch(Int32(slot))
    }
    enqueueAllOutside()
  }

  private mutating func assign(_ symbol: Int32, _ slot: Int32) {
    active[Int(slot)] = symbol
    symbols[Int(symbol)].slot = slot
  }

  private mutating func resetFactors() {
    epoch &+= 1
    raySlot = -1
    factorEntryCount = 0
    freeFactorEntry = -1
    etaCount = 0
    etaEntryCount = 0
    for variable in 0..<variableCount {
      diagonal[variable] = 1
      rowHead[variable] = -1
      columnHead[variable] = -1
      etaOfRow[variable] = -1
      orderLabel[variable] = Int64(variable) * orderGap
      orderNext[variable] = variable + 1 < variableCount ? Int32(variable + 1) : -1
      orderPrevious[variable] = Int32(variable - 1)
    }
    orderFirst = variableCount > 0 ? 0 : -1
    orderLast = Int32(variableCount - 1)
  }

  /// Places the forms that have one free variable left, again and again; returns the others.
  private mutating func placeSingletons(_ forms: [Int32], _ isFree: inout [Bool]) -> [Int32] {
    // The forms that use a free variable lie one after the other: from `starts` to `ends`.
    var left = [Int](repeating: 0, count: forms.count)
    var ends = [Int](repeating: 0, count: variableCount + 1)
    for (number, symbol) in forms.enumerated() {
      let record = symbols[Int(symbol)]
      for position in 0..<Int(record.rowCount) {
        let variable = Int(rowEntries[Int(record.rowStart) + position].variable)
        if isFree[variable] {
          ends[variable + 1] += 1
          left[number] += 1
        }
      }
    }
    for variable in 0..<variableCount { ends[variable + 1] += ends[variable] }
    let starts = ends
    var users = [Int](repeating: 0, count: ends[variableCount])
    for (number, symbol) in forms.enumerated() {
      let record = symbols[Int(symbol)]
      for position in 0..<Int(record.rowCount) {
        let variable = Int(rowEntries[Int(record.rowStart) + position].variable)
        if isFree[variable] {
          users[ends[variable]] = number
          ends[variable] += 1
        }
      }
    }
    var ready = forms.indices.filter { left[$0] == 1 }
    var isPlaced = [Bool](repeating: false, count: forms.count)
    var next = 0
    while next < ready.count {
      let number = ready[next]
      next += 1
      if isPlaced[number] { continue }
      let record = symbols[Int(forms[number])]
      for position in 0..<Int(record.rowCount) {
        let variable = rowEntries[Int(record.rowStart) + position].variable
        guard isFree[Int(variable)] else { continue }
        guard place(forms[number], in: variable) else { break }
        isPlaced[number] = true
        isFree[Int(variable)] = false
        for user in starts[Int(variable)]..<ends[Int(variable)] {
          let other = users[user]
          left[other] -= 1
          if left[other] == 1 { ready.append(other) }
        }
        break
      }
    }
    return forms.indices.filter { !isPlaced[$0] }.map { forms[$0] }
  }

  private mutating func place(_ symbol: Int32, in slot: Int32) -> Bool {
    solveRow(symbol)
    guard replaceColumn(slot) else { return false }
    assign(symbol, slot)
    return true
  }

  private mutating func placeByCoefficient(_ symbol: Int32, _ isFree: inout [Bool]) {
    solveRow(symbol)
    var best: Int32 = -1
    var size = 0.0
    for position in 0..<alphaCount where isFree[Int(alpha[position])] && abs(alphaValue[position]) > size {
      best = alpha[position]
      size = abs(alphaValue[position])
    }
    guard best >= 0, replaceColumn(best) else {
      // Numerically dependent on the others: it becomes basic, and a free variable stands in for it.
      symbols[Int(symbol)].slot = -1
      watch(symbol)
      return
    }
    assign(symbol, best)
    isFree[Int(best)] = false
  }

  // MARK: - From the beginning

  /// Forgets all steps: every variable active at 0, every form basic, all multipliers 0, each symbol located where
  /// its own cost is least. Dual steps can start from there.
  mutating func rebuild() {
    clearQueue()
    noteAll()
    for index in 0..<symbolCount where symbols[index].rowCount > 0 {
      let symbol = Int32(index)
      if symbols[index].head < 0 {
        if symbols[index].slot >= 0 { symbols[index].slot = -1 } else { unwatch(symbol) }
        watch(symbol)
        dropForm(symbol)
      } else if symbols[index].slot >= 0 {
        symbols[index].slot = -1
        watch(symbol)
      }
    }
    resetFactors()
    openCount = 0
    heldCount = 0
    touchedCount = 0
    highestTied = -1
    isTieSettled = false
    for variable in 0..<variableCount {
      assign(symbolOfVariable[variable], Int32(variable))
      values[variable] = 0
      tie[variable] = TieState.fixed
      touch(Int32(variable))
    }
    for index in 0..<symbolCount where symbols[index].variable != -2 {
      locateSegment(Int32(index), below: -1)
      if symbols[index].rowCount > 0 { symbols[index].value = 0 }
    }
    drift = 0
    for index in 0..<symbolCount where symbols[index].variable != -2 {
      for level in 0..<levelCount { levelA[level] = 0 }
      relocate(Int32(index))
    }
  }
}

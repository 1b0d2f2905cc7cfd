/// What became of an operation on the tableau.
enum Outcome {
  case done
  /// The numbers overflow.
  case overflow
  /// Required constraints contradict each other: these, by index, and the one that was being added or changed.
  case conflict([Int32])
}

extension Tableau {
  /// Links the breakpoint of a constraint and locates its symbol anew. Nothing is solved yet.
  ///
  /// The breakpoint must be filled in but for its place in the list.
  mutating func install(_ index: Int32) {
    let point = breakpoints[Int(index)]
    if point.level >= 0 {
      levelUse[Int(point.level)] += 1
      levelScale[Int(point.level)] = max(levelScale[Int(point.level)], point.weight)
    }
    let symbol = point.symbol
    multiplier(symbol, levelA)
    link(index)
    relocate(symbol)
  }

  /// Takes a breakpoint that was just installed, and that dual steps could not satisfy, out again.
  mutating func uninstall(_ index: Int32) {
    let point = breakpoints[Int(index)]
    let symbol = point.symbol
    multiplier(symbol, levelA)
    unlink(index)
    if point.level >= 0 { levelUse[Int(point.level)] -= 1 }
    relocate(symbol)
  }

  /// A new form that must hold takes the slot of a variable that nothing else needs, without any solve: a definition.
  ///
  /// The variable with the highest index is taken, so that the earlier ones stay where the tie rule wants them.
  mutating func define(_ symbol: Int32) {
    let record = symbols[Int(symbol)]
    if record.slot >= 0 || record.variable >= 0 { return }
    let value = record.value
    if value >= record.low && value <= record.high { return }
    let isUp = value < record.low
    var slot: Int32 = -1
    for position in 0..<Int(record.rowCount) {
      let variable = rowEntries[Int(record.rowStart) + position].variable
      let held = symbolOfVariable[Int(variable)]
      let other = symbols + Int(held)
      if other.pointee.slot == variable, other.pointee.at < 0, rowHead[Int(variable)] < 0, variable > slot {
        slot = variable
      }
    }
    if slot < 0 || slot < highestTied { return }
    scatterSpike(symbol)
    for position in 0..<spikeCount { work[Int(spike[position])] = 0 }
    alphaCount = 0
    var coefficient = 0.0
    var greatest = 0.0
    for position in 0..<spikeCount {
      greatest = max(greatest, abs(spikeValue[position]))
      if spike[position] == slot { coefficient = spikeValue[position] }
    }
    if abs(coefficient) < 1e-3 * greatest { return }
    for position in 0..<Int(record.rowCount) {
      let variable = rowEntries[Int(record.rowStart) + position].variable
      let other = symbols[Int(symbolOfVariable[Int(variable)])].slot
      if other >= 0, other != slot, tie[Int(other)] & TieState.kind == TieState.tied {
        highestTied = max(highestTied, variable)
      }
    }
    let target = record.at >= 0 ? record.at : isUp ? record.below : above(symbol, record.below)
    if record.at < 0 {
      locateOn(symbol, target)
      if isUp { clearReserve(symbol) } else { fillReserve(symbol, target) }
    }
    let below = symbols[Int(symbolOfVariable[Int(slot)])].below
    exchange(
      slot, entering: symbol, coefficient: coefficient / diagonal[Int(slot)],
      to: breakpoints[Int(target)].position, leavingBelow: below)
  }

  /// The required constraints that keep a symbol out of its segment, from the coefficients in ``alpha``.
  ///
  /// The rows of the active symbols are independent, so no smaller set is in conflict.
  func conflict(of symbol: Int32) -> [Int32] {
    let record = symbols[Int(symbol)]
    let isUp = value(ofSymbol: symbol) < record.low
    let target = record.at >= 0 ? record.at : isUp ? record.below : above(symbol, record.below)
    var members = [breakpoints[Int(target)].constraint]
    for position in 0..<alphaCount {
      let at = symbols[Int(active[Int(alpha[position])])].at
      if at >= 0 { members.append(breakpoints[Int(at)].constraint) }
    }
    return members
  }

  /// Solves after breakpoints were installed, and takes them out again when that is impossible.
  mutating func solve(undo: (inout Tableau) -> Void) -> Outcome {
    let mayFail = queueCount > 0
    if mayFail { for variable in 0..<variableCount { saved[variable] = values[variable] } }
    let blocked = optimize()
    if blocked < 0 {
      finish()
      if !hasOverflow { return .done }
      hasOverflow = false
      undo(&self)
      refreshValues()
      recover(restoring: mayFail)
      return .overflow
    }
    let members = conflict(of: blocked)
    undo(&self)
    if symbols[Int(blocked)].variable != -2 { enqueue(blocked) }
    recover(restoring: mayFail)
    return .conflict(members)
  }

  /// Solves again without what was refused, and puts back the values bit by bit.
  private mutating func recover(restoring: Bool) {
    hasOverflow = false
    enqueueAllOutside()
    _ = optimize()
    finish()
    hasOverflow = false
    guard restoring else { return }
    for variable in 0..<variableCount where symbols[Int(symbolOfVariable[variable])].slot < 0 {
      values[variable] = saved[variable]
    }
    for index in 0..<symbolCount where symbols[index].rowCount > 0 && symbols[index].slot < 0 {
      symbols[index].value = computedValue(ofForm: Int32(index))
    }
  }

  /// Queues every basic symbol that is outside its segment.
  mutating func enqueueAllOutside() {
    for index in 0..<symbolCount where symbols[index].slot < 0 && symbols[index].variable != -2 {
      let value = value(ofSymbol: Int32(index))
      if value < symbols[index].low || value > symbols[index].high || !value.isFinite { enqueue(Int32(index)) }
    }
  }

  /// Ends an operation: values afresh when many steps went by, then the tie rule.
  mutating func finish() {
    if hasOverflow { return }
    if drift > 1e6 {
      refreshValues()
      enqueueAllOutside()
      _ = optimize()
      if hasOverflow { return }
    }
    applyTieRule()
  }
}

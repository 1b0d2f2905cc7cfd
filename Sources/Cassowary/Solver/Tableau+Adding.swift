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
    if symbols[Int(symbol)].head < 0, isFree(symbol, for: point) {
      link(index)
      locateAlone(symbol, index)
      return
    }
    multiplier(symbol, levelA)
    link(index)
    relocate(symbol)
  }

  /// Whether a symbol without breakpoints has the multiplier 0, next to which the weight of its first one counts.
  @inline(__always)
  private func isFree(_ symbol: Int32, for point: Breakpoint) -> Bool {
    if point.level >= 0, point.weight <= tolerance(Int(point.level)) { return false }
    let row = reserveRow(symbol)
    for level in 0..<levelCount where row[level] != 0 { return false }
    return true
  }

  /// Takes a breakpoint that was just installed, and that dual steps could not satisfy, out again.
  ///
  /// Its multiplier may fit nowhere without it, and the values are not optimal either: so all is solved anew. That is
  /// the price of a refusal alone.
  mutating func uninstall(_ index: Int32) {
    unlink(index)
    forget(index)
    rebuild()
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
    if slot < 0 || isBelowTied(slot) { return }
    scatterSpike(symbol)
    clearSpikeWork()
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
      if other >= 0, other != slot, tie[Int(other)] & TieState.kind == TieState.tied { hold(other, variable) }
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
  mutating func conflict(of symbol: Int32) -> [Int32] {
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

  /// Solves after breakpoints were installed or moved, and undoes that when it is impossible.
  mutating func solve(undo: (inout Tableau) -> Void) -> Outcome {
    let blocked = optimize()
    if blocked < 0 {
      finish()
      isJournaling = false
      if !hasOverflow { return .done }
    }
    let members = blocked < 0 ? [] : conflict(of: blocked)
    let isOverflow = hasOverflow
    undo(&self)
    if isOverflow {
      recover()
    } else {
      enqueueAllOutside()
      optimizeAgain()
      finish()
      if hasOverflow { recover() }
    }
    restoreJournal()
    return isOverflow ? .overflow : .conflict(members)
  }

  /// Solves anew from the constraints alone after steps that overflowed, which may leave anything behind.
  mutating func recover() {
    rebuild()
    hasOverflow = false
    enqueueAllOutside()
    optimizeAgain()
    finish()
    clearQueue()
    hasOverflow = false
  }

  /// Queues every basic symbol that is outside its segment.
  mutating func enqueueAllOutside() {
    for index in 0..<symbolCount where symbols[index].slot < 0 && symbols[index].variable != -2 {
      let value = value(ofSymbol: Int32(index))
      if value < symbols[index].low || value > symbols[index].high || !value.isFinite { enqueue(Int32(index)) }
    }
  }

  /// Ends an operation: values afresh when steps were rounded, then the tie rule, whose steps may round in turn.
  ///
  /// Small tableaus compute afresh after every operation that rounds, large ones after some of them.
  mutating func finish() {
    for _ in 0..<4 {
      if hasOverflow { return }
      if isInexact {
        isInexact = false
        inexactCount += 1
      }
      if isDoubtful || inexactCount > 0 && stalePivots >= max(32, variableCount / 8) { polish() }
      if drift > 1e6 * Double(variableCount) || inexactCount > 0 && inexactCount * 64 >= variableCount {
        refreshValues()
        if hasBadFactors { polish() }
        enqueueAllOutside()
        optimizeAgain()
        isInexact = false
        if hasOverflow { return }
      }
      applyTieRule()
      if !isDoubtful && !isInexact { return }
    }
  }
}

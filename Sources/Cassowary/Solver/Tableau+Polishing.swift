/// Keeping rounding errors from growing: after steps that were rounded, everything is computed afresh from the
/// constraints now and then, and after doubtful ones at once.
extension Tableau {
  /// Computes factors, values and multipliers afresh and mends what rounding broke.
  mutating func polish() {
    refactor()
    if hasBadFactors {
      rebuild()
      optimizeAgain()
      refreshValues()
    }
    recomputeMultipliers()
    isDoubtful = false
    stalePivots = 0
    isInexact = false
    enqueueAllOutside()
    let isPrimal = !hasSymbolOutside()
    let isDual = isDualFeasible()
    if isPrimal && isDual {
      clearQueue()
    } else if isDual {
      optimizeAgain()
    } else if isPrimal {
      clearQueue()
      improve()
      optimizeAgain()
    } else {
      rebuild()
      optimizeAgain()
    }
  }

  /// Whether some queued symbol is outside its segment by more than rounding.
  private mutating func hasSymbolOutside() -> Bool {
    for position in 0..<queueCount {
      let symbol = queue[(queueStart + position) % capacities.symbols]
      let record = symbols[Int(symbol)]
      if record.slot >= 0 || record.variable == -2 { continue }
      let value = value(ofSymbol: symbol)
      let end = value < record.low ? record.low : record.high
      if isApart(symbol, value, from: end) { return true }
    }
    return false
  }

  private mutating func isDualFeasible() -> Bool {
    for slot in 0..<Int32(variableCount) where improvingDirection(slot) != nil { return false }
    return true
  }

  /// Computes the multipliers of the slots from the slopes of the basic symbols, so that all add up to zero.
  private mutating func recomputeMultipliers() {
    for level in 0..<levelCount {
      markStamp &+= 1
      spikeCount = 0
      // The sum of multipliers times rows over the basic symbols goes into `work`.
      for index in 0..<symbolCount where symbols[index].variable != -2 && symbols[index].slot < 0 {
        let multiplier = multiplier(Int32(index), at: level)
        if multiplier != 0 { gather(Int32(index), multiplier) }
      }
      transformSpike()
      solveUpper()
      for position in 0..<alphaCount { spread[Int(alpha[position])] = alphaValue[position] }
      for slot in 0..<variableCount {
        // The multiplier is minus the coefficient; the reserve is the slope to the right minus the multiplier.
        let symbol = active[slot]
        let old = reserveRow(symbol)[level]
        reserveRow(symbol)[level] = 0
        let slope = multiplier(symbol, at: level)
        let reserve = slope + spread[slot]
        reserveRow(symbol)[level] = abs(reserve) <= tolerance(level) || abs(reserve) <= abs(slope) * 1e-12 ? 0 : reserve
        if reserveRow(symbol)[level] != old { touch(Int32(slot)) }
        spread[slot] = 0
      }
    }
  }

  private mutating func gather(_ symbol: Int32, _ factor: Double) {
    let record = symbols[Int(symbol)]
    if record.variable >= 0 {
      gather(record.variable, adding: factor)
      return
    }
    for position in 0..<Int(record.rowCount) {
      let entry = rowEntries[Int(record.rowStart) + position]
      gather(entry.variable, adding: factor * entry.coefficient)
    }
  }

  private mutating func gather(_ variable: Int32, adding amount: Double) {
    if mark[Int(variable)] != markStamp {
      mark[Int(variable)] = markStamp
      spike[spikeCount] = variable
      spikeCount += 1
      work[Int(variable)] = 0
    }
    work[Int(variable)] += amount
    noise[Int(variable)] = max(noise[Int(variable)], abs(amount))
  }
}

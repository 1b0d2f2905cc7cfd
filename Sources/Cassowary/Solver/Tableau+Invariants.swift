extension Tableau {
  /// What is wrong with the tableau as it stands at the end of an operation, or `nil`: the certificate of optimality
  /// computed anew from the constraints. For tests.
  ///
  /// - Complexity: O(n^2) and more.
  func fault() -> String? {
    var copy = self
    copy.unshare()
    if let fault = structureFault() { return fault }
    if let fault = factorFault() { return fault }
    if let fault = copy.columnFault() { return fault }
    if let fault = copy.multiplierFault() { return fault }
    return copy.valueFault()
  }

  private func structureFault() -> String? {
    for slot in 0..<variableCount where symbols[Int(active[slot])].slot != Int32(slot) {
      return "slot \(slot) holds symbol \(active[slot]), which is elsewhere"
    }
    if queueCount != 0 { return "\(queueCount) symbols still queued" }
    for index in 0..<symbolCount where symbols[index].variable != -2 {
      let record = symbols[index]
      var last = -Double.infinity
      var previous: Int32 = -1
      var point = record.head
      while point >= 0 {
        let breakpoint = breakpoints[Int(point)]
        if breakpoint.symbol != Int32(index) { return "breakpoint \(point) is in the list of symbol \(index)" }
        if breakpoint.position < last { return "breakpoints of symbol \(index) are not sorted" }
        if breakpoint.previous != previous { return "breakpoints of symbol \(index) are not linked" }
        last = breakpoint.position
        previous = point
        point = breakpoint.next
      }
    }
    for variable in 0..<variableCount {
      var seen = 0
      var entry = watchHead[variable]
      while entry >= 0, seen <= rowEntryCount {
        let owner = rowEntries[Int(entry)].symbol
        if symbols[Int(owner)].slot >= 0 { return "active form \(owner) is watched" }
        seen += 1
        entry = rowEntries[Int(entry)].next
      }
    }
    return nil
  }

  private func row(_ symbol: Int32) -> [Double] {
    var result = [Double](repeating: 0, count: variableCount)
    let record = symbols[Int(symbol)]
    if record.variable >= 0 {
      result[Int(record.variable)] = 1
    } else {
      for position in 0..<Int(record.rowCount) {
        let entry = rowEntries[Int(record.rowStart) + position]
        result[Int(entry.variable)] += entry.coefficient
      }
    }
    return result
  }

  /// A kept column that a move would take must say how everything moves with its slot now.
  private mutating func columnFault() -> String? {
    for column in columns.kept where column.stamp == epoch &+ columnEpoch[Int(column.slot)] {
      solveRay(column.slot)
      var rates = [Double](repeating: 0, count: variableCount)
      for position in 0..<rayCount { rates[Int(ray[position])] = rayValue[position] }
      for index in 0..<column.variableCount {
        let motion = column.motions[index]
        if abs(rates[Int(motion.variable)] - motion.rate) > 1e-9 * max(1, abs(motion.rate)) {
          return "the kept column of slot \(column.slot) moves variable \(motion.variable) at \(motion.rate) "
            + "instead of \(rates[Int(motion.variable)])"
        }
        rates[Int(motion.variable)] = 0
      }
      if let variable = rates.firstIndex(where: { abs($0) > 1e-9 }) {
        return "the kept column of slot \(column.slot) leaves out variable \(variable)"
      }
      let forms = Set((column.variableCount..<column.count).map { column.motions[$0].symbol })
      for position in 0..<rayCount { spread[Int(ray[position])] = rayValue[position] }
      defer { for position in 0..<rayCount { spread[Int(ray[position])] = 0 } }
      for index in 0..<symbolCount where symbols[index].rowCount > 0 && symbols[index].slot < 0 {
        if abs(rate(ofForm: Int32(index))) > 1e-9, !forms.contains(Int32(index)) {
          return "the kept column of slot \(column.slot) leaves out form \(index)"
        }
      }
    }
    return nil
  }

  /// The factors must give each active symbol as itself.
  private func factorFault() -> String? {
    var copy = self
    copy.unshare()
    for slot in 0..<variableCount {
      copy.solveRow(active[slot])
      for position in 0..<copy.alphaCount {
        let expected = copy.alpha[position] == Int32(slot) ? 1.0 : 0.0
        if abs(copy.alphaValue[position] - expected) > 1e-6 {
          return "factors give symbol \(active[slot]) the coefficient \(copy.alphaValue[position])"
            + " in slot \(copy.alpha[position])"
        }
      }
    }
    return nil
  }

  /// Multipliers times rows must add up to zero in every level, and each multiplier lie between its slopes; both but
  /// for rounding, which is relative to the greatest numbers that take part.
  private mutating func multiplierFault() -> String? {
    var sums = [[Double]](repeating: [Double](repeating: 0, count: variableCount), count: levelCount)
    var sizes = sums
    var margins = (0..<levelCount).map { tolerance($0) }
    for index in 0..<symbolCount where symbols[index].variable != -2 {
      let symbol = Int32(index)
      multiplier(symbol, levelA)
      let coefficients = row(symbol)
      for level in 0..<levelCount where levelA[level] != 0 {
        margins[level] = max(margins[level], abs(levelA[level]) * 1e-9)
        for variable in 0..<variableCount {
          sums[level][variable] += levelA[level] * coefficients[variable]
          sizes[level][variable] += abs(levelA[level] * coefficients[variable])
        }
      }
    }
    for level in 0..<levelCount {
      // Kept multipliers carry the rounding of greater ones that were shifted through them since they were computed.
      let greatest = max(sizes[level].max() ?? 0, levelScale[level])
      for variable in 0..<variableCount where abs(sums[level][variable]) > 1e-7 * greatest {
        return "multipliers of level \(levelPriority[level]) leave \(sums[level][variable]) on variable \(variable)"
      }
    }
    for index in 0..<symbolCount where symbols[index].variable != -2 {
      if let fault = reserveFault(Int32(index), margins) { return fault }
    }
    return nil
  }

  /// A reserve must lie between 0 and the jump, lexicographically.
  private mutating func reserveFault(_ symbol: Int32, _ margins: [Double]) -> String? {
    // Rounding may hide at a level what decides there, or pretend to decide: both readings count in favour.
    func isNegative(_ vector: [Double]) -> Bool {
      let strict = vector.indices.first { abs(vector[$0]) > tolerance($0) }
      let kind = vector.indices.first { abs(vector[$0]) > margins[$0] }
      return strict.map { vector[$0] < 0 } == true && kind.map { vector[$0] < 0 } == true
    }
    let record = symbols[Int(symbol)]
    let reserve = (0..<levelCount).map { reserveRow(symbol)[$0] }
    if record.at < 0 {
      let isFlat = zip(reserve, margins).allSatisfy { abs($0) <= $1 }
      return isFlat ? nil : "symbol \(symbol) has a reserve within a segment"
    }
    let point = breakpoints[Int(record.at)]
    if !point.blocksUp, isNegative(reserve) { return "symbol \(symbol) has a negative reserve: \(reserve)" }
    let slack = reserve.enumerated().map { ($0.offset == Int(point.level) ? point.jump : 0) - $0.element }
    if !point.blocksDown, isNegative(slack) { return "symbol \(symbol) has too large a reserve: \(reserve)" }
    return nil
  }

  /// Every symbol must have its value, and the value must be where the symbol is located.
  private mutating func valueFault() -> String? {
    for index in 0..<symbolCount where symbols[index].variable != -2 {
      let symbol = Int32(index)
      let record = symbols[index]
      let value = value(ofSymbol: symbol)
      if record.rowCount > 0 {
        let sum = computedValue(ofForm: symbol)
        if abs(sum - value) > 1e-9 * max(1, magnitude(ofSymbol: symbol)) {
          return "form \(index) is kept as \(value) but is \(sum)"
        }
      }
      let end = value < record.low ? record.low : value > record.high ? record.high : value
      if value != end, isApart(symbol, value, from: end), abs(value - end) > 1e-9 * max(1, abs(end)) {
        return "symbol \(index) is at \(value), outside of \(record.low)...\(record.high)"
      }
    }
    return nil
  }
}

extension Solver {
  /// What is wrong inside, or `nil`: the optimality of the present values, proved anew. For tests.
  package func invariantFault() -> String? { tableau.fault() }

  /// Stops when something is wrong inside. Called at the end of each public mutation; does nothing unless the flag
  /// `CASSOWARY_CHECKS` is set, and nothing in the middle of a batch.
  ///
  /// - Complexity: O(n^2) and more under the flag.
  @inline(__always)
  func _checkInvariants() {
    #if CASSOWARY_CHECKS
      if isBatching { return }
      let fault = invariantFault()
      precondition(fault == nil, fault ?? "")
    #endif
  }
}

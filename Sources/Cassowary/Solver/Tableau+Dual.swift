/// Dual steps: bring each basic symbol to where it is located, while the multipliers stay within the slopes.
extension Tableau {
  /// Takes dual steps until every basic symbol has its value where it is located.
  ///
  /// - Returns: -1, or a symbol that required constraints keep out of its segment: then ``alpha`` says by which.
  mutating func optimize() -> Int32 {
    var steps = 0
    let limit = 1000 + 20 * (symbolCount + variableCount)
    defer { isCareful = false }
    while queueCount > 0 {
      let symbol = dequeue()
      if symbols[Int(symbol)].slot >= 0 || symbols[Int(symbol)].variable == -2 { continue }
      if !repair(symbol) { return symbol }
      if hasOverflow { return -1 }
      steps += 1
      if steps > limit { isCareful = true }
      if steps > limit * 50 {
        clearQueue()
        isDoubtful = true
      }
    }
    return -1
  }

  /// Dual steps where the required constraints are known to hold together: what can not be brought where it is located
  /// is outside by rounding and stays there.
  mutating func optimizeAgain() {
    while queueCount > 0, !hasOverflow { _ = optimize() }
  }

  /// Dual steps for one basic symbol, until it is inside its segment or enters the working set.
  private mutating func repair(_ symbol: Int32) -> Bool {
    let record = symbols + Int(symbol)
    var isSolved = false
    while true {
      let value = value(ofSymbol: symbol)
      let isUp: Bool
      if value < record.pointee.low {
        if !isApart(symbol, value, from: record.pointee.low) { return snap(symbol, record.pointee.low) }
        isUp = true
      } else if value > record.pointee.high {
        if !isApart(symbol, value, from: record.pointee.high) { return snap(symbol, record.pointee.high) }
        isUp = false
      } else {
        return true
      }
      if !isSolved {
        solveRow(symbol)
        isSolved = true
        let end = isUp ? record.pointee.low : record.pointee.high
        if isRounding(end) { return snap(symbol, end) }
      }
      let at = record.pointee.at
      let target = at >= 0 ? at : isUp ? record.pointee.below : above(symbol, record.pointee.below)
      let point = breakpoints[Int(target)]
      let isRigid = isUp ? point.blocksDown : point.blocksUp
      // Coefficients that may be rounding are taken only when there is no other.
      var best = leastRatio(isUp, trusting: 1e-9)
      if best < 0 { best = leastRatio(isUp, trusting: 0) }
      if best < 0 && isRigid { return false }
      if !isRigid {
        room(symbol, at, point, isUp)
        if best < 0 || isRoomFirst(abs(alphaValue[best])) {
          shift(levelA, isUp ? -1 : 1)
          locateSegment(symbol, below: isUp ? point.previous : target)
          continue
        }
      }
      shift(levelB, isUp ? -1 : 1)
      settle(symbol, on: target, at, point, isUp)
      if enter(symbol, alpha[best], alphaValue[best], position: point.position, isUp) { return true }
    }
  }

  /// A variable that misses the end of its segment by rounding gets it exactly.
  private mutating func snap(_ symbol: Int32, _ end: Double) -> Bool {
    let variable = symbols[Int(symbol)].variable
    if variable >= 0, abs(values[Int(variable)] - end) <= 1e-10 * max(1, abs(end)) {
      if isJournaling { note(Int(variable)) }
      isTieSettled = false
      values[Int(variable)] = end
    }
    return true
  }

  /// Whether the symbol that ``alpha`` is for reaches an end of its segment but for rounding, judged by the positions
  /// of the active symbols that make its value: great ones may cancel out.
  private mutating func isRounding(_ end: Double) -> Bool {
    var sum = 0.0
    var greatest = 0.0
    for position in 0..<alphaCount {
      let part = alphaValue[position] * value(ofSymbol: active[Int(alpha[position])])
      sum += part
      greatest = max(greatest, abs(part))
    }
    if abs(sum - end) > 1e-12 * max(greatest, abs(end)) { return false }
    isInexact = true
    return true
  }

  /// Moves the best slot: to its own next breakpoint when that comes first, else out of the working set.
  /// - Returns: whether the symbol entered.
  private mutating func enter(
    _ symbol: Int32, _ slot: Int32, _ coefficient: Double, position: Double, _ isUp: Bool
  ) -> Bool {
    let leaving = active[Int(slot)]
    let record = symbols[Int(leaving)]
    let goesUp = isUp == (coefficient > 0)
    let below: Int32
    let next: Int32
    if goesUp {
      below = record.at >= 0 ? record.at : record.below
      next = above(leaving, below)
    } else {
      below = record.at >= 0 ? breakpoints[Int(record.at)].previous : record.below
      next = below
    }
    if next >= 0 {
      let distance = abs(breakpoints[Int(next)].position - value(ofSymbol: leaving))
      let needed = abs((position - value(ofSymbol: symbol)) / coefficient)
      if distance < needed * (1 - 1e-12) {
        locateOn(leaving, next)
        if goesUp { fillReserve(leaving, next) } else { clearReserve(leaving) }
        touch(slot)
        moveSlot(slot, to: breakpoints[Int(next)].position)
        return false
      }
    }
    exchange(slot, entering: symbol, coefficient: coefficient, to: position, leavingBelow: below)
    return true
  }

  /// Sets the reserve of the symbol that is being repaired after its multiplier went by `levelB`.
  private mutating func settle(
    _ symbol: Int32, on target: Int32, _ at: Int32, _ point: Breakpoint, _ isUp: Bool
  ) {
    let row = reserveRow(symbol)
    if at < 0 {
      locateOn(symbol, target)
      if isUp { clearReserve(symbol) } else { fillReserve(symbol, target) }
    }
    for level in 0..<levelCount {
      let value = row[level] + (isUp ? levelB[level] : -levelB[level])
      row[level] = abs(value) <= tolerance(level) ? 0 : value
    }
  }

  /// How far the multiplier of the symbol that is being repaired may go until the breakpoint is crossed: `levelA`.
  @inline(__always)
  private mutating func room(_ symbol: Int32, _ at: Int32, _ point: Breakpoint, _ isUp: Bool) {
    if at >= 0 {
      let row = reserveRow(symbol)
      for level in 0..<levelCount { levelA[level] = isUp ? -row[level] : row[level] }
      if isUp, point.level >= 0 { levelA[Int(point.level)] += point.jump }
      for level in 0..<levelCount where abs(levelA[level]) <= tolerance(level) { levelA[level] = 0 }
    } else {
      for level in 0..<levelCount { levelA[level] = 0 }
      if point.level >= 0 { levelA[Int(point.level)] = point.jump }
    }
  }

  /// Whether the breakpoint's own room in `levelA` is used up no later than the ratio in `levelB` of a slot with a
  /// coefficient of a given size is reached. Where both are the same but for rounding the ratio becomes the room.
  ///
  /// The rounding of a slot's multiplier is divided by the coefficient with the multiplier.
  @inline(__always)
  private mutating func isRoomFirst(_ size: Double) -> Bool {
    for level in 0..<levelCount {
      let room = levelA[level]
      let ratio = levelB[level]
      if room == ratio { continue }
      let difference = room - ratio
      if abs(difference) * size > levelScale[level] * Self.leastRest,
        abs(difference) > 1e-11 * max(abs(room), abs(ratio))
      {
        return difference < 0
      }
      levelB[level] = room
    }
    return true
  }

  /// The slot whose multiplier reaches its end first when the symbol is to go up or down, as a position in ``alpha``;
  /// -1 when none ever does. The ratio is left in `levelB`. Equal ratios: the greatest coefficient.
  private mutating func leastRatio(_ isUp: Bool, trusting share: Double) -> Int {
    var best = -1
    var bestSize = 0.0
    var bestIsZero = false
    let (levelCount, least, scales) = (levelCount, levelB, levelScale)
    for position in 0..<alphaCount {
      let coefficient = isUp ? alphaValue[position] : -alphaValue[position]
      let symbol = active[Int(alpha[position])]
      let at = symbols[Int(symbol)].at
      let size = abs(coefficient)
      if size < alphaNoise[position] * share { continue }
      if at < 0 {
        // Free to move at no cost.
        if !bestIsZero || isBetter(size, position, than: bestSize, best) {
          best = position
          bestSize = size
          bestIsZero = true
          for level in 0..<levelCount { least[level] = 0 }
        }
        continue
      }
      let point = breakpoints + Int(at)
      if coefficient > 0 ? point.pointee.blocksUp : point.pointee.blocksDown { continue }
      let row = reserveRow(symbol)
      let jump = point.pointee.jump
      let jumpLevel = coefficient > 0 ? -1 : Int(point.pointee.level)
      let inverse = 1 / size
      @inline(__always) func ratio(_ level: Int) -> Double {
        var slack = coefficient > 0 ? row[level] : -row[level]
        if level == jumpLevel { slack += jump }
        return abs(slack) > scales[level] * Self.share ? slack * inverse : 0
      }
      if best >= 0 {
        var order = 0
        for level in 0..<levelCount {
          let own = ratio(level)
          let other = least[level]
          if own == other { continue }
          // The multiplier that the lesser one is made of may be off by rounding.
          let difference = own - other
          let off = difference < 0 ? -difference * size : difference * bestSize
          if off > scales[level] * Self.leastRest, abs(difference) > 1e-9 * max(abs(own), abs(other)) {
            order = difference < 0 ? -1 : 1
            break
          }
        }
        if order > 0 || order == 0 && !isBetter(size, position, than: bestSize, best) { continue }
      }
      best = position
      bestSize = size
      bestIsZero = true
      for level in 0..<levelCount {
        let own = ratio(level)
        least[level] = own
        if own != 0 { bestIsZero = false }
      }
    }
    return best
  }

  @inline(__always)
  private mutating func isBetter(_ size: Double, _ position: Int, than bestSize: Double, _ best: Int) -> Bool {
    if isCareful { return active[Int(alpha[position])] < active[Int(alpha[best])] }
    if size != bestSize { return size > bestSize }
    return alpha[position] > alpha[best]
  }

  /// Adds a multiple of a vector times the coefficients in ``alpha`` to the reserves of the slots.
  mutating func shift(_ vector: UnsafeMutablePointer<Double>, _ factor: Double) {
    let (levelCount, scales) = (levelCount, levelScale)
    var first = 0
    while first < levelCount, vector[first] == 0 { first += 1 }
    if first == levelCount { return }
    for position in 0..<alphaCount {
      let slot = alpha[position]
      let row = reserveRow(active[Int(slot)])
      let scale = factor * alphaValue[position]
      for level in first..<levelCount where vector[level] != 0 {
        let value = row[level] + scale * vector[level]
        row[level] = abs(value) <= scales[level] * Self.share ? 0 : value
      }
      touch(slot)
    }
  }
}

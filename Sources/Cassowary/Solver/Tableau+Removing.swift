extension Tableau {
  /// Takes a breakpoint away, lowering the cost of its symbol, and takes the primal steps that this needs.
  mutating func removing(_ index: Int32) {
    let point = breakpoints[Int(index)]
    let symbol = point.symbol
    multiplier(symbol, levelA)
    unlink(index)
    if point.level >= 0 { levelUse[Int(point.level)] -= 1 }
    switch excess(symbol) {
    case 0: relocate(symbol)
    case let side: release(symbol, isAbove: side > 0)
    }
    improve()
  }

  /// On which side of all slopes of a symbol the multiplier in `levelA` lies; 0 when it fits somewhere.
  private mutating func excess(_ symbol: Int32) -> Int {
    leftmostSlope(symbol, levelC)
    var holdsBelow = false
    var holdsAbove = false
    var index = symbols[Int(symbol)].head
    while index >= 0 {
      if breakpoints[Int(index)].blocksDown { holdsBelow = true }
      if breakpoints[Int(index)].blocksUp { holdsAbove = true }
      index = breakpoints[Int(index)].next
    }
    if !holdsBelow, compare(levelA, levelC) < 0 { return -1 }
    index = symbols[Int(symbol)].head
    while index >= 0 {
      let point = breakpoints[Int(index)]
      if point.level >= 0 { levelC[Int(point.level)] += point.jump }
      index = point.next
    }
    if !holdsAbove, compare(levelA, levelC) > 0 { return 1 }
    return 0
  }

  private mutating func compare(_ a: UnsafeMutablePointer<Double>, _ b: UnsafeMutablePointer<Double>) -> Int {
    for level in 0..<levelCount {
      let difference = a[level] - b[level]
      if difference > tolerance(level) { return 1 }
      if difference < -tolerance(level) { return -1 }
    }
    return 0
  }

  /// Locates a symbol within the segment where its value is although its multiplier, in `levelA`, is beyond all slopes.
  ///
  /// A basic symbol takes the slope of the segment, which changes the multipliers of the slots; an active one keeps
  /// the difference as its reserve, for ``improve()`` to move it.
  private mutating func release(_ symbol: Int32, isAbove: Bool) {
    let value = value(ofSymbol: symbol)
    leftmostSlope(symbol, levelC)
    var below: Int32 = -1
    var index = symbols[Int(symbol)].head
    while index >= 0 {
      let point = breakpoints[Int(index)]
      if isAbove ? point.position > value : point.position >= value { break }
      if point.level >= 0 { levelC[Int(point.level)] += point.jump }
      below = index
      index = point.next
    }
    locateSegment(symbol, below: below)
    let slot = symbols[Int(symbol)].slot
    if slot >= 0 {
      let row = reserveRow(symbol)
      for level in 0..<levelCount {
        let reserve = levelC[level] - levelA[level]
        row[level] = abs(reserve) <= tolerance(level) ? 0 : reserve
      }
      touch(slot)
      return
    }
    for level in 0..<levelCount {
      let change = levelC[level] - levelA[level]
      levelB[level] = abs(change) <= tolerance(level) ? 0 : change
    }
    solveRow(symbol)
    shift(levelB, 1)
  }

  /// Takes a form that has lost its last breakpoint out of the tableau; a variable takes its slot where it stands.
  mutating func dropIfEmpty(_ symbol: Int32) {
    let record = symbols[Int(symbol)]
    if record.variable >= 0 || record.head >= 0 { return }
    if record.slot >= 0 {
      solveRay(record.slot)
      // The variable of the slot's own number when that is as good as any: then nothing else has to be moved.
      var chosen = -1
      var size = 0.0
      var first = Int32.max
      for position in 0..<rayCount {
        first = min(first, ray[position])
        let rate = abs(rayValue[position])
        if rate > size || rate == size && ray[position] == record.slot {
          chosen = position
          size = rate
        }
      }
      let variable = ray[chosen]
      let coefficient = rayValue[chosen]
      let entering = symbolOfVariable[Int(variable)]
      if !isBelowTied(first) {
        // Nothing that can move depends on what changes: the coefficients in the other slots are not needed.
        scatterSpike(entering)
        clearSpikeWork()
        alphaCount = 0
      } else {
        solveRow(entering)
      }
      let value = values[Int(variable)]
      stopWhereItStands(entering, value)
      exchange(record.slot, entering: entering, coefficient: coefficient, to: value, leavingBelow: -1)
    }
    if symbols[Int(symbol)].isQueued != 0 { removeFromQueue(symbol) }
    dropForm(symbol)
  }

  /// Locates a symbol that enters the working set without moving: on the end of its segment, or within it.
  mutating func stopWhereItStands(_ symbol: Int32, _ value: Double) {
    let record = symbols[Int(symbol)]
    if record.at >= 0 { return }
    if value <= record.low, record.below >= 0 {
      locateOn(symbol, record.below)
      clearReserve(symbol)
    } else if value >= record.high {
      let next = above(symbol, record.below)
      locateOn(symbol, next)
      fillReserve(symbol, next)
    }
  }

  private mutating func removeFromQueue(_ symbol: Int32) {
    let count = queueCount
    for _ in 0..<count {
      let other = dequeue()
      if other != symbol { enqueue(other) }
    }
  }
}

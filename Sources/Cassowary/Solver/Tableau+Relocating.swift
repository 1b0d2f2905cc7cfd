extension Tableau {
  /// Locates a symbol anew after its breakpoints changed, where its multiplier, in `levelA`, fits between the slopes.
  ///
  /// A multiplier outside all slopes is clamped; ``removing(_:)`` never lets that happen but by rounding.
  /// An active symbol moves there, a basic one is queued when its value is elsewhere.
  mutating func relocate(_ symbol: Int32) {
    let record = symbols + Int(symbol)
    let slope = levelC
    leftmostSlope(symbol, slope)
    var previous: Int32 = -1
    var index = record.pointee.head
    // Left of a required lower bound or equation the slope is minus infinity.
    let start = lastRequiredLower(symbol)
    if start >= 0 {
      while index != start {
        if breakpoints[Int(index)].level >= 0 {
          slope[Int(breakpoints[Int(index)].level)] += breakpoints[Int(index)].jump
        }
        index = breakpoints[Int(index)].next
      }
      if breakpoints[Int(start)].kind == .both || compareWithSlope() < 0 {
        stand(symbol, on: start)
        return
      }
      previous = start
      index = breakpoints[Int(start)].next
    }
    while true {
      // Within the segment between `previous` and `index`; the multiplier is at least its slope.
      if index < 0 || compareWithSlope() <= 0 {
        rest(symbol, below: previous)
        return
      }
      let point = breakpoints[Int(index)]
      if point.isRequired {
        stand(symbol, on: index)
        return
      }
      slope[Int(point.level)] += point.jump
      if compareWithSlope() < 0 {
        stand(symbol, on: index)
        return
      }
      previous = index
      index = point.next
    }
  }

  /// What ``relocate(_:)`` comes to for the only breakpoint of a symbol whose multiplier is 0: on an equation, and on
  /// the satisfied side of an inequality.
  mutating func locateAlone(_ symbol: Int32, _ index: Int32) {
    let point = breakpoints + Int(index)
    switch point.pointee.kind {
    case .lower: rest(symbol, below: index)
    case .upper: rest(symbol, below: -1)
    case .both:
      locateOn(symbol, index)
      clearReserve(symbol)
      if point.pointee.level >= 0 { reserveRow(symbol)[Int(point.pointee.level)] = point.pointee.weight }
      arrive(symbol, at: point.pointee.position)
    }
  }

  private mutating func lastRequiredLower(_ symbol: Int32) -> Int32 {
    var result: Int32 = -1
    var index = symbols[Int(symbol)].head
    while index >= 0 {
      let point = breakpoints + Int(index)
      if point.pointee.blocksDown { result = index }
      index = point.pointee.next
    }
    return result
  }

  /// The lexicographic sign of the multiplier in `levelA` minus the slope in `levelC`.
  @inline(__always)
  private mutating func compareWithSlope() -> Int {
    for level in 0..<levelCount {
      let difference = levelA[level] - levelC[level]
      if difference > tolerance(level) { return 1 }
      if difference < -tolerance(level) { return -1 }
    }
    return 0
  }

  /// On a breakpoint: the reserve is the slope to the right in `levelC` minus the multiplier.
  private mutating func stand(_ symbol: Int32, on index: Int32) {
    locateOn(symbol, index)
    let row = reserveRow(symbol)
    for level in 0..<levelCount {
      let value = levelC[level] - levelA[level]
      row[level] = abs(value) <= tolerance(level) ? 0 : value
    }
    arrive(symbol, at: breakpoints[Int(index)].position)
  }

  /// In a flat segment: a basic symbol within, an active one where it is when that is inside, else at the nearer end.
  private mutating func rest(_ symbol: Int32, below: Int32) {
    locateSegment(symbol, below: below)
    let record = symbols[Int(symbol)]
    if record.slot < 0 {
      let value = value(ofSymbol: symbol)
      if value < record.low || value > record.high { enqueue(symbol) }
      return
    }
    touch(record.slot)
    let value = value(ofSymbol: symbol)
    if value > record.low, value < record.high { return }
    if value >= record.high, record.high < .infinity {
      let index = above(symbol, below)
      locateOn(symbol, index)
      fillReserve(symbol, index)
      arrive(symbol, at: record.high)
    } else if value <= record.low, record.low > -.infinity {
      locateOn(symbol, below)
      arrive(symbol, at: record.low)
    }
  }

  private mutating func arrive(_ symbol: Int32, at position: Double) {
    let record = symbols[Int(symbol)]
    if record.slot >= 0 {
      touch(record.slot)
      moveSlot(record.slot, to: position)
    } else if value(ofSymbol: symbol) != position {
      enqueue(symbol)
    }
  }
}

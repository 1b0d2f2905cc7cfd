extension Tableau {
  // MARK: - The sorted list

  mutating func allocateBreakpoint() -> Int32 {
    if freeBreakpoint >= 0 {
      let index = freeBreakpoint
      freeBreakpoint = breakpoints[Int(index)].next
      return index
    }
    if breakpointCount == capacities.breakpoints { grow(\.breakpoints, atLeast: breakpointCount + 1) }
    breakpointCount += 1
    return Int32(breakpointCount - 1)
  }

  mutating func freeBreakpoint(_ index: Int32) {
    breakpoints[Int(index)].level = -2
    breakpoints[Int(index)].next = freeBreakpoint
    freeBreakpoint = index
  }

  /// Puts a breakpoint into the list of its symbol: by position, then required lower, required equality, soft,
  /// required upper.
  mutating func link(_ index: Int32) {
    let point = breakpoints + Int(index)
    let symbol = symbols + Int(point.pointee.symbol)
    var previous: Int32 = -1
    var next = symbol.pointee.head
    while next >= 0 {
      let other = breakpoints + Int(next)
      if other.pointee.position > point.pointee.position { break }
      if other.pointee.position == point.pointee.position, other.pointee.order > point.pointee.order { break }
      previous = next
      next = other.pointee.next
    }
    point.pointee.previous = previous
    point.pointee.next = next
    if previous >= 0 { breakpoints[Int(previous)].next = index } else { symbol.pointee.head = index }
    if next >= 0 { breakpoints[Int(next)].previous = index }
  }

  mutating func unlink(_ index: Int32) {
    let point = breakpoints[Int(index)]
    if point.previous >= 0 {
      breakpoints[Int(point.previous)].next = point.next
    } else {
      symbols[Int(point.symbol)].head = point.next
    }
    if point.next >= 0 { breakpoints[Int(point.next)].previous = point.previous }
  }

  /// A required breakpoint of the same symbol that leaves no room for one at a position, or -1.
  mutating func contradiction(symbol: Int32, kind: BreakpointKind, position: Double, except: Int32) -> Int32 {
    var index = symbols[Int(symbol)].head
    while index >= 0 {
      let other = breakpoints[Int(index)]
      if other.isRequired, index != except, isApart(other.position, position) {
        if kind != .upper, other.kind != .lower, other.position < position { return index }
        if kind != .lower, other.kind != .upper, other.position > position { return index }
      }
      index = other.next
    }
    return -1
  }

  /// The position at which a required breakpoint goes: that of another one it may only differ from by rounding.
  mutating func snapped(symbol: Int32, kind: BreakpointKind, position: Double, except: Int32) -> Double {
    var index = symbols[Int(symbol)].head
    while index >= 0 {
      let other = breakpoints[Int(index)]
      if other.isRequired, index != except, other.position != position, !isApart(other.position, position) {
        if kind != .upper && other.kind != .lower && other.position < position
          || kind != .lower && other.kind != .upper && other.position > position
        {
          return other.position
        }
      }
      index = other.next
    }
    return position
  }

  private mutating func isApart(_ a: Double, _ b: Double) -> Bool {
    abs(a - b) > 1e-11 * max(abs(a), abs(b))
  }

  // MARK: - Slopes

  /// The soft slope of the cost far below all breakpoints.
  @inline(__always)
  mutating func leftmostSlope(_ symbol: Int32, _ slope: UnsafeMutablePointer<Double>) {
    for level in 0..<levelCount { slope[level] = 0 }
    var index = symbols[Int(symbol)].head
    while index >= 0 {
      let point = breakpoints + Int(index)
      if point.pointee.level >= 0, point.pointee.kind != .upper {
        slope[Int(point.pointee.level)] -= point.pointee.weight
      }
      index = point.pointee.next
    }
  }

  /// The multiplier of a symbol: the slope right of its location minus its reserve.
  mutating func multiplier(_ symbol: Int32, _ result: UnsafeMutablePointer<Double>) {
    leftmostSlope(symbol, result)
    let record = symbols[Int(symbol)]
    let last = record.at >= 0 ? record.at : record.below
    if last >= 0 {
      var index = record.head
      while index >= 0 {
        let point = breakpoints[Int(index)]
        if point.level >= 0 { result[Int(point.level)] += point.jump }
        if index == last { break }
        index = point.next
      }
    }
    let row = reserveRow(symbol)
    for level in 0..<levelCount { result[level] -= row[level] }
  }

  /// One level of the multiplier of a symbol.
  mutating func multiplier(_ symbol: Int32, at level: Int) -> Double {
    let record = symbols + Int(symbol)
    var result = 0.0
    var index = record.pointee.head
    while index >= 0 {
      let point = breakpoints + Int(index)
      if Int(point.pointee.level) == level, point.pointee.kind != .upper { result -= point.pointee.weight }
      index = point.pointee.next
    }
    let last = record.pointee.at >= 0 ? record.pointee.at : record.pointee.below
    index = last >= 0 ? record.pointee.head : -1
    while index >= 0 {
      let point = breakpoints + Int(index)
      if Int(point.pointee.level) == level { result += point.pointee.jump }
      if index == last { break }
      index = point.pointee.next
    }
    return result - reserveRow(symbol)[level]
  }

  // MARK: - Location

  /// The breakpoint above the segment that starts at a breakpoint (-1: at minus infinity).
  @inline(__always)
  mutating func above(_ symbol: Int32, _ below: Int32) -> Int32 {
    below >= 0 ? breakpoints[Int(below)].next : symbols[Int(symbol)].head
  }

  /// Locates a symbol within a segment.
  @inline(__always)
  mutating func locateSegment(_ symbol: Int32, below: Int32) {
    let record = symbols + Int(symbol)
    record.pointee.at = -1
    record.pointee.below = below
    record.pointee.low = below >= 0 ? breakpoints[Int(below)].position : -.infinity
    let next = above(symbol, below)
    record.pointee.high = next >= 0 ? breakpoints[Int(next)].position : .infinity
    clearReserve(symbol)
  }

  /// Locates a symbol on a breakpoint; the reserve is the caller's to set.
  @inline(__always)
  mutating func locateOn(_ symbol: Int32, _ index: Int32) {
    let record = symbols + Int(symbol)
    let position = breakpoints[Int(index)].position
    record.pointee.at = index
    record.pointee.below = breakpoints[Int(index)].previous
    record.pointee.low = position
    record.pointee.high = position
  }

  /// Sets the reserve of a symbol on a breakpoint to its jump: the multiplier is the slope to the left.
  @inline(__always)
  mutating func fillReserve(_ symbol: Int32, _ index: Int32) {
    clearReserve(symbol)
    let point = breakpoints[Int(index)]
    if point.level >= 0 { reserveRow(symbol)[Int(point.level)] = point.jump }
  }

  /// Whether the symbol of a breakpoint is located on it or on the side where it costs nothing.
  func isSatisfied(_ index: Int32) -> Bool {
    let point = breakpoints[Int(index)]
    let record = symbols[Int(point.symbol)]
    if record.at == index { return true }
    // Breakpoints at one position are satisfied together.
    if record.at >= 0, breakpoints[Int(record.at)].position == point.position { return true }
    if record.at < 0, point.position == record.low || point.position == record.high {
      let value = value(ofSymbol: point.symbol)
      if value == point.position { return true }
    }
    var isBelow = false
    var other = record.at >= 0 ? record.at : record.below
    while other >= 0, !isBelow {
      isBelow = other == index
      other = breakpoints[Int(other)].previous
    }
    switch point.kind {
    case .lower: return isBelow
    case .upper: return !isBelow
    case .both: return false
    }
  }

  // MARK: - Moving

  /// Moves a breakpoint to another position and its symbol with it. The slopes at both ends of the list stay, so the
  /// multiplier still fits somewhere and only dual steps can be needed.
  mutating func moveBreakpoint(_ index: Int32, to position: Double) {
    let point = breakpoints[Int(index)]
    if point.position == position { return }
    let symbol = point.symbol
    let record = symbols + Int(symbol)
    let keepsOrder =
      (point.previous < 0 || breakpoints[Int(point.previous)].position < position)
      && (point.next < 0 || breakpoints[Int(point.next)].position > position)
    if keepsOrder, record.pointee.at == index {
      breakpoints[Int(index)].position = position
      record.pointee.low = position
      record.pointee.high = position
      if record.pointee.slot >= 0 {
        moveSlot(record.pointee.slot, to: position)
      } else {
        enqueue(symbol)
      }
      return
    }
    if keepsOrder, record.pointee.at >= 0 || record.pointee.slot < 0 {
      breakpoints[Int(index)].position = position
      if record.pointee.at < 0 {
        if record.pointee.below == index { record.pointee.low = position }
        if above(symbol, record.pointee.below) == index { record.pointee.high = position }
        enqueue(symbol)
      }
      return
    }
    multiplier(symbol, levelA)
    unlink(index)
    breakpoints[Int(index)].position = position
    link(index)
    relocate(symbol)
  }

  /// Frees a breakpoint that is in no list any more.
  mutating func forget(_ index: Int32) {
    if breakpoints[Int(index)].level >= 0 { levelUse[Int(breakpoints[Int(index)].level)] -= 1 }
    freeBreakpoint(index)
  }
}

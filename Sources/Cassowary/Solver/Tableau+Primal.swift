/// Primal steps: the values are where the symbols are located, but a multiplier is outside its slopes. Needed only
/// when constraints are removed or weakened.
extension Tableau {
  /// Takes primal steps until all multipliers are within their slopes.
  mutating func improve() {
    var steps = 0
    let limit = 1000 + 50 * (symbolCount + variableCount)
    var isChanged = true
    while isChanged, steps < limit {
      isChanged = false
      // Only slots touched since the operation began can be out of bounds; steps add more at the end.
      var position = 0
      while position < touchedCount {
        let slot = touchedSlots[position]
        while steps < limit, let isUp = improvingDirection(slot) {
          steps += 1
          isChanged = true
          descend(slot, isUp)
        }
        position += 1
      }
    }
  }

  /// The direction in which moving the symbol of a slot lowers the cost, if there is one.
  mutating func improvingDirection(_ slot: Int32) -> Bool? {
    let symbol = active[Int(slot)]
    let record = symbols[Int(symbol)]
    let row = reserveRow(symbol)
    if record.at < 0 {
      let sign = sign(row)
      return sign == 0 ? nil : sign < 0
    }
    let point = breakpoints[Int(record.at)]
    if !point.blocksUp, sign(row) < 0 { return true }
    if !point.blocksDown {
      for level in 0..<levelCount {
        let slack = (level == Int(point.level) ? point.jump : 0) - row[level]
        if slack > tolerance(level) { return nil }
        if slack < -tolerance(level) { return false }
      }
    }
    return nil
  }

  /// Moves the symbol of a slot up or down as far as the cost falls.
  ///
  /// The slope along the way starts at the reserve (up) or jump minus reserve (down) in `levelA`, and grows at each
  /// breakpoint that a symbol passes; the symbol that makes it nonnegative enters the slot.
  private mutating func descend(_ slot: Int32, _ isUp: Bool) {
    let moving = active[Int(slot)]
    let row = reserveRow(moving)
    let record = symbols[Int(moving)]
    for level in 0..<levelCount { levelA[level] = isUp ? row[level] : -row[level] }
    if !isUp, record.at >= 0, breakpoints[Int(record.at)].level >= 0 {
      levelA[Int(breakpoints[Int(record.at)].level)] += breakpoints[Int(record.at)].jump
    }
    var below = record.at < 0 ? record.below : isUp ? record.at : breakpoints[Int(record.at)].previous
    solveRay(slot)
    for event in Events(&self, moving: moving, isUp: isUp).sorted {
      let isPassed = !event.isWall && !reaches(event)
      if isPassed {
        for level in 0..<levelCount { levelA[level] += levelB[level] * event.rate }
        let point = breakpoints[Int(event.breakpoint)]
        let segment = event.rises ? event.breakpoint : point.previous
        if event.symbol == moving {
          below = segment
        } else {
          solveRow(event.symbol)
          shift(levelB, event.rises ? 1 : -1)
          locateSegment(event.symbol, below: segment)
        }
      } else if event.symbol == moving {
        stop(slot, at: event.breakpoint, isUp)
        return
      } else {
        enter(slot, event, leavingBelow: below)
        return
      }
    }
    // Nothing stops the way: what the multiplier said was rounding.
    clearReserve(moving)
    if record.at >= 0, !isUp { fillReserve(moving, record.at) }
  }

  /// Whether the jump at an event makes the slope in `levelA` nonnegative; the jump is left in `levelB`.
  private mutating func reaches(_ event: Events.Event) -> Bool {
    let point = breakpoints[Int(event.breakpoint)]
    let record = symbols[Int(event.symbol)]
    for level in 0..<levelCount { levelB[level] = level == Int(point.level) ? point.jump : 0 }
    if record.slot < 0, record.at == event.breakpoint {
      // A basic symbol located on the breakpoint has part of the jump behind it.
      let row = reserveRow(event.symbol)
      for level in 0..<levelCount { levelB[level] = event.rises ? row[level] : levelB[level] - row[level] }
    }
    for level in 0..<levelCount {
      let value = levelA[level] + levelB[level] * event.rate
      if value > tolerance(level) { return true }
      if value < -tolerance(level) { return false }
    }
    return true
  }

  /// The way ends at a breakpoint of the moving symbol itself.
  private mutating func stop(_ slot: Int32, at index: Int32, _ isUp: Bool) {
    // `levelA` is the slope before the breakpoint: on the near side, minus the multiplier.
    let moving = active[Int(slot)]
    let point = breakpoints[Int(index)]
    locateOn(moving, index)
    let row = reserveRow(moving)
    for level in 0..<levelCount {
      var value = isUp ? levelA[level] : -levelA[level]
      if isUp, level == Int(point.level) { value += point.jump }
      row[level] = abs(value) <= tolerance(level) ? 0 : value
    }
    touch(slot)
    moveSlot(slot, to: point.position)
  }

  /// The way ends at a breakpoint of another symbol, which takes up the rest of the slope and enters the slot.
  private mutating func enter(_ slot: Int32, _ event: Events.Event, leavingBelow: Int32) {
    let entering = event.symbol
    let point = breakpoints[Int(event.breakpoint)]
    solveRow(entering)
    let coefficient = alphaCoefficient(of: slot)
    for level in 0..<levelCount { levelB[level] = -levelA[level] / event.rate }
    shift(levelB, event.rises ? 1 : -1)
    if symbols[Int(entering)].at != event.breakpoint {
      locateOn(entering, event.breakpoint)
      if event.rises { fillReserve(entering, event.breakpoint) } else { clearReserve(entering) }
    }
    let row = reserveRow(entering)
    for level in 0..<levelCount {
      let value = row[level] + (event.rises ? -levelB[level] : levelB[level])
      row[level] = abs(value) <= tolerance(level) ? 0 : value
    }
    exchange(slot, entering: entering, coefficient: coefficient, to: point.position, leavingBelow: leavingBelow)
  }
}

/// The breakpoints that symbols meet while a slot moves along its ray, nearest first.
struct Events {
  struct Event {
    var distance: Double
    /// How fast the symbol moves per unit of the slot, as a size.
    var rate: Double
    var symbol: Int32
    var breakpoint: Int32
    var rises: Bool
    var isWall: Bool
  }

  /// The events in the order in which they were found.
  private var found: [Event] = []

  /// The events, nearest first; those of one symbol in the order of its breakpoints.
  var sorted: [Event] {
    found.enumerated().sorted { first, second in
      let (a, b) = (first.element, second.element)
      if a.distance != b.distance { return a.distance < b.distance }
      if a.rate != b.rate { return a.rate > b.rate }
      if a.symbol != b.symbol { return a.symbol < b.symbol }
      return first.offset < second.offset
    }.map(\.element)
  }

  /// Collects the breakpoints ahead of every symbol that moves: those of the moving one itself and of all basic ones.
  init(_ tableau: inout Tableau, moving: Int32, isUp: Bool) {
    collect(&tableau, moving, rate: isUp ? 1 : -1)
    var seen: Set<Int32> = []
    for position in 0..<tableau.rayCount {
      let variable = Int(tableau.ray[position])
      let symbol = tableau.symbolOfVariable[variable]
      if tableau.symbols[Int(symbol)].slot < 0 {
        collect(&tableau, symbol, rate: isUp ? tableau.rayValue[position] : -tableau.rayValue[position])
      }
    }
    for position in 0..<tableau.rayCount {
      tableau.spread[Int(tableau.ray[position])] = isUp ? tableau.rayValue[position] : -tableau.rayValue[position]
    }
    for position in 0..<tableau.rayCount {
      var index = tableau.watchHead[Int(tableau.ray[position])]
      while index >= 0 {
        let entry = tableau.rowEntries[Int(index)]
        if seen.insert(entry.symbol).inserted { collectForm(&tableau, entry.symbol) }
        index = entry.next
      }
    }
    for position in 0..<tableau.rayCount { tableau.spread[Int(tableau.ray[position])] = 0 }
  }

  private mutating func collectForm(_ tableau: inout Tableau, _ symbol: Int32) {
    let rate = tableau.rate(ofForm: symbol)
    if rate != 0 { collect(&tableau, symbol, rate: rate) }
  }

  private mutating func collect(_ tableau: inout Tableau, _ symbol: Int32, rate: Double) {
    let record = tableau.symbols[Int(symbol)]
    let value = tableau.value(ofSymbol: symbol)
    let rises = rate > 0
    var index: Int32
    if rises {
      index = tableau.above(symbol, record.at >= 0 ? record.at : record.below)
    } else {
      index = record.at >= 0 ? tableau.breakpoints[Int(record.at)].previous : record.below
    }
    // A basic symbol that is located on a breakpoint leaves it at once: that breakpoint comes first.
    if record.at >= 0, record.slot < 0 { index = record.at }
    while index >= 0 {
      let point = tableau.breakpoints[Int(index)]
      let distance = max(0, (point.position - value) / rate)
      let isWall = rises ? point.blocksUp : point.blocksDown
      found.append(
        Event(
          distance: distance, rate: abs(rate), symbol: symbol, breakpoint: index, rises: rises, isWall: isWall))
      if isWall { break }
      index = rises ? point.next : point.previous
    }
  }
}

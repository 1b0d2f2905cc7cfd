/// What the tie rule knows about a slot.
enum TieState {
  static let kind: UInt8 = 3
  /// The symbol can not move without cost.
  static let fixed: UInt8 = 0
  /// A free variable at 0 that no earlier variable depends on: final whatever else happens.
  static let tied: UInt8 = 1
  /// The symbol can move at no cost and has to be looked at.
  static let open: UInt8 = 2
  /// The slot is in the list of touched ones.
  static let isTouched: UInt8 = 4
}

/// The tie rule: among the optima, bring the first variable as close to 0 as possible, then the second, and so on.
///
/// Only slots whose symbols can move at no cost matter; when there are none the optimum is unique.
extension Tableau {
  /// Remembers that something about a slot changed.
  @inline(__always)
  mutating func touch(_ slot: Int32) {
    let state = tie[Int(slot)]
    if state & TieState.isTouched != 0 { return }
    tie[Int(slot)] = state | TieState.isTouched
    touchedSlots[touchedCount] = slot
    touchedCount += 1
  }

  /// Remembers the slots of ``alpha`` that can move: a changed working set changes what depends on them.
  @inline(__always)
  mutating func touchTies() {
    for position in 0..<alphaCount where tie[Int(alpha[position])] & TieState.kind != TieState.fixed {
      touch(alpha[position])
    }
  }

  /// Makes the optimum the one that the tie rule names.
  mutating func applyTieRule() {
    classifyTouched()
    if openCount == 0 { return }
    var rounds = 0
    let limit = 100 + 20 * variableCount
    while openCount > 0, rounds < limit, takeTieStep(rounds > limit / 2) {
      rounds += 1
      classifyTouched()
    }
    if queueCount > 0 { _ = optimize() }
    classifyTouched()
  }

  private mutating func classifyTouched() {
    for position in 0..<touchedCount {
      let slot = touchedSlots[position]
      let before = tie[Int(slot)] & TieState.kind
      let after = tieKind(slot)
      tie[Int(slot)] = after
      if after == TieState.open, before != TieState.open {
        openSlots[openCount] = slot
        openCount += 1
      }
    }
    touchedCount = 0
    var kept = 0
    for position in 0..<openCount where tie[Int(openSlots[position])] & TieState.kind == TieState.open {
      openSlots[kept] = openSlots[position]
      kept += 1
    }
    openCount = kept
  }

  /// In which directions the symbol of a slot can move at no cost.
  func freeDirections(_ slot: Int32) -> (up: Bool, down: Bool) {
    let symbol = active[Int(slot)]
    let record = symbols[Int(symbol)]
    if record.at < 0 { return (true, true) }
    let point = breakpoints[Int(record.at)]
    let row = reserveRow(symbol)
    var isEmpty = true
    var isFull = true
    for level in 0..<levelCount {
      if row[level] > tolerance(level) { isEmpty = false }
      let slack = (level == Int(point.level) ? point.jump : 0) - row[level]
      if slack > tolerance(level) { isFull = false }
    }
    return (isEmpty && !point.blocksUp, isFull && !point.blocksDown)
  }

  private mutating func tieKind(_ slot: Int32) -> UInt8 {
    let free = freeDirections(slot)
    if !free.up && !free.down { return TieState.fixed }
    let record = symbols[Int(active[Int(slot)])]
    if record.at >= 0 || record.variable < 0 || values[Int(record.variable)] != 0 { return TieState.open }
    if rowHead[Int(slot)] < 0, etaOfRow[Int(slot)] < 0 { return TieState.tied }
    solveRay(slot)
    for position in 0..<rayCount where ray[position] < record.variable { return TieState.open }
    highestTied = max(highestTied, record.variable)
    return TieState.tied
  }

  // MARK: - One step

  /// How a variable moves with an open slot.
  private struct Influence {
    var variable: Int32
    var slot: Int
    var rate: Double
  }

  /// Finds the first variable that can come nearer to 0, or that has to be held at 0, and does it.
  /// Returns false when the values are final.
  private mutating func takeTieStep(_ isBland: Bool) -> Bool {
    var influences: [Influence] = []
    var ups: [Bool] = []
    var downs: [Bool] = []
    for position in 0..<openCount {
      let free = freeDirections(openSlots[position])
      ups.append(free.up)
      downs.append(free.down)
      solveRay(openSlots[position])
      for index in 0..<rayCount {
        influences.append(Influence(variable: ray[index], slot: position, rate: rayValue[index]))
      }
    }
    influences.sort { ($0.variable, $0.slot) < ($1.variable, $1.slot) }
    var start = 0
    while start < influences.count {
      let variable = influences[start].variable
      var end = start
      while end < influences.count, influences[end].variable == variable { end += 1 }
      let group = influences[start..<end].filter { ups[$0.slot] || downs[$0.slot] }
      start = end
      if group.isEmpty { continue }
      let value = values[Int(variable)]
      if value != 0 {
        var best: (influence: Influence, isUp: Bool)?
        for influence in group {
          let isUp = influence.rate * value < 0
          guard isUp ? ups[influence.slot] : downs[influence.slot] else { continue }
          if let known = best, isBland || abs(known.influence.rate) >= abs(influence.rate) { continue }
          best = (influence, isUp)
        }
        if let best {
          approachZero(openSlots[best.influence.slot], best.isUp, variable, best.influence.rate)
          return true
        }
      } else if group.count > 1, let chosen = opposed(group, ups, downs) {
        hold(variable, in: openSlots[chosen.slot], rate: chosen.rate, leavesUp: ups[chosen.slot])
        return true
      }
      for influence in group {
        ups[influence.slot] = false
        downs[influence.slot] = false
      }
    }
    return false
  }

  /// A slot that can push a variable one way while another can push it the other way: together they could leave it
  /// at 0 and still move.
  private func opposed(_ group: [Influence], _ ups: [Bool], _ downs: [Bool]) -> Influence? {
    for first in group {
      for second in group where first.slot != second.slot {
        let raises = first.rate > 0 ? ups[first.slot] : downs[first.slot]
        let lowers = second.rate > 0 ? downs[second.slot] : ups[second.slot]
        if raises && lowers { return abs(first.rate) >= abs(second.rate) ? first : second }
      }
    }
    return nil
  }

  /// The segment below which the symbol of a slot leaves when it moves off in a direction.
  func leavingBelow(_ slot: Int32, _ isUp: Bool) -> Int32 {
    let record = symbols[Int(active[Int(slot)])]
    if record.at < 0 { return record.below }
    return isUp ? record.at : breakpoints[Int(record.at)].previous
  }

  /// Takes a variable at 0 into the working set in place of the symbol of a slot; nothing moves.
  private mutating func hold(_ variable: Int32, in slot: Int32, rate: Double, leavesUp: Bool) {
    let entering = symbolOfVariable[Int(variable)]
    solveRow(entering)
    let below = leavingBelow(slot, leavesUp)
    stopWhereItStands(entering, 0)
    exchange(slot, entering: entering, coefficient: rate, to: 0, leavingBelow: below)
  }

  /// Moves the symbol of a slot until a variable is 0 or something is in the way.
  private mutating func approachZero(_ slot: Int32, _ isUp: Bool, _ variable: Int32, _ rate: Double) {
    let moving = active[Int(slot)]
    let below = leavingBelow(slot, isUp)
    var distance = abs(values[Int(variable)] / rate)
    var blocking = symbolOfVariable[Int(variable)]
    var blockingRate = abs(rate)
    var reachesZero = true
    var event: Events.Event?
    // The next breakpoint of the moving symbol itself.
    let next = isUp ? above(moving, below) : below
    if next >= 0 {
      let own = abs(breakpoints[Int(next)].position - value(ofSymbol: moving))
      if own < distance {
        distance = own
        blocking = moving
        reachesZero = false
      }
    }
    solveRay(slot)
    for other in Events(self, moving: moving, isUp: isUp).nearest where other.symbol != moving {
      if other.distance < distance
        || other.distance == distance && !reachesZero && blocking != moving && other.rate > blockingRate
      {
        event = other
        distance = other.distance
        blocking = other.symbol
        blockingRate = other.rate
        reachesZero = false
      }
    }
    if blocking == moving {
      if reachesZero {
        locateSegment(moving, below: below)
        moveSlot(slot, to: 0)
      } else {
        locateOn(moving, next)
        if isUp { fillReserve(moving, next) } else { clearReserve(moving) }
        moveSlot(slot, to: breakpoints[Int(next)].position)
      }
      touch(slot)
      return
    }
    solveRow(blocking)
    var coefficient = 0.0
    for position in 0..<alphaCount where alpha[position] == slot { coefficient = alphaValue[position] }
    if reachesZero {
      stopWhereItStands(blocking, 0)
      exchange(slot, entering: blocking, coefficient: coefficient, to: 0, leavingBelow: below)
      return
    }
    if let event { stopAt(event) }
    let position = symbols[Int(blocking)].low
    exchange(slot, entering: blocking, coefficient: coefficient, to: position, leavingBelow: below)
  }
}

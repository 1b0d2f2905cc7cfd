/// What the tie rule knows about a slot, in one byte.
enum TieState {
  static let kind: UInt8 = 3
  /// The symbol can not move without cost.
  static let fixed: UInt8 = 0
  /// A free variable at 0 that no earlier variable depends on: final whatever else happens.
  static let tied: UInt8 = 1
  /// The symbol can move at no cost and has to be looked at.
  static let open: UInt8 = 2
  /// The same as tied, but later variables depend on it.
  static let held: UInt8 = 3
  /// The slot is in the list of touched ones.
  static let isTouched: UInt8 = 4
  /// The symbol can move up, or down, at no cost.
  static let canRise: UInt8 = 8
  static let canFall: UInt8 = 16
  /// The slot is in the list of held ones.
  static let isListed: UInt8 = 32
  /// The first variable that moves with the slot, and how fast, are known.
  static let isKnown: UInt8 = 64
  /// For the variable of the same number: some open slot was decided by it.
  static let decides: UInt8 = 128
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

  /// Brings up to date which variable moves first with each slot of ``alpha`` that can move, for the exchange of a
  /// slot whose ray is in ``ray``.
  ///
  /// With an exchange the ray of another slot becomes its ray less a multiple of this one. Of two rays that begin
  /// at different variables the sum begins at the earlier one; only where both begin at the same, that may cancel.
  mutating func updateTies(_ slot: Int32, coefficient: Double) {
    var first: Int32 = -1
    var rate = 0.0
    for position in 0..<alphaCount {
      let other = alpha[position]
      let state = tie[Int(other)]
      let kind = state & TieState.kind
      if kind == TieState.fixed || other == slot { continue }
      let isAlone = kind == TieState.tied && state & TieState.isTouched == 0
      if !isAlone, state & TieState.isKnown == 0 {
        touch(other)
        continue
      }
      if first < 0 { (first, rate) = firstOfRay() }
      let own = isAlone ? symbols[Int(active[Int(other)])].variable : tieVariable[Int(other)]
      if own < first {
        if isAlone { hold(other, own) }
        continue
      }
      if own > first {
        tieVariable[Int(other)] = first
        tieRate[Int(other)] = -alphaValue[position] / coefficient * rate
        tie[Int(other)] = tie[Int(other)] | TieState.isKnown
        tie[Int(first)] |= TieState.decides
        isTieSettled = false
      } else {
        tie[Int(other)] = state & ~TieState.isKnown
      }
      touch(other)
    }
  }

  /// The first variable that moves in ``ray``, and how fast.
  private mutating func firstOfRay() -> (variable: Int32, rate: Double) {
    var first = ray[0]
    var rate = rayValue[0]
    for position in 1..<max(rayCount, 1) where ray[position] < first {
      first = ray[position]
      rate = rayValue[position]
    }
    return (first, rate)
  }

  /// Makes the optimum the one that the tie rule names.
  mutating func applyTieRule() {
    if touchedCount == 0, isTieSettled { return }
    if touchedCount > 0 { classifyTouched() }
    if openCount == 0 { isTieSettled = true }
    if isTieSettled { return }
    var rounds = 0
    let limit = 100 + 20 * variableCount
    while !isTieSettled, rounds < limit {
      if takeTieStep(rounds > limit / 2) {
        rounds += 1
        classifyTouched()
      } else {
        isTieSettled = true
      }
    }
    optimizeAgain()
    if touchedCount > 0 { classifyTouched() }
  }

  private mutating func classifyTouched() {
    var hasClosed = false
    for position in 0..<touchedCount {
      let slot = touchedSlots[position]
      let before = tie[Int(slot)]
      let after = classify(slot)
      if before & TieState.kind == TieState.open, after & TieState.kind != TieState.open { hasClosed = true }
      tie[Int(slot)] = after | before & (TieState.isListed | TieState.decides)
      switch after & TieState.kind {
      case TieState.held: list(slot)
      case TieState.open:
        // What is as before can not have a step to take that it had not.
        let compared = TieState.kind | TieState.canRise | TieState.canFall | TieState.isKnown
        if before & compared == after { continue }
        isTieSettled = false
        tie[Int(tieVariable[Int(slot)])] |= TieState.decides
        if before & TieState.kind != TieState.open {
          openSlots[openCount] = slot
          openCount += 1
        }
      default: break
      }
    }
    touchedCount = 0
    if !hasClosed { return }
    var kept = 0
    for position in 0..<openCount where tie[Int(openSlots[position])] & TieState.kind == TieState.open {
      openSlots[kept] = openSlots[position]
      kept += 1
    }
    openCount = kept
  }

  /// Puts a slot that is held into the list.
  @inline(__always)
  private mutating func list(_ slot: Int32) {
    if tie[Int(slot)] & TieState.isListed != 0 { return }
    tie[Int(slot)] |= TieState.isListed
    heldSlots[heldCount] = slot
    heldCount += 1
  }

  /// A tied slot gets dependents.
  mutating func hold(_ slot: Int32, _ variable: Int32) {
    tie[Int(slot)] = tie[Int(slot)] & ~TieState.kind | TieState.held | TieState.isKnown
    tieVariable[Int(slot)] = variable
    tieRate[Int(slot)] = 1
    highestTied = max(highestTied, variable)
    list(slot)
  }

  /// Whether a variable comes before the first variable of some slot that can move: only then can what depends on
  /// such a slot change who decides it. Looks at ``highestTied`` first, and makes that exact when it is not enough.
  mutating func isBelowTied(_ variable: Int32) -> Bool {
    if variable > highestTied { return false }
    highestTied = -1
    for position in 0..<openCount { highestTied = max(highestTied, tieVariable[Int(openSlots[position])]) }
    var kept = 0
    for position in 0..<heldCount {
      let slot = heldSlots[position]
      if tie[Int(slot)] & TieState.kind == TieState.held {
        heldSlots[kept] = slot
        kept += 1
        highestTied = max(highestTied, tieVariable[Int(slot)])
      } else {
        tie[Int(slot)] &= ~TieState.isListed
      }
    }
    heldCount = kept
    return variable <= highestTied
  }

  /// Whether what should not be negative is so by far more than rounding; then everything is computed afresh.
  @inline(__always)
  private mutating func isBeyond(_ slack: Double, _ level: Int) -> Bool {
    if slack >= -1e3 * tolerance(level) { return false }
    isDoubtful = true
    return true
  }

  /// In which directions the symbol of a slot can move at no cost.
  ///
  /// A multiplier beyond its slopes means that rounding decided a step: then its symbol must not move as if it were free.
  mutating func freeDirections(_ slot: Int32) -> (up: Bool, down: Bool) {
    let symbol = active[Int(slot)]
    let at = symbols[Int(symbol)].at
    if at < 0 { return (true, true) }
    let point = breakpoints + Int(at)
    let row = reserveRow(symbol)
    var isEmpty = !point.pointee.blocksUp
    var isFull = !point.pointee.blocksDown
    var level = 0
    while level < levelCount, isEmpty || isFull {
      let value = row[level]
      if isEmpty, value != 0, value > tolerance(level) || isBeyond(value, level) { isEmpty = false }
      if isFull {
        let slack = (level == Int(point.pointee.level) ? point.pointee.jump : 0) - value
        if slack != 0, slack > tolerance(level) || isBeyond(slack, level) { isFull = false }
      }
      level += 1
    }
    return (isEmpty, isFull)
  }

  /// Classifies a slot; for one that can move, finds the first variable that moves with it.
  private mutating func classify(_ slot: Int32) -> UInt8 {
    let free = freeDirections(slot)
    if !free.up && !free.down { return TieState.fixed }
    let directions = (free.up ? TieState.canRise : 0) | (free.down ? TieState.canFall : 0)
    let record = symbols + Int(active[Int(slot)])
    let variable = record.pointee.variable
    let isAtZero = record.pointee.at < 0 && variable >= 0 && values[Int(variable)] == 0
    if isAtZero, rowHead[Int(slot)] < 0, etaOfRow[Int(slot)] < 0 { return TieState.tied | directions }
    if tie[Int(slot)] & TieState.isKnown == 0 {
      solveRay(slot)
      (tieVariable[Int(slot)], tieRate[Int(slot)]) = firstOfRay()
    }
    let first = tieVariable[Int(slot)]
    highestTied = max(highestTied, first)
    let kind = isAtZero && first == variable ? TieState.held : TieState.open
    return kind | directions | TieState.isKnown
  }
}

/// Which variables have more than one value over all optima.
///
/// With the multipliers as they are, the optima are exactly the values for which every symbol stays where its
/// multiplier is a slope: a polyhedron. Whether a variable can move in it is a small linear program, solved by primal
/// steps from the present point; only whether a step has a length matters.
extension Tableau {
  /// The variables that have more than one value over all optima, in the order in which they were made.
  ///
  /// To be called on a copy: it changes the working set.
  mutating func ambiguousVariables() -> [Int32] {
    var isReached = [Bool](repeating: false, count: variableCount)
    for slot in 0..<Int32(variableCount) {
      let free = freeDirections(slot)
      guard free.up || free.down else { continue }
      solveRay(slot)
      for position in 0..<rayCount { isReached[Int(ray[position])] = true }
    }
    return (0..<Int32(variableCount)).filter { variable in
      isReached[Int(variable)] && (otherValue(of: variable, isUp: true) || otherValue(of: variable, isUp: false))
    }
  }

  /// Whether a variable can be greater (or smaller) without any cost. Nothing has moved afterwards.
  private mutating func otherValue(of variable: Int32, isUp: Bool) -> Bool {
    let limit = 100 + 50 * variableCount
    for _ in 0..<limit {
      guard let chosen = lever(for: variable, isUp) else { return false }
      guard let event = obstacle(chosen.slot, chosen.isUp) else { return true }
      if event.distance > 1e-9 * max(1, abs(values[Int(variable)])) { return true }
      // Degenerate: the obstacle takes the slot and nothing moves.
      yield(chosen.slot, chosen.isUp, to: event)
    }
    return false
  }

  /// A slot whose free move raises (or lowers) a variable, the one with the lowest symbol (Bland).
  private mutating func lever(for variable: Int32, _ isUp: Bool) -> (slot: Int32, isUp: Bool)? {
    var best: (slot: Int32, isUp: Bool)?
    let symbol = symbolOfVariable[Int(variable)]
    solveRow(symbol)
    for position in 0..<alphaCount {
      let slot = alpha[position]
      let raises = (alphaValue[position] > 0) == isUp
      let free = freeDirections(slot)
      guard raises ? free.up : free.down else { continue }
      if let known = best, active[Int(known.slot)] < active[Int(slot)] { continue }
      best = (slot, raises)
    }
    return best
  }

  /// The first end of a segment that is in the way of a free move, the lowest symbol among equals.
  private mutating func obstacle(_ slot: Int32, _ isUp: Bool) -> Events.Event? {
    solveRay(slot)
    var first: Events.Event?
    for event in Events(self, moving: active[Int(slot)], isUp: isUp).nearest {
      if let known = first,
        known.distance < event.distance || known.distance == event.distance && known.symbol <= event.symbol
      {
        continue
      }
      first = event
    }
    return first
  }

  private mutating func yield(_ slot: Int32, _ isUp: Bool, to event: Events.Event) {
    let moving = active[Int(slot)]
    let below = leavingBelow(slot, isUp)
    if event.symbol == moving {
      locateOn(moving, event.breakpoint)
      if isUp { fillReserve(moving, event.breakpoint) } else { clearReserve(moving) }
      setValue(ofSymbol: moving, breakpoints[Int(event.breakpoint)].position)
      return
    }
    solveRow(event.symbol)
    var coefficient = 0.0
    for position in 0..<alphaCount where alpha[position] == slot { coefficient = alphaValue[position] }
    stopAt(event)
    exchange(
      slot, entering: event.symbol, coefficient: coefficient, to: value(ofSymbol: event.symbol), leavingBelow: below)
  }

  /// Locates a basic symbol on the breakpoint at the end of its segment that a free move meets.
  func stopAt(_ event: Events.Event) {
    if symbols[Int(event.symbol)].at >= 0 { return }
    locateOn(event.symbol, event.breakpoint)
    if event.rises { fillReserve(event.symbol, event.breakpoint) } else { clearReserve(event.symbol) }
  }
}

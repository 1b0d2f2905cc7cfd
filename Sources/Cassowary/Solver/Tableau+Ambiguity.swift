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
    var isAmbiguous = [Bool](repeating: false, count: variableCount)
    for variable in 0..<Int32(variableCount) where isReached[Int(variable)] && !isAmbiguous[Int(variable)] {
      if !findOtherValue(of: variable, isUp: true, &isAmbiguous) {
        _ = findOtherValue(of: variable, isUp: false, &isAmbiguous)
      }
    }
    return (0..<Int32(variableCount)).filter { isAmbiguous[Int($0)] }
  }

  /// Whether a variable can be greater (or smaller) without any cost; marks all that such a move takes along. Nothing
  /// has moved afterwards.
  private mutating func findOtherValue(of variable: Int32, isUp: Bool, _ isAmbiguous: inout [Bool]) -> Bool {
    let limit = 100 + 50 * variableCount
    for _ in 0..<limit {
      guard let chosen = lever(for: variable, isUp) else { return false }
      let event = obstacle(chosen.slot, chosen.isUp)
      let distance = event?.distance ?? .infinity
      if distance > 1e-9 * max(1, abs(values[Int(variable)])) {
        isAmbiguous[Int(variable)] = true
        for position in 0..<rayCount {
          let other = Int(ray[position])
          if distance * abs(rayValue[position]) > 1e-9 * max(1, abs(values[other])) { isAmbiguous[other] = true }
        }
        return true
      }
      guard let event else { return false }
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
  private mutating func obstacle(_ slot: Int32, _ isUp: Bool) -> Obstacle? {
    solveRay(slot)
    let first = firstObstacle(isUp, isBland: true)
    let moving = active[Int(slot)]
    let below = leavingBelow(slot, isUp)
    let next = isUp ? above(moving, below) : below
    if next < 0 { return first }
    let distance = abs(breakpoints[Int(next)].position - value(ofSymbol: moving))
    if let first, first.distance < distance || first.distance == distance && first.symbol < moving { return first }
    return Obstacle(distance: distance, rate: 1, symbol: moving, breakpoint: next, rises: isUp)
  }

  private mutating func yield(_ slot: Int32, _ isUp: Bool, to event: Obstacle) {
    let moving = active[Int(slot)]
    let below = leavingBelow(slot, isUp)
    if event.symbol == moving {
      locateOn(moving, event.breakpoint)
      if isUp { fillReserve(moving, event.breakpoint) } else { clearReserve(moving) }
      setValue(ofSymbol: moving, breakpoints[Int(event.breakpoint)].position)
      return
    }
    solveRow(event.symbol)
    let coefficient = alphaCoefficient(of: slot)
    stopAt(event)
    exchange(
      slot, entering: event.symbol, coefficient: coefficient, to: value(ofSymbol: event.symbol), leavingBelow: below)
  }

  /// Locates a basic symbol on the breakpoint at the end of its segment that a free move meets.
  mutating func stopAt(_ event: Obstacle) {
    if symbols[Int(event.symbol)].at >= 0 { return }
    locateOn(event.symbol, event.breakpoint)
    if event.rises { fillReserve(event.symbol, event.breakpoint) } else { clearReserve(event.symbol) }
  }
}

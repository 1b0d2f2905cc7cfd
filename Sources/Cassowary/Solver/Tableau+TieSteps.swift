/// The steps of the tie rule: a slot moves until a variable is 0, or a variable at 0 takes its place.
extension Tableau {
  /// Finds the first variable that can come nearer to 0, or that has to be held at 0, and does it.
  ///
  /// A slot is decided by the first variable that moves with it: slots with an earlier one are decided before, slots
  /// with a later one do not move it. Returns false when the values are final.
  mutating func takeTieStep(_ isBland: Bool) -> Bool {
    var best: Int32 = -1
    var bestSize = 0.0
    var bestIsUp = false
    var holds = false
    var isMarked = false
    let (spread, values, tie, tieVariable, tieRate) = (spread, values, tie, tieVariable, tieRate)
    for position in 0..<openCount {
      let slot = openSlots[position]
      let state = tie[Int(slot)]
      let variable = tieVariable[Int(slot)]
      if best >= 0, tieVariable[Int(best)] < variable { continue }
      let isFirst = best < 0 || variable < tieVariable[Int(best)]
      let rate = tieRate[Int(slot)]
      let value = values[Int(variable)]
      if value != 0 {
        let isUp = rate * value < 0
        if state & (isUp ? TieState.canRise : TieState.canFall) == 0 { continue }
        if !isFirst, isBland || abs(rate) <= bestSize { continue }
        best = slot
        bestSize = abs(rate)
        bestIsUp = isUp
        holds = false
      } else if spread[Int(variable)] == 0 {
        spread[Int(variable)] = Double(slot + 1)
        isMarked = true
      } else if isFirst {
        // Two slots that can push a variable at 0 to opposite sides could leave it there and still move.
        let other = Int(spread[Int(variable)]) - 1
        let pushes = sides(tie[other], tieRate[other])
        let own = sides(state, rate)
        if pushes.up && own.down || pushes.down && own.up {
          best = slot
          bestSize = abs(rate)
          bestIsUp = state & TieState.canRise != 0
          holds = true
        }
      }
    }
    if isMarked {
      for position in 0..<openCount { spread[Int(tieVariable[Int(openSlots[position])])] = 0 }
    }
    if best < 0 { return false }
    let variable = tieVariable[Int(best)]
    if holds {
      hold(variable, in: best, rate: tieRate[Int(best)], leavesUp: bestIsUp)
    } else {
      approachZero(best, bestIsUp, variable, tieRate[Int(best)])
    }
    return true
  }

  /// To which sides a slot can push the first variable that moves with it.
  private mutating func sides(_ state: UInt8, _ rate: Double) -> (up: Bool, down: Bool) {
    let canRise = state & TieState.canRise != 0
    let canFall = state & TieState.canFall != 0
    return rate > 0 ? (canRise, canFall) : (canFall, canRise)
  }

  /// The segment below which the symbol of a slot leaves when it moves off in a direction.
  mutating func leavingBelow(_ slot: Int32, _ isUp: Bool) -> Int32 {
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
    var reachesZero = true
    var event: Obstacle?
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
    var coefficient = 0.0
    var ignored: [Int32] = []
    while let obstacle = firstObstacle(isUp, ignoring: ignored), obstacle.distance < distance {
      solveRow(obstacle.symbol)
      coefficient = alphaCoefficient(of: slot)
      if coefficient != 0, (coefficient > 0) == (obstacle.rises == isUp) {
        event = obstacle
        blocking = obstacle.symbol
        reachesZero = false
        break
      }
      // Its row says that it does not move this way with the slot: its rate along the ray was rounding.
      ignored.append(obstacle.symbol)
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
    if reachesZero {
      solveRow(blocking)
      coefficient = alphaCoefficient(of: slot)
      stopWhereItStands(blocking, 0)
      exchange(slot, entering: blocking, coefficient: coefficient, to: 0, leavingBelow: below)
      return
    }
    if let event { stopAt(event) }
    let position = symbols[Int(blocking)].low
    exchange(slot, entering: blocking, coefficient: coefficient, to: position, leavingBelow: below)
  }
}

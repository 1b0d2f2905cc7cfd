extension Tableau {
  mutating func allocateConstraint() -> Int32 {
    let index: Int32
    var serial: UInt32 = 0
    if freeConstraint >= 0 {
      index = freeConstraint
      freeConstraint = constraints[Int(index)].nextFree
      serial = constraints[Int(index)].serial &+ 1
    } else {
      if constraintCount == capacities.constraints { grow(\.constraints, atLeast: constraintCount + 1) }
      index = Int32(constraintCount)
      constraintCount += 1
    }
    (constraints + Int(index)).initialize(
      to: ConstraintRecord(
        factor: 0, constant: 0, priority: 0, sequence: nextSequence, symbol: -1, breakpoint: -1, serial: serial,
        file: -1, line: 0, label: -1, nextFree: -2, relation: .equal, termOrder: 0))
    nextSequence += 1
    liveConstraints += 1
    return index
  }

  mutating func freeConstraint(_ index: Int32) {
    constraints[Int(index)].nextFree = freeConstraint
    freeConstraint = index
    liveConstraints -= 1
  }
}

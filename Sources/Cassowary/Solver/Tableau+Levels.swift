extension Tableau {
  /// The rank of a soft priority among the levels in use, most important first; makes the level when it is new.
  mutating func level(for priority: Double) -> Int32 {
    var rank = 0
    while rank < levelCount, levelPriority[rank] > priority { rank += 1 }
    if rank < levelCount, levelPriority[rank] == priority { return Int32(rank) }
    if levelCount > 3, let unused = (0..<levelCount).first(where: { levelUse[$0] == 0 }) {
      removeLevel(unused)
      if unused < rank { rank -= 1 }
    }
    insertLevel(rank, priority)
    return Int32(rank)
  }

  private mutating func insertLevel(_ rank: Int, _ priority: Double) {
    if levelCount == capacities.stride {
      var next = capacities
      next.stride = 2 * levelCount
      relocate(to: next)
    }
    for index in stride(from: levelCount, to: rank, by: -1) {
      levelPriority[index] = levelPriority[index - 1]
      levelUse[index] = levelUse[index - 1]
      levelScale[index] = levelScale[index - 1]
    }
    levelPriority[rank] = priority
    levelUse[rank] = 0
    levelScale[rank] = 0
    // What lies above the levels in use is 0.
    let width = capacities.stride
    for symbol in 0..<symbolCount where rank < levelCount {
      let row = reserve + symbol * width
      for index in stride(from: levelCount, to: rank, by: -1) { row[index] = row[index - 1] }
      row[rank] = 0
    }
    for index in 0..<breakpointCount where breakpoints[index].level >= Int32(rank) { breakpoints[index].level += 1 }
    levelCount += 1
  }

  /// Takes out a level that no constraint is on.
  private mutating func removeLevel(_ rank: Int) {
    let width = capacities.stride
    levelCount -= 1
    for index in rank..<levelCount {
      levelPriority[index] = levelPriority[index + 1]
      levelUse[index] = levelUse[index + 1]
      levelScale[index] = levelScale[index + 1]
    }
    for symbol in 0..<symbolCount {
      let row = reserve + symbol * width
      for index in rank..<levelCount { row[index] = row[index + 1] }
      row[levelCount] = 0
    }
    for index in 0..<breakpointCount where breakpoints[index].level > Int32(rank) { breakpoints[index].level -= 1 }
  }

  /// Differences of multipliers up to this share of the greatest weight of their level are rounding.
  static var share: Double {
    @inline(__always) get { 1e-11 }
  }

  /// What sums of multipliers leave behind that should be the same, as a share of the greatest weight of their level.
  /// Less than ``share``, as small coefficients divide it: then much of what is not rounding would count as such.
  static var leastRest: Double {
    @inline(__always) get { 1e-13 }
  }

  /// Differences of multipliers up to this are rounding.
  @inline(__always)
  func tolerance(_ level: Int) -> Double { levelScale[level] * Self.share }

  /// Lexicographic sign of a vector over the levels.
  @inline(__always)
  mutating func sign(_ vector: UnsafeMutablePointer<Double>) -> Int {
    for level in 0..<levelCount {
      if vector[level] > tolerance(level) { return 1 }
      if vector[level] < -tolerance(level) { return -1 }
    }
    return 0
  }
}

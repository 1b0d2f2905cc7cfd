/// How everything moves with a slot, kept for repeated edits while the working set around it stands.
struct Column {
  /// One symbol that moves: how fast, per unit of the slot, and which variable it is or that it is a form.
  struct Motion {
    var symbol: Int32
    /// -1 for a form.
    var variable: Int32
    var rate: Double
  }

  var slot: Int32
  /// The epochs of the tableau and of the slot together, when the column was kept.
  var stamp: Int32
  /// Owns the motions, which are never written again: copies of a solver share them.
  private let memory: Memory
  let motions: UnsafePointer<Motion>
  /// The motions of variables come first.
  let variableCount: Int
  let count: Int

  init(slot: Int32, stamp: Int32, variables: [Motion], forms: [Motion]) {
    self.slot = slot
    self.stamp = stamp
    variableCount = variables.count
    count = variables.count + forms.count
    memory = Memory(byteCount: max(count, 1) * MemoryLayout<Motion>.stride)
    let motions = memory.base.bindMemory(to: Motion.self, capacity: count)
    for (position, motion) in variables.enumerated() { (motions + position).initialize(to: motion) }
    for (position, motion) in forms.enumerated() { (motions + variableCount + position).initialize(to: motion) }
    self.motions = UnsafePointer(motions)
  }
}

/// The columns that repeated edits keep, at most eight; the oldest gives way.
struct Columns {
  var kept: [Column] = []
  private var oldest = 0
  /// Slots that were moved lately, with the stamp then and how often since: a column is kept at the fourth move.
  private var recent: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) =
    (.max, .max, .max, .max, .max, .max, .max, .max)
  private var moves: (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0, 0, 0, 0, 0)
  private var next = 0

  init() {}

  /// The position of the column of a slot, or -1.
  @inline(__always)
  func position(_ slot: Int32, _ stamp: Int32) -> Int {
    for position in 0..<kept.count where kept[position].slot == slot && kept[position].stamp == stamp {
      return position
    }
    return -1
  }

  /// Counts a move of a slot; whether it was moved so often with this stamp that its column is worth keeping.
  mutating func isMovedOften(_ slot: Int32, _ stamp: Int32) -> Bool {
    let key = UInt64(UInt32(bitPattern: slot)) << 32 | UInt64(UInt32(bitPattern: stamp))
    return withUnsafeMutableBytes(of: &recent) { recent in
      withUnsafeMutableBytes(of: &moves) { moves in
        let keys = recent.assumingMemoryBound(to: UInt64.self)
        for place in 0..<8 where keys[place] == key {
          moves[place] &+= 1
          return moves[place] == 3
        }
        keys[next] = key
        moves[next] = 0
        next = (next + 1) & 7
        return false
      }
    }
  }

  mutating func keep(_ column: Column) {
    if kept.count < 8 {
      kept.append(column)
    } else {
      kept[oldest] = column
      oldest = (oldest + 1) & 7
    }
  }
}

extension Tableau {
  /// Moves the values with a kept column; `false` when there is none.
  mutating func moveAlongColumn(_ slot: Int32, _ stamp: Int32, _ step: Double) -> Bool {
    let position = columns.position(slot, stamp)
    if position < 0 { return false }
    let motions = columns.kept[position].motions
    let variableCount = columns.kept[position].variableCount
    let count = columns.kept[position].count
    for index in 0..<variableCount {
      let variable = Int(motions[index].variable)
      if isJournaling { note(variable) }
      let before = values[variable]
      let change = step * motions[index].rate
      let value = before + change
      values[variable] = value
      if value - before != change || value - change != before {
        isInexact = true
        drift += abs(change)
      }
      if !(abs(value) <= .greatestFiniteMagnitude) { hasOverflow = true }
      if !(before * value > 0) { noteSign(variable) }
      let record = symbols + Int(motions[index].symbol)
      if record.pointee.slot < 0, value < record.pointee.low || value > record.pointee.high {
        enqueue(motions[index].symbol)
      }
    }
    for index in variableCount..<count {
      let symbol = motions[index].symbol
      let record = symbols + Int(symbol)
      if record.pointee.slot >= 0 { continue }
      let before = record.pointee.value
      let change = step * motions[index].rate
      var value = before + change
      if value - before != change || value - change != before { value = computedValue(ofForm: symbol) }
      record.pointee.value = value
      if value < record.pointee.low || value > record.pointee.high { enqueue(symbol) }
    }
    return true
  }

  /// Keeps the column of a slot, whose ray is in ``ray``.
  mutating func keepColumn(_ slot: Int32, _ stamp: Int32) {
    var variables: [Column.Motion] = []
    var forms: [Column.Motion] = []
    for position in 0..<rayCount {
      let variable = ray[position]
      variables.append(
        Column.Motion(symbol: symbolOfVariable[Int(variable)], variable: variable, rate: rayValue[position]))
      spread[Int(variable)] = rayValue[position]
    }
    valueStamp &+= 1
    for position in 0..<rayCount {
      var index = watchHead[Int(ray[position])]
      while index >= 0 {
        let entry = rowEntries[Int(index)]
        if symbols[Int(entry.symbol)].stamp != valueStamp {
          symbols[Int(entry.symbol)].stamp = valueStamp
          let rate = rate(ofForm: entry.symbol)
          if rate != 0 { forms.append(Column.Motion(symbol: entry.symbol, variable: -1, rate: rate)) }
        }
        index = entry.next
      }
    }
    for position in 0..<rayCount { spread[Int(ray[position])] = 0 }
    columns.keep(Column(slot: slot, stamp: stamp, variables: variables, forms: forms))
  }
}

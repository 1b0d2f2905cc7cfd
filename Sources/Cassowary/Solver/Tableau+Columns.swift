/// How everything moves with a slot, kept for repeated edits while the working set stands.
struct Column {
  var slot: Int32
  var epoch: Int32
  var variables: [Int32] = []
  var rates: [Double] = []
  var forms: [Int32] = []
  var formRates: [Double] = []
}

/// The columns that repeated edits keep, at most eight; the oldest gives way.
struct Columns {
  var kept: [Column] = []
  private var oldest = 0
  /// Slots that were moved lately, with the epoch then and how often since: a column is kept at the fourth move.
  private var recent: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) =
    (.max, .max, .max, .max, .max, .max, .max, .max)
  private var moves: (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0, 0, 0, 0, 0)
  private var next = 0

  init() {}

  /// The position of the column of a slot, or -1.
  @inline(__always)
  func position(_ slot: Int32, _ epoch: Int32) -> Int {
    for position in 0..<kept.count where kept[position].slot == slot && kept[position].epoch == epoch {
      return position
    }
    return -1
  }

  /// Counts a move of a slot; whether it was moved so often in this epoch that its column is worth keeping.
  mutating func isMovedOften(_ slot: Int32, _ epoch: Int32) -> Bool {
    let key = UInt64(UInt32(bitPattern: slot)) << 32 | UInt64(UInt32(bitPattern: epoch))
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
  mutating func moveAlongColumn(_ slot: Int32, _ step: Double) -> Bool {
    let position = columns.position(slot, epoch)
    if position < 0 { return false }
    let variables = columns.kept[position].variables
    let rates = columns.kept[position].rates
    for index in 0..<variables.count {
      let variable = Int(variables[index])
      if isJournaling { note(variable) }
      let before = values[variable]
      let change = step * rates[index]
      let value = before + change
      values[variable] = value
      if value - before != change || value - change != before {
        isInexact = true
        drift += abs(change)
      }
      if !(abs(value) <= .greatestFiniteMagnitude) { hasOverflow = true }
      let symbol = symbolOfVariable[variable]
      let record = symbols + Int(symbol)
      if record.pointee.slot < 0, value < record.pointee.low || value > record.pointee.high { enqueue(symbol) }
    }
    let forms = columns.kept[position].forms
    let formRates = columns.kept[position].formRates
    for index in 0..<forms.count {
      let symbol = forms[index]
      let record = symbols + Int(symbol)
      let before = record.pointee.value
      let change = step * formRates[index]
      var value = before + change
      if value - before != change || value - change != before { value = computedValue(ofForm: symbol) }
      record.pointee.value = value
      if value < record.pointee.low || value > record.pointee.high { enqueue(symbol) }
    }
    return true
  }

  /// Keeps the column of a slot, whose ray is in ``ray``.
  mutating func keepColumn(_ slot: Int32) {
    var column = Column(slot: slot, epoch: epoch)
    for position in 0..<rayCount {
      column.variables.append(ray[position])
      column.rates.append(rayValue[position])
      spread[Int(ray[position])] = rayValue[position]
    }
    valueStamp &+= 1
    for position in 0..<rayCount {
      var index = watchHead[Int(ray[position])]
      while index >= 0 {
        let entry = rowEntries[Int(index)]
        if symbols[Int(entry.symbol)].stamp != valueStamp {
          symbols[Int(entry.symbol)].stamp = valueStamp
          let rate = rate(ofForm: entry.symbol)
          if rate != 0 {
            column.forms.append(entry.symbol)
            column.formRates.append(rate)
          }
        }
        index = entry.next
      }
    }
    for position in 0..<rayCount { spread[Int(ray[position])] = 0 }
    columns.keep(column)
  }
}

/// The first end of a segment that is in the way of a move.
struct Obstacle {
  /// How far the slot can go.
  var distance: Double
  /// How fast the symbol moves per unit of the slot, as a size.
  var rate: Double
  var symbol: Int32
  /// The breakpoint at the end of its segment.
  var breakpoint: Int32
  var rises: Bool
}

extension Tableau {
  /// The nearest end of a segment of a basic symbol that moves along ``ray``; of the same distance, the fastest, or
  /// with `isBland` the one with the lowest symbol. Symbols to ignore are not in the way.
  mutating func firstObstacle(_ isUp: Bool, isBland: Bool = false, ignoring ignored: [Int32] = []) -> Obstacle? {
    var first = Obstacle(distance: .infinity, rate: 0, symbol: -1, breakpoint: -1, rises: false)
    let sign = isUp ? 1.0 : -1.0
    let hasIgnored = !ignored.isEmpty
    for position in 0..<rayCount {
      let variable = Int(ray[position])
      spread[variable] = sign * rayValue[position]
      let symbol = symbolOfVariable[variable]
      if symbols[Int(symbol)].slot < 0, !(hasIgnored && ignored.contains(symbol)) {
        meet(symbol, spread[variable], isBland, &first)
      }
    }
    valueStamp &+= 1
    for position in 0..<rayCount {
      var index = watchHead[Int(ray[position])]
      while index >= 0 {
        let entry = rowEntries + Int(index)
        let form = symbols + Int(entry.pointee.symbol)
        if form.pointee.stamp != valueStamp {
          form.pointee.stamp = valueStamp
          let rate = self.rate(ofForm: entry.pointee.symbol)
          if rate != 0, !(hasIgnored && ignored.contains(entry.pointee.symbol)) {
            meet(entry.pointee.symbol, rate, isBland, &first)
          }
        }
        index = entry.pointee.next
      }
    }
    for position in 0..<rayCount { spread[Int(ray[position])] = 0 }
    return first.symbol < 0 ? nil : first
  }

  /// How fast a form moves, from the rates of its variables in `spread`; 0 when they cancel out but for rounding.
  mutating func rate(ofForm symbol: Int32) -> Double {
    let record = symbols + Int(symbol)
    let row = rowEntries + Int(record.pointee.rowStart)
    var rate = 0.0
    var size = 0.0
    for position in 0..<Int(record.pointee.rowCount) {
      let part = row[position].coefficient * spread[Int(row[position].variable)]
      rate += part
      size = max(size, abs(part))
    }
    return abs(rate) > size * 1e-12 ? rate : 0
  }

  @inline(__always)
  private mutating func meet(_ symbol: Int32, _ rate: Double, _ isBland: Bool, _ first: inout Obstacle) {
    let record = symbols + Int(symbol)
    let rises = rate > 0
    let end = rises ? record.pointee.high : record.pointee.low
    if end.isInfinite { return }
    let distance = max(0, (end - value(ofSymbol: symbol)) / rate)
    let size = abs(rate)
    if distance > first.distance { return }
    if distance == first.distance, isBland ? symbol > first.symbol : size <= first.rate { return }
    let at = record.pointee.at
    first = Obstacle(
      distance: distance, rate: size, symbol: symbol,
      breakpoint: at >= 0 ? at : rises ? above(symbol, record.pointee.below) : record.pointee.below, rises: rises)
  }
}

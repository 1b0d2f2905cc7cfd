/// The order in which the upper factor is triangular: a linked list with labels, and a heap by them.
extension Tableau {
  // MARK: - The order

  /// Moves a slot directly behind another one in the order.
  mutating func moveBehind(_ slot: Int32, _ other: Int32) {
    let place = Int(slot)
    let previous = orderPrevious[place]
    let next = orderNext[place]
    if previous >= 0 { orderNext[Int(previous)] = next } else { orderFirst = next }
    if next >= 0 { orderPrevious[Int(next)] = previous } else { orderLast = previous }
    let after = orderNext[Int(other)]
    orderPrevious[place] = other
    orderNext[place] = after
    orderNext[Int(other)] = slot
    if after >= 0 {
      orderPrevious[Int(after)] = slot
      let low = orderLabel[Int(other)]
      orderLabel[place] = low + (orderLabel[Int(after)] - low) / 2
      if orderLabel[place] == low { relabel() }
    } else {
      orderLast = slot
      orderLabel[place] = orderLabel[Int(other)] + orderGap
      if orderLabel[place] > Int64.max / 2 { relabel() }
    }
  }

  mutating func relabel() {
    var label: Int64 = 0
    var slot = orderFirst
    while slot >= 0 {
      orderLabel[Int(slot)] = label
      label += orderGap
      slot = orderNext[Int(slot)]
    }
  }

  // MARK: - A heap of slots by their place in the order, in `stack`

  mutating func push(_ slot: Int32, _ count: inout Int) {
    var child = count
    count += 1
    stack[child] = slot
    while child > 0 {
      let parent = (child - 1) / 2
      if orderLabel[Int(stack[parent])] <= orderLabel[Int(stack[child])] { break }
      let other = stack[parent]
      stack[parent] = stack[child]
      stack[child] = other
      child = parent
    }
  }

  mutating func pop(_ count: inout Int) -> Int32 {
    let top = stack[0]
    count -= 1
    stack[0] = stack[count]
    var parent = 0
    while true {
      var least = parent
      let left = 2 * parent + 1
      if left < count, orderLabel[Int(stack[left])] < orderLabel[Int(stack[least])] { least = left }
      if left + 1 < count, orderLabel[Int(stack[left + 1])] < orderLabel[Int(stack[least])] { least = left + 1 }
      if least == parent { return top }
      let other = stack[parent]
      stack[parent] = stack[least]
      stack[least] = other
      parent = least
    }
  }
}

extension SumTree {
  /// Puts another value at an index, which must be in range, and returns the one before.
  ///
  /// - Complexity: O(log n).
  @discardableResult
  mutating func update(_ value: Int64, at index: Int) -> Int64 {
    let old = self[index]
    guard old != value else { return old }
    var change = Summary(value)
    change -= Summary(old)
    var index = index
    var node = root
    for _ in 0..<height {
      let place = descend(node, &index)
      summaries[place] += change
      node = Int(children[place])
    }
    values[node * Self.leafCapacity + index] = value
    summary += change
    return old
  }

  /// Puts in a value at an index, 0 to `count`.
  ///
  /// - Complexity: O(log n).
  mutating func insert(_ value: Int64, at index: Int) {
    if isFull(root, level: height) {
      let node = makeNode()
      children[node * Self.fanOut] = Int32(root)
      summaries[node * Self.fanOut] = summary
      childCounts[node] = 1
      root = node
      height += 1
      splitChild(0, of: node, level: height)
    }
    let added = Summary(value)
    var index = index
    var node = root
    for level in stride(from: height, to: 0, by: -1) {
      var place = insertionPlace(node, &index)
      if isFull(Int(children[place]), level: level - 1) {
        splitChild(place - node * Self.fanOut, of: node, level: level)
        if index > summaries[place].count {
          index -= summaries[place].count
          place += 1
        }
      }
      summaries[place] += added
      node = Int(children[place])
    }
    let first = node * Self.leafCapacity
    let taken = Int(leafCounts[node])
    for place in stride(from: first + taken, to: first + index, by: -1) {
      values[place] = values[place - 1]
    }
    values[first + index] = value
    leafCounts[node] += 1
    summary += added
  }

  /// Takes out the value at an index, which must be in range.
  ///
  /// When the leaves become nearly empty the tree is built anew, which counts as O(1) per removal.
  ///
  /// - Complexity: O(log n) amortized.
  @discardableResult
  mutating func remove(at index: Int) -> Int64 {
    let value = self[index]
    let removed = Summary(value)
    var path: [(node: Int, place: Int)] = []
    path.reserveCapacity(height)
    var index = index
    var node = root
    for _ in 0..<height {
      let place = descend(node, &index)
      summaries[place] -= removed
      path.append((node, place))
      node = Int(children[place])
    }
    let first = node * Self.leafCapacity
    let taken = Int(leafCounts[node])
    for place in first + index..<first + taken - 1 {
      values[place] = values[place + 1]
    }
    leafCounts[node] -= 1
    summary -= removed
    if leafCounts[node] == 0, !path.isEmpty {
      freeLeaves.append(Int32(node))
      release(path)
    }
    let leaves = leafCounts.count - freeLeaves.count
    if leaves > 64, count < leaves * 4 { self = SumTree(allValues) }
    return value
  }

  /// Puts in values at ascending final indices.
  ///
  /// - Complexity: O(min(k log n, n + k)) for k values.
  mutating func insert(_ entries: [(index: Int, value: Int64)]) {
    guard entries.count > 64, entries.count > count / 16 else {
      for (index, value) in entries { insert(value, at: index) }
      return
    }
    let old = allValues
    var result: [Int64] = []
    result.reserveCapacity(old.count + entries.count)
    var next = 0
    for (index, value) in entries {
      let end = next + index - result.count
      result.append(contentsOf: old[next..<end])
      next = end
      result.append(value)
    }
    result.append(contentsOf: old[next...])
    self = SumTree(result)
  }

  /// Takes out the values at ascending indices and returns them.
  ///
  /// - Complexity: O(min(k log n, n)) for k indices.
  mutating func remove(at indices: some RandomAccessCollection<Int>) -> [Int64] {
    guard indices.count > 64, indices.count > count / 16 else {
      return indices.reversed().map { remove(at: $0) }.reversed()
    }
    let old = allValues
    var kept: [Int64] = []
    var removed: [Int64] = []
    kept.reserveCapacity(old.count - indices.count)
    removed.reserveCapacity(indices.count)
    var next = indices.startIndex
    for (index, value) in old.enumerated() {
      if next < indices.endIndex, indices[next] == index {
        removed.append(value)
        indices.formIndex(after: &next)
      } else {
        kept.append(value)
      }
    }
    self = SumTree(kept)
    return removed
  }

  /// The place of the child that takes an insertion, whose index becomes that within the child.
  private func insertionPlace(_ node: Int, _ index: inout Int) -> Int {
    var place = node * Self.fanOut
    let last = place + Int(childCounts[node]) - 1
    while place < last, index > summaries[place].count {
      index -= summaries[place].count
      place += 1
    }
    return place
  }

  private func isFull(_ node: Int, level: Int) -> Bool {
    level == 0 ? Int(leafCounts[node]) == Self.leafCapacity : Int(childCounts[node]) == Self.fanOut
  }

  /// Cuts a full child in two; the node above has room.
  private mutating func splitChild(_ child: Int, of node: Int, level: Int) {
    let place = node * Self.fanOut + child
    let left = Int(children[place])
    var moved = Summary()
    let right: Int
    if level == 1 {
      right = makeLeaf()
      let half = Self.leafCapacity / 2
      for offset in 0..<half {
        let value = values[left * Self.leafCapacity + half + offset]
        values[right * Self.leafCapacity + offset] = value
        moved += Summary(value)
      }
      leafCounts[left] = Int32(half)
      leafCounts[right] = Int32(half)
    } else {
      right = makeNode()
      let half = Self.fanOut / 2
      for offset in 0..<half {
        let source = left * Self.fanOut + half + offset
        children[right * Self.fanOut + offset] = children[source]
        summaries[right * Self.fanOut + offset] = summaries[source]
        moved += summaries[source]
      }
      childCounts[left] = Int32(half)
      childCounts[right] = Int32(half)
    }
    let end = node * Self.fanOut + Int(childCounts[node])
    for target in stride(from: end, to: place + 1, by: -1) {
      children[target] = children[target - 1]
      summaries[target] = summaries[target - 1]
    }
    children[place + 1] = Int32(right)
    summaries[place + 1] = moved
    summaries[place] -= moved
    childCounts[node] += 1
  }

  /// Takes an empty child out of the last node of a path, and nodes that become empty out of those above.
  private mutating func release(_ path: [(node: Int, place: Int)]) {
    for (node, place) in path.reversed() {
      let end = node * Self.fanOut + Int(childCounts[node])
      for target in place..<end - 1 {
        children[target] = children[target + 1]
        summaries[target] = summaries[target + 1]
      }
      childCounts[node] -= 1
      if childCounts[node] > 0 { break }
      freeNodes.append(Int32(node))
    }
    if summary.count == 0 {
      self = SumTree()
    }
    while height > 0, childCounts[root] == 1 {
      freeNodes.append(Int32(root))
      root = Int(children[root * Self.fanOut])
      height -= 1
    }
  }
}

/// A sequence of whole numbers with sums over any prefix, search by sum, insertion and removal, each in O(log n).
///
/// A B+-tree: leaves hold up to 64 values, inner nodes up to 32 children with the count and the sum below each.
/// All nodes lie in a few flat arrays, so that copying the tree is copying arrays. A full node is split on the way
/// down; a node is given back when it is empty.
///
/// A value may be open: it stands for a number that each question brings along (an estimate). Sums are integers, so
/// they are exact and do not depend on the order of edits.
///
/// Source: R. Bayer and E. McCreight, "Organization and maintenance of large ordered indexes" (1972); giving nodes
/// back only when empty: T. Johnson and D. Shasha, "B-trees with inserts and deletes: why free-at-empty is better
/// than merge-at-half" (1993).
struct SumTree: Sendable {
  /// What an open value is stored as.
  static let open: Int64 = -1

  /// What lies below a child or before a place.
  struct Summary: Sendable, Equatable {
    /// The number of values.
    var count = 0
    /// The sum of the values that are not open.
    var sum: Int64 = 0
    /// The number of open values.
    var openCount = 0

    init() {}

    init(_ value: Int64) {
      count = 1
      if value < 0 { openCount = 1 } else { sum = value }
    }

    /// The sum when each open value stands for a number.
    func total(_ estimate: Int64) -> Int64 { sum + Int64(openCount) * estimate }

    static func += (left: inout Summary, right: Summary) {
      left.count += right.count
      left.sum += right.sum
      left.openCount += right.openCount
    }

    static func -= (left: inout Summary, right: Summary) {
      left.count -= right.count
      left.sum -= right.sum
      left.openCount -= right.openCount
    }
  }

  static let leafCapacity = 64
  static let fanOut = 32

  /// Values of all leaves, 64 places each.
  var values: ContiguousArray<Int64> = []
  /// How many places of each leaf are taken.
  var leafCounts: ContiguousArray<Int32> = []
  /// Children of all inner nodes, 32 places each: leaves on the lowest level, inner nodes above.
  var children: ContiguousArray<Int32> = []
  /// What lies below each child, at the same places.
  var summaries: ContiguousArray<Summary> = []
  /// How many places of each inner node are taken.
  var childCounts: ContiguousArray<Int32> = []
  var freeLeaves: ContiguousArray<Int32> = []
  var freeNodes: ContiguousArray<Int32> = []
  /// The topmost node: a leaf when `height` is 0.
  var root = 0
  /// The number of levels of inner nodes.
  var height = 0
  /// The sum over all values.
  var summary = Summary()

  init() {
    root = makeLeaf()
  }

  /// Makes a tree of values; its nodes have room for insertions.
  ///
  /// - Complexity: O(n).
  init(_ source: some Collection<Int64>) {
    self.init()
    guard !source.isEmpty else { return }
    freeLeaves.append(Int32(root))
    var level: [(node: Int, summary: Summary)] = []
    let room = Self.leafCapacity * 3 / 4
    values.reserveCapacity((source.count / room + 1) * Self.leafCapacity)
    for value in source {
      if level.last.map({ $0.summary.count == room }) ?? true {
        level.append((makeLeaf(), Summary()))
      }
      let leaf = level[level.count - 1].node
      values[leaf * Self.leafCapacity + Int(leafCounts[leaf])] = value
      leafCounts[leaf] += 1
      level[level.count - 1].summary += Summary(value)
    }
    while level.count > 1 {
      var next: [(node: Int, summary: Summary)] = []
      for child in level {
        if next.last.map({ Int(childCounts[$0.node]) == Self.fanOut * 3 / 4 }) ?? true {
          next.append((makeNode(), Summary()))
        }
        let node = next[next.count - 1].node
        let place = node * Self.fanOut + Int(childCounts[node])
        children[place] = Int32(child.node)
        summaries[place] = child.summary
        childCounts[node] += 1
        next[next.count - 1].summary += child.summary
      }
      level = next
      height += 1
    }
    root = level[0].node
    summary = level[0].summary
  }

  var count: Int { summary.count }

  // MARK: Questions

  /// The value at an index, which must be in range.
  subscript(index: Int) -> Int64 {
    var index = index
    var node = root
    for _ in 0..<height {
      node = Int(children[descend(node, &index)])
    }
    return values[node * Self.leafCapacity + index]
  }

  /// What lies before an index, 0 to `count`.
  func prefix(_ index: Int) -> Summary { index >= count ? summary : locate(index).before }

  /// What lies before an index, which must be in range, and the value there.
  func locate(_ index: Int) -> (before: Summary, value: Int64) {
    var before = Summary()
    var index = index
    var node = root
    for _ in 0..<height {
      let first = node * Self.fanOut
      let place = descend(node, &index)
      for passed in first..<place { before += summaries[passed] }
      node = Int(children[place])
    }
    let first = node * Self.leafCapacity
    for place in first..<first + index { before += Summary(values[place]) }
    return (before, values[first + index])
  }

  /// The index of the value that an offset falls into, the sum before it, and what it counts as.
  ///
  /// Values of 0 are passed over.
  ///
  /// - Parameters:
  ///   - offset: at least 0 and less than the sum of all values.
  ///   - estimate: what an open value stands for.
  func index(at offset: Int64, estimate: Int64) -> (index: Int, sum: Int64, value: Int64) {
    var rest = offset
    var index = 0
    var node = root
    for _ in 0..<height {
      var place = node * Self.fanOut
      while true {
        let total = summaries[place].total(estimate)
        if rest < total { break }
        rest -= total
        index += summaries[place].count
        place += 1
      }
      node = Int(children[place])
    }
    var place = node * Self.leafCapacity
    while true {
      let value = values[place] < 0 ? estimate : values[place]
      if rest < value { return (index, offset - rest, value) }
      rest -= value
      index += 1
      place += 1
    }
  }

  /// The values in order.
  var allValues: [Int64] {
    var result: [Int64] = []
    result.reserveCapacity(count)
    collect(root, height, &result)
    return result
  }

  private func collect(_ node: Int, _ level: Int, _ result: inout [Int64]) {
    if level == 0 {
      let first = node * Self.leafCapacity
      result.append(contentsOf: values[first..<first + Int(leafCounts[node])])
      return
    }
    let first = node * Self.fanOut
    for place in first..<first + Int(childCounts[node]) {
      collect(Int(children[place]), level - 1, &result)
    }
  }

  /// The place of the child that holds an index, which becomes the index within that child.
  @inline(__always)
  func descend(_ node: Int, _ index: inout Int) -> Int {
    var place = node * Self.fanOut
    while index >= summaries[place].count {
      index -= summaries[place].count
      place += 1
    }
    return place
  }

  // MARK: Nodes

  mutating func makeLeaf() -> Int {
    if let leaf = freeLeaves.popLast() {
      leafCounts[Int(leaf)] = 0
      return Int(leaf)
    }
    values.append(contentsOf: repeatElement(0, count: Self.leafCapacity))
    leafCounts.append(0)
    return leafCounts.count - 1
  }

  mutating func makeNode() -> Int {
    if let node = freeNodes.popLast() {
      childCounts[Int(node)] = 0
      return Int(node)
    }
    children.append(contentsOf: repeatElement(0, count: Self.fanOut))
    summaries.append(contentsOf: repeatElement(Summary(), count: Self.fanOut))
    childCounts.append(0)
    return childCounts.count - 1
  }
}

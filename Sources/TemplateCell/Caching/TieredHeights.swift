/// A sequence of heights with constant-time access and cheap insertion and removal anywhere: a tiered vector.
///
/// All values lie in one array, cut into blocks of 2,048. Every full block is a ring with its own first place, so
/// that a value pushed in at one end pushes one out at the other: an insertion shifts values in one block and then
/// touches one value of each later block. The last block, while it is not full, is plain. An unknown height is
/// not-a-number.
///
/// Source: M. T. Goodrich and J. G. Kloss, "Tiered Vectors: Efficient Dynamic Arrays for Rank-Based Sequences"
/// (1999), with one level of blocks of fixed size.
@usableFromInline
struct TieredHeights: Sendable {
  @usableFromInline static let shift = 11
  @usableFromInline static let capacity = 1 << shift
  @usableFromInline static let mask = capacity - 1

  @usableFromInline var storage: ContiguousArray<Double>
  /// The first place of each full block.
  @usableFromInline var heads: ContiguousArray<Int32>

  init(_ values: ContiguousArray<Double> = []) {
    storage = values
    heads = ContiguousArray(repeating: 0, count: values.count >> Self.shift)
  }

  init(unknown count: Int) {
    self.init(ContiguousArray(repeating: .nan, count: count))
  }

  @inlinable var count: Int { storage.count }

  /// The place of a value in the storage.
  @inlinable
  func slot(_ index: Int) -> Int {
    let block = index >> Self.shift
    guard block < heads.count else { return index }
    return block << Self.shift | (Int(truncatingIfNeeded: heads[block]) + index) & Self.mask
  }

  /// The value at an index, which must be in range.
  ///
  /// - Complexity: O(1).
  @inlinable
  subscript(index: Int) -> Double {
    get { storage[slot(index)] }
    set { storage[slot(index)] = newValue }
  }

  /// The values in order.
  var values: ContiguousArray<Double> {
    heads.isEmpty ? storage : ContiguousArray(storage.indices.lazy.map { storage[slot($0)] })
  }

  /// Puts in one value.
  ///
  /// - Complexity: O(n / 2048 + 2048).
  mutating func insert(_ value: Double, at index: Int) {
    let block = index >> Self.shift
    let full = heads.count
    var carry = value
    if block < full {
      carry = push(value, intoBlock: block, at: index & Self.mask)
      for later in block + 1..<full {
        heads[later] = (heads[later] - 1) & Int32(Self.mask)
        swap(&storage[later << Self.shift | Int(heads[later])], &carry)
      }
      storage.insert(carry, at: full << Self.shift)
    } else {
      storage.insert(carry, at: index)
    }
    if storage.count & Self.mask == 0 { heads.append(0) }
  }

  /// Takes out one value.
  ///
  /// - Complexity: O(n / 2048 + 2048).
  mutating func remove(at index: Int) -> Double {
    if !heads.isEmpty, storage.count & Self.mask == 0 { flattenLastBlock() }
    let block = index >> Self.shift
    let full = heads.count
    guard block < full else { return storage.remove(at: index) }
    var carry = storage.remove(at: full << Self.shift)
    for later in (block + 1..<full).reversed() {
      swap(&storage[later << Self.shift | Int(heads[later])], &carry)
      heads[later] = (heads[later] + 1) & Int32(Self.mask)
    }
    return pull(fromBlock: block, at: index & Self.mask, appending: carry)
  }

  /// Puts a value into a full block and returns the one that falls out at its end.
  private mutating func push(_ value: Double, intoBlock block: Int, at index: Int) -> Double {
    let base = block << Self.shift
    let head = Int(heads[block])
    var carry = value
    if index > Self.capacity / 2 {
      for offset in index..<Self.capacity {
        swap(&storage[base | (head + offset) & Self.mask], &carry)
      }
      return carry
    }
    for offset in stride(from: index - 1, through: -1, by: -1) {
      swap(&storage[base | (head + offset) & Self.mask], &carry)
    }
    heads[block] = Int32((head - 1) & Self.mask)
    return carry
  }

  /// Takes a value out of a full block and puts another in at its end.
  private mutating func pull(fromBlock block: Int, at index: Int, appending value: Double) -> Double {
    let base = block << Self.shift
    let head = Int(heads[block])
    var carry = value
    if index > Self.capacity / 2 {
      for offset in stride(from: Self.mask, through: index, by: -1) {
        swap(&storage[base | (head + offset) & Self.mask], &carry)
      }
      return carry
    }
    for offset in 0...index {
      swap(&storage[base | (head + offset) & Self.mask], &carry)
    }
    heads[block] = Int32((head + 1) & Self.mask)
    return carry
  }

  /// Makes the last block, which is full, a plain one, so that values can leave it.
  private mutating func flattenLastBlock() {
    let head = Int(heads.removeLast())
    guard head != 0 else { return }
    let base = heads.count << Self.shift
    let ring = Array(storage[base...])
    for offset in 0..<Self.capacity {
      storage[base | offset] = ring[(head + offset) & Self.mask]
    }
  }
}

extension TieredHeights {
  /// Whether as many single edits cost more than making the sequence anew.
  private func prefersRebuilding(_ edits: Int) -> Bool {
    edits.multipliedReportingOverflow(by: min(count, Self.capacity) / 2 + heads.count + 64).partialValue > count
  }

  /// Takes out values at ascending indices.
  ///
  /// - Complexity: O(min(k * (n / 2048 + 2048), n)) for k indices.
  mutating func remove(at indices: [Int]) -> [Double] {
    guard prefersRebuilding(indices.count) else {
      return indices.reversed().map { remove(at: $0) }.reversed()
    }
    let removed = indices.map { self[$0] }
    var kept = ContiguousArray<Double>()
    kept.reserveCapacity(count - indices.count)
    var next = 0
    for index in storage.indices {
      if next < indices.count, indices[next] == index {
        next += 1
      } else {
        kept.append(self[index])
      }
    }
    self = TieredHeights(kept)
    return removed
  }

  /// Puts in values at their final indices, ascending; `nil` is an unknown height.
  ///
  /// - Complexity: O(min(k * (n / 2048 + 2048), n + k)) for k values.
  mutating func insert(_ values: [(row: Int, value: Double?)]) {
    guard prefersRebuilding(values.count) else {
      for (row, value) in values {
        insert(value ?? .nan, at: row)
      }
      return
    }
    var result = ContiguousArray<Double>()
    result.reserveCapacity(count + values.count)
    var next = 0
    for (row, value) in values {
      while result.count < row {
        result.append(self[next])
        next += 1
      }
      result.append(value ?? .nan)
    }
    while next < count {
      result.append(self[next])
      next += 1
    }
    self = TieredHeights(result)
  }
}

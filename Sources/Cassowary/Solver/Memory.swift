/// Owns the one block of memory of a tableau.
final class Memory: @unchecked Sendable {
  // Written only in init; the block behind it changes only through a tableau that holds the only reference.
  let base: UnsafeMutableRawPointer
  let byteCount: Int

  init(byteCount: Int) {
    self.byteCount = byteCount
    base = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 16)
  }

  deinit {
    base.deallocate()
  }
}

/// How many elements each part of the block has room for.
struct Capacities: Equatable {
  var variables = 0
  var symbols = 0
  var breakpoints = 0
  var constraints = 0
  var rowEntries = 0
  var factorEntries = 0
  var etas = 0
  var etaEntries = 0
  var hashes = 0
  /// Levels kept per symbol.
  var stride = 4
}

/// Hands out the parts of a block, one after the other, or only counts them when there is no block yet.
struct Placer {
  var base: UnsafeMutableRawPointer?
  var offset = 0

  /// Gives a part a place, moving the elements in use there.
  mutating func place<T>(_ pointer: inout UnsafeMutablePointer<T>, used: Int, capacity: Int) {
    if let base {
      let target = (base + offset).bindMemory(to: T.self, capacity: max(capacity, 1))
      if used > 0 { target.initialize(from: pointer, count: used) }
      pointer = target
    }
    offset += (capacity * MemoryLayout<T>.stride + 15) & ~15
  }
}

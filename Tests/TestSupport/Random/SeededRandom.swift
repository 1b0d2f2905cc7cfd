/// A small seeded generator of random numbers: the same seed gives the same numbers everywhere.
///
/// The mixing steps are those of SplitMix64 (Steele, Lea and Flood 2014).
public struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Makes a generator from a seed; every seed is good.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from `0` to `count - 1`; `count` is at least 1 and far below 2^32, so the bias is of no account.
  public mutating func below(_ count: Int) -> Int {
    Int(truncatingIfNeeded: ((next() >> 32) &* UInt64(count)) >> 32)
  }

  /// A whole number in a range, both ends included.
  public mutating func integer(_ least: Int, _ most: Int) -> Int {
    least + below(most - least + 1)
  }

  /// True in so many of a hundred draws.
  public mutating func chance(_ percent: Int) -> Bool {
    below(100) < percent
  }

  /// A number in `0 ..< 1`.
  public mutating func unit() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  /// The numbers from 0 to `count - 1` in a random order.
  public mutating func permutation(_ count: Int) -> [Int] {
    var order = Array(0..<count)
    var last = count - 1
    while last > 0 {
      order.swapAt(last, below(last + 1))
      last -= 1
    }
    return order
  }
}

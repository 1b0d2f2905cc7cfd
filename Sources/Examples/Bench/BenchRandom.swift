/// The seeded numbers of the workloads: the same on every machine (SplitMix64, Steele, Lea and Flood 2014).
struct BenchRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A whole number in a range, both ends included.
  mutating func integer(_ least: Int, _ most: Int) -> Int {
    least + Int(truncatingIfNeeded: ((next() >> 32) &* UInt64(most - least + 1)) >> 32)
  }

  mutating func number(_ least: Int, _ most: Int) -> Double { Double(integer(least, most)) }

  mutating func element(_ choices: [Double]) -> Double { choices[integer(0, choices.count - 1)] }
}

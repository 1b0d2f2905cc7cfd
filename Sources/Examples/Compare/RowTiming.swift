/// How long a row takes, measured so that it can be compared: several works side by side, turn by turn.
struct RowTiming {
  /// The shortest time of one sample; a work that is done sooner is repeated within its sample. Shorter than the time
  /// slices of the system, so that most samples run undisturbed beside other programs.
  var sample = Duration.microseconds(300)
  /// The least number of samples of each work.
  var leastSamples = 15
  /// When to stop taking more samples than the least.
  var budget = Duration.seconds(2)
  /// Is told between samples which part of the budget is used, from 0 to 1.
  var tick: (Double) -> Void = { _ in }

  /// The median time of one run of each work, in nanoseconds.
  ///
  /// The works take turns, sample by sample, so that whatever else the machine does meets all of them alike.
  ///
  /// - Parameter works: what to time; each returns a number that depends on all it did, so that none of it can be
  ///   left out.
  /// - Returns: for each work its time and the sum of what its last run returned.
  func medians<Failure: Error>(
    _ works: [() throws(Failure) -> Double]
  ) throws(Failure) -> [(nanoseconds: Double, result: Double)] {
    let clock = ContinuousClock()
    var repeats: [Int] = []
    var results: [Double] = []
    for work in works {
      results.append(try work())
      var count = 1
      while count < 1 << 20 {
        let start = clock.now
        for _ in 0..<count { _ = try work() }
        if clock.now - start >= sample { break }
        count *= 2
      }
      repeats.append(count)
    }
    var samples: [[Double]] = Array(repeating: [], count: works.count)
    let start = clock.now
    while samples[0].count < leastSamples || clock.now - start < budget {
      tick(min(1, (clock.now - start) / budget))
      for (index, work) in works.enumerated() {
        let begin = clock.now
        for _ in 0..<repeats[index] { results[index] = try work() }
        samples[index].append(Self.nanoseconds(clock.now - begin) / Double(repeats[index]))
      }
    }
    return works.indices.map { (Self.median(samples[$0]), results[$0]) }
  }

  /// The middle of the sorted values, or the mean of the two in the middle; NaN of none.
  static func median(_ values: [Double]) -> Double {
    guard !values.isEmpty else { return .nan }
    let sorted = values.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  private static func nanoseconds(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
  }
}

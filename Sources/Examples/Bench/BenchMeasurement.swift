import Foundation
import TemplateCell

/// What a case took, and how that compares with its reference.
struct BenchMeasurement: Encodable, Sendable {
  /// The name of the case.
  var name: String
  /// How often the operation was done.
  var iterations: Int
  /// The time of one operation in nanoseconds: the least of ten parts of the run.
  var nanosecondsPerOperation: Double
  /// The name of the case it is held against; `nil` when it ran alone.
  var reference: String?
  /// Its time divided by that of the reference: in the middle of the ten parts, each beside one of the reference, so
  /// that what else the machine does meets both.
  var ratio: Double?

  /// Checks the answers, then measures a case, in turns with a reference if there is one.
  ///
  /// A run without operations is what a profiler subtracts, so it has all that is not measured, and only that.
  init(_ item: BenchCase, against other: BenchCase?, iterations: Int) async throws {
    try await item.check()
    try await other?.check()
    var run = Run(iterations, try item.prepare())
    var reference = try other.map { Run($0.iterations, try $0.prepare()) }
    for part in 1...10 {
      try await run.measure(part: part)
      try await reference?.measure(part: part)
    }
    name = item.name
    self.iterations = run.done
    nanosecondsPerOperation = Self.rounded(run.time)
    let ratios = zip(run.times, reference?.times ?? []).filter { $1 > 0 }.map { $0 / $1 }
    guard let other, !ratios.isEmpty else { return }
    self.reference = other.name
    ratio = Self.significant(ratios.sorted()[ratios.count / 2])
  }

  /// A line for people: name, time, iterations, and the ratio.
  var text: String {
    let name = name.padding(toLength: max(34, name.count), withPad: " ", startingAt: 0)
    let time = Decimals.short(nanosecondsPerOperation)
    let number = String(repeating: " ", count: max(0, 14 - time.count)) + time
    let comparison = ratio.flatMap { ratio in reference.map { "   \(Decimals.short(ratio, places: 9)) x \($0)" } } ?? ""
    return "\(name)\(number) ns   \(iterations) iterations\(comparison)\n"
  }

  private enum CodingKeys: String, CodingKey {
    case name = "case"
    case iterations, nanosecondsPerOperation, reference, ratio
  }

  /// A time as exact as it is known: to tenths below 100, else whole.
  private static func rounded(_ time: Double) -> Double { time < 100 ? (time * 10).rounded() / 10 : time.rounded() }

  /// A ratio with three digits that count.
  static func significant(_ ratio: Double) -> Double {
    guard ratio > 0, ratio.isFinite else { return ratio }
    let exponent = Int(log10(ratio).rounded(.down)) - 2
    let unit = pow(10, Double(abs(exponent)))
    return exponent < 0 ? (ratio * unit).rounded() / unit : (ratio / unit).rounded() * unit
  }

  /// An operation done in ten parts.
  private struct Run {
    let iterations: Int
    let operation: BenchCase.Run
    var done = 0
    /// The time of an operation in each part, in nanoseconds.
    private(set) var times: [Double] = []

    init(_ iterations: Int, _ operation: @escaping BenchCase.Run) {
      self.iterations = iterations
      self.operation = operation
    }

    /// The least time of an operation in nanoseconds; 0 when none was done.
    var time: Double { times.min() ?? 0 }

    mutating func measure(part: Int) async throws {
      let count = iterations * part / 10 - done
      if count == 0 { return }
      let clock = ContinuousClock()
      let start = clock.now
      let sum = try await operation(count)
      let (seconds, attoseconds) = start.duration(to: clock.now).components
      times.append((Double(seconds) * 1e9 + Double(attoseconds) * 1e-9) / Double(count))
      done += count
      guard sum.isFinite else { throw BenchError.wrongAnswer("the sum of the results", got: sum, right: 0) }
    }
  }
}

/// One thing to measure.
struct BenchCase {
  /// What is measured: does an operation so many times and gives a number that depends on the results, so that none of
  /// it can be left out.
  typealias Run = (_ iterations: Int) async throws -> Double

  /// The name, as `bench NAME` takes it.
  var name: String
  /// How often the operation is done when nothing is said.
  var iterations: Int
  /// The name of the case it is held against: measured in turns with it, so that both have the same machine.
  var reference: String
  /// Throws ``BenchError`` when the operation gives a wrong answer.
  var check: () async throws -> Void
  /// Prepares what is not measured and gives what is.
  var prepare: () throws -> Run

  /// An operation done again and again.
  static func repeating(_ operation: @escaping () throws -> Double) -> Run {
    { iterations in
      var sum = 0.0
      for _ in 0..<iterations { sum += try operation() }
      return sum
    }
  }
}

/// Why a measurement means nothing.
enum BenchError: Error, CustomStringConvertible {
  /// An operation gave another answer than the right one.
  case wrongAnswer(String, got: Double, right: Double)
  /// A constraint that must hold does not.
  case violated(String)

  var description: String {
    switch self {
    case .wrongAnswer(let what, let got, let right): "\(what) is \(got), right is \(right)"
    case .violated(let what): "\(what) does not hold"
    }
  }

  /// Throws unless two numbers are equal to 1e-9 of their size.
  static func expect(_ what: @autoclosure () -> String, _ got: Double, _ right: Double) throws {
    if !((got - right).magnitude <= 1e-9 * max(1, right.magnitude)) {
      throw BenchError.wrongAnswer(what(), got: got, right: right)
    }
  }
}

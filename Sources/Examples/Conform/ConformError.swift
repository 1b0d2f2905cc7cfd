/// Why a conformance folder could not be used.
enum ConformError: Error, Hashable, Sendable {
  /// A file cannot be read.
  case unreadable(InputProblem.Unreadable)
  /// A layout is not of the expected form; why, where that is known.
  case invalidLayout(String, reason: String)
  /// The folder holds no layouts.
  case noLayouts(String)

  /// The error as one sentence.
  var sentence: String {
    switch self {
    case .unreadable(let problem): problem.sentence
    case .invalidLayout(let path, let reason): "\(path) is not a stored layout: \(reason)."
    case .noLayouts(let path): "\(path) has no folder 'layouts' with layouts in it."
    }
  }
}

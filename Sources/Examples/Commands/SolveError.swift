/// Why a text of the constraint language cannot be run.
enum SolveError: Error, Hashable, Sendable {
  /// The text of a file has no statement: it is empty, or holds only comments.
  case noStatements(String)

  /// The error as one sentence.
  var sentence: String {
    switch self {
    case .noStatements(let file): "\(file) has no statements: there is nothing to solve."
    }
  }
}

import TemplateCell

/// Errors as sentences for people.
enum ErrorSentence {
  /// What an error says.
  static func of(_ error: any Error) -> String {
    switch error {
    case let error as UsageError: error.sentence
    case let error as FeedError: error.sentence
    case let error as TraceFileError: error.sentence
    case let error as OutputError: error.sentence
    case let error as InputProblem.Unreadable: error.sentence
    case let error as ConformError: error.sentence
    case let error as MeasureError: error.sentence
    case let error as MeasureTextError: error.sentence
    case let error as SolveError: error.sentence
    default: "\(error)"
    }
  }
}

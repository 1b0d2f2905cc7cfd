/// Why a file could not be used as a scroll trace.
enum TraceFileError: Error, Hashable, Sendable {
  /// The file cannot be read.
  case unreadable(file: String, reason: String)
  /// The file is not JSON of the shape of a trace, or its numbers cannot be scrolled by; where and why.
  case malformed(file: String, place: String, reason: String)

  /// The error as one sentence.
  var sentence: String {
    switch self {
    case .unreadable(let file, let reason): "\(file) cannot be read: \(reason)."
    case .malformed(let file, let place, let reason):
      "\(file) is not a scroll trace\(place.isEmpty ? "" : " (at \(place))"): \(reason)."
    }
  }
}

/// Why a conformance folder could not be used.
enum ConformError: Error, Hashable, Sendable {
  /// A file or folder cannot be read.
  case unreadable(String)
  /// A layout is not of the expected form.
  case invalidLayout(String)
  /// The folder holds no layouts.
  case noLayouts(String)

  /// The error as one sentence.
  var sentence: String {
    switch self {
    case .unreadable(let path): "\(path) cannot be read."
    case .invalidLayout(let path): "\(path) is not a stored layout."
    case .noLayouts(let path): "\(path) has no folder 'layouts' with layouts in it."
    }
  }
}

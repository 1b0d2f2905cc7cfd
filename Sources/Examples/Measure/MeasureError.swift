import TemplateCell

/// Why a file or its content could not be measured.
enum MeasureError: Error, Hashable, Sendable {
  /// The file is no Interface Builder file that can be read.
  case unreadable(String, InterfaceFileError)
  /// The file holds no layout.
  case noLayout(String)
  /// The file has no layout with this id or reuse identifier; those it has.
  case unknownLayout(String, known: [String])
  /// The content is not JSON of the expected form.
  case invalidContent(String)

  /// The error as one sentence.
  var sentence: String {
    switch self {
    case .unreadable(let path, let error): "\(path): \(error)"
    case .noLayout(let path): "\(path) holds no layout."
    case .unknownLayout(let name, let known):
      "The file has no layout '\(name)'; "
        + (known.isEmpty ? "none has a reuse identifier." : "it has \(known.joined(separator: ", ")).")
    case .invalidContent(let problem): "The content cannot be used: \(problem)."
    }
  }
}

import TemplateCell

/// Why a text cannot be measured.
enum MeasureTextError: Error, Hashable, Sendable {
  /// The file is no font that can be used.
  case unusableFont(String, FontFileError)

  /// The error as one sentence.
  var sentence: String {
    switch self {
    case .unusableFont(let path, let error): "\(path) cannot be used as a font: \(error)"
    }
  }
}

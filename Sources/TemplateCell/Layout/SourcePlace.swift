/// Where something was written, for messages.
enum SourcePlace {
  /// The file without its folders or module, and the line: `NoteCell.swift:31`.
  static func text(_ file: String, _ line: Int) -> String {
    "\(file.split(separator: "/").last.map(String.init) ?? file):\(line)"
  }
}

extension LayoutConstraint {
  /// The file and line on which it was written.
  var place: String? {
    guard let file, let line else { return nil }
    return SourcePlace.text(file, line)
  }
}

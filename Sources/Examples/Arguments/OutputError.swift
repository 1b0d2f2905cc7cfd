import Foundation

/// Why a file could not be written.
enum OutputError: Error, Hashable, Sendable {
  /// The file cannot be written.
  case unwritable(file: String, reason: String)

  /// The error as one sentence.
  var sentence: String {
    switch self {
    case .unwritable(let file, let reason): "\(file) cannot be written: \(reason)."
    }
  }

  /// Makes a folder, and those around it, unless it is there.
  static func makeFolder(_ path: String) throws(OutputError) {
    do {
      if path.isEmpty { throw CocoaError(.fileNoSuchFile) }
      try FileManager.default.createDirectory(at: URL(fileURLWithPath: path), withIntermediateDirectories: true)
    } catch {
      var isFolder = ObjCBool(false)
      let isFile = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
      throw .unwritable(file: path, reason: isFile ? "it is a file" : InputProblem.reason(error, path: path))
    }
  }

  /// Writes a text into a file in place of what it holds; `-` is the standard output.
  ///
  /// The file itself stays: links are followed, its mode is kept, and devices and pipes take the text.
  static func write(_ text: String, to path: String, on console: Console) throws(OutputError) {
    if path == "-" { return console.write(text) }
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw .unwritable(file: path, reason: InputProblem.reason(error, path: path))
    }
  }
}

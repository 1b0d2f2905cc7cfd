import Foundation

/// Files that lie beside a checkout on some machines and never belong to the repository.
enum SharedFiles {
  /// The text of a file under a folder `shared` in one of the folders above this one, or `nil`.
  static func data(_ path: String) -> Data? {
    var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let file = folder.appendingPathComponent("shared/\(path)")
      if FileManager.default.fileExists(atPath: file.path) { return try? Data(contentsOf: file) }
    }
    return nil
  }
}

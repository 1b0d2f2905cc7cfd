import Foundation

/// Compares texts with files that hold what they looked like when somebody last looked at them.
///
/// The files lie in a folder `Snapshots` beside the test, or in one that is given. With `RECORD_SNAPSHOTS=1` in the environment they are written
/// instead of compared; look at the difference before committing it.
public enum Snapshot {
  /// What is wrong with a text: `nil` when it equals the file, else the first line that differs.
  ///
  /// - Parameters:
  ///   - text: the text to compare.
  ///   - name: the name of the file.
  ///   - folder: where the files lie, from the folder of the test.
  ///   - testFile: the file of the test.
  public static func difference(
    _ text: String, _ name: String, in folder: String = "Snapshots", testFile: String = #filePath
  ) -> String? {
    let folder = URL(fileURLWithPath: testFile).deletingLastPathComponent().appendingPathComponent(folder)
      .standardized
    let file = folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return nil
      } catch {
        return "\(name) cannot be recorded: \(error)"
      }
    }
    guard let recorded = try? String(contentsOf: file, encoding: .utf8) else {
      return "\(name) was never recorded; run with RECORD_SNAPSHOTS=1"
    }
    return firstDifference(text, recorded).map { "\(name), \($0)" }
  }

  private static func firstDifference(_ text: String, _ recorded: String) -> String? {
    if text == recorded { return nil }
    let (now, before) = (text.components(separatedBy: "\n"), recorded.components(separatedBy: "\n"))
    for index in 0..<max(now.count, before.count) {
      let line = index < now.count ? now[index] : "(nothing)"
      let expected = index < before.count ? before[index] : "(nothing)"
      if line != expected { return "line \(index + 1): '\(line)' instead of '\(expected)'" }
    }
    return "the spelling of a character differs"
  }
}

import Foundation
import Testing

@testable import Examples

/// What commands read and write.
@Suite("Examples files")
struct FilesTests {
  /// Runs a body with a new folder and removes the folder.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func `output goes into the file that is there, through links`() throws {
    try withFolder { folder in
      let (file, link) = (folder.appendingPathComponent("file"), folder.appendingPathComponent("link"))
      try Data("something longer".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      try OutputError.write("text", to: link.path, on: RecordedConsole().console)
      #expect(try String(contentsOf: file, encoding: .utf8) == "text")
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
    }
  }

  @Test func `a pipe takes output and is read to its end`() throws {
    try withFolder { folder in
      let pipe = folder.appendingPathComponent("pipe").path
      try #require(mkfifo(pipe, 0o600) == 0)
      // Each end waits until the other is open.
      Thread.detachNewThread { try? OutputError.write("a == 3", to: pipe, on: RecordedConsole().console) }
      #expect(try InputProblem.contents(of: pipe).get() == Data("a == 3".utf8))
    }
  }

  @Test func `why a file cannot be read`() throws {
    try withFolder { folder in
      func reason(_ path: String) -> String? {
        if case .failure(let problem) = InputProblem.contents(of: path) { problem.reason } else { nil }
      }
      #expect(reason(folder.path) == "it is a folder")
      #expect(reason(folder.path + "/none") == "there is no such file")
      #expect(reason("") == "the name is empty")
      #expect(reason(#filePath) == nil)
    }
  }
}

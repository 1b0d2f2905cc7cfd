/// The place in a source file where something was declared.
public struct SourceLocation: Hashable, Sendable, Codable {
  /// The file, as `#fileID` gives it.
  public var file: String
  /// The line, from 1.
  public var line: Int

  /// Makes a location.
  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}

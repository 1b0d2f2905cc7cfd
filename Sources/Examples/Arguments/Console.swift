import Foundation

/// Where a command writes: results to one place, complaints to another.
struct Console: Sendable {
  /// Takes text of the result.
  var write: @Sendable (String) -> Void
  /// Takes text about what went wrong.
  var complain: @Sendable (String) -> Void

  /// The standard output and the standard error of the process.
  static let standard = Console(
    write: { FileHandle.standardOutput.write(Data($0.utf8)) },
    complain: { FileHandle.standardError.write(Data($0.utf8)) })
}

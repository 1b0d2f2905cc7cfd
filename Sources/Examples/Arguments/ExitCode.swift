/// What a command tells the shell.
enum ExitCode {
  /// Everything was as it should be.
  static let success: Int32 = 0
  /// A comparison or check found a difference.
  static let difference: Int32 = 1
  /// The arguments or the input could not be used.
  static let unusable: Int32 = 2
}
